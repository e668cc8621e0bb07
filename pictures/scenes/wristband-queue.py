"""Seven people queue at a small striped tent for their wristbands."""

from kit import *

scene()
chance = scattered(261)
haze = daylight((-30, -46, 42), 1.0, 40, 180)
ground = lambda x, y: 0.03 * fbm(x, y, 3, 2)
sheet(-40, 40, -3, 60, 70, 70, ground, matte(0.55, COOL_INK, 1, 0, 0.4, 3, 0.08, 0.6))
fells(90, 120, 46, 6, [(-90, 60, 0.9), (70, 60, 0.8)], 270, 0.35, -2, 0.012, 0.36, COOL_INK)
with at((4.1, 6.4, 0), -6, 1.15):
    roof, n = Shape(), 16
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        band = Shape()
        band.add([(0, 0, 3.9), (1.7 * math.cos(a0), 1.7 * math.sin(a0), 2.45), (1.7 * math.cos(a1), 1.7 * math.sin(a1), 2.45)], [(0, 1, 2)])
        band.add([(1.7 * math.cos(a0), 1.7 * math.sin(a0), 2.45), (1.72 * math.cos(a0), 1.72 * math.sin(a0), 2.12), (1.72 * math.cos((a0 + a1) / 2), 1.72 * math.sin((a0 + a1) / 2), 1.98), (1.72 * math.cos(a1), 1.72 * math.sin(a1), 2.12), (1.7 * math.cos(a1), 1.7 * math.sin(a1), 2.45)], [(0, 1, 2, 3, 4)])
        middle = math.degrees((a0 + a1) / 2)
        if not 170 < middle < 290:
            band.add([(1.66 * math.cos(a0), 1.66 * math.sin(a0), 0), (1.66 * math.cos(a1), 1.66 * math.sin(a1), 0), (1.66 * math.cos(a1), 1.66 * math.sin(a1), 2.45), (1.66 * math.cos(a0), 1.66 * math.sin(a0), 2.45)], [(0, 1, 2, 3)])
        band.stand(canvas(0.9, 0.4, WARM_INK if i % 2 else NEUTRAL))
    flag(0, 0, 3.8, 0.9, 0.9, 0.45, canvas(0.85, 0.3, WARM_INK), 0.06)
    with at((-0.95, -1.1, 0), -32):
        table(1.6, 0.6, 0.8, 0.4, matte(0.8, COOL_INK))
    with at((-0.5, -0.35, 0), 132):
        person(Wear(top=Cloth(0.1, NEUTRAL, sleeve=0.4), trousers=Cloth(0.5), hat='cap', hat_tone=0.8, hair='tail'), lean=(0, 0.1), left=Hand((-0.1, 0.5, 1.1), (-1, -0.2, -0.5)), right=Hand((0.14, 0.5, 1.12), (1, -0.2, -0.5)), gaze=(0, 14, 0))
for i in range(7):
    x = 2.0 - 1.02 * i
    with at((x, 5.0 - 0.06 * i + chance.gauss(0, 0.06), 0), -74 + chance.uniform(-22, 22), 0.74 if i == 3 else 1):
        pose = dict(left=Hand((-0.06, 0.5, 1.14), (-1, -0.2, -0.5), grip='easy')) if i == 0 else dict(right=Hand((0.3, 0.1, 1.02), (1, -0.4, 0.2), (-0.6, 0.3, -0.5))) if i % 3 == 1 else {}
        person(anyone(chance, head=1.35 if i == 3 else 1.1), gaze=(chance.uniform(-40, 40), 0, 0), **pose)
        if i in (1, 4, 6):
            with at((0, 0.04, 1.2)):
                rucksack(True, 0.75, WARM_INK if i == 4 else COOL_INK)
with at((-2.7, 4.2, 0), -70):
    dog('sit', 0.1)
bunting((-7, 7.4, 3.6), (2.2, 6.6, 3.4), chance, 0.5, 22, inks=(WARM_INK, NEUTRAL, COOL_INK), tone=0.85)
grass(chance, ground, 4200, lambda y: 2.2 + y * 0.6, 0, 5, (0.05, 0.16), 0.55, COOL_INK)
camera((-0.6, -2.4, 1.55), (-0.1, 6, 1.75), 32)
render(1200, 800, 30, haze=haze)
