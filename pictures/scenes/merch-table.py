"""A seller in a woolly hat behind records and mugs, four T-shirts hung above."""

from kit import *

scene()
chance = scattered(25)
indoors(0.02, 0.06)
Shape().box((0, 2.2, 2), (9, 0.1, 5)).stand(matte(0.4, COOL_INK, pattern='stripes', second=0.28, repeat=1.6))
Shape().line(hanging((-3.4, 1.9, 2.75), (3.4, 1.9, 2.75), 0.12, 40), 0.012).stand(matte(0.05))
bird = [(-0.2, 0.02), (-0.08, 0.1), (-0.02, 0.02), (0.03, 0.05), (0.07, 0.03), (0.02, 0.0), (0.12, 0.11), (0.22, 0.03), (0.1, 0.02), (0.0, -0.1), (-0.04, -0.03)]
for x, tone, ink, device in ((-1.95, 0.85, WARM_INK, 0.08), (-0.85, 0.1, NEUTRAL, 0.9), (0.85, 0.9, NEUTRAL, 0.08), (1.95, 0.75, COOL_INK, 0.95)):
    z = 2.66 - 0.1 * (1 - (x / 3.4) ** 2)
    with at((x, 1.85, z), 0, 1.15):
        outline = [(-0.13, 0), (-0.08, -0.05), (0.08, -0.05), (0.13, 0), (0.26, -0.04), (0.4, -0.22), (0.29, -0.3), (0.24, -0.22), (0.24, -0.72), (-0.24, -0.72), (-0.24, -0.22), (-0.29, -0.3), (-0.4, -0.22), (-0.26, -0.04)]
        Shape().plate(outline, 0.03).stand(matte(tone, ink), matrix=facing_matrix((0, 0, 0), (0, -1, 0)))
        Shape().plate([(px * 0.85, pz * 0.85 - 0.36) for px, pz in bird], 0.036).stand(matte(device), matrix=facing_matrix((0, 0, 0), (0, -1, 0)))
        for side in (-1, 1):
            Shape().box((side * 0.2, 0, 0.0), (0.03, 0.06, 0.12)).stand(matte(0.7, WARM_INK))
with at((0, 0.4, 0)):
    table(4.2, 0.8, 0.86, 0.4, matte(0.8, WARM_INK, pattern='stripes', second=0.9, repeat=2.2))

def record(x, y, turn, ink, tone, lean=-16):
    with at((x, y, 0.87), turn, 1.15, (lean, 0)):
        Shape().box((0, 0, 0.155), (0.31, 0.008, 0.31)).stand(matte(tone, ink))
        kind = chance.random()
        if kind < 0.5:
            Shape().tube((0, -0.006, 0.16), (0, -0.01, 0.16), 0.1, sides=36).stand(matte(0.92 if tone < 0.5 else 0.06))
        else:
            for k in range(3):
                Shape().box((0, -0.006, 0.08 + 0.075 * k), (0.24, 0.006, 0.035)).stand(matte(0.92 if tone < 0.5 else 0.06))

for i, (x, ink, tone) in enumerate(((-1.8, COOL_INK, 0.7), (-1.4, NEUTRAL, 0.1), (-1.0, WARM_INK, 0.85), (0.95, NEUTRAL, 0.85), (1.35, COOL_INK, 0.3))):
    record(x, 0.32 + 0.03 * (i % 2), 4 - 2 * i, ink, tone)
for i in range(6):
    with at((1.68 + 0.12 * (i % 3), 0.2 + 0.17 * (i // 3), 0.87), 30 * i, 1.2):
        mug((0.85, 0.2, 0.7)[i % 3], (NEUTRAL, NEUTRAL, WARM_INK)[i % 3])
with at((-0.42, 0.18, 0.87)):
    Shape().box((0, 0, 0.07), (0.34, 0.24, 0.14)).box((0, -0.02, 0.16), (0.2, 0.12, 0.04)).stand(matte(0.12, rough=0.4, shine=0.4))
with at((0.12, 1.05, 0), 178):
    person(Wear(top=Cloth(0.75, NEUTRAL, 'hoops', 0.1, 10, 0.97), jacket=Cloth(0.16, COOL_INK, collar=True), trousers=Cloth(0.15), hair='long', hair_tone=0.1, hat='bobble', hat_tone=0.85, beard=True), lean=(0.02, 0.12), gaze=(-6, 4, 5), left=Hand((-0.34, 0.46, 1.16), (-1, -0.3, -0.5), (0.1, 0.9, -0.2), (0, 0, 1), 'flat'), right=Hand((0.4, 0.42, 1.0), (1, -0.3, -0.5), (0, 0.6, -0.7), grip='easy'))
lamp('AREA', (-2.4, -2.6, 3.2), (0, 0.8, 1.5), WARM, 190, 0.7)
lamp('AREA', (2.6, -2.0, 3.0), (0, 1.0, 1.5), COOL, 150, 0.7)
lamp('AREA', (0, 1.6, 4.2), (0, 0.9, 1.2), WARM, 60, 0.8)
camera((0.0, -3.2, 1.75), (0, 0.9, 1.62), 41)
render(1200, 800, 34)
