"""A table from above: children's hands print a bird on a sheet of paper, hand by hand, drumsticks and paint around it."""

from kit import *
from kit.hands import hand_mesh

scene()
chance = scattered(511)
sky((0.16, 0.14, 0.08))
Shape().box((0, 0, -0.05), (8, 6, 0.1)).stand(matte(0.3, COOL_INK))
boards = Shape()
for k in range(7):
    boards.box((0, -1.62 + 0.54 * k, 0.0), (8, 0.014, 0.004))
boards.stand(matte(0.03))
with at((0.02, 0.04, 0), -3):
    Shape().box((0, 0, 0.003), (3.86, 2.36, 0.006)).stand(matte(0.97))
inks = {'pink': matte(0.3, WARM_INK), 'blue': matte(0.26, COOL_INK), 'dark': matte(0.02)}


def handprint(x, y, turn, ink, size=0.5, lift=0.0):
    """A child's hand, printed: the palm and five fingertips towards +y."""
    with at((x, y, 0.008 + lift), turn, size):
        g = Shape().ball((0, 0, 0), (0.29, 0.31, 0.004), 28, 6)
        for fx, fy, lean, length in ((-0.24, 0.4, 18, 0.24), (-0.08, 0.5, 6, 0.28), (0.09, 0.48, -6, 0.27), (0.25, 0.36, -20, 0.21), (-0.38, 0.1, 56, 0.19)):
            a = math.radians(lean)
            for t in (-0.7, -0.3, 0.1, 0.5):
                g.ball((fx - math.sin(a) * length * t, fy + math.cos(a) * length * t, 0.0), (0.072, 0.08, 0.004), 16, 4)
            g.ball((fx, fy, 0.0), (0.072, length * 0.95, 0.004), 16, 4)
        g.stand(inks[ink])


# The bird: a dark body, each feather of its wings and its tail one hand.
for side in (-1, 1):
    for k, (x, y, turn, size, ink) in enumerate(((0.42, 0.3, -84, 0.74, 'pink'), (0.9, 0.5, -72, 0.76, 'blue'), (1.38, 0.44, -88, 0.78, 'pink'), (0.44, -0.12, -118, 0.64, 'blue'), (0.98, 0.04, -106, 0.7, 'dark'))):
        handprint(side * x, y - 0.02, side * turn, ink if side > 0 or ink == 'dark' else {'pink': 'blue', 'blue': 'pink'}[ink], size, 0.0005 * k)
for k, a in enumerate((-40, 0, 40)):
    handprint(-0.3 * math.sin(math.radians(a)), -0.56 - 0.1 * math.cos(math.radians(a)), 180 - a, ('pink', 'blue', 'pink')[k], 0.5, 0.001 * k)
body_ = [(0.0, 0.66), (0.1, 0.62), (0.15, 0.5), (0.19, 0.3), (0.2, 0.08), (0.13, -0.25), (0.05, -0.46), (0.0, -0.5)]
Shape().plate([(p.x, p.y) for p in spline([(x, y, 0) for x, y in body_], 5)] + [(-p.x, p.y) for p in spline([(x, y, 0) for x, y in body_], 5)[-2:0:-1]], 0.016).stand(inks['dark'], matrix=Matrix.Translation((0, 0, 0.014)))
face_ = Shape()
for side in (-1, 1):
    face_.tube((side * 0.065, 0.5, 0.02), (side * 0.065, 0.5, 0.026), 0.04, sides=20)
face_.stand(matte(0.97))
Shape().tube((-0.065, 0.5, 0.024), (-0.065, 0.5, 0.03), 0.02, sides=16).tube((0.065, 0.5, 0.024), (0.065, 0.5, 0.03), 0.02, sides=16).stand(inks['dark'])
Shape().add([(-0.03, 0.44, 0.028), (0.03, 0.44, 0.028), (0, 0.36, 0.028)], [(0, 1, 2)]).stand(inks['pink'])


def arm(x, y, turn, sign, cloth, cuff, skin=0.62, grip='spread', size=2.9):
    """A hand laid flat with its fingers towards +y, and the sleeve that it comes from."""
    with at((x, y, 0.02), turn, size):
        wrist, way = np.array((0.0, 0.0, 0.032)), unit((0, 1, -0.06))
        put(hand_mesh(sign, (None, None, wrist, way), Hand((0, 0, 0), palm=(0, 0, -1), grip=grip), matte(skin, WARM_INK, 0.6), 0.006))
        put(Solid().capsule((0, -0.05, 0.036), (0, -0.75, 0.07), 0.05, 0.075, 0.02).mesh(cloth, 0.012, 0.003))
        put(Solid().capsule((0, -0.035, 0.035), (0, -0.075, 0.036), 0.052, 0.052, 0.01).mesh(cuff, 0.008))


arm(-1.62, -0.66, -52, 1, matte(0.9, NEUTRAL, pattern='hoops', second=0.04, repeat=11), matte(0.03))
arm(1.66, -0.62, 50, -1, matte(0.3, WARM_INK, pattern='spots', second=0.95, repeat=13), matte(0.95))
arm(-0.98, 1.2, 196, -1, matte(0.04, NEUTRAL), matte(0.45, WARM_INK))
arm(1.05, 1.2, 166, 1, matte(0.95, NEUTRAL, pattern='stripes', second=(0.05, 0.3, 0.2), repeat=16), matte(0.4, COOL_INK))

for x, y, r, ink in ((-1.98, 0.42, 0.25, 'pink'), (1.98, 0.5, 0.25, 'blue'), (-0.62, -1.2, 0.2, 'dark')):
    Shape().lathe([(r * 0.9, 0), (r, 0.02), (r, 0.26), (r * 1.05, 0.28), (r * 0.92, 0.28), (r * 0.92, 0.22)], 40, (x, y, 0)).stand(matte(0.9, rough=0.4, shine=0.4), True)
    Shape().tube((x, y, 0.2), (x, y, 0.225), r * 0.92, sides=40).stand(inks[ink])
sticks_ = Shape().tube((-0.1, -1.32, 0.03), (0.98, -1.06, 0.03), 0.028, 0.022, 10).ball((1.0, -1.055, 0.03), (0.05, 0.038, 0.034), 12, 8)
sticks_.tube((-0.06, -1.12, 0.07), (1.04, -1.24, 0.07), 0.028, 0.022, 10).ball((1.07, -1.243, 0.07), (0.05, 0.038, 0.034), 12, 8)
sticks_.stand(matte(0.95, NEUTRAL))
brush = Shape().tube((-1.96, 0.42, 0.3), (-1.4, 1.0, 0.42), 0.02, 0.03, 10)
brush.stand(matte(0.03))
drops = [Shape(), Shape()]
for _ in range(46):
    r = chance.choice((0.012, 0.02, 0.034))
    drops[chance.randrange(2)].ball((chance.uniform(-2.1, 2.1), chance.uniform(-1.35, 1.3), 0.006), (r, r, 0.003), 12, 4)
for shape, ink in zip(drops, ('pink', 'blue')):
    shape.stand(inks[ink])
lamp('AREA', (-3.4, 3.2, 4.4), (0, 0, 0), mixed(1.0, 0.78, 0.3), 780, 0.7)
lamp('AREA', (3.2, -2.6, 5), (0, 0, 0), mixed(0.8, 0.9, 0.3), 240, 1.5)
camera((0.0, -0.02, 6.0), (0.0, 0, 0.0), 50)
render(980, 654, 12)
