"""Nine raised arms with wristbands in the last light, over the black edge of the crowd. Tall: five of them, nearer."""

from kit import *

scene()
chance = scattered(3)
haze = dusk(0.2, 2.55, 12, 1.7, 30, 200, sun=False)
# The sun is down: what is left of it glows behind the crowd.
for radius, depth, light in ((4.1, 11.1, mixed(0.62, 0.02, 0.02)), (2.75, 11, mixed(1.6, 1.2, 0.5))):
    cut([(radius * math.cos(t), 0.2 + radius * math.sin(t)) for t in (math.pi * i / 80 for i in range(81))], depth, glow(light, 1.0))
inks = (COOL_INK, WARM_INK, NEUTRAL)
grips = ('flat', 'point', 'spread', 'fist', 'horns', 'flat', 'spread', 'fist', 'point')
for i, grip in enumerate(grips):
    x = 0.43 * (i - 4)
    if TALL and abs(x) > 0.9:
        continue
    reach_ = (0.3 * (0.4, 0.9, 0.5, 1.0, 0.6, 0.85, 0.5, 0.95, 0.5)[i], 0.1, 2.08)
    with at((x - 1.5 * reach_[0], 3.05 + 0.15 * (i % 3 - 1), -0.9 + (0.0, 0.1, -0.06, 0.0, 0.1, -0.08, 0.06, -0.04, 0.08)[i]), 0, 1.5):
        person(Wear(top=Cloth(0.3, inks[i % 3], None, sleeve=0.4), skin=0.5, hair='none', head=0.02), right=Hand(reach_, (1, 0, 0.2), grip=grip, palm=(0, 1, 0.1)), left=Hand((-0.2, 0.1, 0.8)), detail=0.01)
        wrist_ = np.array(reach_)
        way = unit(wrist_ - np.array((0.17, 0, 1.42)))
        for k, (tone, band) in enumerate(((0.97, NEUTRAL), (0.02, NEUTRAL), (0.9, WARM_INK))[: (1, 2, 3, 2)[i % 4]]):
            c = wrist_ - way * (0.115 + 0.044 * k)
            Shape().tube(c - way * 0.019, c + way * 0.019, 0.051, sides=20).stand(matte(tone, band, 0.6))
edge(2.45, lambda x: 1.72 + 0.09 * abs(math.sin(x * 4.3 + 0.4)) ** 0.5 + 0.05 * math.sin(x * 1.9) + 0.018 * abs(math.sin(x * 23)) + 0.01 * abs(math.sin(x * 61)), 3.4)
lamp('AREA', (-2.4, 0.4, 3.6), (-0.4, 3.1, 2.3), COOL, 170, 1.0)
lamp('AREA', (2.6, 1.2, 2.8), (0.4, 3.1, 2.3), WARM, 140, 1.0)
if TALL:
    camera((0.0, 0.2, 1.92), (0.0, 3.1, 2.0), 38)
else:
    camera((0.0, -0.74, 2.02), (0.0, 3.1, 2.11), 38)
render(*((800, 1000) if TALL else (1200, 800)), 14, haze=haze)
