"""Two drinkers and a dog outside a slate-roofed pub at tea time."""

from kit import *

scene()
chance = scattered(491)
haze = daylight((-44, -40, 30), 1.0, 40, 180)
ground = lambda x, y: 0.02 * fbm(x, y, 3, 2)
sheet(-40, 40, -3, 60, 60, 60, ground, matte(0.5, COOL_INK, 1, 0, 0.4, 2, 0.08, 0.6))
fells(70, 110, 44, 6, [(-70, 50, 1.0), (60, 50, 0.8)], 250, 0.35, -3, 0.012, 0.38, COOL_INK)
front = 8.0
Shape().box((0.8, front + 2.5, 2.0), (11, 5, 4.0)).stand(matte(0.82, NEUTRAL, 0.95, 0, 0.3, 6, 0.06, 1))
roof = [Shape(), Shape(), Shape()]
for j in range(14):
    for i in range(40):
        x = -4.95 + 0.295 * i + 0.15 * (j % 2)
        y, z = front - 0.3 + 0.22 * j, 3.9 + 0.175 * j
        roof[chance.randrange(3)].add([(x, y, z), (x + 0.28, y, z), (x + 0.28, y + 0.26, z + 0.2), (x, y + 0.26, z + 0.2)], [(0, 1, 2, 3)])
for shape, tone in zip(roof, (0.12, 0.17, 0.22)):
    shape.stand(matte(tone, COOL_INK, 0.8))
trim = Shape().box((0.8, front + 2.7, 6.35), (11.4, 0.4, 0.2))
for x in (-3.6, 5.2):
    trim.box((x, front + 2.6, 6.7), (0.9, 0.9, 1.6))
trim.stand(matte(0.4))
dark, white, glass = Shape(), Shape(), Shape()
for x in (-2.6, 0.2, 4.2):
    for z in (1.35, 3.0):
        if x == 4.2 and z < 2:
            continue
        glass.box((x, front - 0.02, z), (1.0, 0.06, 1.0 if z < 2 else 0.8))
        white.box((x, front - 0.06, z), (0.05, 0.05, 1.0)).box((x, front - 0.06, z), (1.05, 0.05, 0.05)).box((x, front - 0.06, z - 0.55 if z < 2 else z - 0.44), (1.25, 0.16, 0.08))
glass.box((4.2, front - 0.02, 1.05), (1.1, 0.08, 2.1))
glass.stand(matte(0.05, rough=0.1, shine=1))
white.stand(matte(0.95))
Shape().box((2.3, front - 0.05, 1.05), (1.1, 0.12, 2.1)).stand(matte(0.8, WARM_INK, 0.4, 0.3))
Shape().box((2.3, front - 0.3, 2.35), (1.7, 0.7, 0.1)).stand(matte(0.15))
sign = Shape().tube((-4.4, front - 1.4, 0), (-4.4, front - 1.4, 4.0), 0.07).tube((-4.4, front - 1.4, 3.9), (-3.5, front - 1.4, 3.9), 0.04)
sign.stand(matte(0.08))
Shape().box((-3.85, front - 1.4, 3.3), (0.95, 0.08, 1.05)).stand(matte(0.85, WARM_INK))
Shape().plate([(x * 1.9, y * 1.9) for x, y in [(-0.2, 0.02), (-0.08, 0.1), (-0.02, 0.02), (0.03, 0.05), (0.07, 0.03), (0.02, 0), (0.12, 0.11), (0.22, 0.03), (0.1, 0.02), (0, -0.1), (-0.04, -0.03)]], 0.12).stand(matte(0.05), matrix=facing_matrix((-3.87, front - 1.45, 3.3), (0, -1, 0)))
for x in (-2.6, 0.2):
    Shape().box((x, front - 0.2, 0.72), (1.1, 0.25, 0.2)).stand(matte(0.4, WARM_INK))
    flowers = Shape()
    for _ in range(60):
        flowers.ball((x + chance.uniform(-0.5, 0.5), front - 0.22 + chance.gauss(0, 0.06), 0.86 + chance.random() * 0.16), 0.05, 7, 5)
    flowers.stand(matte(0.85, WARM_INK))
with at((-0.5, 4.6, 0)):
    s = Shape().box((0, 0, 0.74), (1.9, 0.75, 0.06))
    for y in (-0.72, 0.72):
        s.box((0, y, 0.44), (1.9, 0.28, 0.05))
    for x in (-0.7, 0.7):
        s.tube((x, -0.7, 0), (x, 0.25, 0.74), 0.05).tube((x, 0.7, 0), (x, -0.25, 0.74), 0.05).box((x, 0, 0.4), (0.06, 1.6, 0.08))
    s.stand(matte(0.6, WARM_INK, 0.9))
    for x, turn, wear, pose in ((-0.75, -90, Wear(top=Cloth(0.5, COOL_INK, 'checks', 0.15, 13, 0.45, collar=True), trousers=Cloth(0.15), hat='cap', hat_tone=0.3, hair='crop', beard=True, build=1.15), dict(right=Hand((0.1, 0.42, 1.0), (1, -0.3, -0.5), grip='fist'), gaze=(0, 0, 0))), (0.75, 90, Wear(top=Cloth(0.85, NEUTRAL, 'hoops', 0.12, 10, 0.4), trousers=Cloth(0.3, WARM_INK), hair='bun', shape=1, mouth=0.018), dict(left=Hand((-0.2, 0.4, 0.98), (-1, -0.3, -0.5), grip='fist'), right=Hand((0.36, 0.34, 1.36), (1, -0.2, -0.5), grip='spread'), gaze=(0, -8, 6)))):
        with at((x * 1.55, 0.72 if x < 0 else 0.72, 0), turn * 0.62 + (0 if x < 0 else 0)):
            sitting(wear, 0.44, **pose)
    for x in (-0.45, 0.4):
        with at((x, 0.05, 0.77), 0, 1.35):
            pint(1.0 if x < 0 else 0.6)
with at((1.9, 3.9, 0), 58):
    dog('sit', 0.08)
camera((0.3, -2.0, 1.55), (0.4, 8, 2.35), 30)
render(1200, 800, 28, haze=haze)
