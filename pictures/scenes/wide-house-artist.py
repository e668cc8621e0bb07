"""A woman in profile before a full moon, a bird mask pushed up on her hair, plugs a cable into a wall of modules."""

from kit import *

scene()
sky((0.01, 0.03, 0.015), [(-1, (0, 0, 0.03)), (0, (0, 0, 0.12)), (0.4, (0, 0, 0.07)), (1, (0, 0, 0.02))])
moon = (0.5, 3.2, 1.72)
disc(moon, 1.05, mixed(0.55, 0.75, 0.5), 1.25)
for i, radius in enumerate((1.2, 1.36, 1.6, 1.92)):
    ring = [(moon[0] + radius * math.cos(t), 3.3, moon[2] + radius * math.sin(t)) for t in (2 * math.pi * k / 140 for k in range(141))]
    Shape().line(ring, 0.013 - 0.0015 * i).stand(glow(COOL, 0.6 - 0.1 * i))
crater = Shape()
for x, z, r in ((0.1, 2.3, 0.2), (1.1, 1.6, 0.24), (0.95, 2.3, 0.14), (0.2, 1.2, 0.13)):
    crater.tube((x, 3.18, z), (x, 3.185, z), r, sides=40)
crater.stand(glow(mixed(0.3, 0.5, 0.45), 1.0))
dress = Cloth(0.75, COOL_INK, pattern='flowers', second=(0.9, 0.45, 0.5), repeat=15, sleeve=0.97)
with at((0.42, 0.45, 0), 96):
    face = person(
        Wear(top=dress, skirt=Cloth(0.12, hem=0.5), trousers=None, hair='bob', hair_tone=0.03, shape=1, build=0.94, skin=0.62, head=1.2), lean=(0.0, 0.08), gaze=(8, -2, 0),
        left=Hand((-0.16, 0.62, 1.4), (-0.9, -0.5, -0.8), (0.05, 1, 0.05), (0.5, 0, -1), 'fist'),
        right=Hand((0.12, 0.52, 1.12), (0.6, -0.4, -0.7), (0, 0.9, -0.2), (0, 0, -1), 'easy'), detail=0.009)
    with within(face), at((0, 0.04, 0.27), 0, 1.05, (36, 0)):
        beak = Solid().capsule((0, 0.09, 0.01), (0, 0.3, -0.03), 0.045, 0.004, 0.02).ellipsoid((0, 0.02, 0.0), (0.1, 0.11, 0.07), 0.03)
        put(beak.mesh(matte(0.85, WARM_INK, 0.5, 0.3), 0.006))
        for side in (-1, 1):
            Shape().ball((side * 0.062, 0.1, 0.022), (0.014, 0.022, 0.022), 14, 10).stand(matte(0.02, rough=0.2, shine=0.8), True)
        feathers = Shape()
        for row in range(3):
            for i in range(9):
                a = math.radians(-80 + 20 * i)
                tip = (0.15 * math.sin(a) * (1 - 0.2 * row), -0.16 - 0.05 * row, 0.02 + 0.2 * math.cos(a) * (1 - 0.28 * row))
                root = (0.085 * math.sin(a), -0.01, 0.06 * math.cos(a))
                middle = [root[k] * 0.4 + tip[k] * 0.6 for k in range(3)]
                lean = (0.022 * math.cos(a), 0.016, -0.022 * math.sin(a))
                feathers.add([root, [middle[k] + lean[k] for k in range(3)], tip, [middle[k] - lean[k] for k in range(3)]], [(0, 1, 2, 3)])
        feathers.stand(matte(0.9, WARM_INK))
with at((-0.92, 0.62, 0.86), 62):
    modular(5, 4, 0.19, 0, 9, lights=9)
# Five cables: each leaves a socket, sags and rises again.
plug = Vector((-0.22, 0.28, 1.41))
Shape().tube(plug, plug - Vector((0.12, -0.03, 0)), 0.013, 0.009, 12).stand(matte(0.95))
ends = [((-0.72, 0.42, 1.76), plug, 0.34), ((-0.8, 0.3, 1.9), (-0.22, 0.16, 1.04), 0.3), ((-0.86, 0.24, 1.52), (-0.1, 0.1, 1.03), 0.16), ((-0.98, 0.1, 1.3), (-0.16, 0.0, 1.02), 0.1)]
for i, (a, b, sag) in enumerate(ends):
    Shape().line(hanging(a, b, sag, 30), 0.0105, 8).stand(matte(0.9, (WARM_INK, NEUTRAL, COOL_INK)[i % 3], 0.5, 0.3), True)
# Her keyboard, seen from its end.
Shape().box((-0.12, 0.45, 0.95), (0.46, 1.2, 0.06)).stand(matte(0.06))
with at((-0.12, 0.45, 0.98), 90):
    keyboard(1.1, 26, 0.3, 12, WARM_INK, seed=4)
lamp('AREA', (-1.4, -1.6, 2.3), (0.3, 0.5, 1.5), WARM, 62, 0.5)
lamp('AREA', (-0.3, 0.1, 1.3), (0.3, 0.5, 1.6), WARM, 3, 0.4)
lamp('AREA', (1.9, 1.5, 2.4), (0.4, 0.5, 1.4), COOL, 110, 0.6)
lamp('AREA', (-1.2, 2.0, 2.2), (0.4, 0.5, 1.4), COOL, 70, 0.5)
camera((0.05, -2.6, 1.52), (0.08, 0.45, 1.44), 52)
render(1280, 720, 36)
