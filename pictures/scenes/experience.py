"""Two people row across the mere at dusk towards the castle and its lit lawn."""

from kit import *

scene()
chance = scattered(451)
haze = dusk(70, 96, 700, 46, 100, 600)
mere(0, -5, 2500, 2500, 0.24, 0.5)
shore = lambda x, y: -1.4 + 4.6 * min(1, max(0, (y - 74) / 14)) + 0.5 * fbm(x * 0.08, y * 0.08, 4, 2)
sheet(-140, 140, 70, 150, 160, 80, shore, matte(0.24, NEUTRAL, 1, 0))
with at((-14, 100, 2.8), 6):
    castle(matte(0.45, NEUTRAL, 0.95, 0.05, 0.5, 1.5, 0.1, 0.8), WARM, 9, lit=0.9)
for x in (-40, -30, 14, 24, 34):
    with at((x, 86, shore(x, 86))):
        bell_tent(160)
festoon((-36, 84, 9), (-6, 82, 9), 1.4, 26, WARM, 12, 0.22)
festoon((-2, 82, 9), (30, 84, 9), 1.4, 26, WARM, 12, 0.22)
crowd([body(anyone(chance), detail=0.03) for _ in range(6)], [(chance.uniform(-34, 30), chance.uniform(79, 86), 2.2, chance.uniform(0, 360)) for _ in range(60)], seed=2)
woods = [spruce(chance, 10 + chance.random() * 4) for _ in range(4)]
plant(woods, [(chance.choice((-1, 1)) * chance.uniform(46, 120), chance.uniform(84, 130), 2) for _ in range(60)], chance, (0.8, 1.3))
fells(220, 180, 74, 4, [(-200, 100, 1.0), (210, 110, 0.7)], 480, 0.2, -3, 0.009, 0.3)
with at((0.9, 9.6, 0), -22, 1.2):
    rowing_boat(3.8, 0.3, WARM_INK)
    with at((0, -0.2, -0.12), 180):
        sitting(Wear(top=Cloth(0.75, NEUTRAL, 'hoops', 0.12, 9, 0.97), trousers=Cloth(0.15), hair='curly'), 0.34, 0.1, reach=0.42, left=Hand((-0.28, 0.42, 0.74), (-1, -0.2, -0.3), grip='fist'), right=Hand((0.28, 0.42, 0.74), (1, -0.2, -0.3), grip='fist'))
    with at((0, -1.2, -0.1), 0):
        sitting(Wear(top=Cloth(0.3), jacket=Cloth(0.6, WARM_INK, collar=True), skirt=Cloth(0.3, hem=0.4), trousers=None, hair='long', hat='brim', hat_tone=0.6, shape=1), 0.36, reach=0.4)
    with at((0, 1.35, 0.32)):
        lantern(14, 1.1, 7)
camera((0, -1.4, 2.2), (-1, 60, 9.5), 30)
render(1200, 800, 32, haze=haze)
