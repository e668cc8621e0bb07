"""The Waeve: a saxophone in the curl of one very large wave."""

from kit import *

scene()
sky((0.02, 0.03, 0.02), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(17)
coral, blue, paper, ink = mixed(0.63, 0.02, 0), mixed(0.02, 0.47, 0.05), mixed(1.7, 1.4, 0.6), glow(mixed(0, 0.012, 0), 1.0)
cut([(-4, -6), (4, -6), (4, 6), (-4, 6)], 5, faded(mixed(1, 0.04, 0), 0.82, 0.14, -1.6, 4.6))
centre = (-0.42, 0.12)


def around(degrees, r):
    a = math.radians(degrees)
    return centre[0] + r * math.cos(a) * 0.98, centre[1] + r * math.sin(a)


# The wave rises at the right, arches over and falls to a point at the left: bands from its back to its inside.
reach_ = lambda t: -72 + 242 * t
outer = lambda t: 3.5 - 1.22 * t ** 1.5
inner = lambda t: 1.62 + 0.52 * t ** 2.2
steps = 120
bands = 9
for k in range(bands):
    s0, s1 = k / bands, (k + 1) / bands
    edges = []
    for s in (s0, s1):
        edges.append([around(reach_(i / steps), inner(i / steps) + (outer(i / steps) - inner(i / steps)) * min(1.0, s + 0.03 * math.sin(9 * i / steps + 7 * s) * (0 < s < 1))) for i in range(steps + 1)])
    light = (ink, glow(mixed(0.02, 0.2, 0.03), 1.0), glow(blue, 1.0), glow(paper, 1.0), glow(blue, 1.0), glow(mixed(0.02, 0.2, 0.03), 1.0), glow(blue, 1.0), glow(paper, 1.0), glow(mixed(0.02, 0.24, 0.03), 1.0))[k]
    Shape().add([(x, 3 - 0.02 * k, z) for x, z in edges[0]] + [(x, 3 - 0.02 * k, z) for x, z in edges[1]], [(i, i + 1, steps + 2 + i, steps + 1 + i) for i in range(steps)]).stand(light)
# Foam: along the lip, in claws, and thrown off it.
foam = Shape()
for i in range(60):
    t = 0.52 + 0.48 * i / 59
    for _ in range(7):
        s = chance.gauss(0.06, 0.12)
        x, z = around(reach_(t) + chance.gauss(0, 2), inner(t) + (outer(t) - inner(t)) * s)
        foam.ball((x, 2.5, z), chance.uniform(0.03, 0.1) * (0.6 + 0.8 * t), 12, 8)
for i in range(9):
    t = 0.62 + 0.045 * i
    for j in range(12):
        u = j / 11
        x, z = around(reach_(t) + 16 * u * u, inner(t) - 0.52 * u)
        foam.ball((x, 2.45, z), 0.085 * (1 - 0.8 * u), 12, 8)
for _ in range(70):
    x, z = around(chance.uniform(150, 215), chance.uniform(1.2, 2.7))
    foam.ball((x, 2.4, z), chance.uniform(0.012, 0.05), 8, 6)
for i in range(120):
    t = chance.uniform(0.2, 1.0)
    x, z = around(reach_(t), outer(t) + abs(chance.gauss(0, 0.06)))
    foam.ball((x, 2.5, z), chance.uniform(0.03, 0.09), 10, 8)
foam.stand(glow(paper, 1.0))
# The trough it comes out of.
for y, base, light in ((2.2, -1.95, glow(blue, 1.0)), (1.4, -2.3, glow(mixed(0.02, 0.22, 0.03), 1.0)), (1.0, -2.7, ink)):
    line = lambda x: base + 0.16 * abs(math.sin(x * 1.6 + base * 3)) ** 0.6 - 0.1 * x * (y > 2)
    edge(y, line, 4, -6, material=light)
    Shape().line([(x, y - 0.03, line(x)) for x in (-3 + 6 * i / 200 for i in range(201))], 0.05, 6).stand(glow(paper, 1.0))
with at((0.22, 0.0, 0.98), 64, 3.75, (7, 0)):
    saxophone(1.0)
lamp('AREA', (-4, -5, 4), (-0.3, 0, 0), mixed(1, 0.6, 0.2), 3200, 3)
lamp('AREA', (3.4, -3, 1), (-0.3, 0, 0), WARM, 1500, 2)
camera((0, -10, 0), (0, 0, 0), 60)
render(960, 1200, 10, bounces=1)
