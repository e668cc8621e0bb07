"""A narrow-gauge engine, close and from the front, its smoke lying back over the fells."""

from kit import *

scene()
sky((0.03, 0.08, 0.06), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(221)
paper, shade = glow(mixed(1.5, 1.3, 0.5), 1.0), glow(mixed(0.06, 0.5, 0.1), 1.0)
ink = glow(mixed(0, 0.012, 0), 1.0)
# The sky is paper at the fells and the cool ink above; two fells of one tone each.
cut([(-30, -4), (30, -4), (30, 24), (-30, 24)], 30, faded(mixed(0.25, 1, 0.3), 1.05, 0.36, 2.0, 9.0))
edge(24, lambda x: 3.4 + 3.4 * math.exp(-(((x + 7.5) / 3.4) ** 2)) + 2.0 * math.exp(-(((x + 2.0) / 2.6) ** 2)) + 0.1 * math.sin(x * 2.1), 26, -4, material=faded(mixed(0.05, 0.6, 0.12), 0.9, 0.55, 1.0, 6.5))
edge(20, lambda x: 1.5 + 2.2 * math.exp(-(((x - 9) / 4.2) ** 2)) + 0.9 * math.exp(-(((x + 11) / 3) ** 2)) + 0.06 * abs(math.sin(x * 3)), 24, -4, material=glow(mixed(0.02, 0.16, 0.03), 1.0))
edge(12, lambda x: 0.2 + 0.05 * math.sin(x * 0.9), 16, -6, material=faded(mixed(0.1, 0.9, 0.1), 0.16, 0.7, -2.0, 0.3))

turn = 54
with at((0.62, 0, 0), turn):
    track = Shape()
    for k in range(60):
        track.box((-6 + 0.36 * k, 0, -0.06), (0.16, 1.2, 0.08))
    track.stand(matte(0.2, WARM_INK))
    rails = Shape()
    for y in (-0.3, 0.3):
        rails.box((4, y, 0.01), (24, 0.05, 0.07))
    rails.stand(matte(0.8, NEUTRAL, 0.4, 0.5))
    # Boiler, side tanks and cab in the warm ink, bands of brass, the rest black.
    Shape().tube((-1.2, 0, 0.98), (1.0, 0, 0.98), 0.42, sides=72).stand(matte(0.8, WARM_INK, 0.3, 0.5), True)
    Shape().box((1.35, 0, 0.98), (0.75, 1.16, 1.05)).box((-1.66, 0, 0.46), (0.08, 1.16, 0.26)).stand(matte(0.8, WARM_INK, 0.4, 0.4))
    for s in (-1, 1):
        Shape().box((0.2, s * 0.47, 0.78), (1.5, 0.16, 0.4)).stand(matte(0.8, WARM_INK, 0.4, 0.4))
    dark = Shape().tube((-1.52, 0, 0.98), (-1.1, 0, 0.98), 0.44, sides=72)
    dark.tube((-1.27, 0, 1.38), (-1.27, 0, 1.86), 0.13, 0.15, 32).box((0.1, 0, 0.47), (3.4, 0.9, 0.14)).box((1.35, 0, 2.08), (1.2, 1.36, 0.08))
    for y in (-0.54, 0.54):
        for x in (0.98, 1.72):
            dark.box((x, y, 1.76), (0.09, 0.08, 0.6))
    dark.box((0.99, 0, 1.62), (0.05, 1.1, 0.3))
    for x in (-0.95, -0.2, 0.55):
        for y in (-0.42, 0.42):
            dark.tube((x, y - 0.05, 0.3), (x, y + 0.05, 0.3), 0.27, sides=36)
    dark.box((3.6, 0, 0.9), (3.0, 1.2, 0.8)).box((3.6, 0, 0.42), (3.1, 1.0, 0.14))
    dark.stand(matte(0.035, COOL_INK, 0.4, 0.5))
    for x in (-0.95, -0.2, 0.55):
        spokes = Shape()
        for k in range(10):
            a = 2 * math.pi * k / 10
            spokes.tube((x, -0.48, 0.3), (x + 0.21 * math.cos(a), -0.48, 0.3 + 0.21 * math.sin(a)), 0.014, sides=6)
        spokes.line([(x + 0.245 * math.cos(t), -0.48, 0.3 + 0.245 * math.sin(t)) for t in (2 * math.pi * k / 40 for k in range(41))], 0.022, 8)
        spokes.stand(matte(0.7, NEUTRAL, 0.5, 0.3))
    rod = Shape().box((-0.2, -0.53, 0.24), (1.6, 0.03, 0.07)).tube((-1.28, -0.5, 0.42), (-0.95, -0.5, 0.42), 0.1, sides=24)
    rod.stand(metal(0.9, 0.3))
    brass = Shape().tube((-0.25, 0, 1.36), (-0.25, 0, 1.62), 0.16, 0.14, 32).ball((-0.25, 0, 1.62), 0.14, 24, 16)
    for x in (-1.06, -0.66, 0.3, 0.9):
        brass.tube((x - 0.02, 0, 0.98), (x + 0.02, 0, 0.98), 0.43, sides=72)
    brass.lathe([(0.15, 0), (0.2, 0.03), (0.21, 0.07), (0.17, 0.09)], 40, (-1.27, 0, 1.84))
    brass.stand(metal(0.95, 0.25, WARM_INK), True)
    # The smokebox door: its rim, two hinges, the handle, and a lamp over the beam.
    face = -1.53
    door = Shape()
    for r, w in ((0.43, 0.016), (0.33, 0.013)):
        door.line([(face, r * math.cos(t), 0.98 + r * math.sin(t)) for t in (2 * math.pi * k / 60 for k in range(61))], w, 8)
    for k in range(20):
        t = 2 * math.pi * k / 20
        door.ball((face, 0.385 * math.cos(t), 0.98 + 0.385 * math.sin(t)), 0.013, 10, 6)
    for degrees in (250, 290):
        t = math.radians(degrees)
        door.tube((face - 0.06, 0, 0.98), (face - 0.06, 0.24 * math.cos(t), 0.98 + 0.24 * math.sin(t)), 0.02, 0.014, 10)
    door.tube((face, 0, 0.98), (face - 0.08, 0, 0.98), 0.045, sides=20)
    door.stand(matte(0.85, NEUTRAL, 0.4, 0.4))
    Shape().tube((face + 0.05, 0, 1.48), (face - 0.1, 0, 1.48), 0.095, sides=32).stand(matte(0.05))
    Shape().tube((face - 0.1, 0, 1.48), (face - 0.115, 0, 1.48), 0.075, sides=32).stand(paper)
    buffers = Shape()
    for y in (-0.4, 0.4):
        buffers.tube((-1.7, y, 0.46), (-1.84, y, 0.46), 0.045, sides=20).tube((-1.84, y, 0.46), (-1.87, y, 0.46), 0.1, sides=32)
    buffers.line(hanging((-1.72, -0.1, 0.46), (-1.72, 0.1, 0.46), 0.16, 12), 0.025, 8)
    buffers.stand(matte(0.03, COOL_INK, shine=0.5))

# Smoke: each puff a shaded round with paper on it, from the far end to the chimney.
a = math.radians(turn)
chimney = (0.62 - 1.27 * math.cos(a), -1.27 * math.sin(a), 2.02)
round_ = lambda x, z, r: [(x + r * math.cos(t), z + r * math.sin(t)) for t in (2 * math.pi * k / 48 for k in range(48))]
puffs = []
for k in range(46):
    t = (k / 45) ** 0.9
    r = 0.12 + 0.46 * t ** 0.7 * chance.uniform(0.75, 1.2)
    puffs.append((chimney[0] + 0.03 + 3.3 * t ** 1.3 + chance.gauss(0, 0.07) * t, chimney[2] + 0.06 + 0.86 * t ** 0.5 + chance.gauss(0, 0.2) * t ** 0.5, r))
behind = chimney[1] + 0.1
for x, z, r in puffs:
    cut(round_(x + 0.03, z - 0.05, r), behind, shade)
    cut(round_(x - 0.1 * r, z + 0.16 * r, r * 0.84), behind - 0.02, paper)
# Folds: arcs of the shade where one puff lies on the next.
for x, z, r in puffs[6::3]:
    arc = [(math.cos(t), math.sin(t)) for t in (math.radians(190 + 130 * k / 24) for k in range(25))]
    inner = [(0.06 + 0.9 * math.cos(t), 0.1 + 0.9 * math.sin(t)) for t in (math.radians(190 + 130 * k / 24) for k in range(25))]
    cut([(x + 0.62 * r * a, z + 0.62 * r * b) for a, b in arc + inner[::-1]], behind - 0.04, shade)
# The bank before the track.
bank = lambda x: -0.34 + 0.1 * math.sin(x * 1.1 + 1) + 0.05 * math.sin(x * 2.7)
edge(-2.2, bank, 4, -3, material=ink)
blades = Shape()
for _ in range(500):
    x, h, lean = chance.uniform(-3, 3), chance.uniform(0.06, 0.24), chance.gauss(0.03, 0.05)
    blades.add([(x - 0.012, -2.22, bank(x) - 0.03), (x + 0.012, -2.22, bank(x) - 0.03), (x + lean, -2.22, bank(x) + h)], [(0, 1, 2)])
blades.stand(ink)
lamp('SUN', (-30, -40, 40), (0, 0, 0), mixed(2.6, 1.7, 0.5), 1.0, 2)
lamp('SUN', (40, -34, 24), (0, 0, 0), mixed(1.2, 0.75, 0.2), 0.9, 20)
camera((0, -5.9, 1.15), (0.08, 0, 1.22), 43)
render(1200, 800, 24)
