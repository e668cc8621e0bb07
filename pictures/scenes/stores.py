"""A shopkeeper behind the counter: bread, jars, scales, shelves to the ceiling."""

from kit import *

scene()
chance = scattered(501)
indoors(0.03, 0.06)
Shape().box((0, 3.4, 2), (9, 0.1, 5)).stand(matte(0.45, COOL_INK))
shelves = Shape()
for k in range(6):
    shelves.box((0, 3.15, 0.95 + 0.48 * k), (6.6, 0.42, 0.05))
for x in (-3.3, -1.1, 1.1, 3.3):
    shelves.box((x, 3.15, 2.1), (0.07, 0.44, 4.2))
shelves.stand(matte(0.35, WARM_INK, 0.8))
for k in range(6):
    x = -3.15
    while x < 3.1:
        kind, z = chance.random(), 0.975 + 0.48 * k
        ink = chance.choice((WARM_INK, NEUTRAL, COOL_INK))
        if kind < 0.4:
            r, h = chance.uniform(0.06, 0.09), chance.uniform(0.16, 0.3)
            Shape().tube((x + r, 3.05, z), (x + r, 3.05, z + h), r, sides=16).stand(matte(chance.choice((0.3, 0.5)), ink, 0.3, 0.5))
            Shape().tube((x + r, 3.05, z + h), (x + r, 3.05, z + h + 0.035), r * 0.9, sides=16).stand(matte(0.1))
            x += 2 * r + 0.03
        elif kind < 0.75:
            w, h = chance.uniform(0.12, 0.22), chance.uniform(0.18, 0.36)
            Shape().box((x + w / 2, 3.05, z + h / 2), (w, 0.2, h)).stand(matte(chance.choice((0.15, 0.35, 0.55)), ink))
            Shape().box((x + w / 2, 2.945, z + h * 0.6), (w * 0.7, 0.01, h * 0.3)).stand(matte(chance.choice((0.05, 0.95))))
            x += w + 0.02
        else:
            for j in range(3):
                Shape().ball((x + 0.11, 3.02, z + 0.05 + 0.075 * j), (0.13 - 0.02 * j, 0.1, 0.05), 14, 8).stand(matte(0.65, WARM_INK, 0.8))
            x += 0.28
Shape().box((0, 1.4, 0.5), (5.6, 0.7, 1.0)).stand(matte(0.6, WARM_INK, pattern='stripes', second=0.4, repeat=2.4))
Shape().box((0, 1.35, 1.03), (5.9, 0.95, 0.06)).stand(matte(0.85, NEUTRAL, 0.3, 0.4))
for x, y, turn, s in ((-1.75, 1.2, 20, 1.0), (-1.35, 1.35, -15, 0.9), (-1.6, 1.45, 60, 0.9), (-1.05, 1.15, 40, 0.8)):
    with at((x, y, 1.06), turn, s):
        loaf = Solid().ellipsoid((0, 0, 0.09), (0.24, 0.13, 0.1), 0.02)
        for k in range(4):
            loaf.scoop((-0.14 + 0.09 * k, 0, 0.2), (0.018, 0.12, 0.035), 0.01)
        put(loaf.mesh(matte(0.7, WARM_INK, 0.8), 0.009))
with at((1.5, 1.3, 1.06)):
    Shape().box((0, 0, 0.06), (0.44, 0.3, 0.12)).lathe([(0.02, 0.12), (0.03, 0.3), (0.15, 0.36), (0.26, 0.44), (0.25, 0.44), (0, 0.35)], 36).stand(matte(0.8, WARM_INK, 0.3, 0.6))
    Shape().tube((0, -0.155, 0.16), (0, -0.165, 0.16), 0.14, sides=40).stand(matte(0.95))
    Shape().tube((0, -0.168, 0.16), (0.06, -0.168, 0.25), 0.006).stand(matte(0.03))
    for k in range(6):
        Shape().ball((chance.uniform(-0.13, 0.13), chance.uniform(-0.12, 0.12), 0.46), 0.062, 12, 9).stand(matte(0.6, COOL_INK, 0.4, 0.4), True)
for k in range(3):
    with at((2.15 + 0.17 * k, 1.3, 1.06)):
        Shape().tube((0, 0, 0), (0, 0, 0.26), 0.075, sides=22).stand(matte(0.8, (WARM_INK, NEUTRAL, WARM_INK)[k], 0.15, 0.8))
        Shape().tube((0, 0, 0.26), (0, 0, 0.31), 0.06, sides=22).stand(matte(0.1))
with at((0.2, 2.2, 0), 180):
    person(Wear(top=Cloth(0.07, NEUTRAL, 'spots', 0.7, 18, 0.7, collar=True), jacket=None, skirt=Cloth(0.95, hem=0.6), trousers=None, hair='bun', hair_tone=0.35, glasses='round', shape=1, mouth=0.01), lean=(0.02, 0.1), gaze=(-8, 6, 5), left=Hand((-0.5, 0.5, 1.12), (-1, -0.3, -0.4), (-0.2, 0.9, -0.2), (0, 0, -1), 'flat'), right=Hand((0.5, 0.5, 1.12), (1, -0.3, -0.4), (0.2, 0.9, -0.2), (0, 0, -1), 'flat'))
    put(Solid().ellipsoid((0, 0.1, 1.2), (0.13, 0.04, 0.2), 0.02).mesh(matte(0.95), 0.012))
Shape().line([(-0.9, 1.7, 4.4), (-0.9, 1.7, 3.1)], 0.01).stand(matte(0.05))
Shape().lathe([(0.03, 0.2), (0.1, 0.16), (0.3, 0), (0.29, 0)], 36, (-0.9, 1.7, 2.9)).stand(matte(0.2), True)
Shape().ball((-0.9, 1.7, 2.9), 0.08).stand(glow(WARM, 8), True)
lamp('POINT', (-0.9, 1.6, 2.8), None, WARM, 60, 0.2)
lamp('AREA', (-2.6, -1.8, 3.2), (0, 2, 1.4), WARM, 230, 0.9)
lamp('AREA', (3.2, -1.0, 3.0), (0.4, 2.4, 1.5), COOL, 230, 0.9)
camera((0.1, -2.3, 1.65), (0.05, 2, 1.62), 31)
render(1200, 800, 32)
