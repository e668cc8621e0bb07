"""A walk leader points uphill with a stick. The party of four looks the other way; so does the dog."""

from kit import *

scene()
chance = scattered(521)
haze = daylight((-36, -40, 44), 1.0, 40, 220)
ground = lambda x, y: 0.28 * x * (x > 0) * 0.6 + 0.05 * fbm(x * 0.7, y * 0.7, 3, 2) + 0.06 * max(0, y - 6)
sheet(-40, 40, -3, 70, 110, 110, ground, matte(0.55, COOL_INK, 1, 0, 0.5, 2, 0.1, 0.6))
fells(80, 130, 60, 6, [(60, 60, 1.0), (-80, 50, 0.5)], 270, 0.3, -3, 0.012, 0.38, COOL_INK)
with at((2.5, 5.0, ground(2.5, 5)), -64):
    person(Wear(top=Cloth(0.85, NEUTRAL, 'checks', 0.15, 12, 0.97, collar=True), jacket=Cloth(0.8, WARM_INK, sleeve=0.0, hem=0.06), trousers=Cloth(0.15), hat='brim', hat_tone=0.3, hair='tail', hair_tone=0.35, shape=1, boots=0.14), lean=(0, 0.04), gaze=(0, -14, 0), right=Hand((0.3, 0.5, 1.62), (1, -0.2, -0.5), grip='fist'), left=Hand((-0.34, 0.08, 1.0), (-1, -0.4, 0.1), grip='fist'), feet=((-0.14, -0.16, 0), (0.14, 0.26, 0.12)))
    Shape().tube((0.3, 0.2, 1.42), (0.34, 1.35, 2.2), 0.016).stand(matte(0.06))
    with at((0, 0.03, 1.2)):
        rucksack(True, 0.2, NEUTRAL)
for i, (x, wear) in enumerate(((-2.9, Wear(top=Cloth(0.7, COOL_INK), jacket=Cloth(0.75, WARM_INK, hem=0.1, collar=True), trousers=Cloth(0.15), hat='bobble', hat_tone=0.9)), (-1.8, Wear(top=Cloth(0.9, NEUTRAL, 'hoops', 0.1, 10, 0.97), trousers=Cloth(0.2), hair='bun', shape=1)), (-0.75, Wear(top=Cloth(0.5, WARM_INK, 'flowers', 0.95, 12, 0.4), trousers=Cloth(0.12), hair='curly', glasses='round', build=1.1)), (0.25, Wear(top=Cloth(0.2), jacket=Cloth(0.5, COOL_INK, hem=0.1, collar=True), trousers=Cloth(0.3, WARM_INK), hat='cap', beard=True)))):
    with at((x, 5.1 + 0.25 * (i % 2), ground(x, 5.2)), 62 + 9 * i, 0.82 if i == 1 else 1):
        person(wear, gaze=(10, -4, 4), left=Hand((-0.16, 0.3, 1.6), (-1, 0, -0.4), (0.7, -0.1, 0.2), (0, 0, -1), 'flat') if i == 2 else None, right=Hand((0.1, 0.56, 1.4), (1, -0.2, -0.5), grip='point') if i == 0 else None)
        if i in (0, 3):
            with at((0, 0.04, 1.2)):
                rucksack(i == 3, 0.8, WARM_INK if i else COOL_INK)
with at((1.25, 4.5, ground(1.25, 4.5)), 80):
    dog('sit', 0.08)
with at((4.0, 6.2, ground(4.0, 6.2))):
    signpost(((1.95, 6), (1.6, 172)), 2.2, 0.6)
drystone_wall(chance, [(-9, 7.6), (-2, 7.4), (3.4, 7.7), (9, 7.9)], ground, 1.0, 0.55, 0.36)
grass(chance, ground, 4600, lambda y: 2.2 + y * 0.6, 0.4, 5, (0.05, 0.22), 0.55, COOL_INK)
camera((0.0, -1.8, 1.55), (0.15, 6, 1.72), 31)
render(1200, 800, 30, haze=haze)
