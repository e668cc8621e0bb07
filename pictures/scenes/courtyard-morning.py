"""The castle courtyard from a tower: striped parasols, long shadows, one wedge of sun."""

from kit import *

scene()
chance = scattered(271)
daylight((-34, 16, 24), 1.1)
lamp('SUN', (4, -10, 60), (0, 0, 0), mixed(0.35, 0.8, 0.3), 1.0, 20)
sheet(-14, 14, -14, 14, 4, 4, lambda x, y: 0, matte(0.62, NEUTRAL, 0.95, pattern='checks', second=0.5, repeat=0.8))
stone = matte(0.42, NEUTRAL, 0.95, 0.05, 0.5, 3, 0.1, 0.8)
walls = Shape()
walls.box((-9.2, 0, 3), (1.4, 22, 6)).box((0, 9.6, 3.4), (20, 1.4, 6.8)).box((9.4, 0, 2.5), (1.4, 22, 5))
for k in range(16):
    walls.box((-9.2, -9.5 + 1.3 * k, 6.4), (1.4, 0.75, 0.8)).box((-9.4 + 1.3 * k, 9.6, 7.2), (0.75, 1.4, 0.8))
tower(walls, -8.6, 9, 0, 5, 9, 12)
tower(walls, 8.8, 9, 0, 4, 8, 12)
walls.stand(stone)
doors = Shape()
for x in (-4.5, 0, 4.5):
    doors.box((x, 8.88, 1.4), (1.3, 0.1, 2.8)).tube((x, 8.93, 2.8), (x, 8.84, 2.8), 0.65, sides=28)
for x in (-2.2, 2.2):
    doors.box((x, 8.88, 4.6), (0.6, 0.1, 1.3))
doors.stand(matte(0.04))
for x, y, r, ink in ((-3.4, 2.8, 1.35, WARM_INK), (0.6, 4.6, 1.25, NEUTRAL), (4.3, 2.2, 1.4, WARM_INK), (-0.4, 0.3, 1.35, COOL_INK), (3.0, -2.2, 1.3, WARM_INK), (-4.4, -1.8, 1.3, NEUTRAL), (6.2, 5.4, 1.2, COOL_INK)):
    for i in range(12):
        a0, a1 = 2 * math.pi * i / 12, 2 * math.pi * (i + 1) / 12
        Shape().add([(x, y, 2.75), (x + r * math.cos(a0), y + r * math.sin(a0), 2.2), (x + r * math.cos(a1), y + r * math.sin(a1), 2.2)], [(0, 1, 2)]).stand(canvas(0.9, 0.3, ink if i % 2 else NEUTRAL, None) if ink != NEUTRAL or i % 2 == 0 else canvas(0.15, 0.3))
    Shape().tube((x, y, 0), (x, y, 2.8), 0.04).tube((x, y, 0.72), (x, y, 0.76), 0.5, sides=26).stand(matte(0.3))
    for k in range(3):
        a = chance.uniform(0, 6.28)
        with at((x + 0.85 * math.cos(a), y + 0.85 * math.sin(a), 0), math.degrees(a) + 90):
            if chance.random() < 0.7:
                sitting(anyone(chance), 0.46, detail=0.016)
            chair(0.3)
for x, y, turn in ((-6.2, 4.8, 40), (-5.6, 4.4, 200), (1.6, -4.2, 80), (7.0, -0.6, 160), (-1.6, -3.6, -60)):
    with at((x, y, 0), turn):
        walking(anyone(chance), 0.9, detail=0.014)
bunting((-8.5, 5.5, 5.6), (8.7, 4.6, 4.6), chance, 0.9, 34, 0.4, 0.5, (WARM_INK, NEUTRAL, COOL_INK), 0.85)
with at((-2.6, 5.6, 0), 20):
    dog('lie', 0.1)
camera((3.2, -10.5, 12.6), (-0.1, 2.4, 0.6), 30)
render(1200, 800, 32)
