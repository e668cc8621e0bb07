"""A trio plays in the boathouse; the audience listens from three rowing boats."""

from kit import *

scene()
chance = scattered(341)
haze = after_dark(0.5, 40, 300, 0.8)
mere(0, -5, 900, 900, 0.16, 1.0, 0.03)
fells(120, 120, 40, 4, [(-90, 60, 0.9), (100, 60, 0.8)], 280, 0.25, -3, 0.012, 0.3)
bank = lambda x, y: -0.3 + 1.0 * min(1, max(0, (y - 13.5) / 2)) + 0.05 * fbm(x, y, 3, 3)
sheet(-30, 30, 12, 40, 100, 60, bank, matte(0.2, COOL_INK, 1, 0))
woods = [spruce(chance, 8 + chance.random() * 3, 0.1) for _ in range(4)]
plant(woods, [(chance.uniform(-26, 26), chance.uniform(21, 34), 0.5) for _ in range(40)], chance, (0.8, 1.3))
house = Shape()
for k in range(14):
    z = 0.5 + 0.26 * k
    for x in (-3.3, 3.3):
        house.box((x, 13.5, z), (0.14, 5.4, 0.25))
    house.box((0, 16.1, z), (6.6, 0.14, 0.25))
house.box((0, 13.4, 0.36), (7, 5.8, 0.14))
for x in (-3.2, -1.1, 1.1, 3.2):
    house.tube((x, 10.7, -1), (x, 10.7, 0.4), 0.1)
house.stand(matte(0.4, WARM_INK, 0.9))
Shape().add([(-3.9, 10.2, 4.0), (0, 10.2, 6.2), (3.9, 10.2, 4.0), (-3.9, 16.6, 4.0), (0, 16.6, 6.2), (3.9, 16.6, 4.0)], [(0, 1, 4, 3), (1, 2, 5, 4)]).stand(matte(0.2, COOL_INK, 0.9))
Shape().add([(-3.5, 10.6, 4.1), (3.5, 10.6, 4.1), (0, 10.6, 6.1)], [(0, 1, 2)]).stand(matte(0.35, WARM_INK, pattern='stripes', second=0.2, repeat=3))
festoon((-3.6, 10.1, 3.95), (3.6, 10.1, 3.95), 0.3, 16, WARM, 12, 0.07)
c, ax, n = (0.06, 0.26, 0.82), (-0.9, 0.16, 0.36), (0.06, 1, 0.16)
with at((-1.6, 12.4, 0.43), 194):
    person(Wear(top=Cloth(0.7, WARM_INK, 'checks', 0.2, 13, 0.97), trousers=Cloth(0.15), hair='long', beard=True), hips=(0, -0.05, 0.6), lean=(0.02, 0.14), gaze=(10, 20, 4), feet=((-0.2, 0.42, 0), (0.2, 0.38, 0)), knees=((-0.3, 1, 0.6), (0.35, 1, 0.6)), left=fretting(c, ax, n, 0.5), right=plucking(c, ax, n))
    with held(c, ax, n):
        acoustic(0.6)
    chair(0.2)
with at((0.1, 12.0, 0.43), 180):
    person(Wear(top=Cloth(0.85, NEUTRAL, sleeve=0.97), skirt=Cloth(0.6, WARM_INK, hem=0.7), trousers=None, hair='bun', shape=1, mouth=0.02), left=Hand((-0.3, 0.3, 1.2), (-1, -0.3, -0.5), grip='spread'), right=Hand((0.26, 0.32, 1.2), (1, -0.3, -0.5), grip='spread'))
    straight_stand(0, 0.42, 1.5)
with at((1.75, 12.5, 0.43), 164):
    person(Wear(top=Cloth(0.5, COOL_INK, collar=True), trousers=Cloth(0.12), hat='brim', hair='crop'), hips=(0, 0, 0.92), gaze=(10, 14, 0), left=Hand((-0.2, 0.36, 1.55), (-0.9, 0, -0.5), grip='fret'), right=Hand((0.1, 0.4, 1.0), (1, -0.2, -0.2)))
    # A double bass.
    half = [(-0.62, 0), (-0.6, 0.2), (-0.45, 0.33), (-0.25, 0.34), (-0.1, 0.22), (0.0, 0.2), (0.15, 0.25), (0.32, 0.22), (0.46, 0.08), (0.5, 0)]
    with held((0, 0.42, 0.72), (-0.12, -0.04, 1), (0, 1, 0.1)):
        Shape().plate(half + [(x, -y) for x, y in half[-2:0:-1]], 0.2).stand(matte(0.5, WARM_INK, 0.4, 0.4))
        Shape().box((0.72, 0, 0.11), (1.0, 0.05, 0.03)).box((1.25, 0, 0.09), (0.18, 0.08, 0.06)).box((-0.15, 0, 0.13), (0.02, 0.14, 0.08)).stand(matte(0.05))
lamp('AREA', (0, 11.4, 4.0), (0, 12.6, 1.0), WARM, 150, 1.6)
lamp('POINT', (0, 13.8, 3.0), None, WARM, 60, 0.3)
for x, y, turn, s in ((-3.3, 4.6, -28, 1.0), (0.25, 3.6, 6, 1.0), (3.6, 5.2, 30, 1.0)):
    with at((x, y, 0.0), turn, s):
        rowing_boat(3.6, 0.6, (WARM_INK, NEUTRAL, COOL_INK)[int(x > 0) + int(x > 2)], oars=abs(x) < 1)
        for dy in (-0.7, 0.4):
            with at((chance.uniform(-0.12, 0.12), dy, -0.14), chance.uniform(-10, 10)):
                sitting(anyone(chance), 0.34, reach=0.42, detail=0.014)
        with at((0, 1.35, 0.3)):
            lantern(5)
camera((0.1, -2.2, 2.3), (0.1, 9, 1.75), 31)
render(1200, 800, 34, haze=haze, extra=stars(160, 4, 0.35, False))
