"""A walker with a pack beside the summit pillar, cloud lying in the valleys."""

from kit import *

scene()
chance = scattered(151)
haze = morning(50, 44, 520, near=60, far=200, sun=False)
top = lambda x, y: 1.2 * math.exp(-((x / 7) ** 2) - ((y - 9) / 6) ** 2) - 0.02 * (y - 9) ** 2 * (y > 9) + 0.12 * fbm(x * 0.7, y * 0.7, 4, 2)
sheet(-26, 26, 1, 30, 140, 110, top, matte(0.26, NEUTRAL, 1, 0, 0.8, 2, 0.1, 0.8))
stones(chance, (0, 9, 0.9), 5.5, 80, (0.1, 0.45), 0.3)
with at((-0.9, 9, top(-0.9, 9))):
    Shape().add([(-0.34, -0.34, 0), (0.34, -0.34, 0), (0.34, 0.34, 0), (-0.34, 0.34, 0), (-0.2, -0.2, 1.5), (0.2, -0.2, 1.5), (0.2, 0.2, 1.5), (-0.2, 0.2, 1.5)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)]).stand(matte(0.6, rough=0.95))
with at((0.5, 8.9, top(0.5, 8.9)), -16):
    person(Wear(top=Cloth(0.3), jacket=Cloth(0.4, WARM_INK, hem=0.08, collar=True), trousers=Cloth(0.15), hat='bobble', hat_tone=0.7, hair='long', boots=0.12), right=Hand((0.34, 0.3, 1.1), (1, -0.2, -0.5), grip='fist'), left=Hand((-0.62, 0.12, 1.36), (-0.6, -0.2, -0.9), grip='flat'), gaze=(8, 0, 0))
    with at((0, 0.04, 1.22)):
        rucksack(True, 0.5, WARM_INK)
    Shape().tube((0.34, 0.32, -0.05), (0.33, 0.3, 1.2), 0.014).stand(matte(0.1))
# A sea of cloud, islands in it.
cloud = Solid()
for _ in range(260):
    x, y = chance.uniform(-150, 150), chance.uniform(60, 260)
    r = chance.uniform(8, 20)
    cloud.ellipsoid((x, y, -26 + chance.gauss(0, 1.4)), (r * 1.5, r, r * 0.32), 5.0)
put(cloud.mesh(matte(0.9, NEUTRAL, 1, 0), 2.6))
fells(150, 110, 30, 4, [(-88, 30, 1.0), (96, 34, 0.9)], 220, 0.0, -32, 0.012, 0.3)
fells(270, 160, 52, 9, [(-170, 60, 1.0), (-20, 40, 0.75), (170, 60, 0.9)], 420, 0.05, -34, 0.008, 0.3)
camera((0.2, 0.2, 2.7), (0.6, 12, 2.35), 33)
render(1200, 800, 32, haze=haze)
