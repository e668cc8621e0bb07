"""Three striped towels, a hat and a pair of sandals on a jetty, seen from above."""

from kit import *

scene()
chance = scattered(211)
daylight((-24, -14, 40))
mere(-0.6, -20, 20, 20, 0.5, 2.0, 0.08)
planks = [Shape(), Shape()]
for k in range(30):
    planks[k % 2].box((chance.gauss(0, 0.02), -3.6 + 0.245 * k, 0), (3.1, 0.225, 0.06), chance.gauss(0, 0.004))
for shape, tone in zip(planks, (0.55, 0.62)):
    shape.stand(matte(tone, NEUTRAL, 0.9, 0.1, 0.3, 9, 0.06, 3))
posts = Shape()
for x in (-1.68, 1.68):
    for y in (-2.6, -0.2, 2.2):
        posts.tube((x, y, -1), (x, y, 0.5), 0.12, sides=16)
posts.stand(matte(0.25, WARM_INK))

def towel(x, y, turn, ink, second, repeat):
    columns, rows = 40, 60
    points = [(-0.42 + 0.84 * i / columns, -0.85 + 1.7 * j / rows, 0.045 + 0.012 * math.sin(i * 0.5 + j * 0.3) * math.sin(j * 0.21 + x)) for j in range(rows + 1) for i in range(columns + 1)]
    faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
    with at((x, y, 0), turn):
        Shape().add(points, faces).stand(matte(0.88, ink, 1, 0, pattern='stripes', second=second, repeat=repeat), True)

towel(-0.92, 0.35, 7, WARM_INK, 0.95, 5)
towel(0.08, 0.1, -4, NEUTRAL, (0.1, 0.35, 0.3), 3.2)
towel(1.02, 0.4, 11, COOL_INK, 0.95, 7)
with at((-0.9, 0.72, 0.07), 20):
    Shape().lathe([(0.26, 0.0), (0.25, 0.012), (0.13, 0.018), (0.125, 0.1), (0.09, 0.125), (0, 0.13)], 50).stand(matte(0.95, NEUTRAL, 0.95, 0, 0.4, 40), True)
    Shape().lathe([(0.131, 0.022), (0.13, 0.05)], 40).stand(matte(0.05))
for x, turn in ((0.42, 12), (0.62, -6)):
    with at((x, -1.1, 0.04), turn):
        sole = [(0.062 * math.sin(t) * (1 + 0.25 * math.cos(t)), 0.15 * math.cos(t)) for t in (2 * math.pi * k / 40 for k in range(40))]
        Shape().plate(sole, 0.03).stand(matte(0.35, WARM_INK))
        for y in (0.06, -0.03):
            Shape().line([(0.068 * math.cos(t), y, 0.02 + 0.055 * math.sin(t)) for t in (math.pi * k / 14 for k in range(15))], 0.013).stand(matte(0.85))
with at((0.12, -0.35, 0.06), 30):
    Shape().box((0, 0, 0.025), (0.24, 0.17, 0.045)).stand(matte(0.8, WARM_INK))
    Shape().box((0, 0, 0.025), (0.23, 0.16, 0.04)).stand(matte(0.92))
with at((1.1, 0.9, 0.06), -20):
    for side in (-0.075, 0.075):
        Shape().line([(side + 0.055 * math.cos(t), 0.045 * math.sin(t), 0.02) for t in (2 * math.pi * k / 24 for k in range(25))], 0.011).stand(matte(0.05))
feet = Shape()
for k in range(9):
    a = k % 2
    feet.ball((-0.1 + 0.2 * a + 0.04 * k, -1.5 - 0.27 * k, 0.032), (0.05, 0.12, 0.006), 14, 5)
feet.stand(matte(0.2))
camera((0.05, -0.95, 5.1), (0.03, 0.02, 0), 46, roll=12)
render(1000, 1000, 30)
