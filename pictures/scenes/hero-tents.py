"""Bell tents under the stars, strung with bulbs; two campers and a dog stand among lanterns."""

from kit import *

scene()
chance = scattered(8)
sky((0, 0.045, 0), [(-1, (0, 0, 0.05)), (0, (0, 0, 0.62)), (0.08, (0, 0, 0.4)), (0.22, (0, 0, 0.2)), (0.5, (0, 0, 0.09)), (1, (0, 0, 0.04))])
ground = lambda x, y: 0.9 * fbm(x * 0.03, y * 0.03, 4, 3) + 0.012 * max(0, y - 8) + 0.0009 * x * x + 0.05 * fbm(x * 1.1, y * 1.1, 3, 6)
sheet(-70, 70, -4, 130, 240, 220, ground, matte(0.3, NEUTRAL, 1, 0, 0.5, 3, 0.1, 0.8))
tents = [(-5.6, 13.5, 1.2, 14), (6.4, 12.6, 1.2, -20), (-12.5, 21, 1.1, 23), (-0.9, 21, 1.25, 0), (12.4, 21, 1.1, -29), (-6, 31, 1.1, 11), (5.5, 32, 1.1, -6), (15, 30, 1.1, -17), (-16, 33, 1.1, 17), (-1, 45, 1.1, 0), (11, 46, 1.1, 0), (-13, 48, 1.1, 0), (20, 47, 1.1, 0)]
if TALL:
    tents[0], tents[1] = (-3.9, 15.5, 1.2, 14), (4.4, 16.5, 1.2, -20)
for i, (x, y, s, turn) in enumerate(tents):
    with at((x, y, ground(x, y) - 0.05), turn, s):
        bell_tent((105 if i != 3 else 80) * chance.uniform(0.8, 1.25))
grass(chance, ground, 5200, lambda y: 2 + y * 0.8, 1.2, 14, (0.07, 0.27), 0.28)

posts = [(-8, 9), (-1.6, 17.5), (7.6, 15.2), (2.6, 27), (-9, 26), (12.8, 25)]
if TALL:
    posts[0], posts[2] = (-3.6, 9), (5.2, 13)
tops = [(x, y, ground(x, y) + 4.25) for x, y in posts]
poles = Shape()
for (x, y), top in zip(posts, tops):
    poles.tube((x, y, ground(x, y)), top, 0.05)
poles.stand(matte(0.2))
for a, b in ((0, 1), (1, 2), (1, 3), (1, 4), (3, 5), (2, 5)):
    festoon(tops[a], tops[b], 0.85, 15, WARM, 16, 0.065)
lower = lambda p: (p[0], p[1], p[2] - 0.35)
bunting(lower(tops[0]), lower(tops[1]), chance, 0.7, 16)

for i in range(9):
    y = 4.2 + i * 2.8
    x = (1.9 if not TALL else 0.9) + 0.9 * math.sin(y * 0.28)
    for side in (-0.75, 0.75):
        with at((x + side, y, ground(x + side, y) + 0.03)):
            lantern(1.8 if i < 5 else 0)

wear = dict(skin=0.4)
ax = 1.0 if not TALL else 0.0
with at((ax - 0.55, 9.0, ground(ax, 9)), 14):
    person(Wear(top=Cloth(0.3, sleeve=0.97), jacket=Cloth(0.2, hem=0.15, collar=True), trousers=Cloth(0.15), hat='bobble', hat_tone=0.5, **wear), right=Hand((0.24, 0.24, 1.06), (1, -0.3, -0.6), (0, 1, 0.3), grip='fist'), gaze=(-30, 0, 0), detail=0.013)
with at((ax + 0.15, 9.3, ground(ax, 9.3)), -8, 0.96):
    person(Wear(top=Cloth(0.5, pattern='hoops', second=0.15, repeat=9, sleeve=0.97), skirt=Cloth(0.2, hem=0.5), trousers=None, hair='long', boots=0.2, shape=1, **wear), left=Hand((-0.2, 0.25, 1.12), (-1, -0.3, -0.6), grip='fist'), right=Hand((0.32, 0.12, 0.95)), gaze=(30, 0, 0), detail=0.013)
with at((ax + 0.5, 9.45, ground(ax, 9) + 0.66)):
    lantern(9, 1.1, 9)
with at((ax - 1.25, 8.7, ground(ax - 1.2, 8.7)), -20):
    dog('stand', 0.25)
for x, y, turn in ((7.7, 14.0, 126), (-7, 15.6, -109)):
    with at((x, y, ground(x, y)), turn):
        person(Wear(top=Cloth(0.3, sleeve=0.97), trousers=Cloth(0.15), hair='bob'), detail=0.02)

woods = [spruce(chance, 10 + chance.random() * 4) for _ in range(6)]
for _ in range(95):
    x, y = chance.uniform(-70, 70), 62 + chance.random() * 45
    if abs(x - 4) < 13 and chance.random() < 0.8:
        continue
    plant(woods, [(x, y, ground(x, y) - 0.3)], chance, (0.75, 1.45))
for x, y, s in ((-16, 17, 1.05), (-19, 24, 1.25), (-13.2, 12.5, 0.85), (18.5, 20, 1.15), (16.2, 14.5, 0.8)):
    plant(woods, [(x, y, ground(x, y) - 0.2)], chance, (s, s))
fells(150, 160, 62, 5, [(-170, 100, 0.9), (290, 120, 1.1)], 450, 0.3, 0, 0.008, 0.35)
fells(340, 260, 140, 9, [(-330, 200, 0.8), (90, 230, 0.62), (460, 200, 0.9)], 900, 0.35, 0, 0.005, 0.35)
lamp('SUN', (0, 0, 50), (60, 55, 15), COOL, 0.5, 2)

air_ = air((0, 0.03, 0.3), 40, 420)
if TALL:
    camera((0, -0.6, 1.6), (0.3, 20, 5.4), 30)
    render(600, 1200, 56, haze=air_, extra=stars(420, 3, 0.5))
else:
    camera((0, -0.6, 1.6), (0.3, 20, 4.6), 27)
    render(1200, 800, 56, haze=air_, extra=stars(520, 1))
