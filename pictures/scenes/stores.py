"""A shop counter: a loaf weighed on an old balance before the window, jars and tins on the shelves."""

from kit import *

scene()
chance = scattered(501)
indoors(0.04, 0.06)
# The wall is dark, with one pale window behind the shopkeeper's head.
Shape().box((0, 3.0, 2), (9, 0.1, 5)).stand(matte(0.2, COOL_INK))
Shape().box((0.0, 2.93, 1.72), (2.5, 0.02, 1.7)).stand(glow(WARM, 0.72))
frame_ = Shape().box((0, 2.9, 2.58), (2.7, 0.08, 0.12)).box((0, 2.9, 2.3), (2.5, 0.05, 0.03))
for x in (-1.27, 1.27):
    frame_.box((x, 2.9, 1.7), (0.1, 0.08, 1.82))
frame_.stand(matte(0.03))
shelves = Shape()
for side in (-1, 1):
    for z in (1.32, 1.86, 2.42):
        shelves.box((side * 2.1, 2.75, z), (1.5, 0.4, 0.05))
shelves.stand(matte(0.85, WARM_INK, 0.8))

def jar(x, z, r, h, tone, ink):
    x += math.copysign(0.45, x)
    Shape().lathe([(0, 0), (r, 0), (r, h * 0.84), (r * 0.72, h * 0.95), (r * 0.72, h)], 28, (x, 2.72, z)).stand(matte(tone, ink, 0.25, 0.5), True)
    Shape().tube((x, 2.72, z + h), (x, 2.72, z + h * 1.13), r * 0.8, sides=24).stand(matte(0.04))
    Shape().box((x, 2.72 - r - 0.004, z + h * 0.42), (r * 1.15, 0.012, h * 0.34)).stand(matte(0.98))

def tin(x, z, r, h, ink):
    x -= 0.45
    Shape().tube((x, 2.72, z), (x, 2.72, z + h), r, sides=28).stand(matte(0.85, ink, 0.4, 0.4))
    Shape().tube((x, 2.72, z + h * 0.3), (x, 2.72, z + h * 0.72), r * 1.02, sides=28).stand(matte(0.05))

def loaf(x, y, z, turn, size=1.0, tone=0.85):
    with at((x, y, z), turn, size):
        bread = Solid().ellipsoid((0, 0, 0.1), (0.26, 0.14, 0.13), 0.03)
        for k in range(3):
            bread.scoop((-0.13 + 0.13 * k, 0, 0.235), (0.022, 0.13, 0.045), 0.01)
        put(bread.mesh(matte(tone, WARM_INK, 0.8), 0.009))

for x, r, h, tone, ink in ((-2.15, 0.13, 0.34, 0.9, WARM_INK), (-1.78, 0.13, 0.34, 0.35, COOL_INK), (-1.4, 0.13, 0.34, 0.9, NEUTRAL), (-1.03, 0.13, 0.34, 0.8, WARM_INK)):
    jar(x, 1.885, r, h, tone, ink)
for x, ink in ((-2.1, COOL_INK), (-1.85, WARM_INK), (-1.6, COOL_INK)):
    tin(x, 1.345, 0.1, 0.25, ink)
    tin(x, 2.445, 0.1, 0.25, ink)
loaf(-1.6, 2.72, 1.345, 8, 0.9, 0.95)
with at((1.62, 2.72, 1.345)):
    Shape().lathe([(0, 0), (0.2, 0), (0.2, 0.16), (0.17, 0.2), (0, 0.2)], 40).stand(matte(0.95, WARM_INK, 0.6), False)
for x, h in ((2.0, 0.42), (2.22, 0.36), (2.44, 0.42)):
    Shape().lathe([(0, 0), (0.075, 0), (0.075, h * 0.6), (0.03, h * 0.78), (0.03, h)], 24, (x, 2.72, 1.345)).stand(matte(0.7, COOL_INK, 0.2, 0.7), True)
for x, w, h, tone, ink in ((1.0, 0.26, 0.36, 0.9, NEUTRAL), (1.32, 0.3, 0.28, 0.85, WARM_INK), (1.68, 0.24, 0.4, 0.8, COOL_INK), (2.02, 0.32, 0.3, 0.9, NEUTRAL)):
    Shape().box((x + 0.5, 2.72, 1.885 + h / 2), (w, 0.2, h)).stand(matte(tone, ink))
    Shape().box((x + 0.5, 2.61, 1.885 + h * 0.55), (w * 0.72, 0.012, h * 0.4)).stand(matte(0.05))
for x, r, h, tone, ink in ((1.05, 0.12, 0.3, 0.9, WARM_INK), (1.4, 0.12, 0.3, 0.9, NEUTRAL), (1.75, 0.12, 0.3, 0.4, COOL_INK), (2.1, 0.12, 0.3, 0.9, WARM_INK)):
    jar(x, 2.445, r, h, tone, ink)
# The counter.
Shape().box((0, 1.4, 0.45), (7, 0.7, 0.95)).stand(matte(0.8, WARM_INK, pattern='stripes', second=0.5, repeat=3.2))
Shape().box((0, 1.35, 0.95), (7.2, 0.95, 0.07)).stand(matte(0.95, NEUTRAL, 0.3, 0.4))
for x, y, turn in ((-1.62, 1.15, 12), (-1.16, 1.25, -10)):
    loaf(x, y, 0.985, turn, 0.9)
for x, y, turn in ((1.18, 1.2, -8), (1.64, 1.3, 16)):
    loaf(x, y, 0.985, turn, 0.9)
# The balance: bread on one side, weights on the other, the weights losing.
brass = metal(0.85, 0.32, WARM_INK)
with at((0.0, 1.25, 0.985)):
    iron = matte(0.025, rough=0.4, shine=0.5)
    Shape().box((0, 0, 0.035), (0.62, 0.3, 0.07)).box((0, 0, 0.085), (0.5, 0.24, 0.04)).lathe([(0.1, 0.1), (0.05, 0.16), (0.032, 0.24), (0.03, 0.92), (0.05, 0.97), (0.03, 1.0)], 28).stand(iron, False)
    Shape().ball((0, 0, 1.1), 0.045, 16, 12).stand(brass, True)
    tilt = 0.09
    beam_ = Shape()
    ends = [(-0.66, 0, 1.03 - 0.66 * tilt), (0.66, 0, 1.03 + 0.66 * tilt)]
    beam_.line(spline([ends[0], (-0.3, 0, 1.02), (0, 0, 1.07), (0.3, 0, 1.08), ends[1]], 8), 0.022, 8)
    beam_.tube((0, -0.02, 1.07), (0, -0.02, 0.82), 0.012, 0.003)
    for ex, _, ez in ends:
        beam_.ball((ex, 0, ez), 0.034, 12, 8)
        for a in (0.5, 2.6, 4.7):
            beam_.tube((ex, 0, ez), (ex + 0.25 * math.cos(a), 0.25 * math.sin(a), ez - 0.6), 0.006, sides=5)
    beam_.stand(iron)
    for ex, _, ez in ends:
        Shape().lathe([(0.0, -0.655), (0.12, -0.65), (0.24, -0.615), (0.27, -0.59), (0.265, -0.585), (0.12, -0.63), (0, -0.635)], 40, (ex, 0, ez)).stand(brass, True)
with at((-0.66, 1.25, 0.985 + 1.03 - 0.06 - 0.65)):
    loaf(0, 0, 0.01, 10, 0.86, 0.95)
for k, (x, r, h) in enumerate(((-0.09, 0.075, 0.17), (0.07, 0.055, 0.13), (0.01, 0.04, 0.09))):
    Shape().lathe([(0, 0), (r, 0), (r, h * 0.7), (r * 0.45, h * 0.82), (r * 0.5, h), (0, h * 1.02)], 24, (0.66 + x, 1.25 - 0.06 * (k == 2), 0.985 + 1.03 + 0.06 - 0.63)).stand(matte(0.03, rough=0.3, shine=0.6), True)
lamp('AREA', (-2.4, -2.2, 3.0), (0, 2, 1.4), mixed(1.0, 0.6, 0.1), 260, 0.8)
lamp('AREA', (3.0, -1.4, 2.6), (0.4, 2.4, 1.5), WARM, 120, 0.9)
lamp('AREA', (0, 2.6, 3.6), (0, 2.0, 1.2), COOL, 120, 0.8)
camera((0.0, -2.4, 1.72), (0.0, 2, 1.5), 46)
render(980, 654, 12)
