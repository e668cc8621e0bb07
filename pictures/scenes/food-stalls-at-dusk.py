"""Four food stalls with striped awnings under strings of bulbs, people queueing in the dark."""

from kit import *

scene()
chance = scattered(9)
haze = after_dark(0.35, 30, 300, 0.75)
sheet(-40, 40, -4, 50, 4, 4, lambda x, y: 0, matte(0.3, rough=0.9))
fells(70, 120, 30, 4, [(-60, 50, 0.9), (70, 50, 0.8)], 240, 0.3, -3, 0.014, 0.3)

def stall(x, y, turn, ink, pattern):
    with at((x, y, 0), turn):
        box = Shape().box((0, 0.7, 0.55), (2.9, 0.08, 1.1)).box((0, 2.3, 1.4), (2.9, 0.08, 2.8))
        for side in (-1, 1):
            box.box((side * 1.45, 1.5, 1.4), (0.08, 1.6, 2.8)).tube((side * 1.42, 0.62, 0), (side * 1.42, 0.62, 2.5), 0.04)
        box.stand(matte(0.3, ink))
        Shape().box((0, 0.62, 1.12), (3.0, 0.5, 0.05)).stand(matte(0.6))
        awning, n = [], 24
        for j in range(7):
            v = j / 6
            for i in range(n + 1):
                awning.append((-1.65 + 3.3 * i / n, 2.3 - 2.35 * v, 3.0 - 0.75 * v - (0.2 + 0.07 * abs(math.sin(math.pi * i / 2)) if j == 6 else 0)))
        Shape().add(awning, [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(6) for i in range(n)]).stand(canvas(0.9, 0.5, ink, pattern, 0.12, 1.8))
        lamp('POINT', (0, 1.1, 2.0), None, WARM, 120, 0.3)
        with at((chance.uniform(-0.6, 0.6), 1.5, 0), 180):
            person(anyone(chance, hat=chance.choice(('cap', 'beanie', None))), left=Hand((-0.25, 0.4, 1.2), (-1, -0.3, -0.4)), right=Hand((0.2, 0.42, 1.2), (1, -0.3, -0.4)), gaze=(10, 14, 0), detail=0.014)
        with at((chance.uniform(-1, 1) * 0.9, 1.0, 1.15)):
            Shape().lathe([(0, 0), (0.16, 0.02), (0.22, 0.16), (0.2, 0.16)], 24).stand(metal(0.5, 0.4))

for x, y, turn, ink, pattern in ((-6.2, 8.6, 16, WARM_INK, 'stripes'), (-2.2, 9.6, 5, NEUTRAL, 'stripes'), (1.9, 9.7, -4, WARM_INK, 'stripes'), (5.9, 8.8, -15, COOL_INK, 'stripes')):
    stall(x, y, turn, ink, pattern)
for x, y, count, step in ((-5.4, 8.2, 3, (-0.25, -0.95)), (-1.9, 9.0, 4, (0.4, -0.9)), (2.0, 9.1, 3, (0.25, -0.95)), (5.4, 8.3, 3, (-0.7, -0.8))):
    for k in range(count):
        with at((x + step[0] * k + chance.gauss(0, 0.08), y + step[1] * k, 0), chance.uniform(-18, 18)):
            person(anyone(chance, skin=0.4), gaze=(chance.uniform(-30, 30), 0, 0), detail=0.014)
tops = [(-8, 6.5, 4.3), (-3.9, 8.2, 4.5), (0, 6.6, 4.6), (3.9, 8.2, 4.5), (8, 6.4, 4.3)]
for a, b in zip(tops, tops[1:]):
    festoon(a, b, 0.55, 13, WARM, 13, 0.065)
poles = Shape()
for x, y, z in tops:
    poles.tube((x, y, 0), (x, y, z), 0.05)
poles.stand(matte(0.15))
camera((0, -1.6, 1.75), (0, 8, 2.3), 29)
render(1200, 800, 34, haze=haze, extra=stars(160, 2, 0.35, False))
