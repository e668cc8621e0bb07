"""Penelope Isles: two paper boats folded from sheet music, tied together by a guitar lead, islands behind."""

from kit import *

on = Collage()
on.sheet([(-4, -5), (4, -5), (4, 5), (-4, 5)], faded(mixed(1, 0.04, 0.02), 0.95, 0.2, -0.4, 3.6))
for z, x0, x1 in ((2.3, -1.9, -0.2), (2.14, -1.2, 0.5), (1.6, 0.7, 2.6), (1.46, 1.3, 3)):
    on.stroke([(x0, z), (x1, z)], 0.07, PAPER, steps=0)
isle = lambda x0, x1, tops: [(x0, -1), *[(x, -0.45 + sum(h * math.exp(-(((x - at) / w) ** 2)) for at, w, h in tops)) for x in (x0 + (x1 - x0) * k / 80 for k in range(81))], (x1, -1)]
on.sheet(isle(-3, 3, [(-2.0, 0.7, 1.3), (-0.9, 0.5, 0.6), (2.4, 0.8, 1.0)]), mixed(0.02, 0.3, 0.05))
on.sheet(isle(-0.3, 3, [(1.5, 0.5, 0.75), (2.5, 0.6, 0.5)]), DEEP)


def sea(foot, height, step, shift, ink):
    crest = [(x, foot + height * abs(math.sin(math.pi * (x / step + shift)))) for x in (-3 + 6 * k / 240 for k in range(241))]
    on.sheet([(-3, -5), *[(x, z + 0.06) for x, z in crest], (3, -5)], PAPER)
    on.sheet([(-3, -5), *crest, (3, -5)], ink)


def boat(x, z, size, turn):
    with on.at(x, z, size, turn):
        left, right, keel, rim = (-1.35, 0.42), (1.35, 0.42), -0.62, 0.12
        sail = [(-0.66, -0.1), (0, 1.35), (0.66, -0.1)]
        hull = [left, (-0.78, keel), (0.78, keel), right, (0, rim - 0.1)]
        for outline, grow in ((sail, 1.08), (hull, 1.05)):
            on.sheet([(a * grow, (b - 0.1) * grow + 0.1) for a, b in outline])
            on.sheet(outline, PAPER)
            if outline is sail:
                on.sheet([(0, 1.35), (0.66, -0.1), (0, -0.1)], mixed(0.62, 0.5, 0.2))
                for k in range(4):
                    half = 0.5 - 0.1 * k
                    on.stroke([(-half, 0.2 + 0.16 * k), (half, 0.2 + 0.16 * k)], 0.028, steps=0)
                note(0.1, 0.3)
        # The stave runs across the hull.
        for k in range(4):
            b = -0.5 + 0.14 * k
            half = 0.74 + 0.54 * (b - keel)
            on.stroke([(-half, b), (half, b)], 0.028, steps=0)
        for a, b in ((-0.62, -0.36), (-0.2, -0.22), (0.28, -0.4), (0.66, -0.26)):
            note(a, b)


def note(a, b):
    on.oval(a, b, 0.11, 0.08, CORAL, 20)
    on.stroke([(a + 0.09, b), (a + 0.09, b + 0.4)], 0.04, CORAL, steps=0)


def plug(x, z, turn):
    with on.at(x, z, 1, turn):
        on.box(-0.06, -0.13, 0.4, 0.13)
        on.box(-0.02, -0.085, 0.36, 0.085, PAPER)
        on.box(0.38, -0.055, 0.72, 0.055)


sea(-0.85, 0.1, 0.55, 0.2, mixed(0.02, 0.36, 0.05))
boat(-1.12, -0.5, 0.86, 7)
sea(-1.25, 0.14, 0.8, 0.6, BLUE)
sea(-1.75, 0.17, 1.0, 0.1, mixed(0.02, 0.36, 0.05))
boat(0.8, -1.6, 1.2, -6)
line = [(0.0, 0.02), (0.36, 0.1), (0.56, -0.2), (0.38, -0.62), (0.0, -0.9), (-0.24, -1.2), (-0.6, -1.36), (-1.0, -1.06)]
for width, ink in ((0.16, INK), (0.09, CORAL)):
    on.stroke(line, width, ink)
plug(0.0, 0.02, 190)
plug(-1.0, -1.06, 40)
sea(-2.4, 0.2, 1.2, 0.75, BLUE)
sea(-2.9, 0.2, 1.35, 0.3, DEEP)
render(960, 1200, 8, bounces=1)
