"""Throwing Muses: a white guitar stands in the sea, and the sea is coming in."""

from kit import *
from kit.guitars import BODIES

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(6)
coral, blue, paper, ink = mixed(0.63, 0.02, 0), mixed(0.02, 0.47, 0.05), mixed(1.7, 1.4, 0.6), glow(mixed(0, 0.012, 0), 1.0)
cut([(-4, -2), (4, -2), (4, 6), (-4, 6)], 5, faded(mixed(1, 0.04, 0.02), 0.95, 0.14, -0.6, 5))
# Gulls.
for x, z, s in ((-1.7, 2.5, 0.9), (-2.4, 1.2, 0.5), (2.5, 1.7, 0.6), (-0.7, 3.6, 0.5)):
    for side in (-1, 1):
        cut([(x, z), (x + side * s * 0.45, z + s * 0.34), (x + side * s, z + s * 0.1), (x + side * s * 0.45, z + s * 0.2)][::side], 4.8, ink)


def wave_row(y, base, size, step, phase, light, crest, foam):
    points = []
    for i in range(341):
        x = -4 + 8 * i / 340
        u = (x / step + phase) % 1
        points.append((x - 0.5 * size * (1 - u) ** 5, base + size * (abs(1 - u) ** 2.2 * 0.8 + 0.2 * u ** 5)))
    Shape().add([(x, y, z) for x, z in points] + [(4, y, -5), (-4, y, -5)], [tuple(range(len(points) + 2))]).stand(light)
    Shape().line([(x, y - 0.03, z) for x, z in points], crest, 6).stand(glow(paper, 1.0))
    drops = Shape()
    for _ in range(foam):
        i = chance.randrange(len(points))
        x, z = points[i]
        r = chance.uniform(0.3, 1.0) * crest
        drops.ball((x + chance.gauss(-0.05, 0.12), y - 0.05, z - abs(chance.gauss(0, 0.16)) + 0.05), r, 10, 8)
    drops.stand(glow(paper, 1.0))


wave_row(4.4, -0.75, 0.4, 0.9, 0.2, glow(mixed(0.3, 0.16, 0.02), 1.0), 0.03, 40)
wave_row(4.0, -1.1, 0.55, 1.3, 0.55, glow(mixed(0.02, 0.2, 0.03), 1.0), 0.045, 60)
wave_row(3.6, -1.5, 0.8, 1.7, 0.1, glow(blue, 1.0), 0.06, 90)
# The guitar: body down in the water, neck up, leaning.
c, s = math.cos(math.radians(-11)), math.sin(math.radians(-11))
size, ox, oz = 4.3, 0.1, -0.95
place = lambda points: [(ox + size * (c * -y - s * x), oz + size * (s * -y + c * x)) for x, y in points]
upper, lower = BODIES['offset']
outline = smoothed(upper, 4) + smoothed(lower, 4)[::-1]
cut([(x + 0.09, z - 0.05) for x, z in place(outline)], 1.9, ink)
cut(place(outline), 1.8, faded(mixed(1.7, 1.4, 0.6), 0.45, 1.0, -2.0, -0.9))
cut(place([(-0.15, -0.02), (-0.1, -0.125), (0.02, -0.1), (0.1, -0.105), (0.13, -0.02), (0.12, 0.05), (0.02, 0.055)]), 1.7, glow(coral, 1.0))
cut(place([(0.1, -0.03), (0.1, 0.03), (0.62, 0.026), (0.62, -0.026)]), 1.65, ink)
cut(place([(0.61, -0.028), (0.61, 0.026), (0.66, 0.045), (0.8, 0.05), (0.83, 0.0), (0.79, -0.055), (0.7, -0.035)]), 1.6, glow(paper, 1.0))
parts = []
for k in range(6):
    x = 0.665 + 0.024 * k
    parts.append([(x, 0.05), (x + 0.016, 0.05), (x + 0.016, 0.085), (x, 0.085)])
for x in (-0.06, 0.03, 0.085):
    parts.append([(x - 0.014, -0.045), (x + 0.014, -0.045), (x + 0.014, 0.045), (x - 0.014, 0.045)])
parts.append([(-0.16, -0.05), (-0.13, -0.05), (-0.13, 0.05), (-0.16, 0.05)])
for k in range(3):
    parts.append([(-0.09 - 0.035 * k + 0.013 * math.cos(t), -0.085 + 0.013 * math.sin(t)) for t in (2 * math.pi * j / 20 for j in range(20))])
for outline_ in parts:
    cut(place(outline_), 1.55, ink)
lines = Shape()
for k in range(13):
    x = 0.62 - 0.52 * (1 - 2 ** (-(k + 1) / 9)) * 1.45
    lines.line([(p[0], 1.5, p[1]) for p in place([(x, -0.026), (x, 0.026)])], 0.01, 4)
for k in range(6):
    y = (k / 5 - 0.5)
    lines.line([(p[0], 1.45, p[1]) for p in place([(-0.15, y * 0.044), (0.63, y * 0.036)])], 0.007, 4)
lines.stand(glow(paper, 1.0))
# The sea in front of it.
wave_row(1.2, -2.25, 0.95, 2.3, 0.42, glow(mixed(0.02, 0.24, 0.03), 1.0), 0.085, 150)
wave_row(0.7, -2.95, 0.9, 2.7, 0.88, faded(mixed(0.02, 1, 0.1), 0.0, 0.12, -3, -2.2), 0.1, 170)
spray = Shape()
for _ in range(150):
    a, r = chance.uniform(0.15, 2.9), abs(chance.gauss(0, 0.75)) + 0.55
    spray.ball((0.1 + r * math.cos(a) * 1.2, 1.0, -1.7 + 0.75 * r * math.sin(a)), chance.uniform(0.012, 0.045), 8, 6)
spray.stand(glow(paper, 1.0))
camera((0, -10, 0), (0, 0, 0), 60)
render(960, 1200, 8, bounces=1)
