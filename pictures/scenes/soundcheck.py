"""Noon: two musicians in outline before the lit cloth of an otherwise empty stage; a technician waves from the field."""

from kit import *

on = Collage()
on.sheet([(-4, -3), (4, -3), (4, 3), (-4, 3)], faded(mixed(0.4, 0.9, 0.35), 1.0, 0.52, -0.6, 2.0))
HILL, LAWN = mixed(0.03, 0.52, 0.1), mixed(0.05, 0.8, 0.16)
on.sheet([(-4, -3), *[(x, -0.62 + 0.62 * math.exp(-(((x + 2.7) / 0.9) ** 2)) + 0.5 * math.exp(-(((x - 2.9) / 0.8) ** 2))) for x in (-4 + 0.1 * k for k in range(81))], (4, -3)], HILL)
arch = lambda r, foot=-0.9, squash=0.72: [(r, foot), *[(r * math.cos(t), 0.34 + r * squash * math.sin(t)) for t in (math.pi * k / 40 for k in range(41))], (-r, foot)]
# The roof's canvas, and under it the cloth with the sun on it.
on.sheet(arch(2.2))
on.sheet(arch(2.14), BLUE)
on.sheet(arch(1.82))
on.sheet(arch(1.74), CORAL)
for k in range(-4, 5):
    x = 0.38 * k
    on.sheet([(x - 0.05, -0.9), (x + 0.05, -0.9), (x * 0.98 + 0.02, 0.34 + 1.7 * 0.72 * math.sqrt(max(0, 1 - (x / 1.74) ** 2))), (x * 0.98 - 0.02, 0.34 + 1.7 * 0.72 * math.sqrt(max(0, 1 - (x / 1.74) ** 2)))], mixed(0.42, 0.02, 0))
on.sheet([(-1.74, -0.9), (-1.74, 0.5), (-1.5, 0.98), (0.62, -0.9)], mixed(1.0, 0.7, 0.3))
# The truss round the opening.
ring = lambda r: [(r * math.cos(t), 0.34 + r * 0.72 * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))]
for r in (1.82, 2.14):
    on.stroke(ring(r), 0.05, steps=0)
for a, b, c in zip(ring(1.82), ring(2.14)[1:], ring(1.82)[1:]):
    on.stroke([a, b], 0.03, steps=0)
    on.stroke([b, c], 0.03, steps=0)
for s in (-1, 1):
    for k in range(5):
        z = -0.9 + 0.25 * k
        on.stroke([(s * 1.82, z), (s * 2.14, z + 0.25)], 0.03, steps=0)
        on.stroke([(s * 2.14, z), (s * 1.82, z + 0.25)], 0.03, steps=0)
    # The speakers hang outside, bent as they are.
    for k in range(6):
        with on.at(s * (2.52 + 0.012 * k * k * 0.4), 1.06 - 0.235 * k, 1, s * (2 - 3 * k)):
            on.box(-0.21, -0.11, 0.21, 0.11)
            on.box(-0.15, -0.02, 0.15, 0.02, HILL)
for k in range(7):
    x = -1.35 + 0.45 * k
    z = 0.34 + 1.74 * 0.72 * math.sqrt(1 - (x / 1.8) ** 2)
    on.box(x - 0.06, z - 0.2, x + 0.06, z)
    on.oval(x, z - 0.21, 0.055, ink=PAPER)
black = Cloth(0.0)
outline = dict(top=black, trousers=black, belt=None, skin=0.0, hair_tone=0.0, shoes=0.0, hat_tone=0.0)
centre, along, front = (0.05, 0.2, 1.05), (-0.9, 0.1, 0.4), (0, 1, 0.1)
with on.standing(-0.78, -0.9, 186, 0.74):
    person(Wear(**outline, hair='curly'), left=fretting(centre, along, front, 0.7), right=plucking(centre, along, front), gaze=(40, 10, 0), feet=((-0.2, 0, 0), (0.2, 0.1, 0)))
    with held(centre, along, front):
        electric(tone=0.0, guard=0.0)
with on.standing(0.72, -0.9, 178, 0.74):
    person(Wear(**outline, hair='bun'), hips=(0, -0.62, 0.62), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), right=Hand((0.46, -0.1, 1.56), (1, 0, 0), grip='fist'), left=Hand((-0.44, -0.1, 1.3), (-1, 0, 0), grip='fist'))
# The drums, flat: a kick, two toms, two cymbals.
for x, z, r in ((0.72, -0.62, 0.27), (0.54, -0.28, 0.13), (0.88, -0.28, 0.13)):
    on.oval(x, z, r)
    on.oval(x, z, r * 0.82, ink=PAPER)
for x, tilt in ((0.26, 10), (1.2, -10)):
    on.stroke([(x, -0.9), (x, 0.02)], 0.03, steps=0)
    on.oval(x, 0.03, 0.22, 0.035, turn=tilt)
on.stroke([(-0.2, -0.9), (-0.2, 0.2), (-0.36, 0.34)], 0.03, steps=0)
for x in (-1.36, 1.46):
    on.box(x - 0.2, -0.9, x + 0.2, -0.48)
    on.box(x - 0.15, -0.85, x + 0.15, -0.6, HILL)
# The deck, the field, and a case on it.
on.box(-2.4, -1.32, 2.4, -0.9)
for k in range(-5, 6):
    on.stroke([(0.44 * k, -1.3), (0.44 * k, -0.96)], 0.02, HILL, steps=0)
on.sheet([(-4, -3), *[(x, -1.3 - 0.05 * math.sin(0.9 * x)) for x in (-4 + 0.2 * k for k in range(41))], (4, -3)], LAWN)
on.stroke([(-2.1, -2.1), (-0.6, -1.7), (1.1, -1.86), (1.5, -1.5), (0.8, -1.32)], 0.05)
for x, z, w, h in ((1.9, -1.92, 0.86, 0.4), (2.1, -1.52, 0.5, 0.26)):
    on.box(x - 0.03, z - 0.03, x + w + 0.03, z + h + 0.03)
    on.box(x, z, x + w, z + h, CORAL)
    on.box(x, z + h * 0.62, x + w, z + h * 0.7)
with on.standing(-2.46, -2.44, -14, 1.02):
    person(Wear(**outline, hat='cap', hair='tail'), lean=(0.05, 0), left=Hand((-0.52, 0.06, 1.98), (-1, 0, 0), grip='spread'), right=Hand((0.5, 0.1, 1.94), (1, 0, 0), grip='flat'))
render(1200, 800, 8, bounces=1)
