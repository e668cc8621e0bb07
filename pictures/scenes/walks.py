"""Three walkers on the zigzag path up a steep fell, in evening light."""

from kit import *

scene()
chance = scattered(481)
haze = dusk(-210, 130, 620, 52, 120, 420, key=1.0)
slope = lambda x, y: 0.62 * (y - 8) + 0.16 * x - 2 + 1.6 * fbm(x * 0.05, y * 0.05, 4, 2) + 0.1 * fbm(x * 0.6, y * 0.6, 3, 3)
cap = lambda x, y: min(slope(x, y), 26 + 0.12 * x - 0.03 * (y - 50) + fbm(x * 0.05, y * 0.05, 3, 2))
sheet(-60, 70, 4, 110, 200, 170, cap, matte(0.34, COOL_INK, 1, 0, 0.7, 0.8, 0.12, 0.3))
turns = [(-7, 10), (7, 15), (-6, 20.5), (8, 26), (-4, 31.5), (9, 37), (1, 42), (8, 47)]
route = [p for a, b in zip(turns, turns[1:]) for p in ((a[0] + (b[0] - a[0]) * t / 20, a[1] + (b[1] - a[1]) * t / 20) for t in range(20))]
path = Shape()
for (x0, y0), (x1, y1) in zip(route, route[1:]):
    d = Vector((x1 - x0, y1 - y0, 0)).normalized()
    n = Vector((-d.y, d.x, 0)) * 0.42
    quad = [Vector((x0, y0, 0)) - n, Vector((x1, y1, 0)) - n, Vector((x1, y1, 0)) + n, Vector((x0, y0, 0)) + n]
    path.add([(p.x, p.y, cap(p.x, p.y) + 0.12) for p in quad], [(0, 1, 2, 3)])
path.stand(matte(0.85, WARM_INK, 1, 0))
for (x, y), turn, wear, phase in (((-0.6, 12.3), -70, Wear(top=Cloth(0.85, WARM_INK, 'checks', 0.15, 11, 0.97), trousers=Cloth(0.12), hat='bobble', hat_tone=0.8, hair='long'), 1), ((1.4, 13.0), -70, Wear(top=Cloth(0.4), jacket=Cloth(0.6, COOL_INK), trousers=Cloth(0.12), hair='tail', shape=1), -1), ((1.0, 17.7), 68, Wear(top=Cloth(0.8, NEUTRAL, 'hoops', 0.12, 10, 0.97), trousers=Cloth(0.15), hat='cap'), 1)):
    with at((x, y, cap(x, y) + 0.1), turn, 1.35):
        walking(wear, 1.0, phase, 0.16, right=Hand((0.24, 0.42, 1.0), (1, -0.3, -0.4), grip='fist'))
        Shape().tube((0.24, 0.56, -0.2), (0.24, 0.42, 1.12), 0.016).stand(matte(0.06))
        with at((0, 0.04, 1.2)):
            rucksack(phase > 0, 0.75, WARM_INK)
drystone_wall(chance, [(-30, 16), (-16, 19), (-11, 30), (-14, 46)], cap, 1.2, 0.5, 0.5)
stones(chance, (3, 10, cap(3, 10)), 9, 60, (0.15, 0.5), 0.45)
fells(180, 160, 60, 4, [(-200, 110, 0.9), (-60, 90, 0.6)], 420, 0.25, -30, 0.008, 0.35)
lamp('AREA', (-9, 2, 12), (0, 14, 4), mixed(0.8, 0.9, 0.3), 2600, 5)
camera((-0.4, -3.5, 4.2), (0.2, 16, 6.4), 31)
render(1200, 800, 28, haze=haze)
