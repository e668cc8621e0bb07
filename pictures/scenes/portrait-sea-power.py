"""Sea Power: a house flag, a gull over waves, above bracken on a headland, a heron on either side, the sea below."""

from kit import *

scene()
sky((0, 0.6, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(3)
paper, ink = mixed(1.7, 1.4, 0.6), glow(mixed(0, 0.012, 0), 1.0)
# Evening: paper at the horizon, coral over it, blue above.
cut([(-4, -1.0), (4, -1.0), (4, 0.7), (-4, 0.7)], 5, faded(mixed(1.2, 0.5, 0.2), 1.25, 0.62, -1.0, 0.7))
cut([(-4, 0.7), (4, 0.7), (4, 6), (-4, 6)], 5, faded(mixed(0.12, 0.9, 0.1), 0.62, 0.3, 0.7, 4.5))
for k in range(26):
    t = k / 25
    z, x, w = 0.62 + 1.0 * t, chance.uniform(-3.2, 3.2), chance.uniform(0.5, 1.5) * (1 - 0.5 * t)
    h = 0.022 + 0.02 * (1 - t)
    cut([(x - w, z), (x - w * 0.6, z + h), (x + w * 0.7, z + h), (x + w, z), (x + w * 0.5, z - h), (x - w * 0.5, z - h)], 4.9, glow(mixed(0.85, 0.35, 0.1), 1.0))
# The far shore, then the sea with the light on it.
edge(4.5, lambda x: -0.98 + 0.3 * math.exp(-(((x + 1.7) / 0.9) ** 2)) + 0.2 * math.exp(-(((x - 1.9) / 0.6) ** 2)) + 0.03 * math.sin(x * 7), 4, -1.2, material=glow(mixed(0.03, 0.2, 0.03), 1.0))
cut([(-4, -1.05), (4, -1.05), (4, -4), (-4, -4)], 4.4, faded(mixed(0.04, 1, 0.2), 0.06, 0.5, -2.6, -1.0))
for k in range(60):
    t = (k / 59) ** 1.3
    z, w = -1.1 - 1.3 * t, chance.uniform(0.08, 0.34) * (0.6 + t)
    x = chance.gauss(0.1, 0.5 + 0.9 * t)
    cut([(x - w, z), (x, z + 0.014 + 0.014 * t), (x + w, z), (x, z - 0.014 - 0.014 * t)], 4.3, glow(paper, 1.0))
# The flag: strips, each as light as it faces the evening.
pole = -1.35
wave = lambda u: 0.26 * math.sin(u * 6.6 + 0.5) * (0.25 + 0.75 * u)
top = lambda u: 2.72 + 0.17 * math.sin(u * 6.6 - 0.6) * u - 0.16 * u
foot = lambda u: 0.5 + 0.2 * math.sin(u * 6.6 - 0.9) * u - 0.1 * u
steps = 60
length = 3.45
band = lambda u, v: foot(u) + (top(u) - foot(u)) * v
for i in range(steps):
    u0, u1 = i / steps, (i + 1.15) / steps
    x0, x1 = (pole + length * u + 0.12 * math.sin(u * 13.2) * u for u in (u0, u1))
    slope = (wave(u0 + 0.03) - wave(u0 - 0.03)) / 0.06
    level = round(min(1.0, max(0.0, 0.62 + 0.36 * slope)), 2)
    coral, blue, line = mixed(0.05 + 0.7 * level, 0.01, 0), mixed(0.01, 0.06 + 0.5 * level, 0.05), mixed(0.3 + 1.4 * level, 0.1 + 1.3 * level, 0.5 * level)
    # The sea, with paper crests, under coral.
    sea = [0.2 + 0.2 * abs(math.sin(u * 9.4)) ** 0.7 for u in (u0, u1)]
    lows, highs = ([0, c, c + 0.075, 1] for c in sea)
    for (v0, w0), (v1, w1), light in zip(zip(lows, highs), zip(lows[1:], highs[1:]), (blue, line, coral)):
        cut([(x0, band(u0, v0)), (x1, band(u1, w0)), (x1, band(u1, w1)), (x0, band(u0, v1))], 1.0, glow(light, 1.0))
# A gull on the coral.
gull = [(0.22, 0.8), (0.32, 0.87), (0.42, 0.83), (0.5, 0.68), (0.58, 0.83), (0.68, 0.87), (0.78, 0.8), (0.66, 0.795), (0.57, 0.7), (0.5, 0.56), (0.43, 0.7), (0.34, 0.795)]
cut([(pole + length * u + 0.12 * math.sin(u * 13.2) * u, band(u, v)) for u, v in gull], 0.98, glow(paper, 1.0))
Shape().tube((pole, 0.9, -3), (pole, 0.9, 2.95), 0.055, sides=12).ball((pole, 0.9, 3.0), 0.11, 16, 10).stand(ink)
# The headland.
hill = lambda x: -2.15 + 0.34 * math.exp(-(((x + 1.3) / 1.2) ** 2)) + 0.05 * math.sin(x * 3.1)
edge(0.6, hill, 4, -4, material=ink)
for x, y, turn, s in ((-1.9, 0.5, 8, 1.1), (1.55, 0.4, 180, 1.9)):
    with at((x, y, hill(x) + 0.1), turn, s):
        heron(0.03)
bracken = Shape()
for _ in range(120):
    x, lean = chance.uniform(-2.7, 2.7), chance.gauss(0, 0.3)
    length_ = chance.uniform(0.5, 1.0)
    stem = spline([(x, 0, hill(x) - 0.3), (x + lean * 0.5, 0, hill(x) + length_ * 0.6 - 0.2), (x + lean * 1.6, 0, hill(x) + length_ * 0.75 - 0.2)], 12)
    for j, p in enumerate(stem[3:]):
        w = 0.2 * (1 - (j + 1) / len(stem)) + 0.02
        for sign in (-1, 1):
            bracken.add([(p.x - 0.02, 0.3, p.z), (p.x + 0.03, 0.3, p.z + 0.02), (p.x + sign * w, 0.3, p.z - 0.05)], [(0, 1, 2)])
bracken.stand(ink)
camera((0, -10, 0), (0, 0, 0), 60)
render(960, 1200, 8, bounces=1)
