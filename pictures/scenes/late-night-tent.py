"""A glowing tent after midnight, five people dancing in its mouth, three on their way."""

from kit import *

scene()
chance = scattered(381)
haze = after_dark(0.4, 40, 260, 0.55)
ground = lambda x, y: 0.03 * fbm(x, y, 3, 2)
sheet(-40, 40, -3, 60, 70, 70, ground, matte(0.3, NEUTRAL, 1, 0, 0.4, 2))
fells(90, 120, 44, 5, [(-80, 60, 0.9), (80, 60, 0.8)], 260, 0.3, -3, 0.012, 0.3)
n = 20
for i in range(n):
    a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
    point = lambda r, z, a: (r * math.cos(a), 12 + r * math.sin(a), z)
    middle = math.degrees((a0 + a1) / 2)
    ink = WARM_INK if i % 2 else NEUTRAL
    panel = Shape().add([point(5.4, 2.6, a0), point(5.4, 2.6, a1), point(2.4, 4.3, a1), point(2.4, 4.3, a0)], [(0, 1, 2, 3)]).add([point(2.4, 4.3, a0), point(2.4, 4.3, a1), point(0.02, 7.0, a1)], [(0, 1, 2)])
    if not 243 < middle < 297:
        panel.add([point(5.5, 0, a0), point(5.5, 0, a1), point(5.4, 2.6, a1), point(5.4, 2.6, a0)], [(0, 1, 2, 3)])
    panel.stand(canvas(0.9, 0.6, ink))
flag(0, 12, 6.9, 1.2, 1.3, 0.6, canvas(0.8, 0.5, WARM_INK))
rig = Shape()
for i in range(n):
    a = 2 * math.pi * i / n
    rig.tube((5.4 * math.cos(a), 12 + 5.4 * math.sin(a), 2.6), (7.4 * math.cos(a), 12 + 7.4 * math.sin(a), 0), 0.018, sides=4)
rig.stand(matte(0.2))
Shape().ball((0, 11, 3.4), 0.42, 20, 14).stand(metal(0.95, 0.15))
for x, colour in ((-2.6, WARM), (0, WARM), (2.6, WARM)):
    lamp('POINT', (x, 13.2, 2.6), None, colour, 460, 0.4)
for i in range(5):
    with at((-2.0 + 1.0 * i, 8.4 + 0.5 * (i % 2), 0), chance.uniform(-70, 70) + (180 if i % 2 else 0)):
        dancing(anyone(chance, skin=0.4), chance)
crowd([body(anyone(chance), left=Hand((-0.3, 0.1, 1.9), (-1, 0, 0), grip='spread'), detail=0.024) for _ in range(5)], [(chance.uniform(-3.4, 3.4), chance.uniform(10, 14), 0, chance.uniform(0, 360)) for _ in range(26)], seed=4)
# The late arrivals are outlines before the lit cloth.
black = Cloth(0.0)
for x, y, turn, phase, changes in ((-2.05, 4.6, -14, 1, dict(hat='brim', hair='long')), (-1.2, 4.9, -10, -1, dict(hair='bun', shape=1)), (1.75, 4.7, 12, 1, dict(hat='bobble', hair='crop'))):
    with at((x, y, ground(x, y)), turn):
        walking(Wear(top=black, trousers=black, belt=None, skin=0.0, hair_tone=0.0, shoes=0.0, hat_tone=0.0, **changes), 1.0, phase)
camera((0.0, -1.8, 1.65), (0, 10, 2.75), 30)
render(1200, 800, 36, haze=haze, extra=stars(360, 12, 0.5))
