"""A dog at the top of a ladder stile, delighted; its owner, at the foot, less so."""

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
with at((0.02, 4.2, 2.09), 148, 1.12):
    dog('stand', 0.07)
    put(Solid().chain([(0, 0.585, 0.69), (0.01, 0.61, 0.63), (0.012, 0.615, 0.58)], [0.02, 0.021, 0.019], 0.01).mesh(matte(0.85, WARM_INK, 0.4), 0.006))
    put(Solid().ellipsoid((0, 0.29, 0.5), (0.1, 0.07, 0.13), 0.02).ellipsoid((0, 0.52, 0.75), (0.03, 0.06, 0.035), 0.02).mesh(matte(0.9), 0.009))
with at((-1.15, 2.65, ground(-1.15, 2.65)), -34):
    person(Wear(top=Cloth(0.75, NEUTRAL, 'checks', 0.2, 13, 0.97, collar=True), jacket=None, trousers=Cloth(0.3, WARM_INK), hair='bun', hat=None, shape=1, boots=0.16, belt=0.1), lean=(0, -0.08), gaze=(-16, -18, 6), left=Hand((-0.33, 0.12, 1.06), (-1, -0.5, 0.1), (0.6, 0.3, -0.5), grip='fist'), right=Hand((0.33, 0.12, 1.06), (1, -0.5, 0.1), (-0.6, 0.3, -0.5), grip='fist'), feet=((-0.16, 0, 0), (0.18, 0.08, 0)))
    with at((0, 0.05, 1.2)):
        rucksack(False, 0.7, WARM_INK)
grass(chance, ground, 5200, lambda y: 1.8 + y * 0.5, 0, 5, (0.06, 0.24), 0.55, COOL_INK)
camera((0.35, -1.7, 1.25), (-0.14, 4.0, 1.72), 38)
render(960, 1200, 30, haze=haze)
