"""A cheek, in profile and without features, painted with a bird whose wings are spread; the brush is at the last feather."""

from kit import *

on = Collage()
for i in range(28):
    a0, a1 = 2 * math.pi * (i - 0.5) / 28, 2 * math.pi * (i + 0.5) / 28
    on.sheet([(-0.5, 0.6), (-0.5 + 7 * math.cos(a0), 0.6 + 7 * math.sin(a0)), (-0.5 + 7 * math.cos(a1), 0.6 + 7 * math.sin(a1))], (PAPER, BLUE)[i % 2])
# Hair first, in curls; the profile looks to the right.
for x, z, r in ((-1.9, 1.5, 1.0), (-1.2, 2.3, 0.9), (-0.2, 2.55, 0.85), (0.62, 2.2, 0.62), (-2.3, 0.5, 0.9), (-2.4, -0.5, 0.8), (-2.1, -1.3, 0.7), (-1.2, 1.0, 1.3), (-1.6, -0.2, 1.1)):
    on.oval(x, z, r)
for x, z, r, a in ((-1.9, 1.5, 0.7, 100), (-1.0, 2.4, 0.6, 60), (-0.1, 2.6, 0.55, 60), (-2.3, 0.4, 0.62, 130), (-2.3, -0.7, 0.5, 160)):
    on.stroke([(x + r * math.cos(t), z + r * math.sin(t)) for t in (math.radians(a + 90 * k / 16) for k in range(17))], 0.07, CORAL, steps=0)
profile = [(-1.35, -3.4), (-1.3, -2.2), (-1.42, -0.9), (-1.3, 0.6), (-0.85, 1.6), (0.2, 1.98), (0.98, 1.55), (1.2, 0.98), (1.24, 0.62), (1.34, 0.36), (1.62, -0.12), (1.7, -0.3), (1.56, -0.44), (1.32, -0.5),
           (1.36, -0.66), (1.5, -0.82), (1.38, -0.98), (1.44, -1.16), (1.28, -1.3), (1.3, -1.56), (1.16, -1.86), (0.8, -2.02), (0.3, -1.94), (0.12, -2.3), (0.22, -3.4)]
edge = spline([(x, 0, z) for x, z in profile], 8)
on.sheet([(p.x + 0.06 * (1 if p.x > 0 else -1), p.z + 0.05) for p in edge])
on.sheet([(p.x, p.z) for p in edge], CORAL)
on.sheet([(p.x, p.z) for p in spline([(-1.42, 0, -1.0), (-0.95, 0, -1.5), (-0.2, 0, -1.9), (0.12, 0, -2.3), (0.22, 0, -3.4), (-1.35, 0, -3.4)], 8)], mixed(0.3, 0.02, 0))
for x, z, r in ((-1.25, 1.35, 0.62), (-0.55, 1.92, 0.52), (0.25, 2.1, 0.42), (-1.5, 0.5, 0.5)):
    on.oval(x, z, r)
# The ear, under the curls, with a ring.
on.oval(-1.05, -0.35, 0.27, 0.42, turn=-12)
on.oval(-1.03, -0.35, 0.21, 0.36, CORAL, -12)
on.oval(-1.02, -1.0, 0.17)
on.oval(-1.02, -1.0, 0.12, ink=PAPER)


def feather(x, z, turn, length, width, ink):
    with on.at(x, z, 1, turn):
        shape = lambda grow: [(-grow, 0), (length * 0.3, width + grow), (length * 0.75, width * 0.92 + grow), (length + grow, 0), (length * 0.75, -width * 0.5 - grow), (length * 0.3, -width * 0.4 - grow)]
        on.blob(shape(0.035))
        on.blob(shape(0), ink)


# The bird: one wing goes up over the brow, one back to the ear, the tail down the cheek.
with on.at(-0.22, 0.02, 1.18):
    for k in range(7):
        feather(0.22 + 0.03 * k, -0.16 - 0.02 * k, 80 + 13 * k, 1.5 - 0.09 * k, 0.15, (PAPER, BLUE)[k % 2])
    for k in range(6):
        feather(0.4 + 0.02 * k, -0.12, 64 - 14 * k, 1.02 - 0.07 * k, 0.14, (PAPER, BLUE)[k % 2])
    for k in range(4):
        feather(0.2, -0.5, -142 + 15 * k, 0.98, 0.12, (BLUE, PAPER)[k % 2])
    on.blob([(0.08, -0.66), (0.0, -0.3), (0.14, 0.06), (0.44, 0.24), (0.68, 0.12), (0.66, -0.16), (0.44, -0.5)])
    on.blob([(0.62, 0.14), (0.66, -0.08), (0.98, -0.04)])
    on.oval(0.5, 0.06, 0.055, ink=PAPER)
# The painter's brush comes in from the corner.
with on.at(-0.12, -1.36, 1, -30):
    on.sheet([(0.02, 0), (0.4, 0.14), (0.4, -0.14)])
    on.sheet([(0.12, 0), (0.4, 0.09), (0.4, -0.09)], BLUE)
    on.box(0.4, -0.16, 0.86, 0.16)
    on.box(0.44, -0.11, 0.82, 0.11, PAPER)
    on.sheet([(0.86, 0.15), (4, 0.22), (4, -0.22), (0.86, -0.15)])
render(1000, 1000, 8, bounces=1)
