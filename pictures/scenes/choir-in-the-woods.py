"""A choir of nine in two rows among tree trunks, books open, its conductor's back to us: outlines against the light."""

from kit import *

on = Collage()
chance = scattered(281)
on.sheet([(-4, -3), (4, -3), (4, 3), (-4, 3)], faded(mixed(0.7, 1.0, 0.35), 1.1, 0.5, -0.6, 2.4))
MIST, WOOD = mixed(0.1, 0.62, 0.14), mixed(0.03, 0.4, 0.08)


def trunk(x, width, ink, foot):
    on.sheet([(x - width * 0.9, foot), (x - width * 0.5, foot + 0.5), (x - width * 0.4, 3), (x + width * 0.4, 3), (x + width * 0.5, foot + 0.5), (x + width * 0.9, foot)], ink)


for _ in range(17):
    trunk(chance.uniform(-3.2, 3.2), chance.uniform(0.06, 0.12), MIST, -0.3)
on.sheet([(-4, -3), *[(x, -0.28 + 0.05 * math.sin(2.1 * x)) for x in (-4 + 0.2 * k for k in range(41))], (4, -3)], MIST)
for x, w in ((-2.55, 0.2), (-1.7, 0.15), (-0.12, 0.13), (1.5, 0.16), (2.3, 0.2)):
    trunk(x, w, WOOD, -0.6)
on.sheet([(-4, -3), *[(x, -0.62 + 0.06 * math.sin(1.3 * x + 1)) for x in (-4 + 0.2 * k for k in range(41))], (4, -3)], BLUE)


def singer(hair, robe, tall=1.0):
    """From the hem at z = 0 to 1.75 m; the book is open before the chest."""
    gown = [(-0.4, 0), (-0.3, 0.55), (-0.24, 1.0), (-0.25, 1.3), (-0.1, 1.42), (0.1, 1.42), (0.25, 1.3), (0.24, 1.0), (0.3, 0.55), (0.4, 0)]
    with on.at(0, 0, tall):
        on.sheet([(x * 1.1, z * 1.015) for x, z in gown])
        on.sheet(gown, robe)
        for x in (-0.16, 0, 0.16):
            on.stroke([(x * 0.6, 0.95), (x * 1.2, 0.04)], 0.018, steps=0)
        on.box(-0.06, 1.36, 0.06, 1.52)
        if hair == 'long':
            on.blob([(-0.19, 1.3), (-0.18, 1.66), (0, 1.82), (0.18, 1.66), (0.19, 1.3), (0, 1.36)])
        if hair == 'bun':
            on.oval(0.03, 1.85, 0.08)
        if hair == 'curls':
            for k in range(9):
                a = math.pi * (k / 8 * 1.3 - 0.15)
                on.oval(0.13 * math.cos(a), 1.64 + 0.14 * math.sin(a), 0.085)
        if hair == 'hat':
            on.sheet([(-0.27, 1.7), (0.27, 1.7), (0.16, 1.74), (0.12, 1.9), (-0.12, 1.9), (-0.16, 1.74)])
        if hair == 'beard':
            on.blob([(-0.12, 1.62), (-0.1, 1.45), (0, 1.36), (0.1, 1.45), (0.12, 1.62)])
        on.oval(0, 1.64, 0.125, 0.155)
        for s in (-1, 1):
            on.stroke([(s * 0.24, 1.26), (s * 0.35, 1.02), (s * 0.17, 1.02)], 0.15)
            on.stroke([(s * 0.24, 1.26), (s * 0.34, 1.03), (s * 0.18, 1.03)], 0.1, robe)
        on.sheet([(-0.28, 1.02), (0, 0.94), (0.28, 1.02), (0.31, 1.29), (0, 1.22), (-0.31, 1.29)])
        for s in (-1, 1):
            on.sheet([(s * 0.015, 0.98), (s * 0.25, 1.05), (s * 0.27, 1.25), (s * 0.015, 1.2)], PAPER)


BACK = (('bun', 1.0), ('curls', 1.03), ('hat', 0.98), ('long', 1.02), ('beard', 1.06))
FRONT = (('long', 0.98), ('beard', 1.05), ('curls', 0.97), ('bun', 1.0))
for k, (hair, tall) in enumerate(BACK):
    with on.at(-1.86 + 0.93 * k, -0.62, 1.12):
        singer(hair, (WOOD, BLUE)[k % 2], tall)
on.box(-2.4, -1.0, 2.4, -0.56)
on.box(-2.36, -0.96, 2.36, -0.6, WOOD)
for k, (hair, tall) in enumerate(FRONT):
    with on.at(-1.74 + 1.16 * k, -1.4, 1.24):
        singer(hair, (CORAL, PAPER)[k % 2], tall)
# The conductor, nearest: a back in tails, the baton up.
with on.at(0.0, -2.42, 1.5):
    on.blob([(-0.12, 0.1), (-0.36, 0.34), (-0.27, 0.95), (-0.33, 1.26), (-0.12, 1.42), (0.12, 1.42), (0.33, 1.26), (0.27, 0.95), (0.36, 0.34), (0.12, 0.1)])
    on.stroke([(0, 0.1), (0, 0.75)], 0.02, PAPER, steps=0)
    on.stroke([(-0.07, 1.41), (0, 1.37), (0.07, 1.41)], 0.035, PAPER)
    for k in range(9):
        a = math.pi * (k / 8 * 1.4 - 0.2)
        on.oval(0.1 * math.cos(a), 1.62 + 0.13 * math.sin(a), 0.075)
    on.oval(0, 1.61, 0.12, 0.15)
    for s, arm in ((-1, [(-0.27, 1.27), (-0.62, 1.12), (-0.74, 1.46)]), (1, [(0.27, 1.27), (0.62, 1.24), (0.8, 1.6)])):
        on.stroke(arm, 0.2, end=0.13)
        on.stroke([arm[-1], (arm[-1][0] + s * 0.012, arm[-1][1] + 0.04)], 0.13, PAPER, steps=0)
        on.oval(arm[-1][0] + s * 0.02, arm[-1][1] + 0.11, 0.08)
    on.stroke([(0.8, 1.68), (0.62, 2.06)], 0.022, steps=0)
for _ in range(46):
    x, z, side = chance.uniform(1.5, 3.1), chance.uniform(-2.1, -1.72), chance.choice((-1, 1))
    on.stroke([(side * x, z - 0.2), (side * x + chance.gauss(0, 0.06), z + 0.1), (side * x + chance.gauss(0, 0.16), z + 0.24)], 0.05, end=0.01)
for side in (-1, 1):
    trunk(side * 2.9, 0.5, INK, -2.1)
render(1200, 800, 8, bounces=1)
