"""A guitarist and a fiddler play under three tall windows in the hall, candles lit at either side."""

from kit import *

scene()
sky((0.004, 0.01, 0.01), [(-1, (0, 0, 0.02)), (-0.1, (0, 0.1, 0.5)), (0.2, (0, 0.3, 0.9)), (1, (0, 0.2, 0.7))])
stone = matte(0.42, NEUTRAL, 0.95, 0.05, 0.5, 3, 0.12, 1.6)
back = 5.0
# The wall with three lancets: built course by course, so that the openings are real.
wall_ = Shape()
chance = scattered(3)
openings = [(-2.5, 0.62, 2.0, 4.4), (0.0, 0.75, 1.9, 5.0), (2.5, 0.62, 2.0, 4.4)]

def open_at(x, z):
    for cx, w, foot, spring in openings:
        if foot < z < spring and abs(x - cx) < w:
            return True
        if z >= spring and math.hypot(abs(x - cx) + w * 0.6, (z - spring)) < w * 1.6:
            return True
    return False

for j in range(76):
    z = 0.05 + 0.1 * j
    x = -7.0
    while x < 7.0:
        w = 0.05
        is_open = open_at(x, z)
        run = 0
        while x + run * w < 7.0 and open_at(x + run * w, z) == is_open:
            run += 1
        if not is_open:
            wall_.box((x + run * w / 2, back + 0.3, z), (run * w, 0.7, 0.1))
        x += run * w
wall_.stand(stone)
tracery = Shape()
for cx, w, foot, spring in openings:
    tracery.box((cx, back + 0.3, (foot + spring) / 2 + 0.3), (0.07, 0.1, spring - foot + 0.9))
    for k in range(1, 5):
        tracery.box((cx, back + 0.3, foot + (spring - foot) * k / 4.2), (2 * w, 0.05, 0.035))
tracery.stand(matte(0.08))
for side in (-1, 1):
    Shape().box((side * 5.2, 2.0, 3.8), (0.8, 8, 7.6)).stand(stone)
    for y in (0.5, 3.2):
        Shape().tube((side * 4.6, y, 0), (side * 4.6, y, 7.6), 0.34, sides=20).tube((side * 4.6, y, 0), (side * 4.6, y, 0.4), 0.46, sides=20).stand(stone)
    curtain(side * 3.5, side * 4.35, 4.55, 5.2, 5, 0.08, 0.6, WARM_INK)
sheet(-6, 6, -6, 5, 4, 4, lambda x, y: 0, matte(0.3, rough=0.3, shine=0.6, pattern='checks', second=0.14, repeat=1.1))
Shape().box((0, 2.6, 0.15), (5.4, 2.6, 0.3)).stand(matte(0.22, WARM_INK, 0.5, 0.3))
c, ax, n = (0.06, 0.26, 0.82), (-0.9, 0.16, 0.36), (0.06, 1, 0.16)
with at((-0.85, 2.5, 0.3), 192):
    person(Wear(top=Cloth(0.75, collar=True), jacket=Cloth(0.14), trousers=Cloth(0.14), hair='long', beard=True), hips=(0, -0.05, 0.6), lean=(0.02, 0.14), gaze=(10, 22, 4), feet=((-0.2, 0.42, 0, 12), (0.2, 0.38, 0, -18)), knees=((-0.3, 1, 0.6), (0.35, 1, 0.6)), left=fretting(c, ax, n, 0.5), right=plucking(c, ax, n))
    with held(c, ax, n):
        acoustic(0.6)
    with at((0, -0.05, 0)):
        chair(0.2)
with at((0.75, 2.35, 0.3), 164):
    person(Wear(top=Cloth(0.65, WARM_INK, sleeve=0.97), skirt=Cloth(0.65, WARM_INK, hem=0.78), trousers=None, hair='bun', shape=1), lean=(0.04, -0.02), gaze=(16, 6, 12), left=Hand((-0.3, 0.4, 1.42), (-0.6, 0.2, -0.9), (0.3, 0.3, 0.9), grip='fret'), right=Hand((0.2, 0.36, 1.28), (0.9, -0.2, -0.3), (-0.6, 0.6, 0.2), grip='easy'))
    with held((-0.1, 0.19, 1.46), (-0.72, 0.66, 0.02), (0.1, 0.2, 1)):
        fiddle(0.5)
    Shape().tube((0.26, 0.38, 1.26), (-0.32, 0.24, 1.6), 0.006).stand(matte(0.7))
for side in (-1, 1):
    with at((side * 2.55, 2.0, 0)):
        s = Shape().tube((0, 0, 0), (0, 0, 1.5), 0.025).tube((0, 0, 0), (0, 0, 0.05), 0.2, 0.18, 20)
        for dx, dz in ((-0.3, 1.5), (0, 1.62), (0.3, 1.5)):
            s.line([(0, 0, 1.2), (dx, 0, 1.25), (dx, 0, dz)], 0.018).tube((dx, 0, dz), (dx, 0, dz + 0.03), 0.06, sides=14)
        s.stand(metal(0.5, 0.4, WARM_INK))
        for dx, dz in ((-0.3, 1.53), (0, 1.65), (0.3, 1.53)):
            with at((dx, 0, dz)):
                candle(0.2, 14)
        lamp('POINT', (0, -0.1, 1.95), None, WARM, 60, 0.25)
# Heads of the front row.
for x, hair, turn in ((-2.6, 'bob', 8), (-1.75, 'crop', -4), (-0.4, 'bun', 6), (0.9, 'curly', -8), (1.75, 'long', -12), (2.9, 'quiff', -14)):
    with at((x, -0.55, 0.16), turn):
        person(Wear(top=Cloth(chance.choice((0.2, 0.3, 0.5))), hair=hair, hair_tone=chance.choice((0.05, 0.2))), hips=(0, 0, 0.5), feet=((-0.15, 0.45, 0), (0.15, 0.45, 0)), knees=((-0.2, 1, 0.6), (0.2, 1, 0.6)), left=Hand((-0.2, 0.3, 0.62)), right=Hand((0.2, 0.3, 0.62)), detail=0.014)
for cx in (-2.5, 0, 2.5):
    beam((cx * 1.15, back + 0.2, 4.6), (cx * 0.5, 0.2, -0.4), 0.62, 0.95, COOL, 0.5, 0.6, 1.2, 0.3)
lamp('AREA', (0, back + 2.5, 5.5), (0, 2.4, 1.0), COOL, 500, 2)
lamp('AREA', (-1.8, -0.4, 3.6), (0, 2.5, 1.2), WARM, 420, 0.7)
lamp('SPOT', (0, 7.5, 6.5), (0, -0.8, 1.2), COOL, 1200, 0.5, 50)
camera((0.1, -3.6, 1.75), (0, 2.6, 2.25), 32)
render(1200, 800, 44)
