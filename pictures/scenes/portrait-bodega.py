"""Bodega: a black cat in the lit window of a corner shop, between crates of fruit, under a striped awning."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(14)
coral, paper, ink = glow(mixed(0.63, 0.02, 0), 1.0), glow(mixed(1.05, 0.95, 0.4), 1.0), glow(mixed(0.012, 0, 0), 1.0)
blue, deep = glow(mixed(0.02, 0.47, 0.05), 1.0), glow(mixed(0.01, 0.13, 0.02), 1.0)
depth = [6.0]


def layer(outline, material):
    """The next sheet in front of all before it."""
    depth[0] -= 0.012
    cut(outline, depth[0], material)


def box(x0, z0, x1, z1, material):
    layer([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], material)


def oval(x, z, rx, rz, material, turn=0.0, n=48):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    ring = [(rx * math.cos(2 * math.pi * k / n), rz * math.sin(2 * math.pi * k / n)) for k in range(n)]
    layer([(x + c * a - s * b, z + s * a + c * b) for a, b in ring], material)


def smooth(points, material, steps=10):
    """A closed curve through the points."""
    closed = [*points[-2:], *points, *points[:2]]
    curve = spline([(x, 0, z) for x, z in closed], steps)
    layer([(p.x, p.z) for p in curve[2 * steps:(len(points) + 2) * steps]], material)


# The wall, and the window: its light is warmest above.
box(-4, -5, 4, 5, deep)
for row in range(14):
    for k in range(-4, 5):
        x, z = k * 0.92 + 0.46 * (row % 2), -3.6 + row * 0.56
        box(x - 0.42, z - 0.24, x + 0.42, z + 0.24, blue)
box(-2.18, -2.0, 2.18, 2.9, ink)
box(-2.0, -1.9, 2.0, 2.9, paper)
# Shelves with tins and bottles, flat and far.
for z in (0.62, -0.62):
    box(-2.0, z - 0.05, 2.0, z, coral)
x = -1.9
while x < 1.9:
    w, h = chance.choice(((0.16, 0.44), (0.24, 0.32), (0.2, 0.52)))
    for z in (0.62, -0.62):
        if 0.85 < abs(x + w / 2) < 1.8:
            box(x, z, x + w, z + h, blue if chance.random() < 0.5 else coral)
    x += w + 0.08
# The cat, from the front: a body like a bell, its tail over the sill, a collar with a bell.
big = 1.2
cat = lambda points: [(x * big, -1.9 + (z + 1.9) * big * 0.88) for x, z in points]
smooth(cat([(-0.5, -1.9), (-0.78, -1.5), (-0.74, -0.8), (-0.5, -0.2), (-0.36, 0.1), (0.36, 0.1), (0.5, -0.2), (0.74, -0.8), (0.78, -1.5), (0.5, -1.9)]), ink)
layer(cat([(-0.52, -0.1), (0, -0.24), (0.52, -0.1), (0.5, 0.06), (-0.5, 0.06)]), coral)
smooth(cat([(-0.7, 0.46), (-0.58, 0.2), (-0.3, 0.02), (0, -0.05), (0.3, 0.02), (0.58, 0.2), (0.7, 0.46), (0.62, 0.82), (0.3, 1.0), (-0.3, 1.0), (-0.62, 0.82)]), ink)
layer(cat([(0.09 * math.cos(t), -0.27 + 0.1 * math.sin(t)) for t in (2 * math.pi * k / 24 for k in range(24))]), paper)
for s in (-1, 1):
    layer(cat([(s * 0.67, 0.62), (s * 0.64, 1.5), (s * 0.52, 1.38), (s * 0.12, 0.96)]), ink)
    layer(cat([(s * 0.55, 0.92), (s * 0.56, 1.28), (s * 0.32, 1.0)]), coral)
    # Eyes of paper, slit by the dark.
    layer(cat([(s * 0.1, 0.5), (s * 0.19, 0.68), (s * 0.38, 0.73), (s * 0.52, 0.62), (s * 0.42, 0.46), (s * 0.22, 0.41)]), paper)
    layer(cat([(s * 0.31 + 0.06 * math.cos(t), 0.57 + 0.16 * math.sin(t)) for t in (2 * math.pi * k / 24 for k in range(24))]), ink)
    for k in (-1, 0, 1):
        (x0, z0), (x1, z1) = cat([(s * 0.6, 0.26 + 0.03 * k), (s * 1.12, 0.26 + 0.13 * k)])
        layer([(x0, z0 - 0.02), (x1, z1 - 0.008), (x1, z1 + 0.008), (x0, z0 + 0.02)], ink)
layer(cat([(-0.085, 0.34), (0.085, 0.34), (0, 0.24)]), coral)
# The sill, and crates of fruit on both sides.
box(-2.4, -2.06, 2.4, -1.86, ink)


def fruit(x, z, r, material):
    oval(x, z, r, r, ink)
    oval(x, z, r * 0.9, r * 0.9, material)
    oval(x - r * 0.3, z + r * 0.34, r * 0.2, r * 0.15, paper, 35)


def crate(x0, x1, z0, z1, material):
    r = 0.235
    n = round((x1 - x0) / 0.44)
    for row in (1, 0):
        for k in range(n - row):
            fruit(x0 + 0.25 + 0.44 * k + 0.22 * row + chance.gauss(0, 0.012), z1 + 0.06 + 0.34 * row, r, material)
    box(x0 - 0.03, z0, x1 + 0.03, z1, ink)
    for k in range(2):
        h = (z1 - z0) / 2
        box(x0, z0 + h * k + 0.04, x1, z0 + h * (k + 1) - 0.04, paper)
    for x in (x0 + 0.12, x1 - 0.12):
        box(x - 0.1, z0, x + 0.1, z1, ink)
        box(x - 0.06, z0 + 0.03, x + 0.06, z1 - 0.03, blue)


box(-4, -5, 4, -2.9, ink)
crate(-2.34, -0.42, -3.0, -2.2, coral)
crate(0.5, 2.42, -3.0, -2.2, blue)
tail = spline([(0.5, 0, -1.7), (0.9, 0, -1.75), (1.22, 0, -1.98), (1.24, 0, -2.4), (1.0, 0, -2.62), (0.72, 0, -2.5)], 12)
for k, p in enumerate(tail):
    oval(p.x, p.z, 0.15 - 0.0012 * k, 0.15 - 0.0012 * k, ink, n=24)
# The awning: stripes, the scallops hang below.
n = 9
for k in range(n):
    x0, x1 = (-2.52 + 5.04 * i / n for i in (k, k + 1))
    t0, t1 = x0 * 0.86, x1 * 0.86
    material = coral if k % 2 == 0 else paper
    layer([(t0, 3.4), (t1, 3.4), (x1, 2.26), (x0, 2.26)], material)
    half = (x1 - x0) / 2
    layer([(x0, 2.27), (x1, 2.27), *[(x0 + half + half * math.cos(t), 2.06 - 0.26 * math.sin(t)) for t in (math.pi * i / 20 for i in range(21))]], material)
    Shape().line([(x0, depth[0] - 0.01, 2.28), (x1, depth[0] - 0.01, 2.28)], 0.022, 6).stand(ink)
# From far away, so that the many sheets keep their sizes.
camera((0, -200, 0), (0, 0, 0), 1190)
render(960, 1200, 8, bounces=1)
