"""A bar under three lamps: one person serving, three waiting, pints poured."""

from kit import *

scene()
chance = scattered(15)
indoors(0.006, 0.03)
Shape().box((0, 3.4, 2), (10, 0.1, 5)).stand(matte(0.3, COOL_INK))
shelves = Shape()
for z in (1.3, 1.75, 2.2):
    shelves.box((0, 3.2, z), (6.4, 0.3, 0.04))
shelves.stand(matte(0.25))
bottles = Shape()
for z in (1.32, 1.77, 2.22):
    for k in range(34):
        if chance.random() < 0.86:
            x, h = -3.1 + 0.186 * k, chance.uniform(0.2, 0.3)
            bottles.lathe([(0.042, 0), (0.042, h * 0.62), (0.015, h * 0.78), (0.015, h)], 10, (x, 3.15, z))
bottles.stand(matte(0.45, WARM_INK, 0.2, 0.9))
Shape().box((0, 1.5, 0.54), (6.4, 0.5, 1.08)).stand(matte(0.35, WARM_INK, pattern='stripes', second=0.18, repeat=3))
Shape().box((0, 1.42, 1.1), (6.6, 0.7, 0.05)).stand(matte(0.6, WARM_INK, 0.2, 0.7))
for x in (-1.9, 0, 1.9):
    Shape().line([(x, 1.5, 4), (x, 1.5, 2.55)], 0.01).stand(matte(0.05))
    Shape().lathe([(0.03, 0.2), (0.1, 0.16), (0.34, 0.0), (0.33, 0)], 40, (x, 1.5, 2.34)).stand(matte(0.2, COOL_INK, 0.3, 0.6), True)
    Shape().ball((x, 1.5, 2.34), 0.085, 16, 12).stand(glow(WARM, 12), True)
    lamp('SPOT', (x, 1.5, 2.3), (x, 1.45, 0), WARM, 380, 0.1, 130, 0.6)
    beam((x, 1.5, 2.36), (x, 1.5, 0.95), 0.3, 0.8, WARM, 0.22, 0.6)
pumps = Shape()
for x in (-0.75, -0.55, -0.35):
    pumps.tube((x, 1.3, 1.12), (x, 1.3, 1.34), 0.02).tube((x, 1.3, 1.34), (x, 1.26, 1.58), 0.026, 0.034, 12)
pumps.stand(matte(0.08, rough=0.3, shine=0.8))
for x in (-0.1, 0.06, 0.22, 1.5, -1.7):
    with at((x, 1.22, 1.125), 0, 1.25):
        pint(1.0)
with at((0.5, 2.25, 0), 184):
    person(Wear(top=Cloth(0.85, NEUTRAL, 'hoops', 0.12, 11, 0.4), skirt=Cloth(0.1, hem=0.5), trousers=None, hair='bun', shape=1), lean=(0.02, 0.14), gaze=(14, 6, 4), left=Hand((-0.32, 0.46, 1.3), (-1, -0.2, -0.5), (0.3, 0.9, 0), grip='fist'), right=Hand((0.34, 0.46, 1.22), (1, -0.2, -0.5), (-0.2, 0.9, 0), grip='fist'))
    with at((-0.29, 0.54, 1.24), 0, 1.3):
        pint(1.0)
for x, turn, wear, pose in (
    (-1.75, 6, Wear(top=Cloth(0.2), jacket=Cloth(0.35, COOL_INK, hem=0.1, collar=True), trousers=Cloth(0.12), hat='brim', hair='long'), dict(right=Hand((0.3, 0.42, 1.2), (1, -0.2, -0.5)), gaze=(-24, 0, 0))),
    (-0.3, -14, Wear(top=Cloth(0.5, WARM_INK, 'checks', 0.15, 13, 0.45), trousers=Cloth(0.15), hair='curly', build=1.12), dict(left=Hand((-0.1, 0.46, 1.2), (-1, -0.2, -0.5), grip='fist'), gaze=(-34, 2, 0))),
    (1.65, -8, Wear(top=Cloth(0.7, NEUTRAL, 'spots', 0.1, 14, 0.4), trousers=Cloth(0.2, COOL_INK), hair='tail', shape=1), dict(right=Hand((0.36, 0.12, 1.74), (1, 0, -0.3), grip='point'), lean=(0.05, 0.1), gaze=(26, 0, 0))),
):
    with at((x, 0.62, 0), turn):
        person(wear, **pose)
lamp('AREA', (-3.6, -1.2, 2.6), (0, 0.6, 1.2), COOL, 240, 0.9)
lamp('AREA', (3.6, -1.2, 2.6), (0, 0.6, 1.2), COOL, 200, 0.9)
camera((0.05, -3.3, 1.62), (0, 1.2, 1.58), 38)
render(1200, 800, 40)
