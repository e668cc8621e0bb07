"""Noon: two musicians check an otherwise empty stage while a technician waves from the field."""

from kit import *

scene()
chance = scattered(45)
haze = daylight((-60, -30, 60), 1.0, 60, 300)
ground = lambda x, y: 0.03 * fbm(x, y, 3, 2)
sheet(-80, 80, -6, 100, 60, 60, ground, matte(0.5, COOL_INK, 1, 0, 0.3, 2, 0.08, 0.3))
fells(110, 150, 50, 4, [(-90, 70, 0.9), (120, 80, 0.9)], 340, 0.3, -3, 0.01, 0.35, COOL_INK)
with at((1.5, 17, 0)):
    stage()
    Shape().box((0, 8.4, 6), (17, 0.2, 9)).stand(matte(0.75, WARM_INK, pattern='stripes', second=0.9, repeat=0.4))
    roof = Shape()
    ring = [(8.6 * math.cos(math.pi * i / 16), 9.8 + 2.6 * math.sin(math.pi * i / 16)) for i in range(17)]
    roof.add([(x, y, z) for x, z in ring for y in (0.4, 8.4)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(16)])
    roof.stand(canvas(0.85, 0.3))
    with at((-2.2, 3, 1.9), 168, 1.25):
        guitarist(Wear(top=Cloth(0.8, NEUTRAL, 'hoops', 0.1, 10, 0.4), trousers=Cloth(0.12), hair='curly'), gaze=(10, 16, 0))
    with at((2.6, 5.0, 1.9), 184, 1.25):
        drum_kit(0.75, WARM_INK)
        person(Wear(top=Cloth(0.3, COOL_INK, sleeve=0.3), hair='bun'), hips=(0, -0.62, 0.6), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), right=Hand((0.4, -0.1, 1.3), (1, 0, 0), grip='fist'), left=Hand((-0.3, 0, 1.0), (-1, 0, 0), grip='fist'))
    for x in (-5.6, 5.6):
        with at((x, 5, 1.9), 0, 2):
            amplifier()
with at((-1.9, 3.3, 0), -12):
    person(Wear(top=Cloth(0.1, NEUTRAL, sleeve=0.4), trousers=Cloth(0.45, WARM_INK), hat='cap', hat_tone=0.8, hair='tail', hair_tone=0.08, boots=0.2), lean=(0.05, 0), left=Hand((-0.5, 0.06, 1.98), (-1, 0, 0), grip='spread'), right=Hand((0.5, 0.1, 1.9), (1, 0, 0), grip='flat'))
Shape().line(spline([(-3.6, 2.2, 0.03), (-1.4, 4.0, 0.03), (1.2, 5.0, 0.03), (0.6, 9, 0.03), (2.4, 15.6, 0.03)], 10), 0.05).stand(matte(0.06))
for x, y in ((3.2, 7.5), (4.0, 7.9), (3.4, 8.2)):
    Shape().box((x, y, 0.35), (0.9, 0.6, 0.7), 0.2).stand(matte(0.15))
camera((-0.3, -1.2, 1.75), (0.4, 17, 5.4), 27)
render(1200, 800, 30, haze=haze)
