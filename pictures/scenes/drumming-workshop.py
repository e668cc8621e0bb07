"""Six drums in a ring, seen from above, with a pair of hands on each."""

from kit import *

scene()
chance = scattered(331)
daylight((-30, -20, 46))
sheet(-5, 5, -5, 5, 60, 60, lambda x, y: 0.02 * fbm(x * 2, y * 2, 3, 2), matte(0.5, COOL_INK, 1, 0, 0.5, 8, 0.08, 2))
Shape().tube((0, 0, 0.0), (0, 0, 0.02), 0.55, sides=60).stand(matte(0.85, WARM_INK, pattern='checks', second=0.9, repeat=4))
for i, (x, y, turn) in enumerate(circle((0, 0), 1.95, 6, 14)):
    with at((x, y, 0), turn):
        ink = (WARM_INK, NEUTRAL, WARM_INK, COOL_INK, NEUTRAL, WARM_INK)[i]
        with at((0, 0.66, 0), 0, 1.3):
            Shape().lathe([(0.12, 0), (0.09, 0.2), (0.11, 0.3), (0.17, 0.5), (0.165, 0.52)], 40).stand(matte(0.6, WARM_INK, 0.6, pattern='stripes', second=0.1, repeat=12), True)
            Shape().tube((0, 0, 0.52), (0, 0, 0.535), 0.172, sides=48).stand(matte(0.85, WARM_INK))
            Shape().line([(0.175 * math.cos(t), 0.175 * math.sin(t), 0.53) for t in (2 * math.pi * k / 40 for k in range(41))], 0.014).stand(matte(0.1))
        wear = anyone(chance, top=Cloth((0.8, 0.7, 0.15, 0.85, 0.5, 0.85)[i], ink, (None, 'hoops', 'spots', 'checks', 'flowers', 'stripes')[i], 0.12 if i != 2 else 0.85, 12, 0.4), jacket=None, hat=('brim', None, None, 'cap', None, 'beanie')[i], skin=0.62)
        raised = 0.1 if i % 2 else 0.0
        sitting(wear, 0.4, 0.04, gaze=(0, 20, 0), spread=0.28, reach=0.42, left=Hand((-0.09, 0.62, 0.745 + raised), (-1, -0.2, -0.1), (0.2, 0.9, -0.1), (0, 0, -1), 'flat'), right=Hand((0.09, 0.62, 0.845 - raised), (1, -0.2, -0.1), (-0.2, 0.9, -0.1), (0, 0, -1), 'flat'))
        stool(0.4)
camera((0.0, -0.6, 6.0), (0.0, -0.04, 0.3), 38)
render(1200, 800, 32)
