"""A seller in a woolly hat holds up a T-shirt with a bird on it, records and mugs in front."""

from kit import *

scene()
chance = scattered(25)
indoors(0.04, 0.06)
Shape().box((0, 2.2, 2), (9, 0.1, 5)).stand(matte(0.5, COOL_INK))
disc((0, 2.1, 1.68), 0.86, WARM, 0.72)
Shape().line(hanging((-3.2, 1.9, 2.42), (3.2, 1.9, 2.42), 0.1, 40), 0.014).stand(matte(0.03))
bird = [(-0.2, 0.02), (-0.08, 0.1), (-0.02, 0.02), (0.03, 0.05), (0.07, 0.03), (0.02, 0.0), (0.12, 0.11), (0.22, 0.03), (0.1, 0.02), (0.0, -0.1), (-0.04, -0.03)]

def shirt(x, y, z, size, tone, ink, device, pegs=True):
    with at((x, y, z), 0, size):
        outline = [(-0.13, 0), (-0.08, -0.05), (0.08, -0.05), (0.13, 0), (0.26, -0.04), (0.4, -0.22), (0.29, -0.3), (0.24, -0.22), (0.24, -0.72), (-0.24, -0.72), (-0.24, -0.22), (-0.29, -0.3), (-0.4, -0.22), (-0.26, -0.04)]
        Shape().plate(outline, 0.03).stand(matte(tone, ink), matrix=facing_matrix((0, 0, 0), (0, -1, 0)))
        Shape().plate([(px * 0.95, pz * 1.05 - 0.33) for px, pz in bird], 0.036).stand(matte(device), matrix=facing_matrix((0, 0, 0), (0, -1, 0)))
        for side in (-1, 1) if pegs else ():
            Shape().box((side * 0.2, 0, 0.0), (0.035, 0.06, 0.14)).stand(matte(0.95, WARM_INK))

for x, tone, ink, device in ((-1.6, 0.9, WARM_INK, 0.03), (1.6, 0.04, NEUTRAL, 0.95)):
    shirt(x, 1.88, 2.36, 1.25, tone, ink, device)
with at((0, 0.3, 0)):
    table(4.6, 0.8, 0.78, 0.4, matte(0.9, WARM_INK, pattern='stripes', second=0.98, repeat=2.6))

def record(x, y, turn, ink, tone, kind, lean=-16):
    with at((x, y, 0.79), turn, 1.3, (lean, 0)):
        Shape().box((0, 0, 0.155), (0.31, 0.008, 0.31)).stand(matte(tone, ink))
        if kind == 'disc':
            Shape().tube((0, -0.006, 0.16), (0, -0.01, 0.16), 0.1, sides=36).stand(matte(0.95 if tone < 0.5 else 0.04))
        elif kind == 'bird':
            Shape().plate([(px * 0.6, pz * 0.6) for px, pz in bird], 0.01).stand(matte(0.95 if tone < 0.5 else 0.04), matrix=facing_matrix((0, -0.006, 0.155), (0, -1, 0)))
        else:
            for k in range(3):
                Shape().box((0, -0.006, 0.08 + 0.075 * k), (0.24, 0.006, 0.035)).stand(matte(0.95 if tone < 0.5 else 0.04))

for x, ink, tone, kind in ((-1.55, COOL_INK, 0.8, 'disc'), (-1.05, NEUTRAL, 0.04, 'bars'), (1.0, NEUTRAL, 0.95, 'disc'), (1.5, WARM_INK, 0.9, 'bird')):
    record(x, 0.3, -2 * x, ink, tone, kind)
for i in range(4):
    with at((-0.3 + 0.2 * i, 0.16, 0.79), 30 * i, 1.35):
        mug((0.95, 0.06, 0.9, 0.95)[i], (WARM_INK, NEUTRAL, NEUTRAL, COOL_INK)[i])
# The arms are behind the shirt: only the fists show, at its shoulders.
with at((0.0, 1.0, 0), 180):
    person(Wear(top=Cloth(0.06, sleeve=0.97), trousers=Cloth(0.1), hair='fringe', hair_tone=0.03, hat='bobble', hat_tone=0.95, skin=0.75, head=1.35, drawn=True), gaze=(-4, 2, -5), left=Hand((-0.22, 0.36, 1.38), (-0.5, -0.4, -1), (0.1, 0.5, 0.8), (0, -1, 0.2), 'fist'), right=Hand((0.22, 0.36, 1.38), (0.5, -0.4, -1), (-0.1, 0.5, 0.8), (0, -1, 0.2), 'fist'))
shirt(0, 0.66, 1.4, 1.2, 0.98, NEUTRAL, 0.03, False)
lamp('AREA', (-2.2, -2.4, 3.0), (0, 0.8, 1.4), mixed(1.0, 0.6, 0.1), 150, 0.8)
lamp('AREA', (2.6, -1.6, 2.6), (0, 1.0, 1.4), WARM, 80, 0.8)
lamp('AREA', (2.4, 1.2, 3.4), (0, 1.6, 1.4), COOL, 120, 0.8)
lamp('AREA', (-2.4, 1.2, 3.4), (0, 1.8, 1.4), COOL, 70, 0.8)
camera((0.0, -2.7, 1.6), (0, 0.9, 1.5), 46)
render(1200, 800, 20)
