"""The logo's nightjar has flown a loop over a signpost whose three arms disagree, and is no wiser."""

from kit import *

on = Collage()
chance = scattered(531)
NIGHT = mixed(0, 0.015, 0)
on.sheet([(-4, -4), (4, -4), (4, 4), (-4, 4)], faded(mixed(0.03, 1, 0.2), 0.1, 0.42, 2.8, -1.9))
for _ in range(46):
    x, z, r = chance.uniform(-3, 3), chance.uniform(-0.6, 3), chance.choice((0.016, 0.02, 0.03))
    on.oval(x, z, r, ink=PAPER, n=10)
ridge = lambda foot, tops: [(-4, -4), *[(x, foot + sum(h * math.exp(-(((x - at) / w) ** 2)) for at, w, h in tops)) for x in (-4 + 8 * k / 160 for k in range(161))], (4, -4)]
on.sheet(ridge(-1.75, [(-2.6, 1.2, 0.95), (0.4, 0.8, 0.3), (2.7, 1.1, 0.8)]), mixed(0.02, 0.26, 0.05))
on.sheet(ridge(-2.1, [(-3.2, 1.0, 0.5), (1.9, 1.3, 0.45)]), DEEP)
# Where it has been: in from the left, once round, and off again.
way = spline([(x, 0, z) for x, z in [(-3.6, -0.5), (-2.5, -0.95), (-1.3, -0.75), (-0.35, 0.05), (-0.3, 1.1), (-1.15, 1.6), (-1.95, 1.0), (-1.6, 0.1), (-1.05, -0.14), (-0.45, 0.2)]], 40)
lengths = [0.0]
for a, b in zip(way, way[1:]):
    lengths.append(lengths[-1] + (b - a).length)
for k in range(int(lengths[-1] / 0.24)):
    i = next(j for j, length in enumerate(lengths) if length >= 0.24 * k)
    j = next((j for j, length in enumerate(lengths) if length >= 0.24 * k + 0.13), len(way) - 1)
    on.stroke([(way[m].x, way[m].z) for m in range(i, j + 1)], 0.055, PAPER, steps=0)
# The ground, with the grass on it.
ground = lambda x: -2.42 + 0.1 * math.sin(x * 1.3 + 0.6)
on.sheet([(-4, -4), *[(x, ground(x)) for x in (-4 + 0.1 * k for k in range(81))], (4, -4)], NIGHT)
for _ in range(150):
    x, h, lean = chance.uniform(-3.1, 3.1), chance.uniform(0.12, 0.36), chance.gauss(0.04, 0.08)
    on.sheet([(x - 0.035, ground(x) - 0.05), (x + 0.035, ground(x) - 0.05), (x + lean, ground(x) + h)], NIGHT)
# The signpost.
px = 1.15
on.box(px - 0.1, -3.2, px + 0.1, -0.3)
on.box(px - 0.06, -3.2, px + 0.06, -0.34, CORAL)


def arm(z, length, tilt, mirrored):
    with on.at(px, z, 1, tilt, mirrored):
        shape = lambda grow: [(-0.3 - grow, -0.17 - grow), (length, -0.17 - grow), (length + 0.26 + 1.6 * grow, 0), (length, 0.17 + grow), (-0.3 - grow, 0.17 + grow)]
        on.sheet(shape(0.045))
        on.sheet(shape(0), CORAL)
        for u in (0.12, 0.3, 0.62, 0.8):
            on.stroke([(u * length, 0), (u * length + 0.1 * length, 0)], 0.055, steps=0)


arm(-0.66, 1.15, 6, False)
arm(-1.1, 1.2, -4, True)
arm(-1.54, 0.95, -8, False)
with on.at(1.0, 1.3, 1.6, 4):
    bird = mark_outline()
    on.sheet([(x - 0.06, z - 0.06) for x, z in bird], CORAL)
    on.sheet(bird, PAPER)
render(1000, 1000, 8, bounces=1)
