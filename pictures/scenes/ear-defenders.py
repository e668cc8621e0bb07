"""A small child in large ear defenders, from behind, before the stage's rays; one fist is up."""

from kit import *

on = Collage()
for i in range(24):
    a0, a1 = 2 * math.pi * (i - 0.5) / 24, 2 * math.pi * (i + 0.5) / 24
    on.sheet([(0, 0.9), (6 * math.cos(a0), 0.9 + 6 * math.sin(a0)), (6 * math.cos(a1), 0.9 + 6 * math.sin(a1))], (mixed(0.03, 0.3, 0.07), mixed(0.5, 0.8, 0.3))[i % 2])
# A raised arm in the jersey's sleeve, the fist of paper.
arm = [(1.3, -1.5), (2.0, -0.5), (1.98, 0.9)]
on.stroke(arm, 0.86, end=0.66)
on.stroke(arm, 0.74, PAPER, end=0.54)
for x, z, turn, half in ((1.55, -1.2, -46, 0.37), (1.83, -0.84, -38, 0.36), (2.02, -0.4, -14, 0.34), (2.08, 0.05, -2, 0.32), (2.05, 0.46, 4, 0.3)):
    with on.at(x, z, 1, turn):
        on.box(-half, -0.09, half, 0.09)
on.blob([(1.62, 0.92), (1.58, 1.3), (1.7, 1.6), (2.0, 1.68), (2.28, 1.58), (2.38, 1.28), (2.32, 0.92)])
on.blob([(1.69, 0.92), (1.66, 1.28), (1.76, 1.53), (2.0, 1.6), (2.22, 1.52), (2.31, 1.27), (2.25, 0.92)], CORAL)
for x in (1.86, 2.02, 2.18):
    on.stroke([(x, 1.5), (x, 1.24)], 0.035, steps=0)
# The back, in hoops.
back = [(-1.75, -3.4), (-1.62, -2.3), (-1.3, -1.66), (-0.5, -1.36), (0.5, -1.36), (1.3, -1.66), (1.62, -2.3), (1.75, -3.4)]
on.blob(back)
on.blob([(x * 0.955, z - 0.05) for x, z in back], PAPER)
for k in range(5):
    z, half = -1.72 - 0.38 * k, (1.12, 1.36, 1.52, 1.6, 1.64)[k]
    on.stroke([(-half, z - 0.1), (0, z + 0.03), (half, z - 0.1)], 0.19)
on.box(-0.42, -1.7, 0.42, -0.9)
on.box(-0.36, -1.62, 0.36, -0.9, CORAL)
on.stroke([(-0.5, -1.46), (0, -1.58), (0.5, -1.46)], 0.16)
# The head: hair down to the neck, a parting, two short plaits.
head = [(-1.28, 0.55), (-1.2, -0.25), (-0.75, -0.95), (0, -1.16), (0.75, -0.95), (1.2, -0.25), (1.28, 0.55), (1.0, 1.45), (0.45, 1.86), (-0.45, 1.86), (-1.0, 1.45)]
on.blob(head)
on.stroke([(0.1, 1.8), (0.03, 0.9), (0.12, 0.1), (0.0, -0.9)], 0.045, PAPER)
for s in (-1, 1):
    for k in range(5):
        on.stroke([(s * (0.26 + 0.19 * k), 1.5 - 0.14 * k), (s * (0.34 + 0.2 * k), 0.4), (s * (0.16 + 0.15 * k), -0.78 + 0.09 * k)], 0.028, mixed(0.2, 0.05, 0.02))
    for k in range(3):
        on.oval(s * (0.78 + 0.05 * k), -1.1 - 0.3 * k, 0.26 - 0.03 * k, 0.21)
    on.stroke([(s * 0.84, -1.83), (s * 1.02, -1.87)], 0.13, CORAL, steps=0)
    on.sheet([(s * 0.86, -1.86), (s * 1.0, -1.86), (s * 1.12, -2.28), (s * 0.84, -2.24)])
# The ear defenders: a band over the top, a cup over each ear.
band = [(1.36 * math.cos(t), 0.5 + 1.62 * math.sin(t)) for t in (math.radians(8 + 164 * k / 40) for k in range(41))]
on.stroke(band, 0.36, steps=0)
on.stroke(band, 0.23, CORAL, steps=0)
for s in (-1, 1):
    on.blob([(s * 1.0, 0.95), (s * 1.28, 1.06), (s * 1.34, 0.3), (s * 1.28, -0.46), (s * 1.0, -0.36)])
    cup = [(s * 1.3, 1.02), (s * 1.66, 1.0), (s * 1.96, 0.7), (s * 2.02, 0.3), (s * 1.96, -0.1), (s * 1.66, -0.42), (s * 1.3, -0.44)]
    on.blob([(s * 1.26, 1.08), *[(x + s * 0.04, z * 1.04) for x, z in cup[1:-1]], (s * 1.26, -0.5)])
    on.blob([(x - s * 0.02, 0.3 + (z - 0.3) * 0.93) for x, z in cup], CORAL)
    on.stroke([(s * 1.72, 0.78), (s * 1.84, 0.46)], 0.09, PAPER)
render(1000, 1000, 8, bounces=1)
