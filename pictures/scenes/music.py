"""A drum kit from straight above, on a rug: cymbals, five drums, the sticks laid across the snare, shoes beside the stool."""

from kit import *

on = Collage()
DECK, SHADE, LIGHT = mixed(0.005, 0.085, 0.015), mixed(0.005, 0.035, 0.005), mixed(0.95, 0.42, 0.14)
on.sheet([(-4, -3), (4, -3), (4, 3), (-4, 3)], DECK)
for k in range(-7, 8):
    on.stroke([(0.52 * k, -3), (0.52 * k, 3)], 0.022, steps=0)
for x, z in ((-2.86, 0.9), (-2.34, -1.3), (2.34, 1.5), (2.86, -0.5)):
    on.stroke([(x - 0.26, z), (x + 0.26, z)], 0.022, steps=0)
# The rug: borders of three inks, and a fringe at both ends.
with on.at(0, 0, 1, -3):
    for k in range(41):
        z = -1.76 + 0.088 * k
        for s in (-1, 1):
            on.stroke([(s * 2.5, z), (s * (2.66 + 0.03 * (k % 3)), z)], 0.03, PAPER, steps=0)
    for w, h, ink in ((2.55, 1.82, PAPER), (2.46, 1.73, CORAL), (2.24, 1.51, INK), (2.18, 1.45, BLUE), (2.06, 1.33, mixed(0.015, 0.3, 0.06))):
        on.box(-w, -h, w, h, ink)
    for k in range(24):
        x = -2.3 + 0.2 * k
        for z in (-1.62, 1.62):
            on.sheet([(x - 0.07, z), (x, z - 0.075), (x + 0.07, z), (x, z + 0.075)], PAPER)
    for k in range(16):
        z = -1.5 + 0.2 * k
        for x in (-2.35, 2.35):
            on.sheet([(x - 0.07, z), (x, z - 0.075), (x + 0.07, z), (x, z + 0.075)], PAPER)


def legs(x, z, reach, turn):
    for k in range(3):
        a = math.radians(turn + 120 * k)
        on.stroke([(x, z), (x + reach * math.cos(a), z + reach * math.sin(a))], 0.055, steps=0)
        on.oval(x + reach * math.cos(a), z + reach * math.sin(a), 0.055)


def drum(x, z, r, ink, lugs=8, turn=0.0):
    """A shell of one ink under a white head, its lugs around it; the lamp throws its shadow to the lower right."""
    on.oval(x + 0.13, z - 0.15, r * 1.06, ink=SHADE, n=90)
    on.oval(x, z, r * 1.13, n=90)
    on.oval(x, z, r * 1.09, ink=ink, n=90)
    for k in range(lugs):
        a = math.radians(turn + 360 * k / lugs)
        with on.at(x + r * 1.05 * math.cos(a), z + r * 1.05 * math.sin(a), 1, math.degrees(a)):
            on.box(-0.075, -0.04, 0.075, 0.04)
    on.oval(x, z, r * 1.0, n=90)
    on.oval(x, z, r * 0.94, ink=PAPER, n=90)
    on.oval(x, z, r * 0.8, ink=mixed(0.5, 0.75, 0.3), n=90)
    on.oval(x, z, r * 0.775, ink=PAPER, n=90)


def cymbal(x, z, r, turn):
    """Coral, with two wedges where the lamp shines on it, grooves and a bell."""
    on.oval(x + 0.2, z - 0.22, r, ink=SHADE, n=90)
    on.oval(x, z, r * 1.03, n=90)
    on.oval(x, z, r, ink=CORAL, n=90)
    for a, w, ink in ((turn, 24, PAPER), (turn + 180, 24, PAPER), (turn + 34, 9, LIGHT), (turn + 214, 9, LIGHT)):
        on.sheet([(x, z), *[(x + r * math.cos(math.radians(a + t)), z + r * math.sin(math.radians(a + t))) for t in (-w + 2 * w * k / 12 for k in range(13))]], ink)
    for share in (0.9, 0.78, 0.66, 0.54, 0.42):
        ring = [(x + r * share * math.cos(t), z + r * share * math.sin(t)) for t in (2 * math.pi * k / 80 for k in range(81))]
        on.stroke(ring, 0.014, mixed(0.2, 0.02, 0), steps=0)
    on.oval(x, z, r * 0.27, ink=INK)
    on.oval(x, z, r * 0.24, ink=CORAL)
    on.oval(x - r * 0.06, z + r * 0.06, r * 0.12, ink=PAPER)
    on.oval(x, z, 0.05)


for x, z, reach, turn in ((-1.62, 0.98, 0.62, 20), (1.6, 0.86, 0.66, 40), (-1.62, -0.36, 0.56, 80), (0.05, -1.2, 0.5, 90)):
    legs(x, z, reach, turn)
# The bass drum lies on its side: from above, a shell between two hoops.
on.box(-0.46, 0.5, 0.78, 1.46, SHADE)
on.box(-0.62, 0.62, 0.62, 1.5)
on.box(-0.58, 0.66, 0.58, 1.46, CORAL)
on.box(-0.58, 0.98, 0.58, 1.12, PAPER)
for z in (0.62, 1.44):
    on.box(-0.68, z, 0.68, z + 0.12)
    on.box(-0.64, z + 0.03, 0.64, z + 0.09, BLUE)
for x in (-0.4, 0, 0.4):
    for z in (0.76, 1.3):
        on.box(x - 0.035, z - 0.05, x + 0.035, z + 0.06)
drum(-0.42, 0.62, 0.36, CORAL, 6, 15)
drum(0.44, 0.62, 0.4, CORAL, 6, 40)
drum(1.06, -0.5, 0.56, CORAL, 8, 10)
drum(-0.76, -0.52, 0.5, BLUE, 10, 8)
cymbal(-1.62, 0.98, 0.62, 128)
cymbal(1.6, 0.86, 0.74, 112)
cymbal(-1.66, -0.36, 0.44, 140)
# The stool, its seat in eight pieces.
on.oval(0.15, -1.34, 0.42, ink=SHADE, n=60)
on.oval(0.05, -1.2, 0.44, n=60)
on.oval(0.05, -1.2, 0.4, ink=CORAL, n=60)
for k in range(4):
    a = math.pi * k / 4
    on.stroke([(0.05 - 0.4 * math.cos(a), -1.2 - 0.4 * math.sin(a)), (0.05 + 0.4 * math.cos(a), -1.2 + 0.4 * math.sin(a))], 0.022, steps=0)
on.oval(0.05, -1.2, 0.06, ink=PAPER)


def stick(x0, z0, x1, z1):
    on.stroke([(x0 + 0.06, z0 - 0.08), (x1 + 0.06, z1 - 0.08)], 0.07, mixed(0.3, 0.5, 0.2), steps=0, end=0.05)
    on.stroke([(x0, z0), (x1, z1)], 0.115, steps=0, end=0.085)
    on.stroke([(x0, z0), (x1, z1)], 0.065, CORAL, steps=0, end=0.045)
    on.oval(x1, z1, 0.065)
    on.oval(x1, z1, 0.045, ink=CORAL)


stick(-1.3, -1.2, -0.62, -0.18)
stick(-0.24, -1.16, -0.98, -0.24)
# Played barefoot: the shoes, toes to the kit; and the set list, held down with tape.
for x, turn in ((1.0, 8), (1.3, -6)):
    with on.at(x, -1.5, 1.0, turn):
        on.blob([(-0.1, -0.24), (0, -0.29), (0.1, -0.24), (0.11, -0.02), (0.135, 0.16), (0.09, 0.3), (0, 0.34), (-0.09, 0.3), (-0.135, 0.16), (-0.11, -0.02)])
        on.blob([(-0.07, -0.21), (0, -0.25), (0.07, -0.21), (0.085, -0.02), (0.1, 0.15), (0.06, 0.26), (0, 0.29), (-0.06, 0.26), (-0.1, 0.15), (-0.085, -0.02)], PAPER)
        on.oval(0, -0.12, 0.065, 0.1)
        for k in range(3):
            on.stroke([(-0.06, 0.02 + 0.06 * k), (0.06, 0.02 + 0.06 * k)], 0.022, steps=0)
with on.at(2.16, -1.12, 1, 9):
    on.box(-0.24, -0.34, 0.28, 0.3, SHADE)
    on.box(-0.27, -0.31, 0.25, 0.34, PAPER)
    for k in range(6):
        on.stroke([(-0.19, 0.22 - 0.09 * k), (-0.19 + (0.32, 0.26, 0.36, 0.2, 0.3, 0.24)[k], 0.22 - 0.09 * k)], 0.034, steps=0)
    on.box(-0.12, 0.29, 0.1, 0.39, CORAL)
on.stroke([(-3.2, -1.2), (-2.5, -1.36), (-2.0, -1.1), (-1.5, -1.5), (-1.24, -0.86), (-1.18, -0.6)], 0.045)
render(1200, 800, 8, bounces=1)
