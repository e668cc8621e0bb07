"""A bass leans on the castle wall beside its amplifier; a jackdaw on the sill of the window has come to listen."""

from kit import *

on = Collage()
chance = scattered(61)
WALL, JOINT, DAY = mixed(0.01, 0.17, 0.035), mixed(0.004, 0.05, 0.008), mixed(0.04, 0.7, 0.14)
on.box(-3, -4, 3, 4, JOINT)
# The wall: courses of stone, a few of them lighter.
z, row = -1.3, 0
while z < 3.1:
    x = -3.4 - 0.35 * (row % 2)
    while x < 3.3:
        w = chance.uniform(0.56, 0.94)
        on.box(x + 0.025, z + 0.025, x + w - 0.025, z + 0.395, chance.choice((WALL, WALL, WALL, mixed(0.012, 0.23, 0.05), mixed(0.008, 0.125, 0.025))))
        x += w
    z, row = z + 0.42, row + 1
arch = lambda w, foot, spring, top: [(-w, foot), *[(-w + (w + 0.0) * (1 - math.cos(t)) , spring + (top - spring) * math.sin(t)) for t in (math.pi / 2 * k / 20 for k in range(21))], *[(w * (1 - (1 - math.cos(t))), spring + (top - spring) * math.sin(t)) for t in (math.pi / 2 * k / 20 for k in range(20, -1, -1))], (w, foot)]
with on.at(-1.86, -0.62, 0.76):
    on.sheet(arch(1.36, 0.3, 1.5, 2.94))
    on.sheet(arch(1.3, 0.3, 1.5, 2.86), BLUE)
    for k in range(13):
        t = math.pi * k / 12
        on.stroke([(0.98 * math.cos(t), 1.5 + 1.06 * math.sin(t)), (1.36 * math.cos(t), 1.5 + 1.46 * math.sin(t))], 0.03, steps=0)
    on.sheet(arch(0.98, 0.3, 1.5, 2.52))
    on.sheet(arch(0.92, 0.3, 1.5, 2.44), PAPER)
    # The fell outside, in the last light.
    on.sheet([(-0.92, 0.3), *[(x, 0.86 + 0.42 * math.exp(-(((x - 0.42) / 0.4) ** 2)) + 0.2 * math.exp(-(((x + 0.7) / 0.3) ** 2))) for x in (-0.92 + 0.046 * k for k in range(41))], (0.92, 0.3)], CORAL)
    on.box(-0.035, 0.3, 0.035, 2.46)
    on.box(-0.92, 1.42, 0.92, 1.48)
    on.box(-1.5, 0.1, 1.5, 0.34)
    on.box(-1.46, 0.14, 1.46, 0.3, BLUE)
    # The jackdaw, side on, its head cocked.
    with on.at(-0.44, 0.34, 0.86):
        on.blob([(-0.62, 0.16), (-0.3, 0.3), (-0.06, 0.56), (0.1, 0.74), (0.32, 0.72), (0.4, 0.54), (0.36, 0.28), (0.16, 0.06), (-0.12, 0.06), (-0.36, 0.1), (-0.66, 0.04)])
        on.oval(0.3, 0.8, 0.21, 0.19)
        on.sheet([(0.44, 0.92), (0.72, 0.74), (0.42, 0.7)])
        on.oval(0.34, 0.84, 0.05, ink=PAPER)
        on.oval(0.35, 0.84, 0.022)
        on.blob([(0.02, 0.8), (0.1, 0.96), (0.22, 0.9), (0.2, 0.7), (0.08, 0.66)], BLUE)
        for x in (0.06, 0.18):
            on.stroke([(x, 0.1), (x + 0.03, -0.02), (x + 0.12, -0.02)], 0.035, steps=0)
# A slit for archers, lit as well.
for w, foot, top, ink in ((0.3, -0.3, 1.24, INK), (0.26, -0.26, 1.2, BLUE), (0.14, -0.16, 1.1, INK), (0.09, -0.11, 1.05, PAPER)):
    on.sheet([(2.52 - w, foot), (2.52 + w, foot), (2.52 + w, top - w), *[(2.52 + w * math.cos(t), top - w + w * math.sin(t)) for t in (math.pi * k / 16 for k in range(17))], (2.52 - w, top - w)], ink)
# The floor, and the window's light across it.
on.box(-3.2, -4, 3.2, -1.3)
on.box(-3.2, -4, 3.2, -1.35, mixed(0.01, 0.24, 0.05))
for k in range(-7, 8):
    on.stroke([(0.5 * k, -1.35), (0.8 * k, -2.2)], 0.026, JOINT, steps=0)
on.stroke([(-3.2, -1.66), (3.2, -1.66)], 0.026, JOINT, steps=0)
on.sheet([(-1.9, -1.35), (-0.5, -1.35), (0.5, -2.2), (-1.7, -2.2)], mixed(1.0, 0.6, 0.25))
# The amplifier: a head on a cabinet.
with on.at(0.2, -1.62, 0.78):
    on.box(-1.2, -0.1, 1.42, 0.06, JOINT)
    for x in (-0.98, 0.98):
        on.box(x - 0.14, -0.1, x + 0.14, 0.02)
    on.box(-1.24, 0, 1.24, 1.72)
    on.box(-1.18, 0.06, 1.18, 1.66, CORAL)
    on.box(-1.06, 0.16, 1.06, 1.56)
    on.box(-1.02, 0.2, 1.02, 1.52, mixed(0.02, 0.36, 0.07))
    for x in (-0.5, 0.5):
        on.oval(x, 0.86, 0.47)
        on.oval(x, 0.86, 0.41, ink=mixed(0.01, 0.2, 0.04))
        on.oval(x, 0.86, 0.18)
    for k in range(23):
        x = -0.99 + 0.09 * k
        on.stroke([(x, 0.2), (x, 1.52)], 0.02, steps=0)
    for k in range(14):
        z = 0.26 + 0.093 * k
        on.stroke([(-1.02, z), (1.02, z)], 0.016, steps=0)
    on.box(-1.06, 1.72, 1.06, 2.2)
    on.box(-1.0, 1.78, 1.0, 2.14, PAPER)
    on.box(-0.92, 1.84, 0.92, 2.08)
    for k in range(6):
        on.oval(-0.7 + 0.22 * k, 1.96, 0.075, ink=PAPER)
        on.stroke([(-0.7 + 0.22 * k, 1.96), (-0.7 + 0.22 * k + (0.03, -0.05, 0.05, 0.0, -0.04, 0.05)[k], 2.02)], 0.025, steps=0)
    on.oval(0.72, 1.96, 0.06, ink=CORAL)
    on.stroke([(-0.3, 2.2), (-0.28, 2.34), (0.28, 2.34), (0.3, 2.2)], 0.05, steps=3)
# The bass stands on the floor and leans on the wall; its lead runs over the stones.
on.stroke([(1.9, -1.5), (2.3, -1.78), (1.4, -1.9), (0.2, -1.76), (-0.9, -1.9), (-1.16, -1.5), (-0.92, -0.9), (-0.44, -0.1)], 0.05)
body = [(0.0, -1.0), (0.36, -0.98), (0.54, -0.72), (0.5, -0.42), (0.34, -0.16), (0.4, 0.14), (0.56, 0.5), (0.5, 0.78), (0.34, 0.72), (0.26, 0.42), (0.1, 0.22), (-0.1, 0.2), (-0.24, 0.36), (-0.34, 0.5), (-0.46, 0.42), (-0.46, 0.12), (-0.34, -0.18), (-0.5, -0.44), (-0.54, -0.72), (-0.36, -0.98)]
with on.at(1.74, -1.04, 0.63, 15):
    with on.at(0.16, -0.1):
        on.blob([(x * 1.06, z * 1.04) for x, z in body], JOINT)
    for grow, ink in ((0.06, INK), (0.0, mixed(0.85, 0.2, 0.06))):
        on.blob([(x * (1 + grow * 1.6), (z + 0.2) * (1 + grow) - 0.2) for x, z in body], ink)
    on.box(-0.15, 0.1, 0.15, 3.16)
    on.box(-0.11, 0.12, 0.11, 3.14, CORAL)
    for k in range(15):
        z = 0.5 + 2.62 * (1 - 2 ** (-k / 9)) / (1 - 2 ** (-15 / 9))
        z = 3.62 - z
        on.stroke([(-0.11, z), (0.11, z)], 0.02, steps=0)
    for k in (3, 5, 7, 9):
        on.oval(0, 3.2 - 0.27 * k + 0.012 * k * k, 0.035, ink=PAPER)
    on.blob([(-0.14, 3.1), (-0.2, 3.3), (-0.22, 3.74), (-0.08, 3.92), (0.12, 3.86), (0.16, 3.6), (0.15, 3.12)])
    for k in range(4):
        z = 3.3 + 0.14 * k
        on.stroke([(-0.16, z), (-0.36, z + 0.02)], 0.04, steps=0)
        on.oval(-0.4, z + 0.02, 0.06, 0.045)
        on.oval(-0.06 + 0.02 * k, z, 0.028, ink=PAPER)
    on.blob([(0.06, 0.24), (0.3, 0.1), (0.3, -0.2), (0.4, -0.56), (0.26, -0.78), (0.06, -0.5)], PAPER)
    for z in (0.0, -0.34):
        on.box(-0.17, z - 0.06, 0.17, z + 0.06)
    on.box(-0.17, -0.8, 0.17, -0.68)
    for k in range(4):
        x = -0.075 + 0.05 * k
        on.stroke([(x, -0.74), (x * 0.9, 3.2)], 0.013, PAPER if k % 2 else INK, steps=0)
    for x, z in ((0.28, -0.5), (0.32, -0.66)):
        on.oval(x, z, 0.05)
render(1200, 800, 8, bounces=1)
