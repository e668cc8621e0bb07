"""One rower in the moon's path across the mere."""

from kit import *

scene()
chance = scattered(351)
haze = after_dark(0.7, 80, 400, 0.85)
mere(0, -5, 2500, 2500, 0.28, 0.5, 0.05)
disc((0, 1500, 560), 150, mixed(1.4, 1.5, 0.8), 1.5)
lamp('SUN', (0, 150, 50), (0, 0, 0), mixed(0.6, 2.2, 0.4), 1.0, 3)
fells(240, 180, 66, 4, [(-190, 100, 0.95), (190, 100, 0.9)], 480, 0.16, -3, 0.008, 0.3)
fells(480, 260, 130, 8, [(-360, 160, 0.9), (380, 160, 0.95)], 900, 0.12, -3, 0.005, 0.3)
with at((0.1, 15, 0), 158, 1.15):
    rowing_boat(3.6, 0.12)
    with at((0, -0.25, -0.12)):
        sitting(Wear(top=Cloth(0.2, NEUTRAL, 'hoops', 0.5, 9, 0.97), trousers=Cloth(0.1), hat='cap', hair='tail'), 0.34, 0.14, reach=0.44, left=Hand((-0.3, 0.42, 0.72), (-1, -0.2, -0.3), grip='fist'), right=Hand((0.3, 0.42, 0.72), (1, -0.2, -0.3), grip='fist'), detail=0.012)
    with at((0, 1.4, 0.32)):
        lantern(6, 1.0, 7)
reeds(chance, lambda: (chance.choice((-1, 1)) * chance.uniform(1.5, 4), chance.uniform(2.4, 4), -0.1), 300)
camera((0, -2, 2.3), (0, 20, 4.2), 34)
render(1000, 1000, 34, haze=haze, extra=stars(220, 9, 0.5, False))
