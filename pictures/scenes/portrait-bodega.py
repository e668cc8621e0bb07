"""Bodega: a black cat fills the lit window of a corner shop, between crates of fruit, under a striped awning."""

from kit import *

on = Collage()
chance = scattered(14)
# The wall, and the window: its light is warmest above.
on.box(-4, -5, 4, 5, DEEP)
for row in range(14):
    for k in range(-4, 5):
        x, z = k * 0.92 + 0.46 * (row % 2), -3.6 + row * 0.56
        on.box(x - 0.42, z - 0.24, x + 0.42, z + 0.24, BLUE)
on.box(-2.3, -2.4, 2.3, 2.9)
on.box(-2.14, -2.3, 2.14, 2.9, PAPER)
# Shelves with tins and bottles, flat and far.
for z in (1.42, 0.1, -1.22):
    on.box(-2.14, z - 0.06, 2.14, z, CORAL)
    x = -2.04
    while x < 2.0:
        w, h = chance.choice(((0.18, 0.5), (0.28, 0.36), (0.22, 0.6)))
        if abs(x + w / 2) > 1.25:
            on.box(x, z, min(x + w, 2.1), z + h, BLUE if chance.random() < 0.5 else CORAL)
        x += w + 0.08
# The awning: stripes, the scallops hang below.
n = 9
for k in range(n):
    x0, x1 = (-2.6 + 5.2 * i / n for i in (k, k + 1))
    ink, half = (PAPER, CORAL)[k % 2 == 0], (x1 - x0) / 2
    scallop = lambda grow: [(x0, 3.4), (x1, 3.4), (x1, 2.52), *[(x0 + half + half * math.cos(t), 2.52 - (0.26 + grow) * math.sin(t)) for t in (math.pi * i / 20 for i in range(21))]]
    on.sheet(scallop(0.045))
    on.sheet(scallop(0), ink)
# The cat, from the front: a body like a bell, ears into the awning, a collar with a bell.
with on.at(0, -2.6, 1.62):
    on.blob([(-0.5, 0), (-0.84, 0.34), (-0.82, 0.9), (-0.56, 1.5), (-0.38, 1.86), (0.38, 1.86), (0.56, 1.5), (0.82, 0.9), (0.84, 0.34), (0.5, 0)])
    on.blob([(-0.74, 2.2), (-0.62, 1.92), (-0.32, 1.74), (0, 1.67), (0.32, 1.74), (0.62, 1.92), (0.74, 2.2), (0.66, 2.56), (0.32, 2.74), (-0.32, 2.74), (-0.66, 2.56)])
    on.sheet([(-0.48, 1.66), (0, 1.5), (0.48, 1.66), (0.45, 1.83), (0, 1.66), (-0.45, 1.83)], CORAL)
    on.oval(0, 1.49, 0.1, ink=PAPER)
    on.oval(0, 1.46, 0.03)
    # Its paws, on the sill, and the chest's edge between them.
    for s in (-1, 1):
        on.sheet([(s * 0.71, 2.34), (s * 0.69, 3.2), (s * 0.56, 3.1), (s * 0.14, 2.7)])
        on.sheet([(s * 0.58, 2.64), (s * 0.6, 2.99), (s * 0.34, 2.72)], CORAL)
        # Eyes of paper, slit by the dark.
        on.sheet([(s * 0.11, 2.24), (s * 0.2, 2.43), (s * 0.4, 2.49), (s * 0.56, 2.37), (s * 0.45, 2.19), (s * 0.23, 2.14)], PAPER)
        on.oval(s * 0.33, 2.31, 0.062, 0.17)
        for k in (-1, 0, 1):
            on.stroke([(s * 0.3, 1.96 + 0.03 * k), (s * 0.72, 1.98 + 0.05 * k)], 0.014, PAPER, steps=0)
            on.stroke([(s * 0.72, 1.98 + 0.05 * k), (s * 1.14, 1.96 + 0.14 * k)], 0.026, steps=0)
        on.stroke([(s * 0.34, 0.12), (s * 0.36, 0.5), (s * 0.31, 0.86)], 0.022, PAPER)
    on.sheet([(-0.09, 2.06), (0.09, 2.06), (0, 1.95)], CORAL)
    on.stroke([(0.62, 0.2), (1.02, 0.1), (1.3, -0.02), (1.32, -0.34), (1.1, -0.52), (0.86, -0.42)], 0.24, end=0.16)


def crate(x0, x1, z0, z1, ink):
    for row in (1, 0):
        for k in range(round((x1 - x0) / 0.44) - row):
            x, z = x0 + 0.25 + 0.44 * k + 0.22 * row + chance.gauss(0, 0.012), z1 + 0.06 + 0.34 * row
            on.oval(x, z, 0.235)
            on.oval(x, z, 0.21, ink=ink)
            on.oval(x - 0.07, z + 0.08, 0.05, 0.035, PAPER, 35)
    on.box(x0 - 0.03, z0, x1 + 0.03, z1)
    for k in range(2):
        h = (z1 - z0) / 2
        on.box(x0, z0 + h * k + 0.04, x1, z0 + h * (k + 1) - 0.04, PAPER)


# The sill under it, and a crate of fruit at either side.
on.box(-4, -2.74, 1.2, -2.6)
on.box(1.55, -2.74, 4, -2.6)
on.box(-4, -5, 4, -2.98)
crate(-2.62, -1.3, -3.3, -2.5, CORAL)
crate(-0.9, 0.9, -3.3, -2.78, BLUE)
render(960, 1200, 8, bounces=1)
