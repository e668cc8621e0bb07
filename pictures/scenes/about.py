"""The dale from above: round fells, a low sun, the castle by a small mere, and a walker with a dog on the brow."""

from kit import *

scene()
sky((0.2, 0.2, 0.1), [(-1, (0, 0.2, 0.2)), (1, (0, 0.3, 0.3))])

def layer(depth, height, light, low, high, foot=1.0, top=1.0):
    """A sheet of cut paper below the line `height(x)`, its ink of the strength `foot` at the height `low`, `top` at `high`."""
    edge(depth, height, 9, -6, 240, faded(light, foot, top, low, high))

hill = lambda x, centre, half, height: height * math.exp(-abs((x - centre) / half) ** 2.2)
rough = lambda x, seed, amount: amount * fbm(x * 1.3, 0.0, 4, seed)
layer(60, lambda x: 6, mixed(0.58, 0.06, 0.03), 0.2, 3.4, 2.6, 0.5)
disc((2.7, 59, 2.0), 0.92, mixed(1, 0.9, 0.3), 1.6)
far = lambda x: 0.1 + hill(x, -4.9, 1.9, 1.75) + hill(x, -1.2, 1.9, 1.2) + hill(x, 5.6, 2.2, 1.9) + hill(x, 2.4, 1.3, 0.55) + rough(x, 3, 0.1)
layer(50, far, mixed(0.06, 0.5, 0.06), -0.5, 1.9, 3.0, 0.62)
middle = lambda x: -0.5 + hill(x, -6.2, 2.6, 1.95) + hill(x, 7.0, 2.9, 1.75) + hill(x, 0.4, 2.4, 0.42) + rough(x, 7, 0.08)
layer(40, middle, mixed(0.03, 0.3, 0.02), -0.9, 1.4, 1.9, 0.5)
layer(39.8, lambda x: middle(x) - 0.25 - 0.4 * abs(math.sin(x * 0.7 + 1)) + (-9 if -2.6 < x < 2.9 else 0), mixed(0.12, 0.62, 0.1), -1.0, 1.0, 1.6, 0.6)
near = lambda x: -0.78 + hill(x, -7.4, 3.2, 1.5) + hill(x, 8.0, 3.0, 1.2) + rough(x, 11, 0.05)
layer(32, near, mixed(0.02, 0.42, 0.04), -2.4, 0.6, 1.7, 0.35)
# The mere: paper, with a few lines of ripples.
shore = [(3.3 * math.cos(t) * (1 + 0.08 * math.sin(2 * t + 1)) + 0.25, 0.62 * math.sin(t) * (1 + 0.12 * math.cos(3 * t)) - 1.25) for t in (2 * math.pi * k / 80 for k in range(80))]
Shape().add([(x, 30, z) for x, z in shore], [tuple(range(80))]).stand(glow(mixed(0.9, 1.0, 0.4), 1.3))
ripples = Shape()
for x, z, w in ((0.9, -1.1, 0.8), (1.9, -1.3, 1.0), (-0.2, -1.42, 0.6), (0.6, -1.58, 1.1), (2.3, -1.0, 0.5)):
    ripples.box((x, 29.9, z), (w, 0.02, 0.03))
ripples.stand(glow(mixed(0, 0.5, 0.1), 1.0))
# The castle on a headland, and its image in the water.
knoll = lambda x: -1.3 + hill(x, -1.75, 1.45, 0.5) + hill(x, -6.5, 3.2, 0.5) + rough(x, 5, 0.03)
xs = [-9 + 8.9 * i / 60 for i in range(61)]
Shape().add([(x, 26, knoll(x)) for x in xs] + [(x, 26, -1.33 - 0.06 * math.sin((x + 9) * 1.4)) for x in xs], [(i, i + 1, 62 + i, 61 + i) for i in range(60)]).stand(glow(mixed(0, 0.2, 0.02), 1.0))
with at((-1.82, 28, -0.9), 0, 0.062):
    castle(matte(0.85, WARM_INK, 1, 0), WARM, 0)
image = Shape()
for x, w, h in ((-2.5, 0.3, 0.28), (-2.0, 0.62, 0.46), (-1.5, 0.5, 0.3), (-1.05, 0.34, 0.26)):
    for k in range(4):
        image.box((x, 29.8, -1.5 - 0.085 * k - 0.02), (w * (1 - 0.12 * k), 0.02, 0.05 if h > 0.08 * k else 0.0))
image.stand(glow(mixed(0.5, 0.2, 0), 1.0))
woods = Shape()
chance = scattered(441)
for _ in range(46):
    x = chance.uniform(-6.6, 6.6)
    z = min(near(x), -0.62) - chance.uniform(0.02, 0.2)
    if -3.0 < x < -0.5:
        continue
    r = chance.uniform(0.09, 0.17)
    woods.ball((x, 28.5, z), (r, 0.02, r * 1.15), 14, 8)
woods.stand(glow(mixed(0, 0.1, 0), 1.0))
# The brow in front, the walker and the dog on it against the mere.
brow = lambda x: -2.75 + hill(x, 3.1, 4.2, 0.95) + rough(x, 9, 0.04)
layer(20, brow, mixed(0.54, 0.06, 0.0), -3.2, -1.8, 0.5, 1.7)
layer(19.9, lambda x: brow(x) - 0.3 - 0.1 * math.sin(x), mixed(0.0, 0.2, 0.02), -3.4, -2.0, 0.3, 1.8)
layer(19.8, lambda x: brow(x) - 0.95 - 0.14 * math.sin(x * 0.8 + 2), mixed(0.0, 0.07, 0), -3.6, -2.8, 0.2, 1.6)
with at((1.9, 18, brow(1.9) - 0.1), 76, 0.86):
    walking(Wear(top=Cloth(0.03, sleeve=0.97), trousers=Cloth(0.03), hat='bobble', hat_tone=0.03, hair='long', hair_tone=0.03, skin=0.03, boots=0.14), 1.1, 1, right=Hand((0.3, 0.38, 1.06), (1, -0.3, -0.5), grip='fist'))
    Shape().tube((0.3, 0.46, 0), (0.3, 0.38, 1.2), 0.018).stand(matte(0.02))
    with at((0, 0.05, 1.2)):
        rucksack(True, 0.03, NEUTRAL)
with at((0.75, 18, brow(0.75) - 0.12), 80, 0.95):
    dog('walk', 0.03)
lamp('SUN', (-40, -60, 50), (0, 0, 0), mixed(2.2, 0.9, 0.1), 1.0, 2)
camera((0, -30, 0.0), (0, 30, 0.0), 190)
render(980, 654, 8, bounces=1)
