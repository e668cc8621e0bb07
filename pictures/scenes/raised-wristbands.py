"""Five raised arms with wristbands in the last light, over the black edge of the crowd."""

from kit import *

scene()
chance = scattered(3)
haze = dusk(0.2, 2.55, 12, 1.7, 30, 200, sun=False)
# The sun is down: what is left of it glows behind the crowd.
for radius, depth, light in ((3.5, 11.1, mixed(0.62, 0.02, 0.02)), (2.35, 11, mixed(1.6, 1.2, 0.5))):
    cut([(0.0 + radius * math.cos(t), 0.35 + radius * math.sin(t)) for t in (math.pi * i / 60 for i in range(61))], depth, glow(light, 1.0))
arms = ((-0.84, 3.2, 0, 'spread', (0.3, 0.1, 2.08), 0.3, COOL_INK), (-0.4, 2.95, 0, 'fist', (0.2, 0.12, 2.06), 0.4, WARM_INK), (0.02, 3.1, 0, 'horns', (0.2, 0.1, 2.1), 0.35, NEUTRAL), (0.43, 2.9, 0, 'flat', (0.26, 0.1, 2.08), 0.4, COOL_INK), (0.86, 3.1, 0, 'point', (0.12, 0.1, 2.08), 0.3, NEUTRAL))
for x, y, turn, grip, reach_, sleeve, ink in arms:
    with at((x - 1.5 * reach_[0], y, -0.84 + chance.uniform(-0.05, 0.12)), turn, 1.5):
        person(Wear(top=Cloth(0.3, ink, None, sleeve=0.4), skin=0.5, hair='none', head=0.02), right=Hand(reach_, (1, 0, 0.2), grip=grip, palm=(0, 1, 0.1)), left=Hand((-0.2, 0.1, 0.8)), detail=0.01)
        shoulder = np.array((0.17, 0, 1.42))
        way = unit(np.array(reach_) - shoulder)
        wrist = np.array(reach_) - way * 0.115
        for k, (tone, band) in enumerate(((0.97, NEUTRAL), (0.02, NEUTRAL), (0.9, WARM_INK))[: chance.choice((1, 2, 3))]):
            c = wrist - way * 0.042 * k
            Shape().tube(c - way * 0.018, c + way * 0.018, 0.05, sides=20).stand(matte(tone, band, 0.6))
edge(2.45, lambda x: 1.74 + 0.09 * abs(math.sin(x * 4.3 + 0.4)) ** 0.5 + 0.05 * math.sin(x * 1.9) + 0.018 * abs(math.sin(x * 23)) + 0.01 * abs(math.sin(x * 61)), 2.6)
lamp('AREA', (-1.8, 0.6, 3.4), (0, 3.1, 2.3), COOL, 110, 0.8)
lamp('AREA', (2.0, 1.4, 2.6), (0, 3.1, 2.3), WARM, 90, 0.8)
camera((0.02, 0.95, 2.02), (0.02, 3.1, 2.1), 38)
render(980, 654, 14, haze=haze)
