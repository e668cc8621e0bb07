"""A woman in a flowered dress from behind, arms out, patching a wall of synthesiser modules with a great many cables."""

from kit import *

scene()
sky((0.01, 0.02, 0.02), [(-1, (0, 0, 0.04)), (1, (0, 0, 0.08))])
with at((0, 0, 0.36)):
    modular(19, 6, 0.2, 64, 9, lights=10)
Shape().box((0, 0.3, 1.5), (8, 0.1, 4)).stand(matte(0.2))
dress = Cloth(0.62, COOL_INK, pattern='flowers', second=(0.8, 0.35, 0.4), repeat=15, sleeve=0.97)
with at((-0.02, -0.58, -0.02), 0):
    face = person(
        Wear(top=dress, skirt=Cloth(0.62, COOL_INK, pattern='flowers', second=(0.8, 0.35, 0.4), repeat=15, hem=0.5), trousers=None, hair='bob', hair_tone=0.04, shape=1), lean=(0.02, 0.05), gaze=(-38, 4, -4),
        left=Hand((-0.56, 0.42, 1.5), (-0.9, -0.4, -0.6), (-0.3, 0.9, 0.35), (0.9, 0, 0), 'point'),
        right=Hand((0.5, 0.45, 1.2), (0.9, -0.5, -0.5), (0.2, 0.95, 0.1), (-0.9, 0, 0), 'point'), detail=0.009)
    # The bird mask hangs down her back hair, its feathers up.
    with within(face), at((0, 0.0, 0.27), 180, 1.0, (-30, 0)):
        feathers = Shape()
        for i in range(17):
            a = math.radians(-84 + 168 * i / 16)
            tip = (0.22 * math.sin(a), -0.02, 0.02 + 0.22 * math.cos(a))
            root = (0.08 * math.sin(a), 0.02, 0.05 * math.cos(a))
            side = (0.024 * math.cos(a), 0, -0.024 * math.sin(a))
            middle = [root[k] * 0.4 + tip[k] * 0.6 for k in range(3)]
            feathers.add([root, [middle[k] + side[k] for k in range(3)], tip, [middle[k] - side[k] for k in range(3)]], [(0, 1, 2, 3)])
        feathers.stand(matte(0.85, WARM_INK))
for x, z, tx, tz in ((-0.6, 1.5, -1.35, 0.9), (0.52, 1.2, 1.25, 0.75), (-0.6, 1.5, 0.9, 1.75)):
    curve = spline([(x, -0.03, z), (x, -0.2, z - 0.06), ((x + tx) / 2, -0.34, min(z, tz) - 0.16), (tx, -0.14, tz), (tx, -0.02, tz)], 10)
    Shape().line(curve, 0.012, 8).stand(matte(0.9, WARM_INK, 0.5, 0.3))
lamp('AREA', (-1.9, -2.2, 2.6), (0, 0, 1.3), WARM, 150, 0.5)
lamp('AREA', (2.4, -1.2, 2.2), (0, 0, 1.2), COOL, 120, 0.5)
lamp('AREA', (0, -0.12, 2.9), (0, 0, 1.3), COOL, 30, 0.8)
camera((0.06, -2.75, 1.46), (0.0, 0, 1.3), 44)
render(1280, 720, 40)
