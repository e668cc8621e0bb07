"""Two people choose records at a table, one very large record behind them."""

from kit import *

scene()
sky((0.02, 0.04, 0.035), [(-1, (0, 0, 0.05)), (1, (0, 0, 0.05))])
Shape().box((0, 3.2, 2), (9, 0.1, 6)).stand(matte(0.62, COOL_INK))
# The record: grooves as rings, a label, a hole.
Shape().tube((0, 3.05, 1.72), (0, 3.0, 1.72), 1.5, sides=120).stand(matte(0.035, rough=0.35, shine=0.7))
grooves = Shape()
for i in range(16):
    r = 0.62 + 0.053 * i
    grooves.line([(r * math.cos(t), 2.99, 1.72 + r * math.sin(t)) for t in (2 * math.pi * k / 100 for k in range(101))], 0.0045, 4)
grooves.stand(matte(0.4, shine=0.8, rough=0.3))
Shape().tube((0, 2.99, 1.72), (0, 2.975, 1.72), 0.52, sides=80).stand(matte(0.85, WARM_INK))
Shape().tube((0, 2.975, 1.72), (0, 2.965, 1.72), 0.36, sides=80).stand(matte(0.92))
Shape().tube((0, 2.965, 1.72), (0, 2.955, 1.72), 0.05, sides=40).stand(matte(0.02))
with at((0, 0.2, 0)):
    table(2.5, 0.8, 0.76, 0.5)
chance = scattered(5)
def sleeve(x, y, z, lean, turn, ink, tone):
    with at((x, y, z), turn, 1, (lean, 0)):
        Shape().box((0, 0, 0.155), (0.31, 0.006, 0.31)).stand(matte(tone, ink, 0.6, 0.2))
        if chance.random() < 0.6:
            Shape().tube((0, -0.004, 0.16), (0, -0.007, 0.16), chance.uniform(0.05, 0.11), sides=30).stand(matte(chance.choice((0.05, 0.9))))
        else:
            Shape().box((0, -0.005, chance.uniform(0.08, 0.24)), (0.31, 0.004, 0.05)).stand(matte(chance.choice((0.05, 0.9))))
for x in (-0.75, 0.0, 0.75):
    with at((x, 0.12, 0.78)):
        crate = Shape().box((0, 0.02, 0.005), (0.36, 0.44, 0.01))
        for y in (-0.2, 0.24):
            crate.box((0, y, 0.1), (0.36, 0.012, 0.2))
        for side in (-1, 1):
            crate.box((side * 0.175, 0.02, 0.1), (0.012, 0.44, 0.2))
        crate.stand(matte(0.35, WARM_INK, 0.8))
        for k in range(9):
            sleeve(0, -0.16 + 0.042 * k, 0.012, -8 - chance.random() * 5, 0, chance.choice((WARM_INK, COOL_INK, NEUTRAL)), chance.choice((0.2, 0.5, 0.8)))
with at((-0.5, 0.85, 0), 172):
    person(Wear(top=Cloth(0.75, WARM_INK, collar=True, pattern='checks', second=0.3, repeat=14), jacket=Cloth(0.12, collar=False), trousers=Cloth(0.1), hair='quiff', hair_tone=0.25, glasses='round', beard=True, build=1.05), lean=(0, 0.12), gaze=(-24, 16, 4),
           left=Hand((-0.2, 0.4, 1.16), (-0.7, -0.2, -0.6), (0.3, 0.4, 0.8), grip='easy'), right=Hand((0.14, 0.42, 1.14), (0.7, -0.2, -0.6), (-0.3, 0.4, 0.8), grip='easy'))
    with at((-0.03, 0.46, 1.04), 180, 1.0, (-18, 0)):
        Shape().box((0, 0, 0.16), (0.32, 0.008, 0.32)).stand(matte(0.85, COOL_INK))
        Shape().tube((0, -0.005, 0.16), (0, -0.009, 0.16), 0.1, sides=30).stand(matte(0.92))
with at((0.5, 0.85, 0), 190):
    person(Wear(top=Cloth(0.8, pattern='hoops', second=0.1, repeat=12, sleeve=0.97), skirt=Cloth(0.2, hem=0.5), trousers=None, hair='bob', hair_tone=0.05, shape=1, mouth=0.012), lean=(0, 0.14), gaze=(26, 8, -6),
           left=Hand((-0.16, 0.46, 0.98), (-0.8, -0.3, -0.3), (0.1, 0.8, -0.5), grip='easy'), right=Hand((0.3, 0.34, 1.34), (0.9, -0.1, -0.6), (-0.5, 0.3, 0.8), (-0.5, 0.2, 0), 'point'))
with at((1.12, 0.0, 0.78)):
    mug(0.8, WARM_INK)
with at((-1.12, 0.05, 0.78)):
    mug(0.85, NEUTRAL)
lamp('AREA', (-1.9, -2.2, 2.7), (0, 0.8, 1.3), WARM, 150, 0.6)
lamp('AREA', (1.9, -2.0, 2.6), (0, 1.2, 1.3), COOL, 110, 0.6)
lamp('AREA', (2.4, 2.2, 3.0), (0.3, 0.8, 1.3), COOL, 120, 0.6)
lamp('AREA', (-2.4, 2.2, 3.0), (-0.3, 0.8, 1.3), WARM, 60, 0.6)
camera((0, -2.5, 1.5), (0, 0.9, 1.36), 44)
render(1000, 1000, 40)
