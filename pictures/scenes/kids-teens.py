"""Five children under bunting, newly a band: drums, guitar, tambourine and two singers."""

from kit import *

scene()
chance = scattered(511)
sky((0.1, 0.12, 0.06), [(-1, (0, 0.2, 0.2)), (0, (0.1, 0.62, 0.1)), (0.2, (0, 0.5, 0.1)), (0.5, (0, 0.36, 0.1)), (1, (0, 0.3, 0.1))])
disc((0, 40, 5.6), 5.4, WARM, 0.72)
fells(60, 60, 11, 6, [(-60, 44, 0.9), (64, 44, 0.8)], 220, 0.35, -6, 0.014, 0.3, COOL_INK)
lamp('SUN', (-30, -40, 40), (0, 0, 0), COOL, 0.7, 10)
Shape().box((0, 5.2, 0.1), (14, 5.2, 0.28)).stand(matte(0.75, WARM_INK))
Shape().box((0, 2.58, 0.1), (14, 0.04, 0.3)).stand(matte(0.04))
for sag, z, y in ((0.28, 2.42, 4.4), (0.36, 2.75, 5.4)):
    bunting((-3.1, y, z), (3.1, y, z), chance, sag, 13, 0.32, 0.4, (WARM_INK, NEUTRAL, COOL_INK), 0.95)
child = dict(head=1.95, hair_tone=0.03, skin=0.75, drawn=True, build=0.95, legs=0.7)
with at((0.02, 4.9, 0.62), 180, 0.7):
    drum_kit(0.85, WARM_INK, toms=2)
    person(Wear(top=Cloth(0.95, NEUTRAL, 'spots', 0.05, 11, 0.4), hair='plaits', mouth=0.02, **child), hips=(0, -0.62, 0.62), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), left=Hand((-0.56, -0.2, 1.5), (-1, 0, -0.2), grip='fist'), right=Hand((0.56, -0.2, 1.7), (1, 0, -0.2), grip='fist'))
    stick((-0.56, -0.2, 1.5), (-0.5, 0.2, 0.9))
    stick((0.56, -0.2, 1.7), (0.4, 0.2, 0.9))
with at((-1.62, 4.0, 0.24), 168, 0.8):
    guitarist(Wear(top=Cloth(0.9, NEUTRAL, 'hoops', 0.04, 9, 0.4), trousers=Cloth(0.08), hair='curly', shoes=0.7, **child), lambda: electric('single', 0.85, WARM_INK, 0.95), lean=(0.1, -0.04), feet=((-0.34, 0, 0), (0.3, 0.1, 0)), hips=(0, 0, 0.67), centre=(0.05, 0.2, 0.79), gaze=(8, -4, 10))
with at((1.66, 4.05, 0.24), 174, 0.7):
    person(Wear(top=Cloth(0.85, WARM_INK, sleeve=0.4), skirt=Cloth(0.06, NEUTRAL, 'spots', 0.9, 12, hem=0.4), trousers=None, hair='bun', boots=0.3, shoes=0.8, **child), hips=(0, 0, 0.67), lean=(-0.08, -0.02), gaze=(0, -5, -8), left=Hand((-0.36, 0.1, 0.74), (-1, 0, 0)), right=Hand((0.56, 0.1, 1.46), (1, 0, 0), grip='fist'), feet=((-0.18, 0, 0), (0.24, 0.1, 0.12)))
    with at((0.62, 0.1, 1.66), 0, 1.7, (84, 0)):
        tambourine()
for x, turn, wear, s, tilt in ((-0.72, 174, Wear(top=Cloth(0.9, WARM_INK, 'stripes', 0.98, 14, 0.4), trousers=Cloth(0.1), hair='fringe', mouth=0.034, shoes=0.7, **child), 0.72, 9), (0.68, 186, Wear(top=Cloth(0.06, sleeve=0.4), trousers=Cloth(0.8, COOL_INK), hair='quiff', mouth=0.034, shoes=0.9, **child), 0.84, -7)):
    with at((x, 3.45, 0.24), turn, s):
        person(wear, hips=(0, 0, 0.67), lean=(0.03, 0.02), gaze=(0, -7, tilt), left=Hand((-0.12, 0.32, 1.0), (-0.9, 0, -0.5), (0.5, 0.2, 0.8), grip='fist'), right=Hand((0.6, 0.12, 1.36), (1, 0, -0.3), grip='spread') if x > 0 else Hand((0.36, 0.1, 0.7), (1, 0, -0.2), grip='fist'), feet=((-0.22, 0, 0), (0.22, 0, 0)))
        microphone((-0.09, 0.32, 1.14), (-0.3, 0.2, -0.9), stand=False)
lamp('AREA', (-4, -2.5, 5), (0, 4, 1), mixed(1.0, 0.65, 0.2), 620, 1.2)
lamp('AREA', (4, 0, 3), (0, 4, 1), WARM, 150, 1.2)
lamp('AREA', (3, 8, 5), (0, 4, 1), COOL, 260, 1.2)
camera((0.0, -1.0, 1.1), (0.0, 4, 1.12), 45)
render(1200, 800, 30)
