"""The Waeve: a saxophonist and a keyboard player in the curl of one very large wave."""

from kit import *

scene()
sky((0.01, 0.04, 0.03), [(-1, (0, 0, 0.06)), (0, (0.1, 0, 0.3)), (0.3, (0, 0, 0.2)), (1, (0, 0, 0.08))])
disc((-0.5, 6.5, 2.7), 1.25, WARM, 1.7)

# The wave: a rolled sheet whose crest curls over from the right, its face ribbed like a woodcut.
rows, columns = 90, 70
points = []
for i in range(columns + 1):
    v = i / columns
    y = 4.8 - 3.9 * v
    for j in range(rows + 1):
        u = j / rows
        a = math.radians(-92 + 222 * u)
        r = (2.55 - 1.25 * u ** 1.7) * (1 + 0.05 * math.sin(v * 5))
        rib = 0.035 * math.sin(u * 95 + v * 5 + 0.8 * math.sin(v * 11))
        points.append((0.55 + (r + rib) * math.cos(a) * 0.93, y + 0.35 * math.sin(u * 3), 2.05 + (r + rib) * math.sin(a) * 0.92))
faces = [(i * (rows + 1) + j, i * (rows + 1) + j + 1, (i + 1) * (rows + 1) + j + 1, (i + 1) * (rows + 1) + j) for i in range(columns) for j in range(rows)]
Shape().add(points, faces).stand(matte(0.42, COOL_INK, 0.35, 0.5), True)
# Foam: fingers of it along the crest, and drops.
chance = scattered(4)
foam = Solid()
for i in range(150):
    u, v = chance.uniform(0.9, 1.02), chance.random()
    a = math.radians(-92 + 222 * u)
    r = 2.55 - 1.25 * u ** 1.7
    size = chance.uniform(0.03, 0.095)
    foam.ellipsoid((0.5 + r * math.cos(a) * 0.93 + chance.gauss(0, 0.07), 4.6 - 3.6 * v, 2.05 + r * math.sin(a) * 0.92 + chance.gauss(-0.05, 0.08)), (size,) * 3, 0.05)
put(foam.mesh(matte(0.92, rough=0.9), 0.028))
drops = Shape()
for _ in range(130):
    a, r = chance.uniform(2.0, 3.4), chance.uniform(0.9, 1.9)
    drops.ball((0.25 + r * math.cos(a), chance.uniform(0.8, 2.5), 2.6 + r * math.sin(a) * 0.9), chance.uniform(0.008, 0.028), 6, 5)
drops.stand(matte(0.95))
sheet(-6, 6, -4, 6, 90, 70, lambda x, y: -0.42 + 0.06 * math.sin(x * 4 + y * 2.2) + 0.05 * fbm(x, y, 3, 2), matte(0.35, COOL_INK, 0.3, 0.6))
Shape().plate([(1.35 * math.cos(t), 0.75 * math.sin(t)) for t in (2 * math.pi * i / 40 for i in range(40))], 0.14).stand(matte(0.16), matrix=Matrix.Translation((0.05, 0.35, -0.06)))

sax = Wear(top=Cloth(0.7, sleeve=0.97), jacket=None, skirt=Cloth(0.7, hem=0.75), trousers=None, shape=1, hair='fringe', hair_tone=0.05, build=0.9, boots=0.1)
with at((-0.48, 0.15, 0), 208):
    face = person(sax, lean=(0.0, -0.07), gaze=(-4, -3, 6), left=Hand((0.0, 0.27, 1.28), (-0.8, 0, -0.6), (0.8, 0.5, -0.1), (0, 0.6, -0.6), 'fret'), right=Hand((0.07, 0.25, 1.0), (0.8, -0.1, -0.6), (-0.8, 0.5, -0.1), (0, 0.6, -0.6), 'fret'))
    with at((0.0, 0.165, 1.6), 0, 1.02, (-14, 0)):
        saxophone()
keys = Wear(top=Cloth(0.6, pattern='stripes', second=0.2, repeat=26, collar=True), jacket=Cloth(0.1, collar=True), trousers=Cloth(0.1), hair='crop', hair_tone=0.12, glasses='round')
with at((0.5, 0.42, 0), 160):
    person(keys, lean=(0, 0.1), gaze=(8, 16, 0), left=Hand((-0.26, 0.46, 1.0), (-0.6, -0.4, -0.5), (0.1, 0.9, -0.3), (0, -0.2, -1)), right=Hand((0.2, 0.46, 1.0), (0.6, -0.4, -0.5), (-0.1, 0.9, -0.3), (0, -0.2, -1)))
    with at((0, 0.5, 0)):
        trestle(0.8, 0.86)
        with at((0, 0, 0.87), 180):
            keyboard(1.05, 29, 0.7, 9, WARM_INK, lights=False)
lamp('AREA', (-2.4, -1.8, 2.8), (0, 0.2, 1.3), WARM, 170, 0.7)
lamp('AREA', (-1.0, 3.6, 2.6), (0.2, 0.3, 1.2), WARM, 160, 0.6)
lamp('AREA', (-0.6, -2.6, 4.2), (0.6, 1.0, 2.0), COOL, 230, 1.2)
lamp('AREA', (1.6, 2.2, 1.6), (0.5, 0.4, 1.2), COOL, 60, 0.5)
camera((-0.35, -5.0, 1.3), (0.14, 0.3, 1.74), 49)
render(960, 1200, 40)
