"""Five musicians, arms raised and linked, paper falling, the crowd's hands up."""

from kit import *

scene()
chance = scattered(421)
sky((0.01, 0.03, 0.02), [(-1, (0, 0, 0.05)), (0, (0, 0, 0.2)), (0.5, (0, 0, 0.1)), (1, (0, 0, 0.05))])
Shape().box((0, 6.5, 0.6), (14, 5, 1.2)).stand(matte(0.12, rough=0.5, shine=0.4))
disc((0, 9.2, 3.1), 2.9, WARM, 1.8)
rays((0, 9.25, 3.1), 3.15, 5.2, 40, 0.12, WARM, 0.7)
tops_ = (Cloth(0.85, NEUTRAL, 'hoops', 0.1, 10, 0.4), Cloth(0.6, WARM_INK, 'flowers', 0.9, 12, 0.97), Cloth(0.12, NEUTRAL, sleeve=0.4), Cloth(0.75, COOL_INK, 'checks', 0.12, 12, 0.45), Cloth(0.5, WARM_INK, sleeve=0.97))
for i in range(5):
    x = -2.0 + 1.0 * i
    with at((x, 5.4 - 0.08 * abs(i - 2), 1.2), 180, 1.08):
        person(Wear(top=tops_[i], trousers=None if i == 2 else Cloth((0.12, 0.2, 0.1, 0.15, 0.3)[i]), skirt=Cloth(0.7, WARM_INK, hem=0.45) if i == 2 else None, hair=('curly', 'long', 'bob', 'crop', 'afro')[i], hat='brim' if i == 3 else None, beard=i in (1, 3), shape=i == 2, mouth=0.02), lean=(0, -0.04), gaze=(chance.uniform(-14, 14), -8, chance.uniform(-8, 8)), left=Hand((-0.46, 0.03, 1.92), (-1, 0, 0.1), grip='fist'), right=Hand((0.46, 0.03, 1.92), (1, 0, 0.1), grip='fist'), feet=((-0.18, 0, 0), (0.18, 0, 0)))
paper = [Shape(), Shape(), Shape()]
for _ in range(420):
    y = chance.uniform(1.5, 8)
    c = Vector((chance.uniform(-0.6, 0.6) * (y + 4), y, chance.uniform(1.2, 6)))
    u = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized() * 0.055
    v = u.orthogonal().normalized() * 0.04
    paper[chance.randrange(3)].add([c - u - v, c + u - v, c + u + v, c - u + v], [(0, 1, 2, 3)])
for shape, ink in zip(paper, (NEUTRAL, WARM_INK, COOL_INK)):
    shape.stand(matte(0.95, ink))
crowd([body(anyone(chance, skin=0.5, hat=None), left=Hand((-0.28, 0.12, 1.95), (-1, 0, 0), grip=chance.choice(('spread', 'flat'))), right=Hand((0.28, 0.12, 1.95), (1, 0, 0), grip=chance.choice(('spread', 'fist', 'horns'))), detail=0.017) for _ in range(10)], [(-3.6 + 0.5 * k + chance.gauss(0, 0.06), 1.4 + 0.8 * (k % 3), -0.45, chance.gauss(0, 12)) for k in range(16)], seed=3)
for x in (-4.6, -2.8, 2.8, 4.6):
    beam((x, 9, 7), (x * 0.3, 4.6, 0.6), 0.1, 1.0, COOL, 0.6, 0.8)
lamp('AREA', (-3, -1.0, 4.6), (0, 5.4, 2.4), WARM, 620, 0.8)
lamp('AREA', (3.4, 0.4, 4.6), (0, 5.4, 2.4), COOL, 480, 0.8)
lamp('AREA', (0, 8.6, 5), (0, 2, 1.0), WARM, 700, 3)
camera((0, -2.2, 1.5), (0, 5.4, 2.42), 32)
render(1200, 800, 32)
