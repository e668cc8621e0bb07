"""bdrmm: one's own two shoes from above, among pedals; the one that is down sends out rings."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
coral, blue, paper, black = mixed(0.63, 0.02, 0), mixed(0.02, 0.47, 0.05), mixed(1.7, 1.4, 0.6), matte(**BLACK)
cut([(-3, -4), (3, -4), (3, 4), (-3, 4)], 2, faded(mixed(0.02, 1, 0.2), 0.05, 0.42, -3.4, 3))
centre = (0.55, 0.72)
# Soft rings, brightest in the middle of each, as if out of focus.
for ring, (r, width, light) in enumerate(((1.0, 0.34, mixed(1.6, 0.2, 0.1)), (1.78, 0.36, mixed(0.1, 1.0, 0.3)), (2.6, 0.4, mixed(1.0, 0.05, 0)), (3.45, 0.42, mixed(0.05, 0.7, 0.2)))):
    for k in range(9):
        inner, outer = (r + width * ((k + e) / 9 - 0.5) for e in (0, 1.02))
        strength = math.exp(-(((k - 4) / 2.4) ** 2)) * (1 - 0.14 * ring)
        turns = [2 * math.pi * i / 96 for i in range(97)]
        points = [(centre[0] + inner * math.cos(t), 1.9 - 0.01 * ring, centre[1] + inner * math.sin(t)) for t in turns] + [(centre[0] + outer * math.cos(t), 1.9 - 0.01 * ring, centre[1] + outer * math.sin(t)) for t in turns]
        Shape().add(points, [(i, i + 1, 98 + i, 97 + i) for i in range(96)]).stand(glow(tuple(c * strength + b for c, b in zip(light, (0.01, 0.1, 0.02))), 1.0))
ellipse = lambda x, z, rx, rz, n=40: [(x + rx * math.cos(2 * math.pi * k / n), z + rz * math.sin(2 * math.pi * k / n)) for k in range(n)]
smooth_ = lambda points: [(p.x, p.z) for p in spline([(x, 0, z) for x, z in [*points, points[0]]], 6)][:-1]


def turned(points, x, z, degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + c * u - s * v, z + s * u + c * v) for u, v in points]


def cable(points, y):
    Shape().line([(p.x, y, p.z) for p in spline([(x, 0, z) for x, z in points], 12)], 0.055, 8).stand(black)


def pedal(x, z, degrees, light, lit):
    place = lambda points: turned(points, x, z, degrees)
    box = lambda w, h, dz=0.0: [(-w, dz - h), (w, dz - h), (w, dz + h), (-w, dz + h)]
    cut(place([(u + 0.08, v - 0.1) for u, v in box(0.52, 0.78)]), 1.5, black)
    cut(place(box(0.52, 0.78)), 1.45, glow(light, 1.0))
    cut(place(box(0.44, 0.3, -0.42)), 1.43, black)
    cut(place(ellipse(0, -0.42, 0.16, 0.16)), 1.4, glow(paper, 1.0))
    for u in (-0.3, 0, 0.3):
        cut(place(ellipse(u, 0.5, 0.12, 0.12)), 1.42, black)
        cut(place([(u - 0.02, 0.5), (u + 0.02, 0.5), (u + 0.05, 0.61), (u + 0.01, 0.62)]), 1.4, glow(paper, 1.0))
    cut(place(ellipse(0, 0.12, 0.085, 0.085)), 1.42, glow(paper if lit else mixed(0.2, 0.02, 0), 1.0))


cable([(-2.6, 1.4), (-2.1, 1.9), (-1.85, 1.3)], 1.6)
cable([(-0.9, 1.2), (-0.55, 1.75), (-0.2, 1.0), (0.05, 0.85)], 1.6)
cable([(1.05, 0.8), (1.35, 0.2), (1.5, 0.9), (1.7, 1.2)], 1.6)
pedal(-1.38, 1.25, 9, blue, False)
pedal(0.55, 0.72, -4, coral, True)
pedal(1.98, 1.2, -12, mixed(1.2, 0.9, 0.4), False)


def shoe(x, z, degrees, sign):
    place = lambda points: turned([(sign * u, v) for u, v in points], x, z, degrees)
    sole = smooth_([(-0.4, 1.0), (-0.18, 1.34), (0.14, 1.36), (0.42, 1.02), (0.46, 0.5), (0.38, -0.2), (0.38, -0.9), (-0.34, -0.9), (-0.36, -0.2), (-0.46, 0.5)])
    cut(place([(u + 0.1, v - 0.06) for u, v in sole]), 1.2, black)
    cut(place(sole), 1.1, glow(paper, 1.0))
    upper = smooth_([(-0.33, 0.94), (-0.14, 1.2), (0.12, 1.22), (0.34, 0.94), (0.37, 0.5), (0.31, -0.2), (0.31, -0.9), (-0.28, -0.9), (-0.29, -0.2), (-0.37, 0.5)])
    cut(place(upper), 1.05, glow(mixed(0.03, 0.06, 0.01), 1.0))
    cut(place(smooth_([(-0.3, 0.98), (-0.12, 1.2), (0.1, 1.22), (0.3, 0.98), (0.16, 0.78), (-0.14, 0.78)])), 1.0, glow(paper, 1.0))
    cut(place([(-0.15, 0.66), (0.15, 0.66), (0.17, -0.4), (-0.16, -0.4)]), 1.0, glow(mixed(0.4, 0.02, 0), 1.0))
    for k in range(4):
        v = 0.54 - 0.24 * k
        for slope in (0.11, -0.11):
            cut(place([(-0.25, v - slope - 0.032), (0.25, v + slope - 0.032), (0.25, v + slope + 0.032), (-0.25, v - slope + 0.032)]), 0.98, glow(paper, 1.0))
    # The trouser leg over it.
    cut(place(smooth_([(-0.46, -0.52), (0.0, -0.42), (0.46, -0.52), (0.56, -1.2), (0.62, -3.4), (-0.62, -3.4), (-0.56, -1.2)])), 0.9, faded(mixed(0.02, 1, 0.1), 0.05, 0.5, -3.2, -1.4))
    cut(place([(-0.47, -0.6), (0.47, -0.6), (0.49, -0.78), (-0.49, -0.78)]), 0.88, faded(mixed(0.3, 1, 0.3), 0.6, 0.9, -3, 0))
    cut(place([(0.3, -0.8), (0.5, -0.8), (0.64, -3.4), (0.2, -3.4)]), 0.87, black)


shoe(-0.72, -1.5, 7, -1)
shoe(0.62, -0.92, -4, 1)
camera((0, -10, 0), (0, 0, 0), 60)
render(960, 1200, 8, bounces=1)
