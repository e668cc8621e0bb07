"""A hand on the neck of an acoustic guitar, close: four fingers come round from below and press the strings."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
paper, ink = glow(mixed(1.1, 1.0, 0.4), 1.0), glow(mixed(0, 0.012, 0), 1.0)
amber, rust, shade = glow(mixed(0.7, 0.04, 0.03), 1.0), glow(mixed(0.28, 0.01, 0.01), 1.0), glow(mixed(0.05, 0.42, 0.08), 1.0)
depth = [8.0]
slope = math.radians(11)


def here(points):
    """From the neck's own frame, u along it and v across, to the picture."""
    c, s = math.cos(slope), math.sin(slope)
    return [(c * u - s * v - 0.35, s * u + c * v + 0.1) for u, v in points]


def layer(outline, material):
    """The next sheet in front of all before it."""
    depth[0] -= 0.012
    cut(here(outline), depth[0], material)


def closed(points, steps=10):
    curve = spline([(x, 0, z) for x, z in [*points[-2:], *points, *points[:2]]], steps)
    return [(p.x, p.z) for p in curve[2 * steps:(len(points) + 2) * steps]]


def round_(u, v, r, n=72):
    return [(u + r * math.cos(t), v + r * math.sin(t)) for t in (2 * math.pi * k / n for k in range(n))]


def band(u0, v0, u1, v1, width, material):
    """A straight line."""
    way = Vector((u1 - u0, v1 - v0)).normalized() * width / 2
    layer([(u0 - way.y, v0 + way.x), (u1 - way.y, v1 + way.x), (u1 + way.y, v1 - way.x), (u0 + way.y, v0 - way.x)], material)


def limb(points, radii, material, du=0.0, dv=0.0, grow=0.0):
    """A bent round limb along the points, as wide at each as its radius."""
    curve = [(p.x, p.z) for p in spline([(x, 0, z) for x, z in points], 12)]
    steps = len(curve) - 1
    for k, (u, v) in enumerate(curve):
        t = k / steps * (len(radii) - 1)
        i = min(int(t), len(radii) - 2)
        r = radii[i] + (radii[i + 1] - radii[i]) * (t - i) + grow
        layer(round_(u + du, v + dv, r, 28), material)


layer([(-9, -9), (9, -9), (9, 9), (-9, 9)], faded(mixed(0.05, 1, 0.12), 0.1, 0.5, -2.2, 2.4))
# The body, its rim, the rose round the sound hole.
body_ = closed([(-0.98, 0), (-1.02, 0.7), (-1.2, 1.3), (-1.7, 1.72), (-2.4, 1.78), (-3.2, 1.5), (-5, 2.2), (-5, -2.2), (-3.2, -1.5), (-2.4, -1.78), (-1.7, -1.72), (-1.2, -1.3), (-1.02, -0.7)])
layer([(u + 0.05, v * 1.02) for u, v in body_], ink)
layer(body_, amber)
layer([(-2.3 + (u + 2.3) * 0.94 - 0.02, v * 0.94) for u, v in body_], paper)
layer([(-2.3 + (u + 2.3) * 0.915 - 0.03, v * 0.915) for u, v in body_], amber)
for r, material in ((0.86, ink), (0.83, paper), (0.74, ink), (0.71, amber), (0.66, ink)):
    layer(round_(-2.25, 0, r), material)
# The fingerboard with frets and dots: it narrows towards the head.
half = lambda u: 0.5 - 0.025 * u
layer([(-1.72, half(-1.72) + 0.05), (6, half(6) + 0.05), (6, -half(6) - 0.05), (-1.72, -half(-1.72) - 0.05)], amber)
layer([(-1.68, half(-1.68)), (6, half(6)), (6, -half(6)), (-1.68, -half(-1.68))], ink)
frets = [-1.32, -0.92, -0.5, -0.05, 0.42, 0.92, 1.45, 2.01, 2.6, 3.22]
for u in frets:
    band(u, -half(u), u, half(u), 0.042, amber)
for i, j in ((1, 2), (3, 4), (5, 6), (7, 8)):
    layer(round_((frets[i] + frets[j]) / 2, 0, 0.085, 32), paper)
string = lambda k, u: (k - 2.5) / 2.5 * (half(u) - 0.075)
for k in range(6):
    band(-5, string(k, -5) * 0.9, 6, string(k, 6), 0.018 + 0.005 * k, paper)

# The thumb looks over the upper edge; wrist and sleeve are below, to the right.
limb([(1.5, 0.3), (1.28, 0.5), (1.0, 0.64)], (0.2, 0.19, 0.15), ink, grow=0.035)
limb([(1.5, 0.3), (1.28, 0.5), (1.0, 0.64)], (0.2, 0.19, 0.15), paper)
layer(closed([(1.0, 0.72), (0.9, 0.7), (0.88, 0.62), (0.98, 0.58), (1.1, 0.64)]), amber)
# The neck again, over the thumb's root.
layer([(0.95, half(1) - 0.02), (1.9, half(2) - 0.02), (1.9, 0.1), (0.95, 0.1)], ink)
band(1.45, 0.1, 1.45, half(1.45), 0.042, amber)
layer([(0.95, half(1) + 0.05), (1.9, half(2) + 0.05), (1.9, half(2)), (0.95, half(1))], amber)
for k in range(3, 6):
    band(0.95, string(k, 0.95), 1.9, string(k, 1.9), 0.018 + 0.005 * k, paper)
palm = [(0.05, -0.62), (0.02, -0.95), (0.22, -1.3), (0.72, -1.62), (1.3, -1.86), (1.9, -2.4), (2.9, -2.3), (2.55, -1.6), (2.35, -1.1), (2.15, -0.7), (1.6, -0.5), (0.7, -0.5)]
layer([(1.02 * (u - 1.2) + 1.2, 1.035 * (v + 1.2) - 1.2) for u, v in closed(palm)], ink)
layer(closed(palm), paper)
# The fingers: from the knuckles below the neck over its edge, bent, each tip behind its fret.
fingers = (
    ((0.3, -0.92), (0.22, -0.62), (0.18, -0.36), (0.2, -0.2)),
    ((0.82, -1.0), (0.72, -0.64), (0.66, -0.24), (0.68, 0.02)),
    ((1.36, -0.98), (1.26, -0.6), (1.2, -0.18), (1.22, 0.14)),
    ((1.94, -0.88), (1.84, -0.52), (1.76, -0.1), (1.78, 0.26)),
)
for n, points in enumerate(fingers):
    radii = tuple(r * (0.86 if n == 0 else 1) for r in (0.235, 0.225, 0.195, 0.165))
    limb(points, radii, ink, grow=0.035)
    limb(points, radii, shade)
    limb(points, tuple(r * 0.8 for r in radii), paper, 0.035, 0.02)
    (u, v), (a, b) = points[3], points[1]
    r = radii[3]
    layer(closed([(u - 0.08, v + r * 0.82), (u - 0.1, v + r * 0.3), (u - 0.05, v - 0.04), (u + 0.05, v - 0.04), (u + 0.1, v + r * 0.3), (u + 0.08, v + r * 0.82)]), ink)
    layer(closed([(u - 0.06, v + r * 0.7), (u - 0.072, v + r * 0.3), (u - 0.035, v - 0.01), (u + 0.035, v - 0.01), (u + 0.072, v + r * 0.3), (u + 0.06, v + r * 0.7)]), amber)
    for k in (-1, 1):
        band(a - 0.1, b + 0.06 * k + 0.08, a + 0.1, b + 0.06 * k + 0.06, 0.018, ink)
# The back of the hand lies over the fingers' roots; a short crease goes on from each gap.
layer(closed([(0.09, -0.86), (0.3, -0.82), (0.55, -0.86), (0.84, -0.84), (1.1, -0.88), (1.38, -0.83), (1.66, -0.84), (1.94, -0.75), (2.14, -0.82), (2.35, -1.1), (2.55, -1.6), (2.9, -2.3), (1.9, -2.4), (1.3, -1.86), (0.72, -1.6), (0.24, -1.28), (0.06, -1.0)]), paper)
layer(closed([(0.08, -0.8), (0.05, -0.98), (0.24, -1.28), (0.74, -1.6), (1.3, -1.84), (1.85, -2.35), (2.3, -2.3), (1.75, -1.75), (1.2, -1.42), (0.7, -1.2), (0.4, -1.0)]), shade)
for u, v in ((0.56, -0.82), (1.1, -0.84), (1.67, -0.8)):
    layer([(u - 0.05, v + 0.1), (u + 0.05, v + 0.1), (u + 0.075, v - 0.2)], ink)
for u, v in ((0.34, -0.98), (0.88, -1.04), (1.42, -1.02), (1.98, -0.94)):
    band(u - 0.07, v + 0.02, u + 0.08, v - 0.01, 0.02, shade)
layer([(1.2, -2.1), (2.75, -1.3), (4.4, -3.4), (2.2, -4)], ink)
layer([(1.3, -2.0), (2.72, -1.26), (2.86, -1.5), (1.44, -2.24)], amber)
camera((0, -200, 0), (0, 0, 0), 1230)
render(1200, 800, 8, bounces=1)
