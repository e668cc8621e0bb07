"""A narrow-gauge engine pulls two full carriages, smoke lying back over the fell."""

from kit import *

scene()
chance = scattered(221)
haze = daylight((-36, -46, 40), 1.0, 40, 200)
ground = lambda x, y: 0.1 * fbm(x * 0.3, y * 0.3, 3, 2) - 0.5 * (y < 6) * (6 - y) * 0.15 + max(0, y - 9.5) * 0.12
sheet(-50, 50, -3, 70, 150, 100, ground, matte(0.5, COOL_INK, 1, 0, 0.4, 2, 0.1, 0.4))
fells(80, 120, 50, 6, [(-80, 60, 0.9), (40, 70, 1.0), (170, 60, 0.8)], 290, 0.35, -3, 0.01, 0.36, COOL_INK)
track = Shape()
for k in range(90):
    track.box((-16 + 0.36 * k, 8, 0.06), (0.14, 1.1, 0.08))
for y in (7.7, 8.3):
    track.box((0, y, 0.13), (34, 0.06, 0.07))
track.stand(matte(0.14))
with at((-4.4, 8, 0.16)):
    Shape().tube((-1.3, 0, 0.95), (1.0, 0, 0.95), 0.4, sides=36).box((1.35, 0, 0.98), (0.75, 1.05, 1.0)).stand(matte(0.75, WARM_INK, 0.3, 0.6))
    dark = Shape().tube((-1.42, 0, 0.95), (-1.28, 0, 0.95), 0.41, sides=36).tube((-1.05, 0, 1.3), (-1.05, 0, 1.85), 0.13, 0.16, 20).tube((-1.05, 0, 1.8), (-1.05, 0, 1.87), 0.2, sides=20).box((0.1, 0, 0.45), (3.1, 0.95, 0.16)).box((1.35, 0, 1.98), (1.15, 1.25, 0.09)).box((-1.62, 0, 0.38), (0.1, 1.0, 0.24))
    for x in (-0.85, -0.15, 0.55):
        for y in (-0.42, 0.42):
            dark.tube((x, y - 0.05, 0.3), (x, y + 0.05, 0.3), 0.29, sides=26)
    for x in (0.98, 1.72):
        for y in (-0.5, 0.5):
            dark.box((x, y, 1.7), (0.08, 0.06, 0.5))
    dark.stand(matte(0.06, rough=0.35, shine=0.7))
    brass = Shape().tube((-0.35, 0, 1.3), (-0.35, 0, 1.58), 0.14, 0.12, 24).ball((-0.35, 0, 1.58), 0.12).line([(-0.85, -0.5, 0.3), (0.55, -0.5, 0.3)], 0.035).tube((-1.43, 0, 1.55), (-1.55, 0, 1.55), 0.1, sides=20)
    for x in (-0.9, -0.1, 0.7):
        brass.tube((x, 0, 0.95), (x + 0.05, 0, 0.95), 0.407, sides=36)
    brass.stand(metal(0.9, 0.25, WARM_INK))
    with at((1.4, -0.1, 0.45), 66, 0.9):
        person(Wear(top=Cloth(0.3, COOL_INK, sleeve=0.97), hat='cap', beard=True), right=Hand((0.4, 0.3, 1.3), (1, 0, -0.4)), detail=0.014)
for n, x0 in enumerate((-1.8, 2.7)):
    with at((x0 + 0.6, 8, 0.2)):
        body_ = Shape().box((1.5, 0, 0.5), (4.0, 1.2, 0.5))
        body_.stand(matte(0.7, WARM_INK if n else NEUTRAL, 0.4, 0.4))
        frame = Shape().box((1.5, 0, 0.2), (4.1, 1.0, 0.14)).box((1.5, 0, 1.98), (4.2, 1.4, 0.07))
        for k in range(5):
            for y in (-0.58, 0.58):
                frame.box((-0.45 + 0.975 * k, y, 1.35), (0.06, 0.05, 1.25))
        for x in (0.2, 2.8):
            for y in (-0.4, 0.4):
                frame.tube((x, y - 0.04, 0.12), (x, y + 0.04, 0.12), 0.18, sides=22)
        frame.stand(matte(0.08, rough=0.5, shine=0.3))
        for k in range(4):
            for y in (-0.26, 0.26):
                with at((0.05 + 0.97 * k, y, 0.14), 90 + chance.uniform(-20, 20), 0.94):
                    wave = Hand((-0.42, 0.1, 1.22), (-1, 0, -0.4), grip='spread') if y < 0 and k % 2 == n % 2 else None
                    sitting(anyone(chance), 0.46, left=None, right=wave, detail=0.016, gaze=(chance.uniform(-70, 10), 0, 0))
smoke = Solid()
for k in range(46):
    t = k / 45
    r = 0.16 + 0.85 * t ** 0.8
    smoke.ellipsoid((-5.4 + 13 * t + chance.gauss(0, 0.1), 8 + 0.6 * t, 2.1 + 1.7 * t ** 0.55 + chance.gauss(0, 0.22) * (0.3 + t)), (r * 1.3, r, r * 0.85), 0.2)
put(smoke.mesh(matte(0.95, NEUTRAL, 1, 0), 0.09))
drystone_wall(chance, [(-14, 4.6), (-6, 4.3), (2, 4.4), (12, 4.1)], ground, 0.62, 0.5, 0.34)
plant([tree(chance, 8, 0.12, 0.3, 1.0, 0.4, 5, COOL_INK)], [(-13, 22, 1.4), (12, 20, 1.2), (18, 26, 1.8)], chance, (0.8, 1.1))
camera((-0.4, -2.2, 1.9), (-0.1, 8, 1.85), 28)
render(1200, 800, 28, haze=haze)
