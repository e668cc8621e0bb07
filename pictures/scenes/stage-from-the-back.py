"""The view from behind the drummer, out past the band to the crowd."""

from kit import *

scene()
chance = scattered(65)
haze = dusk(-6, 34, 420, 26, 60, 300)
fells(180, 160, 50, 4, [(-120, 80, 1.0), (110, 90, 0.9)], 340, 0.25, -4, 0.01, 0.35)
sheet(-260, 260, 4, 300, 4, 4, lambda x, y: -1.9, matte(0.2))
Shape().box((0, 1.4, -0.95), (13, 7.4, 1.9)).stand(matte(0.14, rough=0.35, shine=0.5))
with at((0, 0, 0.35)):
    Shape().box((0, -0.1, -0.17), (3.0, 2.6, 0.34)).stand(matte(0.12))
    drum_kit(0.6, WARM_INK)
    person(Wear(top=Cloth(0.75, NEUTRAL, 'hoops', 0.1, 11, 0.3), hair='bob', hair_tone=0.06), hips=(0, -0.62, 0.6), lean=(0, 0.06), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), left=Hand((-0.52, -0.25, 1.6), (-1, -0.2, -0.2), grip='fist'), right=Hand((0.5, -0.2, 1.5), (1, -0.2, -0.2), grip='fist'))
    stick((-0.52, -0.25, 1.6), (0.35, 0.2, 0.9))
    stick((0.5, -0.2, 1.5), (-0.3, 0.5, 0.8))
for x, y, turn, wear, make in ((-2.2, 2.9, 8, Wear(top=Cloth(0.15), jacket=Cloth(0.3, COOL_INK), trousers=Cloth(0.1), hair='long'), lambda: electric('offset', 0.8)), (2.3, 3.0, -10, Wear(top=Cloth(0.5, WARM_INK, 'checks', 0.12, 14, 0.45), trousers=Cloth(0.1), hat='brim'), lambda: bass('horned'))):
    with at((x, y, 0), turn):
        guitarist(wear, make, hips=(0, 0, 0.89), feet=((-0.28, 0, 0), (0.26, 0.1, 0)))
with at((0.15, 3.5, 0), 4):
    person(Wear(top=Cloth(0.12), skirt=Cloth(0.5, WARM_INK, hem=0.4), trousers=None, hair='afro', shape=1), lean=(0.08, -0.05), left=Hand((-0.56, 0.1, 1.9), (-1, 0, 0), grip='spread'), right=Hand((0.08, 0.3, 1.46), (1, 0, -0.4), grip='fist'), feet=((-0.22, 0, 0), (0.24, 0.1, 0)))
for x in (-3.6, 3.6):
    with at((x, 1.0, 0), 180):
        amplifier(0.9, 0.9)
raised = lambda i: body(anyone(chance, skin=0.55), left=Hand((-0.3, 0.1, 1.95), (-1, 0, 0), grip='spread') if i % 2 else None, right=Hand((0.3, 0.1, 1.95), (1, 0, 0), grip='fist') if i % 3 else None, detail=0.026)
crowd([raised(i) for i in range(12)], [(chance.uniform(-0.75, 0.75) * y, y, -1.9, 180 + chance.gauss(0, 16)) for y in (6.2 + 0.1 * k for k in range(330))], seed=3)
lamp('AREA', (0, 6, 5), (0, 1, 0.8), WARM, 420, 2)
lamp('AREA', (-4, -2, 4), (0, 1, 1), COOL, 200, 1)
lamp('AREA', (0, 4.6, 5.5), (0, 13, -1), WARM, 2600, 3)
lamp('AREA', (-12, 12, 8), (0, 12, -1), COOL, 2200, 3)
camera((0.35, -3.6, 2.1), (0.05, 4, 1.25), 27)
render(1200, 800, 34, haze=haze)
