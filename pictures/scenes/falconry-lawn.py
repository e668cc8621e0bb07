"""A hawk opens its wings on a leather glove, its jesses hanging; behind it the lawn and the castle's wall."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(301)
paper, ink = glow(mixed(1.4, 1.2, 0.5), 1.0), glow(mixed(0, 0.012, 0), 1.0)
amber, rust, brown = glow(mixed(0.75, 0.04, 0.03), 1.0), glow(mixed(0.3, 0.01, 0.01), 1.0), glow(mixed(0.13, 0.004, 0.004), 1.0)
hide, pale = glow(mixed(0.27, 0.01, 0.01), 1.0), glow(mixed(1.0, 0.5, 0.15), 1.0)
depth = [8.0]


def layer(outline, material):
    """The next sheet in front of all before it."""
    depth[0] -= 0.012
    cut(outline, depth[0], material)


def smooth(points, material, steps=10):
    """A closed curve through the points."""
    closed = [*points[-2:], *points, *points[:2]]
    curve = spline([(x, 0, z) for x, z in closed], steps)
    layer([(p.x, p.z) for p in curve[2 * steps:(len(points) + 2) * steps]], material)


def box(x0, z0, x1, z1, material):
    layer([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], material)


def feather(x, z, degrees, length, width, material, bars=0, notch=0.0):
    """A quill from (x, z); `bars` crosses it with darker bands."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    place = lambda u, v: (x + c * u * length - s * v * width, z + s * u * length + c * v * width)
    shape = [(0, -0.3), (0.3, -0.5), (0.7, -0.52), (0.92, -0.34), (1.0, 0.0), (0.95, 0.3), (0.7, 0.48), (0.3, 0.42), (0, 0.3)]
    grown = [(u * 1.02 - 0.01, v * 1.32) for u, v in shape]
    smooth([place(u, v) for u, v in grown], ink, 6)
    smooth([place(u, v) for u, v in shape], material, 6)
    for k in range(bars):
        u = 0.34 + 0.56 * k / max(1, bars - 1) * 0.9
        layer([place(u, -0.5), place(u + 0.05, 0), place(u, 0.46), place(u + 0.055, 0.46), place(u + 0.11, 0), place(u + 0.055, -0.5)], brown)
    layer([place(0, -0.03), place(0.94, -0.015), place(0.94, 0.015), place(0, 0.03)], ink)


# The sky, the wall with its battlements and one tower, the lawn: each of one tone.
box(-9, -9, 9, 9, faded(mixed(0.2, 1, 0.25), 1.15, 0.42, -1.0, 3.2))
wall = glow(mixed(0.16, 0.52, 0.14), 0.8)
dim = glow(mixed(0.03, 0.2, 0.05), 0.8)


def battlement(x0, x1, z0, z1, material, merlon=0.17):
    box(x0, z0, x1, z1, material)
    x = x0
    while x < x1 - 0.05:
        box(x, z1 - 0.01, min(x + merlon, x1), z1 + 0.16, material)
        x += merlon * 1.8


battlement(-9, 9, -2, -0.62, wall)
battlement(-2.3, -1.35, -2, 0.15, wall)
battlement(-2.38, -1.27, 0.0, 0.15, wall)
battlement(1.5, 2.5, -2, -0.2, wall)
for x in (-0.9, -0.1, 0.7):
    box(x - 0.03, -1.12, x + 0.03, -0.86, dim)
for x in (-1.83,):
    box(x - 0.04, -0.5, x + 0.04, -0.2, dim)
layer([(-9, -1.35), (9, -1.35), (9, -9), (-9, -9)], faded(mixed(0.12, 1, 0.12), 0.26, 0.66, -3.2, -1.35))
blades = Shape()
for _ in range(420):
    x, t = chance.uniform(-2.8, 2.8), chance.random()
    z, h = -1.5 - 1.7 * t, 0.05 + 0.12 * t
    blades.add([(x - 0.014, depth[0] - 0.01, z), (x + 0.014, depth[0] - 0.01, z), (x + chance.gauss(0.03, 0.03), depth[0] - 0.01, z + h)], [(0, 1, 2)])
blades.stand(dim)
depth[0] -= 0.012

# The wings: long quills below, two rows of short ones over their roots.
def wing(root, wrist, tip, fan, long, bars):
    """From the shoulder by the wrist: primaries fan from `fan[0]` to `fan[1]` degrees, secondaries follow to the body."""
    (rx, rz), (wx, wz) = root, wrist
    n = 10
    for k in range(9):
        t = k / 8
        x, z = rx + (wx - rx) * t, rz + (wz - rz) * t
        feather(x, z, fan[2] + (fan[1] - fan[2]) * t, long * (0.62 + 0.1 * t), 0.2, amber if k % 2 else rust, bars)
    for k in range(n):
        t = k / (n - 1)
        x, z = wx + (tip[0] - wx) * t, wz + (tip[1] - wz) * t
        feather(x, z, fan[1] + (fan[0] - fan[1]) * t, long * (0.78 + 0.32 * math.sin(math.pi * (0.2 + 0.62 * t))), 0.19, amber if k % 2 else rust, bars)
    for row, (share, width, tone) in enumerate(((0.36, 0.2, rust), (0.22, 0.17, amber))):
        for k in range(13):
            t = k / 12
            x, z = rx + (wx - rx) * t, rz + (wz - rz) * t
            feather(x, z, fan[2] + (fan[1] - fan[2]) * t, long * share, width, tone)
        for k in range(7):
            t = k / 6
            x, z = wx + (tip[0] - wx) * t, wz + (tip[1] - wz) * t
            feather(x, z, fan[1] + (fan[0] - fan[1]) * t, long * share, width, tone)
    curve = spline([(rx, 0, rz - 0.08), (rx * 0.4 + wx * 0.6, 0, rz * 0.4 + wz * 0.6 + 0.06), (wx, 0, wz + 0.04), (tip[0], 0, tip[1])], 14)
    for k, p in enumerate(curve):
        r = 0.15 - 0.09 * k / len(curve)
        layer([(p.x + r * math.cos(t), p.z + r * math.sin(t)) for t in (2 * math.pi * j / 20 for j in range(20))], brown)


wing((-0.2, 0.5), (-1.0, 1.5), (-1.05, 1.85), (112, 176, 226), 1.5, 4)
wing((0.22, 0.5), (1.0, 1.42), (1.08, 1.8), (66, 2, -46), 1.5, 4)
# Tail, legs, body, head.
for k in range(7):
    feather(0.0, -0.55, -90 + (k - 3) * 9, 1.05, 0.2, amber if k % 2 else rust, 4)
smooth([(-0.34, 0.55), (-0.4, 0.1), (-0.34, -0.4), (-0.14, -0.78), (0.14, -0.78), (0.34, -0.4), (0.4, 0.1), (0.34, 0.55), (0.2, 0.85), (-0.2, 0.85)], ink)
smooth([(-0.3, 0.55), (-0.35, 0.1), (-0.3, -0.38), (-0.12, -0.72), (0.12, -0.72), (0.3, -0.38), (0.35, 0.1), (0.3, 0.55), (0.18, 0.82), (-0.18, 0.82)], paper)
for row in range(8):
    for k in range(4 + row % 2):
        x, z = (k - (3 + row % 2) / 2) * 0.15, 0.56 - 0.15 * row
        if abs(x) < 0.3 - 0.02 * max(0, row - 4) * 2:
            layer([(x - 0.04, z), (x, z - 0.09), (x + 0.04, z), (x, z - 0.03)], rust)
for s in (-1, 1):
    smooth([(s * 0.08, -0.45), (s * 0.3, -0.4), (s * 0.32, -0.7), (s * 0.2, -1.02), (s * 0.12, -1.0), (s * 0.08, -0.7)], brown)
    box(s * 0.17 - 0.05, -1.2, s * 0.17 + 0.05, -0.95, pale)
# The head is turned to the left, in profile.
smooth([(-0.3, 0.86), (-0.33, 1.08), (-0.22, 1.28), (0.0, 1.34), (0.2, 1.25), (0.27, 1.02), (0.24, 0.78), (0, 0.66), (-0.18, 0.72)], ink)
smooth([(-0.27, 0.88), (-0.3, 1.08), (-0.2, 1.25), (0.0, 1.3), (0.17, 1.22), (0.23, 1.02), (0.2, 0.8), (0, 0.7), (-0.15, 0.76)], brown)
smooth([(-0.24, 0.86), (-0.26, 0.98), (-0.1, 0.94), (0.06, 0.84), (0, 0.74), (-0.14, 0.76)], paper)
smooth([(-0.24, 1.06), (-0.36, 1.08), (-0.5, 0.98), (-0.5, 0.84), (-0.43, 0.92), (-0.26, 0.92)], ink)
smooth([(-0.25, 1.04), (-0.34, 1.055), (-0.36, 0.96), (-0.26, 0.95)], amber)
ring = lambda x, z, r: [(x + r * math.cos(t), z + r * math.sin(t)) for t in (2 * math.pi * k / 32 for k in range(32))]
layer(ring(-0.12, 1.08, 0.085), amber)
layer(ring(-0.13, 1.08, 0.055), ink)
layer(ring(-0.15, 1.1, 0.018), paper)
layer([(-0.27, 1.14), (-0.02, 1.2), (0.02, 1.17), (-0.24, 1.11)], ink)

# The glove comes from the lower right: the arm, a flaring cuff, a fist with its thumb along the top.
def leather(points, line=0.045):
    """A rounded shape with an outline of the same width all round."""
    closed = [*points[-2:], *points, *points[:2]]
    curve = [(p.x, p.z) for p in spline([(x, 0, z) for x, z in closed], 10)][20:(len(points) + 2) * 10]
    inner = []
    for before, (x, z), after in zip([curve[-1], *curve], curve, [*curve[1:], curve[0]]):
        way = Vector((after[0] - before[0], after[1] - before[1])).normalized()
        inner.append((x - way.y * line, z + way.x * line))
    layer(curve, ink)
    layer(inner, hide)


layer([(1.3, -2.75), (3.2, -4.4), (4.0, -3.4), (1.95, -1.85)], ink)
leather([(-0.5, -1.2), (-0.56, -1.4), (-0.44, -1.62), (-0.1, -1.72), (0.3, -1.76), (0.62, -1.98), (1.15, -2.46), (1.72, -1.74), (1.1, -1.42), (0.62, -1.2), (0.3, -1.1), (-0.2, -1.07)])
for k in range(3):
    x, z = -0.36 + 0.2 * k, -1.36 - 0.02 * k
    curve = [(p.x, p.z) for p in spline([(x + 0.02, 0, z + 0.08), (x + 0.06, 0, z - 0.14), (x - 0.02, 0, z - 0.33)], 8)]
    layer([(a - 0.02, b) for a, b in curve] + [(a + 0.02, b) for a, b in curve[::-1]], ink)
leather([(-0.62, -1.2), (-0.56, -1.3), (-0.3, -1.33), (0.1, -1.36), (0.5, -1.52), (0.62, -1.36), (0.4, -1.18), (0.1, -1.1), (-0.3, -1.08)])
for k in range(9):
    t = k / 8
    x, z = 0.74 + 0.34 * t, -1.38 - 0.98 * t
    layer([(x - 0.05, z + 0.012), (x + 0.05, z + 0.042), (x + 0.05, z + 0.012), (x - 0.05, z - 0.018)], paper)
layer([(0.98, -2.66), (1.36, -2.78), (2.06, -1.82), (1.62, -1.5)], ink)
layer([(1.08, -2.6), (1.36, -2.68), (1.96, -1.83), (1.62, -1.6)], amber)
# Three toes to a foot, each with its claw in the leather.
for s in (-1, 1):
    for k in (0, -1, 1):
        x = s * 0.18 + 0.105 * k
        layer([(x - 0.035, -1.2), (x + 0.035, -1.2), (x + 0.02 * k, -1.36)], ink)
        layer([(x + 0.058 * math.cos(t), -1.12 + 0.12 * math.sin(t)) for t in (2 * math.pi * j / 24 for j in range(24))], ink)
        layer([(x + 0.036 * math.cos(t), -1.12 + 0.095 * math.sin(t)) for t in (2 * math.pi * j / 24 for j in range(24))], pale)
for x0, bend, end in ((-0.12, -0.2, (-0.62, -2.75)), (0.2, 0.12, (-0.1, -2.95))):
    curve = [(p.x, p.z) for p in spline([(x0, 0, -1.05), (x0 + bend, 0, -1.75), (x0 + bend * 0.4 - 0.14, 0, -2.3), (end[0], 0, end[1])], 12)]
    layer([(x - 0.035, z) for x, z in curve] + [(x + 0.035, z) for x, z in curve[::-1]], ink)
camera((0, -200, 0), (0.02, 0, 0.06), 1150)
render(960, 1200, 8, bounces=1)
