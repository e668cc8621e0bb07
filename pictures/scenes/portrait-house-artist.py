"""A woman alone behind a modular synthesiser, a bird mask pushed up on her head, a full moon behind her."""

from kit import *

scene()
sky((0.008, 0.02, 0.01), [(-1, (0, 0, 0.03)), (0, (0, 0, 0.12)), (0.4, (0, 0, 0.07)), (1, (0, 0, 0.02))])

# The moon, with rings of light around it.
disc((0.12, 3.2, 1.86), 1.0, mixed(0.55, 0.75, 0.5), 1.25)
for i, radius in enumerate((1.16, 1.3, 1.48)):
    ring = [(0.12 + radius * math.cos(t), 3.3, 1.86 + radius * math.sin(t)) for t in (2 * math.pi * k / 120 for k in range(121))]
    Shape().line(ring, 0.012 - 0.002 * i).stand(glow(COOL, 0.55 - 0.12 * i))
crater = Shape()
for x, z, r in ((-0.32, 2.3, 0.2), (0.5, 1.5, 0.26), (0.62, 2.2, 0.13), (-0.15, 1.45, 0.12)):
    crater.tube((x, 3.18, z), (x, 3.185, z), r, sides=40)
crater.stand(glow(mixed(0.3, 0.5, 0.45), 1.0))

artist = Wear(
    top=Cloth(0.5, COOL_INK, pattern='flowers', second=(0.7, 0.5, 0.5), repeat=17, sleeve=0.97),
    skirt=Cloth(0.12, hem=0.5), trousers=None, shape=1, hair='bob', hair_tone=0.04, build=0.95,
)
with at((0, 0.62, 0), 168):
    face = person(artist, lean=(0.03, 0.16), gaze=(8, 14, 5),
                  left=Hand((-0.42, 0.45, 1.2), (-0.6, -0.3, -0.5), (0.1, 0.9, -0.35), (0, -0.3, -1), 'point'),
                  right=Hand((0.3, 0.5, 1.12), (0.6, -0.3, -0.5), (-0.3, 0.9, -0.3), (0, -0.3, -1), 'easy'))
    # The mask: a wren's beak over the brow, feathers back over the hair.
    with within(face), at((0, 0.055, 0.26), 0, 1.0, (38, 0)):
        beak = Solid().capsule((0, 0.09, 0.01), (0, 0.29, -0.02), 0.042, 0.005, 0.02).ellipsoid((0, 0.02, 0.0), (0.1, 0.11, 0.07), 0.03)
        for side in (-1, 1):
            beak.scoop((side * 0.05, 0.1, 0.035), (0.022, 0.03, 0.022), 0.008)
        put(beak.mesh(matte(0.8, WARM_INK, 0.5, 0.3), 0.006))
        feathers = Shape()
        for i in range(17):
            a = math.radians(-84 + 168 * i / 16)
            tip = (0.2 * math.sin(a), -0.1 - 0.07 * abs(math.cos(a)), 0.03 + 0.2 * math.cos(a))
            root = (0.085 * math.sin(a), 0.0, 0.01 + 0.055 * math.cos(a))
            side = (0.022 * math.cos(a), 0, -0.022 * math.sin(a))
            middle = [root[k] * 0.4 + tip[k] * 0.6 for k in range(3)]
            feathers.add([root, [middle[k] + side[k] for k in range(3)], tip, [middle[k] - side[k] for k in range(3)]], [(0, 1, 2, 3)])
        feathers.stand(matte(0.85, WARM_INK))

# The instrument, its face tilted up to her, cables over everything.
Shape().box((0, 0.1, 0.84), (2.4, 0.8, 0.06)).stand(matte(0.1))
with at((0, 0.28, 0.9), 180, 1, (0, 0)):
    modular(7, 1, 0.2, 6, 5, lean=-50, lights=9)
with at((-0.1, -0.12, 0.87)):
    keyboard(1.25, 29, 0.16, 14, seed=4)
chance = scattered(7)
for i in range(5):
    x, z = chance.uniform(-0.75, 0.75), 1.0
    curve = spline([(x, 0.22, z), (x + chance.uniform(-0.1, 0.1), 0.08, z + 0.18), (x * 0.5 + chance.uniform(-0.3, 0.3), -0.05, z + 0.1 * chance.random()), (chance.uniform(-0.8, 0.8), -0.3, 0.93)], 8)
    Shape().line(curve, 0.009, 6).stand(matte(0.8, WARM_INK if i % 2 else NEUTRAL, 0.5, 0.3))

lamp('AREA', (-1.6, -0.9, 2.2), (0, 0.5, 1.5), WARM, 55, 0.5)
lamp('AREA', (0, 0.15, 1.05), (0, 0.6, 1.6), WARM, 3, 0.5)
lamp('AREA', (1.7, 1.6, 2.4), (0, 0.5, 1.4), COOL, 110, 0.6)
lamp('AREA', (-1.5, 1.9, 2.2), (0, 0.5, 1.4), COOL, 60, 0.5)
lamp('SPOT', (0, -0.9, 2.9), (0, -0.1, 0.9), COOL, 40, 0.3, 50, 0.8)
camera((-0.05, -2.6, 1.7), (0.04, 0.3, 1.58), 66)
render(960, 1200, 36)
