"""What is on, pegged to one line: headphones, a microphone, a book, a kite, a boot, a towel."""

from kit import *

on = Collage()
chance = scattered(8)
SKY, FAR_, NEAR = mixed(0.03, 0.62, 0.12), mixed(0.015, 0.3, 0.06), mixed(0.006, 0.1, 0.02)
on.box(-4, -3, 4, 3, SKY)
hills = lambda foot, tops: [(-4, -3), *[(x, foot + sum(h * math.exp(-(((x - m) / w) ** 2)) for m, w, h in tops)) for x in (-4 + 0.1 * k for k in range(81))], (4, -3)]
on.sheet(hills(-0.72, [(-2.3, 1.2, 0.62), (0.9, 1.0, 0.36), (2.9, 0.8, 0.7)]), FAR_)
on.sheet(hills(-1.02, [(-0.6, 1.6, 0.16), (2.4, 1.0, 0.12)]), NEAR)
for _ in range(150):
    x = chance.uniform(-3.2, 3.2)
    z = -1.42 + chance.random() * 0.3
    on.stroke([(x, z), (x + chance.gauss(0, 0.04), z + chance.uniform(0.1, 0.24))], 0.026, steps=0, end=0.008)
line = lambda x: 0.98 - 0.3 * (1 - (x / 3.1) ** 2)
for x in (-2.92, 2.92):
    on.stroke([(x, -1.5), (x * 0.995, 1.3)], 0.11, steps=0)
on.stroke([(-3.2, 1.12), *[(x, line(x)) for x in (-2.92 + 0.146 * k for k in range(41))], (3.2, 1.12)], 0.045, steps=0)


def pegs(*xs):
    for x in xs:
        for s in (-1, 1):
            on.stroke([(x + 0.03 * s, line(x) + 0.13), (x + 0.05 * s, line(x) - 0.13)], 0.07, steps=0)
            on.stroke([(x + 0.03 * s, line(x) + 0.12), (x + 0.05 * s, line(x) - 0.12)], 0.04, PAPER, steps=0)


def outlined(points, ink, grow=0.035):
    """A sheet with an edge in the dark ink."""
    cx, cz = (sum(p[i] for p in points) / len(points) for i in (0, 1))
    edge_ = []
    for x, z in points:
        d = math.hypot(x - cx, z - cz) or 1
        edge_.append((x + (x - cx) / d * grow, z + (z - cz) / d * grow))
    on.sheet(edge_)
    on.sheet(points, ink)


# Headphones, over the line.
x = -2.3
with on.at(x, line(x) - 0.72):
    band = [(0.46 * math.cos(t), 0.1 + 0.66 * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))]
    on.stroke(band, 0.17, steps=0)
    on.stroke(band, 0.1, CORAL, steps=0)
    for s in (-1, 1):
        on.oval(s * 0.46, -0.1, 0.2, 0.3)
        on.oval(s * 0.46, -0.1, 0.155, 0.25, CORAL)
        on.oval(s * 0.38, -0.1, 0.1, 0.23)
        on.oval(s * 0.38, -0.1, 0.07, 0.19, PAPER)
    on.stroke([(-0.46, -0.38), (-0.42, -0.62), (-0.1, -0.5), (0.12, -0.74), (0.02, -0.9)], 0.045)
pegs(x)
# The microphone hangs by its lead.
x = -1.36
with on.at(x, line(x)):
    on.stroke([(0.2, 0.02), (0.26, -0.3), (0.02, -0.3), (0.0, -0.14), (0, -0.36)], 0.045)
    body = [(-0.07, -0.34), (0.07, -0.34), (0.17, -0.92), (-0.17, -0.92)]
    on.sheet([(a * 1.25, b) for a, b in body])
    on.sheet([(a * 0.85, b - 0.01) for a, b in body], PAPER)
    on.sheet([(0.0, -0.36), (0.06, -0.36), (0.14, -0.92), (0.02, -0.92)], mixed(0.03, 0.62, 0.12))
    on.box(-0.26, -1.04, 0.26, -0.9)
    on.box(-0.22, -1.0, 0.22, -0.94, CORAL)
    on.oval(0, -1.22, 0.31)
    on.oval(0, -1.22, 0.265, ink=PAPER)
    for k in range(-3, 4):
        w = math.sqrt(max(0, 0.26**2 - (0.08 * k) ** 2))
        on.stroke([(-w, -1.22 + 0.08 * k), (w, -1.22 + 0.08 * k)], 0.018, steps=0)
        on.stroke([(0.08 * k, -1.22 - w), (0.08 * k, -1.22 + w)], 0.018, steps=0)
    on.box(-0.31, -1.27, 0.31, -1.17)
    on.box(-0.27, -1.24, 0.27, -1.2, CORAL)
pegs(x + 0.2)
# A book, open over the line like a roof.
x = -0.4
with on.at(x, line(x)):
    for s in (-1, 1):
        cover = [(0, 0.05), (s * 0.5, -0.1), (s * 0.5, -0.92), (0, -0.76)][:: s]
        outlined(cover, CORAL)
        outlined([(0, 0.0), (s * 0.44, -0.14), (s * 0.44, -0.84), (0, -0.7)][:: s], PAPER, 0.02)
        for k in range(6):
            z = -0.14 - 0.1 * k
            on.stroke([(s * 0.07, z), (s * (0.37 if k < 5 else 0.24), z - 0.1 * (1 if k < 5 else 0.65))], 0.032, steps=0)
    on.stroke([(0, 0.05), (0, -0.78)], 0.045, steps=0)
    on.stroke([(0.06, -0.74), (0.08, -0.98), (0.02, -1.1)], 0.05, mixed(0.03, 0.62, 0.12))
pegs(x - 0.3, x + 0.3)
# The kite and its tail.
x = 0.62
with on.at(x, line(x) - 0.02, 1, 8):
    kite = [(0, 0), (0.42, -0.44), (0, -1.06), (-0.42, -0.44)]
    on.sheet([(a * 1.1, (b + 0.5) * 1.08 - 0.5) for a, b in kite])
    for part, ink in (((0, 1), CORAL), ((1, 2), PAPER), ((2, 3), CORAL), ((3, 0), PAPER)):
        on.sheet([(0, -0.44), kite[part[0]], kite[part[1]]], ink)
    on.stroke([(0, 0), (0, -1.06)], 0.03, steps=0)
    on.stroke([(-0.42, -0.44), (0.42, -0.44)], 0.03, steps=0)
    tail = [(0, -1.06), (0.18, -1.22), (0.02, -1.4), (0.24, -1.56), (0.14, -1.72)]
    on.stroke(tail, 0.03)
    for a, b in tail[1:4]:
        for s in (-1, 1):
            on.sheet([(a, b), (a + s * 0.13, b + 0.08), (a + s * 0.13, b - 0.06)], CORAL if s > 0 else PAPER)
pegs(x)
# A walking boot, by its lace.
x = 1.5
with on.at(x, line(x)):
    on.stroke([(-0.02, 0.02), (0.1, -0.22), (-0.1, -0.34), (0.02, -0.5)], 0.04)
    with on.at(-0.06, -0.82, 0.98, -12):
        sole = [(-0.34, -0.44), (0.56, -0.44), (0.6, -0.34), (0.52, -0.28), (-0.34, -0.28)]
        boot = [(-0.34, -0.28), (-0.3, 0.0), (-0.3, 0.36), (0.04, 0.4), (0.08, 0.14), (0.22, -0.04), (0.46, -0.1), (0.54, -0.28)]
        outlined(boot, CORAL, 0.045)
        on.sheet([(-0.34, 0.26), (-0.33, 0.44), (0.08, 0.48), (0.09, 0.3)])
        on.sheet([(-0.3, 0.3), (-0.29, 0.4), (0.05, 0.44), (0.06, 0.34)], PAPER)
        on.box(-0.37, -0.46, 0.6, -0.27)
        for k in range(6):
            on.box(-0.32 + 0.155 * k, -0.54, -0.22 + 0.155 * k, -0.44)
        on.box(-0.32, -0.36, 0.54, -0.31, PAPER)
        for k in range(4):
            a, b = 0.04 + 0.075 * k, 0.24 - 0.09 * k
            on.stroke([(a - 0.14, b), (a + 0.02, b + 0.04)], 0.04, PAPER, steps=0)
        on.sheet([(-0.3, -0.26), (-0.28, 0.0), (-0.12, -0.02), (-0.08, -0.26)], mixed(0.3, 0.02, 0))
pegs(x)
# A towel with stripes.
x = 2.3
with on.at(x, 0):
    top = [(a, line(x + a)) for a in (-0.34, 0.34)]
    outlined([top[0], top[1], (0.37, -0.72), (-0.31, -0.76)], PAPER, 0.03)
    for k in (1, 2, 4, 5):
        z0, z1 = (line(x) - 0.16 * k - (0.16 if k > 3 else 0) + d for d in (0.0, -0.1))
        on.sheet([(-0.33, z0), (0.35, z0), (0.36, z1), (-0.32, z1)], CORAL if k in (1, 5) else mixed(0.03, 0.62, 0.12))
    for k in range(9):
        on.stroke([(-0.3 + 0.082 * k, -0.74), (-0.3 + 0.082 * k, -0.84)], 0.025, PAPER, steps=0)
pegs(x - 0.26, x + 0.26)
render(1440, 656, 8, bounces=1)
