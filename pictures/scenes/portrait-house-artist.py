"""Wren Hadley: a wren on a modular synthesiser, a patch cable in its bill as if it were a worm."""

from kit import *

on = Collage()
on.sheet([(-4, -5), (4, -5), (4, 5), (-4, 5)], faded(mixed(0.06, 1, 0.14), 0.74, 0.38, -1.6, 3.4))


def knob(x, z, r, degrees, ink):
    for k in range(11):
        a = math.radians(-140 + 28 * k)
        on.stroke([(x + r * 1.2 * math.sin(a), z + r * 1.2 * math.cos(a)), (x + r * 1.42 * math.sin(a), z + r * 1.42 * math.cos(a))], 0.026, steps=0)
    on.oval(x, z, r)
    on.oval(x, z, r * 0.86, ink=ink)
    a = math.radians(degrees)
    on.stroke([(x + r * 0.2 * math.sin(a), z + r * 0.2 * math.cos(a)), (x + r * 0.78 * math.sin(a), z + r * 0.78 * math.cos(a))], r * 0.2, steps=0)


def socket(x, z):
    on.oval(x, z, 0.115)
    on.oval(x, z, 0.08, ink=PAPER)
    on.oval(x, z, 0.05)


def cable(points, ink, width=0.1):
    """Plugged in at both ends."""
    on.stroke(points, width + 0.05)
    on.stroke(points, width, ink)
    for x, z in (points[0], points[-1]):
        on.oval(x, z, 0.115)
        on.oval(x, z, 0.075, ink=ink)


# The case: wooden cheeks, a panel of modules.
top = -1.02
on.box(-2.6, -4, 2.6, top)
on.box(-2.6, -4, 2.6, top - 0.07, CORAL)
on.box(-2.6, -4, 2.6, top - 0.24)
edges = [-2.6, -1.74, -0.5, 0.5, 1.62, 2.6]
for i, (x0, x1) in enumerate(zip(edges, edges[1:])):
    on.box(x0 + 0.025, -4, x1 - 0.025, top - 0.27, CORAL if i in (1, 4) else PAPER)
    for x in (x0 + 0.1, x1 - 0.1):
        on.oval(x, top - 0.36, 0.035)
# A wave on a screen, knobs, faders, sockets.
on.box(-0.38, -1.98, 0.38, -1.44)
on.stroke([(-0.3 + 0.6 * k / 40, -1.71 + 0.17 * math.sin(k / 40 * 4 * math.pi)) for k in range(41)], 0.045, CORAL, 0)
knob(-1.12, -1.83, 0.32, -60, PAPER)
knob(-2.14, -1.66, 0.17, 30, CORAL)
knob(-2.14, -2.28, 0.17, 100, CORAL)
knob(2.1, -1.74, 0.24, 75, PAPER)
for k in range(4):
    x = 0.74 + 0.21 * k
    on.stroke([(x, -1.5), (x, -2.3)], 0.035, steps=0)
    z = (-1.72, -2.06, -1.6, -1.92)[k]
    on.box(x - 0.085, z - 0.055, x + 0.085, z + 0.055)
    on.box(x - 0.055, z - 0.012, x + 0.055, z + 0.012, CORAL)
for x, z in ((-0.82, -2.5), (-0.28, -2.26), (0.28, -2.26), (-0.28, -2.64), (0.28, -2.64), (0.85, -2.6), (1.3, -2.6), (1.86, -2.36), (2.32, -2.36), (1.86, -2.76), (2.32, -2.76), (-2.3, -2.76), (-1.95, -2.76), (-1.42, -2.9), (-0.82, -2.9)):
    socket(x, z)
cable([(-1.95, -2.76), (-1.7, -3.1), (-1.1, -3.16), (-0.82, -2.5)], BLUE)
cable([(0.28, -2.26), (0.5, -2.9), (1.4, -3.1), (1.86, -2.36)], BLUE)
cable([(1.3, -2.6), (1.6, -2.95), (2.1, -3.1), (2.7, -2.5)], PAPER)
with on.at(0.34, top + 1.66 * 1.1, 1.1):
    wren(on)
    # The worm: out of its socket, up past the breast, through the bill; its plug is still free.
    worm = [(-1.6, -3.01), (-1.78, -3.26), (-1.98, -3.0), (-1.9, -2.2), (-2.2, -1.3), (-2.24, -0.4), (-1.84, 0.36), (-1.46, 0.66), (-1.36, 0.9), (-1.5, 1.12)]
    cable(worm, CORAL)
    on.stroke([(-1.5, 1.12), (-1.72, 1.32)], 0.2, steps=0)
    on.stroke([(-1.74, 1.34), (-1.9, 1.48)], 0.13, steps=0)
    on.stroke([(-1.74, 1.34), (-1.9, 1.48)], 0.075, PAPER, 0)
    on.sheet([(-0.92, 0.92), (-1.2, 0.89), (-1.5, 0.79), (-1.74, 0.64), (-1.46, 0.7), (-1.0, 0.74)])
render(960, 1200, 8, bounces=1)
