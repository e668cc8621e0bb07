"""Five children under bunting, newly a band: drums, guitar, tambourine and two singers."""

from kit import *

scene()
chance = scattered(511)
haze = daylight((-34, -46, 42), 1.0, 30, 160)
ground = lambda x, y: 0.02 * fbm(x, y, 3, 2)
sheet(-30, 30, -3, 50, 60, 60, ground, matte(0.55, COOL_INK, 1, 0, 0.4, 3, 0.08, 0.6))
fells(70, 100, 36, 6, [(-60, 44, 0.9), (60, 44, 0.8)], 220, 0.35, -3, 0.014, 0.38, COOL_INK)
Shape().box((0, 4.2, 0.12), (6.2, 2.6, 0.24)).stand(matte(0.7, WARM_INK, pattern='stripes', second=0.9, repeat=1.6))
poles = Shape()
for x in (-3.2, 3.2):
    poles.tube((x, 5.2, 0), (x, 5.2, 3.2), 0.06).tube((x, 3.2, 0), (x, 3.2, 2.9), 0.06)
poles.stand(matte(0.85, WARM_INK))
for a, b in (((-3.2, 5.2, 3.15), (3.2, 5.2, 3.15)), ((-3.2, 3.2, 2.85), (3.2, 3.2, 2.85)), ((-3.2, 3.2, 2.85), (-3.2, 5.2, 3.15)), ((3.2, 3.2, 2.85), (3.2, 5.2, 3.15))):
    bunting(a, b, chance, 0.35, 15, 0.3, 0.36, (WARM_INK, NEUTRAL, COOL_INK), 0.9)
child = dict(head=1.42, hair_tone=0.1)
with at((0.55, 4.9, 0.24), 184, 0.72):
    drum_kit(0.8, WARM_INK, toms=1)
    person(Wear(top=Cloth(0.85, NEUTRAL, 'spots', 0.1, 13, 0.4), hair='plaits', mouth=0.02, **child), hips=(0, -0.62, 0.62), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), left=Hand((-0.5, -0.2, 1.62), (-1, 0, -0.2), grip='fist'), right=Hand((0.5, -0.2, 1.6), (1, 0, -0.2), grip='fist'))
    stick((-0.5, -0.2, 1.62), (0.3, 0.2, 0.9))
    stick((0.5, -0.2, 1.6), (-0.3, 0.2, 0.9))
with at((-1.9, 4.0, 0.24), 166, 0.78):
    guitarist(Wear(top=Cloth(0.75, WARM_INK, 'hoops', 0.95, 10, 0.4), trousers=Cloth(0.15), hair='curly', hat='cap', hat_tone=0.5, **child), lambda: electric('single', 0.85, COOL_INK, 0.95), lean=(0.14, -0.06), feet=((-0.4, 0, 0), (0.34, 0.1, 0)), hips=(0, 0, 0.86), gaze=(10, -6, 12))
with at((1.95, 3.9, 0.24), 192, 0.7):
    person(Wear(top=Cloth(0.6, COOL_INK, 'flowers', 0.95, 12, 0.4), skirt=Cloth(0.85, WARM_INK, hem=0.34), trousers=None, hair='bun', boots=0.3, shoes=0.8, **child), lean=(-0.08, -0.04), left=Hand((-0.3, 0.1, 0.98)), right=Hand((0.42, 0.1, 1.9), (1, 0, 0), grip='fist'), feet=((-0.14, 0, 0), (0.24, 0.1, 0.16)))
    with at((0.42, 0.1, 2.02), 0, 1.2, (80, 0)):
        tambourine()
for x, turn, wear, s in ((-0.75, 176, Wear(top=Cloth(0.9, NEUTRAL, 'stripes', 0.1, 14, 0.4), trousers=Cloth(0.5, WARM_INK), hair='fringe', mouth=0.03, **child), 0.7), (0.1, 186, Wear(top=Cloth(0.2), jacket=Cloth(0.8, WARM_INK, collar=True), trousers=Cloth(0.15), hair='quiff', glasses='shades', mouth=0.03, **child), 0.82)):
    with at((x, 3.5, 0.24), turn, s):
        person(wear, lean=(0.05, 0.06), gaze=(0, -8, 6 if x < 0 else -8), left=Hand((-0.1, 0.3, 1.44), (-0.9, 0, -0.4), (0.5, 0.2, 0.8), grip='fist'), right=Hand((0.46, 0.2, 1.7), (1, 0, -0.3), grip='spread'), feet=((-0.24, 0, 0), (0.24, 0, 0)))
        microphone((0.0, 0.27, 1.52), (-0.2, 0.3, -0.8), stand=False)
for x in (-2.6, 2.7):
    with at((x, 4.9, 0.24), 0):
        amplifier(0.7, 0.7)
grass(chance, ground, 3000, lambda y: 2.4 + y * 0.6, 0, 3, (0.05, 0.16), 0.55, COOL_INK)
camera((0.05, -1.5, 1.15), (0.05, 4, 1.42), 34)
render(1200, 800, 30, haze=haze)
