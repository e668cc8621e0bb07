"""Four campers and a dog in outline before a bell tent with the light on, a kettle on the stove, one guitar."""

from kit import *

on = Collage()
chance = scattered(14)
on.sheet([(-4, -3), (4, -3), (4, 3), (-4, 3)], faded(mixed(0.06, 0.95, 0.2), 0.75, 0.3, -0.6, 2.1))
FELL, LAWN = mixed(0.02, 0.36, 0.07), mixed(0.01, 0.2, 0.04)
fell = lambda foot, tops: [(-4, -3), *[(x, foot + sum(h * math.exp(-(((x - m) / w) ** 2)) for m, w, h in tops)) for x in (-4 + 0.1 * k for k in range(81))], (4, -3)]
on.sheet(fell(-0.5, [(-2.2, 1.1, 0.95), (0.5, 0.9, 0.5), (2.6, 1.2, 1.2)]), mixed(0.04, 0.58, 0.1))
on.sheet(fell(-0.62, [(-3.2, 0.9, 0.6), (3.4, 1.1, 0.4)]), FELL)


def tent(x, z, s, door=True):
    with on.at(x, z, s):
        body = [(-1.3, 0), (-1.18, 0.42), (-0.08, 1.86), (0.08, 1.86), (1.18, 0.42), (1.3, 0)]
        for a in (-1, 1):
            on.stroke([(a * 1.16, 0.42), (a * 1.72, -0.06)], 0.025, steps=0)
        on.stroke([(0, 1.8), (0, 2.12)], 0.06, steps=0)
        on.sheet([(0, 2.12), (0.34, 2.03), (0, 1.94)], CORAL)
        on.sheet([(a * 1.03, b * 1.015) for a, b in body])
        on.sheet(body, PAPER)
        for a, c in ((-1.0, -0.55), (0.55, 1.0)):
            on.sheet([(a * 1.18, 0.42), (c * 1.18, 0.42), (0.05 if c > 0 else -0.05, 1.84)], CORAL)
            on.sheet([(a * 1.3, 0), (c * 1.3, 0), (c * 1.18, 0.42), (a * 1.18, 0.42)], CORAL)
        on.stroke([(-1.18, 0.42), (1.18, 0.42)], 0.03, steps=0)
        if door:
            on.sheet([(-0.42, 0), (0, 1.3), (0.42, 0)], mixed(0.9, 0.3, 0.1))
            on.stroke([(-0.42, 0), (0, 1.3), (0.42, 0)], 0.03, steps=0)


on.sheet([(-4, -3), *[(x, -0.66 + 0.04 * math.sin(1.7 * x)) for x in (-4 + 0.2 * k for k in range(41))], (4, -3)], LAWN)
tent(-2.35, -0.72, 0.62)
tent(2.5, -0.74, 0.6)
tent(0.0, -1.14, 1.42, False)
# Bulbs from pole to pole.
for x in (-2.86, 2.86):
    on.stroke([(x, -1.2), (x, 1.5)], 0.06, steps=0)
wire = [(x, 1.5 - 0.42 * (1 - (x / 2.86) ** 2)) for x in (-2.86 + 5.72 * k / 40 for k in range(41))]
on.stroke(wire, 0.024, steps=0)
for x, z in wire[1::3]:
    on.oval(x, z - 0.08, 0.075)
    on.oval(x, z - 0.08, 0.055, ink=PAPER)
on.sheet([(-4, -3), *[(x, -1.46 + 0.05 * math.sin(1.3 * x + 2)) for x in (-4 + 0.2 * k for k in range(41))], (4, -3)], mixed(0.012, 0.05, 0.01))
black = Cloth(0.0)
outline = dict(top=black, trousers=black, belt=None, skin=0.0, hair_tone=0.0, shoes=0.0, hat_tone=0.0)


def sitter(x, turn, wear, height=0.46, **pose):
    with on.standing(x, -1.52, turn, 1.24):
        defaults = dict(hips=(0, 0, height), lean=(0, 0.12), feet=((-0.16, 0.5, 0), (0.16, 0.46, 0)), knees=((-0.2, 1, 0.8), (0.2, 1, 0.8)))
        person(Wear(**outline, **wear), **{**defaults, **pose})
        Shape().tube((-0.3, -0.03, height - 0.22), (0.3, -0.03, height - 0.22), 0.14, sides=24).stand(matte(0.0))


c, ax, n = (0.06, 0.26, 0.68), (-0.9, 0.16, 0.36), (0.06, 1, 0.16)
sitter(-1.42, -112, dict(hair='curly', beard=True), gaze=(0, 6, 0), left=fretting(c, ax, n, 0.5), right=plucking(c, ax, n))
on.guitar(-1.16, -0.7, 0.56, -158, True)
on.stroke([(-1.52, -0.42), (-1.5, -0.74), (-1.1, -0.68)], 0.13, end=0.1)
sitter(1.36, 92, dict(hair='bun', shape=1), left=Hand((-0.12, 0.4, 0.9), (-0.8, -0.2, -0.4), (0.4, 0.7, 0.2), grip='fist'), right=Hand((0.06, 0.42, 0.86), (0.8, -0.2, -0.4), (-0.4, 0.7, 0.2), grip='fist'))
sitter(-0.62, -90, dict(hair='plaits', shape=1), gaze=(0, -6, 0), left=Hand((-0.22, 0.5, 0.66)), right=Hand((0.2, 0.56, 0.72)))
with on.standing(0.66, -1.5, 88, 1.24):
    person(Wear(**outline, hat='bobble', hair='crop'), lean=(0, 0.1), left=Hand((-0.14, 0.5, 0.98), (-0.8, -0.2, -0.4), grip='fist'), right=Hand((0.2, 0.22, 0.86), (0.8, -0.4, -0.4)))
# The dog sits and waits, its muzzle towards the kettle.
on.blob([(1.92, -1.56), (1.96, -1.1), (1.92, -0.86), (2.04, -0.74), (2.22, -0.78), (2.36, -1.06), (2.46, -1.4), (2.4, -1.56)])
on.blob([(1.64, -0.78), (1.7, -0.68), (1.88, -0.58), (2.06, -0.54), (2.18, -0.64), (2.16, -0.8), (1.98, -0.88), (1.78, -0.86)])
on.blob([(2.02, -0.54), (2.16, -0.58), (2.26, -0.78), (2.2, -0.92), (2.1, -0.84)])
on.stroke([(2.4, -1.5), (2.66, -1.5), (2.8, -1.3)], 0.09, end=0.05)
on.stroke([(2.0, -0.92), (2.24, -0.86)], 0.05, CORAL, steps=0)
# The stove, its flame, the kettle and its steam.
on.box(-0.2, -1.54, 0.2, -1.42)
for k in range(5):
    x = -0.12 + 0.06 * k
    on.sheet([(x - 0.035, -1.42), (x + 0.035, -1.42), (x, -1.3)], CORAL)
kettle = [(-0.2, -1.28), (0.2, -1.28), (0.23, -1.16), (0.17, -0.98), (0.05, -0.92), (-0.05, -0.92), (-0.17, -0.98), (-0.23, -1.16)]
on.sheet(kettle)
on.stroke([(0.18, -1.18), (0.3, -1.1), (0.36, -0.98)], 0.07, end=0.045)
on.stroke([(-0.17, -1.0), (-0.14, -0.78), (0.14, -0.78), (0.17, -1.0)], 0.035)
on.oval(0, -0.9, 0.035)
for x, sway in ((0.4, 0.05), (0.5, -0.04)):
    on.stroke([(x, -0.9), (x + sway, -0.7), (x - sway, -0.5), (x + sway, -0.28)], 0.04, BLUE, end=0.015)
for x, ink in ((-0.42, PAPER), (-0.28, CORAL), (0.44, PAPER)):
    on.box(x - 0.06, -1.58, x + 0.06, -1.44, ink)
for _ in range(90):
    x = chance.uniform(-3.1, 3.1)
    z = -1.62 - chance.random() * 0.3
    on.stroke([(x, z), (x + chance.gauss(0, 0.05), z + chance.uniform(0.08, 0.2))], 0.025, LAWN, steps=0)
render(1200, 800, 8, bounces=1)
