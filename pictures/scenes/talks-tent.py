"""A speaker on a low stage in a striped tent, seen from the back of a full house."""

from kit import *

scene()
chance = scattered(321)
indoors(0.02, 0.05)
sheet(-14, 14, -4, 16, 4, 4, lambda x, y: 0, matte(0.4, COOL_INK))
roof_z = lambda x: 5.6 - 0.34 * abs(x)
for k in range(24):
    x0, x1 = -7.2 + 0.6 * k, -6.6 + 0.6 * k
    ink, tone = (WARM_INK, 0.85) if k % 2 else (NEUTRAL, 0.9)
    Shape().add([(x0, -4, roof_z(x0)), (x1, -4, roof_z(x1)), (x1, 13, roof_z(x1)), (x0, 13, roof_z(x0))], [(0, 1, 2, 3)]).add([(x0, 13, 0), (x1, 13, 0), (x1, 13, roof_z(x1)), (x0, 13, roof_z(x0))], [(0, 1, 2, 3)]).stand(canvas(tone, 0.45, ink))
for x in (-7.2, 7.2):
    Shape().add([(x, -4, 0), (x, 13, 0), (x, 13, 3.2), (x, -4, 3.2)], [(0, 1, 2, 3)]).stand(canvas(0.85, 0.45))
poles = Shape()
for y in (2.5, 8.5):
    poles.tube((0.0, y, 0), (0.0, y, 5.6), 0.09) if y > 9 else poles.tube((-3.6, y, 0), (-3.6, y, 4.4), 0.07).tube((3.6, y, 0), (3.6, y, 4.4), 0.07)
poles.stand(matte(0.2))
festoon((-3.6, 2.5, 4.2), (3.6, 2.5, 4.2), 0.5, 14, WARM, 9, 0.07)
festoon((-3.6, 8.5, 4.2), (3.6, 8.5, 4.2), 0.5, 14, WARM, 9, 0.07)
Shape().box((0, 10.6, 0.25), (7, 2.8, 0.5)).stand(matte(0.3, WARM_INK))
with at((0.5, 10.2, 0.5), 176, 1.1):
    person(Wear(top=Cloth(0.85, collar=True), jacket=Cloth(0.12, hem=0.1, collar=True), trousers=Cloth(0.2), hair='bun', shape=1, glasses='round'), left=Hand((-0.5, 0.24, 1.5), (-0.8, -0.3, -0.6), (-0.5, 0.5, 0.5), grip='spread'), right=Hand((0.14, 0.3, 1.4), (1, -0.2, -0.6), grip='fist'))
    microphone((0.06, 0.28, 1.52), (0.2, 0.3, -0.8), stand=False)
with at((-0.9, 10.4, 0.5)):
    Shape().box((0, 0, 0.5), (0.7, 0.5, 1.0)).stand(matte(0.5, WARM_INK))
    with at((0, 0, 1.0)):
        mug(0.9)
with at((1.9, 10.8, 0.5), 200):
    chair(0.2)
disc((0.5, 12.8, 2.1), 1.5, WARM, 1.1)
spots = []
for row in range(6):
    for k in range(9):
        x = -4.4 + 1.1 * k + 0.3 * (row % 2)
        if abs(x - 0.15) < 0.35:
            continue
        spots.append((x + chance.gauss(0, 0.06), 1.8 + 1.15 * row, 0))
for x, y, z in spots:
    with at((x, y, z), chance.uniform(-8, 8)):
        up = Hand((0.3, 0.1, 1.5), (1, 0, 0), grip='flat') if chance.random() < 0.04 else None
        sitting(anyone(chance, hat=chance.choice((None, None, None, 'beanie', 'brim'))), 0.46, right=up, detail=0.018)
        chair(0.15)
lamp('AREA', (-2.4, 7.4, 4.2), (0.5, 10.2, 1.4), WARM, 420, 0.7)
lamp('SUN', (20, 10, 40), (0, 6, 0), mixed(2.4, 1.6, 0.5), 1.0, 3)
lamp('AREA', (0, -1, 3.8), (0, 6, 0.6), COOL, 260, 2)
camera((0.2, -1.6, 2.0), (0.25, 8, 1.85), 28)
render(1200, 800, 32)
