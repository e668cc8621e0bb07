"""A singer seen from the front row, arm out, legs wide, hands reaching up at the stage's edge."""

from kit import *

scene()
chance = scattered(55)
sky((0.006, 0.02, 0.015), [(-1, (0, 0, 0.04)), (0, (0, 0, 0.16)), (0.5, (0, 0, 0.12)), (1, (0, 0, 0.06))])
Shape().box((0, 3.2, 0.6), (9, 4, 1.2)).stand(matte(0.1, rough=0.5, shine=0.4))
disc((0.35, 7.5, 5.4), 2.2, WARM, 1.7)
for a in (-52, -30, -10, 14, 36, 58):
    t = math.radians(a)
    beam((0.3 + 1.2 * math.sin(t), 7.2, 5.6), (0.3 + 12 * math.sin(t), 5, 5.4 + 12 * math.cos(t)), 0.12, 1.5, COOL if a % 4 else WARM, 0.8, 0.8)
with at((0.1, 2.0, 1.2), 176):
    person(Wear(top=Cloth(0.06, NEUTRAL, 'spots', 0.9, 17, 0.97), jacket=None, trousers=Cloth(0.7, WARM_INK, 'stripes', 0.1, 16), belt=0.85, hair='shag', hair_tone=0.05, mouth=0.024, boots=0.3, shoes=0.1), hips=(0, 0, 0.84), lean=(-0.1, 0.12), gaze=(14, 14, 10), feet=((-0.44, 0.1, 0, 24), (0.42, 0.12, 0, -24)),
           right=Hand((0.03, 0.33, 1.4), (0.9, 0.1, -0.4), (-0.5, 0.2, 0.8), grip='fist'), left=Hand((-0.6, 0.36, 1.42), (-0.4, -0.3, -0.8), (-0.7, 0.6, -0.1), (0, 0, -1), 'spread'))
    microphone((-0.05, 0.33, 1.5), (0.25, 0.3, -0.8), stand=False)
    Shape().line(spline([(0.1, 0.42, 1.34), (0.2, 0.5, 0.9), (0.4, 0.6, 0.3), (0.7, 0.5, 0.02), (1.4, 0.2, 0.02)], 10), 0.011).stand(matte(0.04))
monitors = Shape()
for x in (-1.1, 1.3):
    monitors.add([(x - 0.4, 1.25, 1.2), (x + 0.4, 1.25, 1.2), (x + 0.4, 1.75, 1.2), (x - 0.4, 1.75, 1.2), (x - 0.4, 1.45, 1.58), (x + 0.4, 1.45, 1.58), (x + 0.4, 1.75, 1.5), (x - 0.4, 1.75, 1.5)], [(0, 1, 5, 4), (4, 5, 6, 7), (0, 4, 7, 3), (1, 2, 6, 5), (2, 3, 7, 6)])
monitors.stand(matte(0.08, rough=0.5, shine=0.4))
for i, x in enumerate((-1.15, -0.75, -0.4, 0.0, 0.45, 0.8, 1.2)):
    with at((x, 0.5 + 0.12 * (i % 3), -0.62 + 0.12 * ((i * 2) % 3)), chance.uniform(-15, 15)):
        up = lambda s: Hand((s * chance.uniform(0.1, 0.3), 0.16, 2.02), (s, 0, 0), grip=chance.choice(('spread', 'flat', 'fist', 'horns')))
        person(anyone(chance, skin=0.5, hat=None), left=up(-1) if i % 2 else None, right=up(1), gaze=(0, -14, 0), detail=0.011)
lamp('AREA', (-2.4, 0.0, 4.2), (0, 2, 2.2), WARM, 210, 0.6)
lamp('AREA', (2.6, 3.6, 4.6), (0, 2, 2.2), COOL, 280, 0.7)
lamp('AREA', (-2.6, 3.6, 4.2), (0, 2, 2.2), COOL, 200, 0.7)
lamp('AREA', (0, 4.2, 3.2), (0, 0.4, 1.2), WARM, 160, 1.0)
camera((0.0, -1.4, 1.2), (0.08, 2.0, 2.2), 33)
render(960, 1200, 34)
