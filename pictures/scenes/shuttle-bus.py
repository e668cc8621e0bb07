"""The shuttle bus, head on, filling a lane between drystone walls."""

from kit import *

scene()
chance = scattered(231)
haze = daylight((-30, -44, 42), 1.0, 20, 110)
ground = lambda x, y: 0.03 * fbm(x, y, 3, 2) + (max(0, abs(x) - 2.2) * 0.16)
sheet(-30, 30, -4, 60, 90, 110, ground, matte(0.5, COOL_INK, 1, 0, 0.4, 2, 0.1, 0.6))
sheet(-1.75, 1.75, -4, 40, 8, 60, lambda x, y: 0.06, matte(0.3, NEUTRAL, 0.9, 0.1, vary=0.06))
drystone_wall(chance, [(-2.1, 0.5), (-2.05, 6), (-2.4, 14), (-1.6, 26)], ground, 1.3, 0.55, 0.4)
drystone_wall(chance, [(2.1, 0.2), (2.05, 6), (2.4, 14), (1.9, 26)], ground, 1.3, 0.55, 0.4)
fells(70, 110, 44, 6, [(-60, 46, 0.9), (70, 50, 1.0)], 240, 0.35, -3, 0.012, 0.36, COOL_INK)
plant([tree(chance, 8, 0.12, 0.3, 1.0, 0.4, 5, COOL_INK)], [(-6, 15, 0.6), (6.4, 18, 0.8), (-8, 26, 0.8), (9, 28, 1)], chance, (0.8, 1.1))
with at((0, 6.2, 0.06)):
    shell = Solid().ellipsoid((0, 1.6, 1.5), (1.02, 1.9, 1.28), 0.05).capsule((-0.72, 0.0, 0.75), (0.72, 0.0, 0.75), 0.36, blend=0.2).capsule((-0.72, 0.08, 2.0), (0.72, 0.08, 2.0), 0.3, blend=0.25).capsule((-0.72, 3, 0.75), (0.72, 3, 0.75), 0.36, blend=0.2).capsule((-0.72, 3, 2.0), (0.72, 3, 2.0), 0.3, blend=0.25)
    put(shell.mesh(matte(0.8, WARM_INK, 0.25, 0.6), 0.03))
    Shape().box((0, 1.5, 1.1), (2.02, 3.0, 0.14)).stand(matte(0.92))
    Shape().box((0, -0.25, 1.68), (1.62, 0.1, 0.72)).stand(matte(0.03, rough=0.08, shine=1.0))
    Shape().box((0, -0.3, 1.68), (0.05, 0.06, 0.74)).box((0, -0.3, 2.2), (1.1, 0.06, 0.26)).stand(matte(0.9))
    letters = Shape()
    for k, w in enumerate((0.09, 0.05, 0.09, 0.12, 0.05, 0.09, 0.07)):
        letters.box((-0.4 + 0.13 * k, -0.34, 2.2), (w, 0.02, 0.13))
    letters.stand(matte(0.04))
    trim = Shape().box((0, -0.37, 0.52), (1.9, 0.1, 0.16)).box((0, -0.36, 0.86), (0.8, 0.04, 0.2))
    for x in (-0.82, 0.82):
        trim.box((x, 0.4, 0.2), (0.24, 0.7, 0.5))
    for x in (-1.16, 1.16):
        trim.tube((x * 0.88, -0.18, 1.95), (x, -0.3, 1.95), 0.02).box((x, -0.32, 1.75), (0.14, 0.05, 0.4))
    trim.stand(matte(0.06, rough=0.4, shine=0.5))
    for x in (-0.72, 0.72):
        Shape().tube((x, -0.36, 0.86), (x, -0.42, 0.86), 0.14, 0.15, 30).stand(metal(0.9, 0.2))
        Shape().tube((x, -0.42, 0.86), (x, -0.425, 0.86), 0.12, sides=30).stand(glow(mixed(0.9, 0.9, 0.4), 1.3))
    with at((0.42, 0.05, 0.55), 180, 0.95):
        sitting(Wear(top=Cloth(0.85, NEUTRAL, 'checks', 0.2, 14, collar=True), hat='cap', hat_tone=0.8, glasses='shades', skin=0.7), 0.5, left=Hand((-0.16, 0.34, 1.1), (-1, -0.2, -0.4), grip='fist'), right=Hand((0.16, 0.34, 1.1), (1, -0.2, -0.4), grip='fist'))
for x in (-3.2, -4.0):
    with at((x, 4.4, ground(x, 4.4)), 140):
        Shape().ball((0, 0, 0.62), (0.28, 0.46, 0.3), 16, 12).stand(matte(0.92, NEUTRAL, 1, 0, 0.5, 20), True)
        Shape().ball((0, 0.5, 0.72), (0.1, 0.17, 0.12), 12, 8).tube((0.12, 0.28, 0.5), (0.12, 0.28, 0), 0.04).tube((-0.12, 0.28, 0.5), (-0.12, 0.28, 0), 0.04).tube((0.12, -0.28, 0.5), (0.12, -0.28, 0), 0.04).tube((-0.12, -0.28, 0.5), (-0.12, -0.28, 0), 0.04).stand(matte(0.08))
grass(chance, ground, 3000, lambda y: 1.9 + 0.35 * y, -0.5, 5, (0.06, 0.2), 0.55, COOL_INK)
camera((-0.35, -0.6, 1.35), (0.0, 6, 1.42), 32)
render(1200, 800, 30, haze=haze)
