"""A dog at the top of a ladder stile, side on, tail up; its owner looks up from the foot, a rucksack to us."""

from kit import *

scene()
chance = scattered(171)
haze = daylight((-36, -40, 44), 1.0, 30, 160)
ground = lambda x, y: 0.05 * fbm(x, y, 3, 2) + 0.05 * max(0, y - 5)
sheet(-30, 30, -3, 60, 90, 90, ground, matte(0.5, COOL_INK, 1, 0, 0.4, 3, 0.08, 0.7))
fells(80, 110, 40, 6, [(-70, 46, 0.9), (60, 50, 0.8)], 240, 0.35, -2, 0.012, 0.38, COOL_INK)
drystone_wall(chance, [(-6.5, 4.6), (-0.55, 4.2)], ground, 1.35, 0.5, 0.34)
drystone_wall(chance, [(0.75, 4.15), (6.5, 4.5)], ground, 1.35, 0.5, 0.34)
stile = Shape()
for x in (-0.5, 0.62):
    stile.tube((x, 3.05, 0), (x, 4.2, 2.15), 0.055).tube((x, 5.3, 0), (x, 4.2, 2.15), 0.055).tube((x, 4.2, 2.0), (x, 4.2, 2.95), 0.045)
for k in range(1, 6):
    t = k / 6
    stile.box((0.06, 3.05 + 1.15 * t, 2.15 * t - 0.03), (1.3, 0.2, 0.06)).box((0.06, 5.3 - 1.1 * t, 2.15 * t - 0.03), (1.3, 0.2, 0.06))
stile.box((0.06, 4.2, 2.05), (1.5, 0.55, 0.07))
stile.stand(matte(0.6, WARM_INK, 0.9))
# The dog stands side on against the sky, tail up like a flag: deep chest, tucked belly, feathered legs, one ear down.
with at((0.1, 4.2, 2.08), 90, 1.08):
    coat = Solid().capsule((0, -0.3, 0.5), (0, 0.2, 0.5), 0.105, 0.135, 0.05).ellipsoid((0, 0.24, 0.47), (0.1, 0.13, 0.17), 0.05).ellipsoid((0, -0.32, 0.47), (0.09, 0.12, 0.14), 0.05)
    for x, fore, hind in ((-0.07, 0.3, -0.36), (0.07, 0.2, -0.5)):
        coat.chain([(x, 0.25, 0.42), (x, fore - 0.01, 0.24), (x, fore, 0.03)], [0.06, 0.036, 0.03], 0.03).capsule((x, fore, 0.025), (x, fore + 0.05, 0.02), 0.03, 0.024, 0.02)
        coat.chain([(x, -0.33, 0.44), (x, -0.3, 0.3), (x, hind, 0.2), (x, hind + 0.02, 0.03)], [0.085, 0.06, 0.034, 0.028], 0.03).capsule((x, hind + 0.02, 0.025), (x, hind + 0.07, 0.02), 0.03, 0.024, 0.02)
    coat.chain([(0, 0.28, 0.56), (0, 0.37, 0.68), (0, 0.4, 0.76)], [0.11, 0.085, 0.07], 0.04).ellipsoid((0, 0.43, 0.8), (0.075, 0.095, 0.078), 0.03).chain([(0, 0.48, 0.79), (0, 0.57, 0.765), (0, 0.62, 0.76)], [0.055, 0.04, 0.03], 0.02)
    coat.chain([(0, 0.47, 0.745), (0, 0.58, 0.7)], [0.035, 0.022], 0.012)
    coat.chain([tuple(p) for p in spline([(0, -0.38, 0.54), (0, -0.5, 0.6), (0, -0.6, 0.74), (0, -0.6, 0.92), (0, -0.5, 1.04)], 4)], [0.04, 0.045, 0.05, 0.055, 0.06, 0.066, 0.07, 0.074, 0.076, 0.076, 0.074, 0.07, 0.062, 0.052, 0.042, 0.032, 0.02], 0.03)
    put(coat.mesh(matte(0.06, rough=0.8), 0.01))
    for x in (-0.075, 0.075):
        put(Solid().chain([(x, 0.38, 0.86), (x * 1.25, 0.34, 0.82), (x * 1.3, 0.33, 0.72)], [0.028, 0.036, 0.022], 0.015).mesh(matte(0.03), 0.007))
    put(Solid().ellipsoid((0, 0.3, 0.5), (0.112, 0.075, 0.15), 0.02).ellipsoid((0, 0.31, 0.62), (0.095, 0.08, 0.06), 0.03).mesh(matte(0.92), 0.009))
    put(Solid().capsule((0, -0.575, 0.95), (0, -0.5, 1.045), 0.066, 0.02, 0.02).mesh(matte(0.92), 0.009))
    put(Solid().chain([(0, 0.56, 0.71), (0.008, 0.595, 0.66), (0.01, 0.6, 0.59)], [0.016, 0.022, 0.018], 0.01).mesh(matte(0.85, WARM_INK, 0.4), 0.006))
    Shape().tube((0, 0.34, 0.615), (0, 0.345, 0.64), 0.105, 0.1, 24).stand(matte(0.85, WARM_INK, 0.4))
with at((-1.15, 2.65, ground(-1.15, 2.65)), -34):
    person(Wear(top=Cloth(0.75, NEUTRAL, 'checks', 0.2, 13, 0.97, collar=True), jacket=None, trousers=Cloth(0.3, WARM_INK), hair='bun', hat=None, shape=1, boots=0.16, belt=0.1), lean=(0, -0.08), gaze=(-16, -18, 6), left=Hand((-0.33, 0.12, 1.06), (-1, -0.5, 0.1), (0.6, 0.3, -0.5), grip='fist'), right=Hand((0.33, 0.12, 1.06), (1, -0.5, 0.1), (-0.6, 0.3, -0.5), grip='fist'), feet=((-0.16, 0, 0), (0.18, 0.08, 0)))
    with at((0, 0.05, 1.2)):
        rucksack(False, 0.7, WARM_INK)
grass(chance, ground, 5200, lambda y: 1.8 + y * 0.5, 0, 5, (0.06, 0.24), 0.55, COOL_INK)
camera((0.35, -1.7, 1.25), (-0.14, 4.0, 1.72), 38)
render(800, 1000, 9, bounces=2, haze=haze)
