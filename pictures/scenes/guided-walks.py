"""A walker's back, all rucksack: rolled mat, tin mug, hat above it; the path and the others climb the fell beyond."""

from kit import *

scene()
chance = scattered(521)
haze = daylight((-36, -40, 44), 1.15, 60, 300)
slope = lambda x, y: -0.4 + 0.13 * max(0, y - 4) + 0.55 * max(0, y - 34) * math.exp(-((x - 13) / 30) ** 2) - 0.24 * max(0, y - 70) + 0.3 * fbm(x * 0.12, y * 0.12, 3, 2) * min(1, y / 12)
sheet(-60, 70, -3, 100, 150, 150, slope, matte(0.3, COOL_INK, 1, 0, 0.5, 1, 0.05, 0.2))
fells(100, 160, 70, 6, [(75, 70, 1.0), (-110, 70, 0.7)], 320, 0.3, 4, 0.01, 0.36, COOL_INK)
turns = [(0.9, 2), (1.6, 8), (5.5, 14), (2.6, 21), (8.5, 28), (4.5, 36), (12, 42), (8, 49), (16, 56), (13, 66)]
route = spline([(x, y, 0) for x, y in turns], 14)
path = Shape()
for a, b in zip(route, route[1:]):
    n = (b - a).normalized().cross(Vector((0, 0, 1))) * (0.4 + 0.012 * a.y)
    path.add([(p.x, p.y, slope(p.x, p.y) + 0.07) for p in (a - n, b - n, b + n, a + n)], [(0, 1, 2, 3)])
path.stand(matte(0.95, NEUTRAL, 1, 0))
for i, (t, tone) in enumerate(((0.24, 0.03), (0.37, 0.03), (0.4, 0.03), (0.56, 0.03))):
    p = route[int(t * len(route))]
    with at((p.x, p.y, slope(p.x, p.y) + 0.05), -30, 1.25):
        walking(Wear(top=Cloth(tone, sleeve=0.97), trousers=Cloth(tone), hat='bobble', hat_tone=tone, skin=0.03), 1.0, 1 - 2 * (i % 2), 0.1, detail=0.02)
        with at((0, 0.04, 1.2)):
            rucksack(True, 0.5, WARM_INK)
drystone_wall(chance, [(-20, 15), (-9, 13.4), (0.2, 13)], slope, 0.95, 0.4, 0.34)
dark, pink, blue, paper = matte(0.025, rough=0.6), matte(0.62, WARM_INK), matte(0.3, COOL_INK), matte(0.97)
with at((-0.46, 1.25, 0), 5):
    with at((0, 0.12, 0.06)):
        frame = person(Wear(top=Cloth(0.9, NEUTRAL, 'checks', 0.05, 13, 0.97), trousers=Cloth(0.05), hat=None, hair='bob', hair_tone=0.02), right=Hand((0.42, 0.36, 1.16), (1, -0.3, -0.5), grip='fist'), left=Hand((-0.3, 0.3, 1.0), (-1, -0.3, -0.5), grip='fist'), detail=0.012)
    Shape().tube((0.42, 0.5, -0.4), (0.42, 0.48, 1.4), 0.014).stand(dark)
    # The hat: a brim seen from behind.
    with at((0, 0.1, 1.64), 0, 1.25, (-10, 4)):
        Shape().lathe([(0.0, 0.19), (0.06, 0.185), (0.1, 0.15), (0.115, 0.04), (0.22, 0.0), (0.23, -0.02), (0.11, 0.02)], 40).stand(matte(0.62, WARM_INK), True)
        Shape().lathe([(0.118, 0.03), (0.114, 0.075)], 40).stand(dark, True)
    # The rucksack, as broad as its bearer.
    bag = Solid().capsule((-0.13, -0.13, 0.92), (0.13, -0.13, 0.92), 0.15, blend=0.04).capsule((-0.14, -0.13, 1.2), (0.14, -0.13, 1.2), 0.15, blend=0.06).capsule((-0.12, -0.12, 1.4), (0.12, -0.12, 1.4), 0.13, blend=0.06)
    put(bag.mesh(blue, 0.01, 0.002))
    lid = Solid().capsule((-0.15, -0.14, 1.5), (0.15, -0.14, 1.5), 0.115, blend=0.03).slice(((0, 0, 1.44), (0, 0, -1)))
    put(lid.mesh(pink, 0.01, 0.002))
    put(Solid().capsule((-0.1, -0.25, 1.02), (0.1, -0.25, 1.02), 0.075, blend=0.03).capsule((-0.1, -0.25, 0.92), (0.1, -0.25, 0.92), 0.075, blend=0.03).mesh(pink, 0.01))
    for side in (-1, 1):
        put(Solid().capsule((side * 0.29, -0.12, 0.92), (side * 0.29, -0.12, 1.14), 0.065, blend=0.03).mesh(pink, 0.01))
        Shape().box((side * 0.1, -0.285, 1.3), (0.034, 0.02, 0.42)).stand(dark)
        Shape().box((side * 0.1, -0.3, 1.36), (0.06, 0.02, 0.045)).stand(paper)
        Shape().tube((side * 0.2, -0.2, 0.66), (side * 0.2, -0.2, 0.84), 0.02).stand(dark)
    Shape().box((0, -0.327, 1.06), (0.2, 0.02, 0.018)).stand(dark)
    # The mat, striped, and the mug on its strap.
    Shape().tube((-0.4, -0.2, 0.74), (0.4, -0.2, 0.74), 0.1, sides=40).stand(matte(0.97, NEUTRAL, pattern='stripes', second=0.03, repeat=9))
    for side in (-1, 1):
        Shape().tube((side * 0.2 - 0.02, -0.2, 0.74), (side * 0.2 + 0.02, -0.2, 0.74), 0.106, sides=40).stand(dark)
    with at((0.37, -0.26, 1.02), 40, 1.25, (0, 24)):
        mug(0.97)
lamp('AREA', (-2.6, -2.4, 3.4), (-0.4, 1.2, 1.2), mixed(1.0, 0.75, 0.2), 190, 0.6)
camera((0.12, -1.15, 1.36), (0.2, 4, 1.62), 33)
render(980, 654, 12, haze=haze)
