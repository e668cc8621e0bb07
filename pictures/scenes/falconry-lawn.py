"""A hawk drops towards a falconer's raised glove, four people watching below the castle."""

from kit import *

scene()
chance = scattered(301)
haze = daylight((-40, -30, 44), 1.0, 40, 180)
lawn = lambda x, y: 0.02 * fbm(x, y, 3, 2) + 0.05 * max(0, y - 12)
sheet(-50, 50, -3, 90, 70, 70, lawn, matte(0.55, COOL_INK, 1, 0, 0.3, 3, 0.06, 0.4))
with at((2, 58, 2.6), -8, 0.8):
    castle(matte(0.55, NEUTRAL, 0.95, 0.05, 0.5, 1.5, 0.1, 0.8), WARM, 0)
plant([tree(chance, 9, 0.12, 0.3, 1.0, 0.4, 5, COOL_INK)], [(-13, 34, 1), (15, 38, 1.4), (20, 30, 1)], chance, (0.8, 1.1))
with at((-0.85, 4.6, 0), 196):
    person(Wear(top=Cloth(0.8, collar=True, sleeve=0.97), jacket=Cloth(0.4, WARM_INK, sleeve=0.0, hem=0.12), trousers=Cloth(0.15), hat='brim', hat_tone=0.25, hair='crop', beard=True, boots=0.36), lean=(-0.06, -0.06), gaze=(18, -22, 8), left=Hand((-0.62, 0.24, 1.82), (-0.6, -0.2, -0.8), (-0.5, 0.5, 0.6), grip='fist'), right=Hand((0.34, 0.1, 0.98)))
    put(Solid().capsule((-0.4, 0.15, 1.62), (-0.64, 0.25, 1.84), 0.062, 0.06, 0.03).mesh(matte(0.35, WARM_INK, 0.7), 0.012))
hawk = Solid().ellipsoid((0, 0, 0), (0.11, 0.2, 0.1), 0.03).ellipsoid((0, 0.2, 0.03), (0.06, 0.075, 0.06), 0.03)
with at((0.5, 4.4, 2.86), 76, 1.0, (-34, 10)):
    put(hawk.mesh(matte(0.25, WARM_INK), 0.012))
    Shape().tube((0, 0.26, 0.03), (0, 0.31, 0.0), 0.02, 0.003).tube((-0.05, 0.05, -0.08), (-0.06, 0.12, -0.26), 0.014).tube((0.05, 0.05, -0.08), (0.06, 0.12, -0.26), 0.014).stand(matte(0.8, WARM_INK))
    for side in (-1, 1):
        wing = Shape()
        wing.add([(side * 0.07, 0.1, 0.04), (side * 0.45, 0.22, 0.26), (side * 0.95, 0.02, 0.44), (side * 0.5, -0.14, 0.24), (side * 0.08, -0.1, 0.03)], [(0, 1, 2, 3, 4)])
        for k in range(9):
            t = k / 8
            x0, y0, z0 = side * (0.3 + 0.65 * t), 0.12 - 0.1 * t, 0.18 + 0.25 * t
            wing.add([(x0 - side * 0.05, y0, z0), (x0 + side * 0.05, y0, z0), (x0 + side * (0.02 + 0.3 * t), y0 - 0.42 + 0.2 * t, z0 - 0.02 + 0.06 * t)], [(0, 1, 2)])
        wing.stand(matte(0.3, WARM_INK, pattern='hoops', second=0.6, repeat=12))
    tail = Shape()
    for k in range(7):
        a = math.radians(-30 + 10 * k)
        tail.add([(-0.03, -0.16, 0), (0.03, -0.16, 0), (0.46 * math.sin(a) + 0.03, -0.16 - 0.42 * math.cos(a), 0), (0.46 * math.sin(a) - 0.03, -0.16 - 0.42 * math.cos(a), 0)], [(0, 1, 2, 3)])
    tail.stand(matte(0.35, WARM_INK, pattern='hoops', second=0.7, repeat=8))
for i, (x, y, s) in enumerate(((1.7, 9.2, 1), (2.5, 9.6, 1), (3.3, 9.2, 0.7), (4.1, 9.8, 1))):
    with at((x, y, lawn(x, y)), 150 + 8 * i, s):
        person(anyone(chance, hat=None, head=1.4 if s < 1 else 1.1), gaze=(10, -20, 0), left=Hand((-0.1, 0.3, 1.5), (-1, 0, -0.5)) if i == 1 else None)
flag(-6, 16, 0.3, 3.4, 1.6, 0.9, canvas(0.85, 0.3, WARM_INK))
camera((0.2, -1.2, 1.4), (0.15, 5, 1.95), 40)
render(960, 1200, 28, haze=haze)
