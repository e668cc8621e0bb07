"""Five raised arms with wristbands against the sun."""

from kit import *

scene()
chance = scattered(3)
haze = dusk(0.2, 2.55, 12, 1.7, 30, 200)
for x, y, turn, grip, reach_, sleeve, ink in ((-1.0, 3.4, 12, 'spread', (0.36, 0.1, 2.06), 0.3, WARM_INK), (-0.5, 3.0, -6, 'fist', (0.2, 0.12, 2.06), 0.4, COOL_INK), (0.02, 3.5, 4, 'horns', (0.2, 0.1, 2.1), 0.35, NEUTRAL), (0.55, 3.0, -12, 'flat', (0.26, 0.1, 2.08), 0.4, WARM_INK), (1.05, 3.3, 8, 'point', (0.12, 0.1, 2.08), 0.3, NEUTRAL)):
    with at((x, y, 0.05 + chance.uniform(-0.1, 0.12)), turn):
        hand = Hand(reach_, (1, 0, 0.2), grip=grip, palm=(0, 1, 0.1))
        wear = anyone(chance, top=Cloth(0.25, ink, None, sleeve=sleeve), jacket=None, hat=None, skin=0.45)
        person(wear, right=hand, gaze=(0, -14, 0), detail=0.009)
        shoulder = np.array((0.17, 0, 1.42))
        way = unit(np.array(reach_) - shoulder)
        wrist = np.array(reach_) - way * 0.105
        for k, (tone, band) in enumerate(((0.04, NEUTRAL), (0.95, NEUTRAL), (0.9, WARM_INK))[: chance.choice((2, 3))]):
            c = wrist - way * 0.035 * k
            Shape().tube(c - way * 0.013, c + way * 0.013, 0.047, sides=20).stand(matte(tone, band, 0.6))
crowd([body(anyone(chance), detail=0.02) for _ in range(6)], [(chance.uniform(-3, 3), chance.uniform(4.4, 8), -0.1, chance.uniform(-30, 30)) for _ in range(26)], seed=4)
lamp('AREA', (-1.6, 1.0, 3.0), (0, 3.2, 2.2), COOL, 90, 0.8)
lamp('AREA', (1.8, 1.2, 2.8), (0, 3.2, 2.2), WARM, 70, 0.8)
camera((0.02, 1.15, 1.95), (0.04, 3.2, 2.1), 36)
render(1200, 800, 32, haze=haze)
