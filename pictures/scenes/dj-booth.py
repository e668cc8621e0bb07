"""A DJ with one hand to the headphones, rings of light behind, heads along the front."""

from kit import *

scene()
chance = scattered(371)
indoors(0.006, 0.05)
for k in range(7):
    r = 0.55 + 0.42 * k
    colour, s = (WARM, 1.0) if k % 2 == 0 else (COOL, 0.8)
    ring = [(r * math.cos(t), 5.0 + 0.02 * k, 1.95 + r * math.sin(t)) for t in (2 * math.pi * i / 120 for i in range(121))]
    Shape().line(ring, 0.075 - 0.006 * k, 8).stand(glow(colour, s))
Shape().box((0, 2.0, 0.55), (3.2, 0.8, 1.1)).stand(matte(0.15, WARM_INK))
front_ = Shape()
for i in range(15):
    for j in range(5):
        front_.ball((-1.4 + 0.2 * i, 1.58, 0.15 + 0.2 * j), 0.05 + 0.022 * math.sin(i * 0.7 + j), 12, 8)
front_.stand(glow(WARM, 1.6))
for x in (-0.75, 0.75):
    Shape().box((x, 1.95, 1.13), (0.5, 0.42, 0.07)).stand(matte(0.2, rough=0.4, shine=0.4))
    Shape().tube((x - 0.04, 1.95, 1.165), (x - 0.04, 1.95, 1.185), 0.16, sides=44).stand(matte(0.03, rough=0.3, shine=0.8))
    Shape().tube((x - 0.04, 1.95, 1.185), (x - 0.04, 1.95, 1.19), 0.055, sides=30).stand(matte(0.85, WARM_INK))
Shape().box((0, 1.95, 1.14), (0.44, 0.4, 0.09)).stand(matte(0.4, COOL_INK, 0.4))
with at((0.05, 2.65, 0.12), 178):
    face = person(Wear(top=Cloth(0.08, NEUTRAL, 'flowers', (0.9, 0.5, 0.45), 13, 0.42, collar=True), trousers=Cloth(0.1), hair='quiff', hair_tone=0.06, glasses='shades', beard=True, skin=0.62), lean=(0.05, 0.1), gaze=(16, 8, 14), left=Hand((-0.17, 0.11, 1.62), (-0.9, 0.1, -0.5), (0.5, -0.2, 0.7), (1, 0, 0), 'flat'), right=Hand((0.62, 0.36, 1.14), (0.9, -0.3, -0.2), (0.3, 0.8, -0.4), (0, 0, -1), 'easy'))
    with within(face):
        Shape().line([(0.1 * math.cos(t), 0.02, 0.17 + 0.15 * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))], 0.014, 10).stand(matte(0.06, shine=0.5))
        for side in (-1, 1):
            Shape().tube((side * 0.08, 0.03, 0.16), (side * 0.115, 0.03, 0.16), 0.052, sides=24).stand(matte(0.9, WARM_INK, 0.4, 0.5))
crowd([body(anyone(chance, skin=0.45), left=Hand((-0.3, 0.12, 1.92), (-1, 0, 0), grip='spread') if i % 2 else None, right=Hand((0.32, 0.1, 1.95), (1, 0, 0), grip='fist') if i % 3 == 0 else None, detail=0.018) for i in range(10)], [(-3.4 + 0.52 * k + chance.gauss(0, 0.06), -0.3 + 0.5 * (k % 2), -0.62, chance.gauss(0, 12)) for k in range(14)], seed=2)
for x in (-3.2, -1.7, 1.7, 3.2):
    beam((x, 4.6, 5), (x * 0.3, 1.2, 0.2), 0.07, 0.7, COOL, 0.6, 0.8)
lamp('AREA', (-1.7, 0.4, 2.9), (0, 2.6, 1.5), WARM, 300, 0.5)
lamp('AREA', (2.2, 3.6, 2.8), (0, 2.6, 1.5), COOL, 150, 0.6)
lamp('AREA', (-2.2, 3.6, 2.8), (0, 2.6, 1.5), COOL, 120, 0.6)
lamp('AREA', (0, 1.3, 0.9), (0, -0.5, 1.2), WARM, 40, 2)
camera((0.0, -2.9, 1.62), (0.0, 2.5, 1.6), 44)
render(1200, 800, 34)
