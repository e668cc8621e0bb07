"""Throwing Muses: a woman with a white guitar in front, bass and drums behind, and the sea coming in."""

from kit import *

scene()
sky((0.015, 0.05, 0.04), [(-1, (0, 0, 0.2)), (0, (0.15, 0.1, 0.55)), (0.12, (0.05, 0, 0.5)), (0.4, (0, 0, 0.34)), (1, (0, 0, 0.16))])
chance = scattered(6)
# The sea as a stage set: rows of cut-out waves with white crests.
for row in range(6):
    y, base, size, step = 2.6 + row * 1.15, 0.1 + row * 0.3, 0.75 + row * 0.05, 1.75 + row * 0.2
    crest = []
    for i in range(341):
        x = -9 + 18 * i / 340
        u = (x / step + row * 0.37 + 0.1 * math.sin(x + row)) % 1
        crest.append((x - 0.5 * size * (1 - u) ** 5, base + size * (abs(1 - u) ** 2.2 * 0.8 + 0.2 * u ** 5)))
    Shape().add([(x, y, z) for x, z in crest] + [(9, y, -1), (-9, y, -1)], [tuple(range(len(crest) + 2))]).stand(matte((0.5, 0.28)[row % 2], COOL_INK))
    Shape().line([(x, y - 0.03, z) for x, z in crest], 0.05 + 0.006 * row, 6).stand(matte(0.95))
    foam = Shape()
    for _ in range(70):
        x = chance.uniform(-6, 6)
        foam.ball((x, y - 0.05, base + size * 0.25 * chance.random() - 0.05), chance.uniform(0.015, 0.05), 8, 6)
    foam.stand(matte(0.9))
sheet(-9, 9, -4, 2.6, 60, 60, lambda x, y: 0.03 * fbm(x, y, 3, 3) - max(0, y - 1.4) * 0.12, matte(0.3, rough=0.35, shine=0.6))
disc((0.5, 70, 12.5), 14, WARM, 1.7)

front = Wear(top=Cloth(0.12, sleeve=0.0), skirt=Cloth(0.12, hem=0.3), trousers=None, shape=1, hair='shag', hair_tone=0.22, boots=0.32, build=0.92)
c, ax, n = (0.06, 0.2, 1.0), (-0.88, 0.12, 0.45), (0, 1, 0.12)
with at((0.0, -0.35, 0), 172):
    person(front, hips=(0, 0, 0.9), feet=((-0.22, 0.02, 0, 12), (0.24, 0, 0, -14)), lean=(-0.03, 0.05), gaze=(4, 2, 5), left=fretting(c, ax, n, 0.6), right=plucking(c, ax, n))
    with held(c, ax, n, 1.02):
        electric('offset', 0.95, NEUTRAL, 0.6)
    strap((-0.1, 0, 1.4), (0.26, 0.12, 1.0), c)
with at((-1.02, 0.75, 0), 196):
    c, ax, n = (0.06, 0.2, 1.0), (-0.86, 0.12, 0.5), (0, 1, 0.12)
    person(Wear(top=Cloth(0.55, WARM_INK, collar=True), trousers=Cloth(0.15), hair='long', hair_tone=0.1, belt=0.5), gaze=(-8, 14, 0), left=fretting(c, ax, n, 0.5), right=plucking(c, ax, n))
    with held(c, ax, n):
        bass('offset', 0.5, WARM_INK, 0.9)
with at((0.95, 1.15, 0), 172, 0.98):
    drum_kit(0.75, WARM_INK, toms=1)
    person(Wear(top=Cloth(0.6, sleeve=0.3), trousers=Cloth(0.12), hair='crop', hair_tone=0.1, glasses='round', build=1.05), hips=(0, -0.62, 0.6), lean=(0, 0.1), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), gaze=(0, 6, 0),
           left=Hand((-0.38, -0.1, 1.0), (-1, -0.4, -0.4), (0.3, 0.9, 0), grip='fist'), right=Hand((0.42, -0.2, 1.32), (1, -0.3, -0.4), (0, 0.5, 0.8), grip='fist'))
    stick((-0.38, -0.1, 1.0), (0.3, -0.2, -0.6))
    stick((0.42, -0.2, 1.32), (0.2, 0.6, 0.6))
# The tide round their feet.
foam = Solid()
for i in range(120):
    x = -2.6 + 5.2 * i / 119
    foam.ellipsoid((x, -0.95 + 0.12 * math.sin(x * 3.1) + 0.1 * math.sin(x * 7.3) + chance.gauss(0, 0.02), 0.015), (0.07, 0.05, 0.03), 0.05)
put(foam.mesh(matte(0.95), 0.025))
lamp('AREA', (-1.9, -2.8, 2.6), (0, 0, 1.3), WARM, 210, 0.7)
lamp('AREA', (2.6, 0.9, 2.8), (0, 0.3, 1.3), COOL, 210, 0.8)
lamp('AREA', (-2.9, 1.2, 2.4), (0, 0.3, 1.2), COOL, 130, 0.8)
lamp('SUN', (-30, -30, 30), (0, 20, 0), COOL, 1.4, 8)
lamp('SUN', (2, 60, 20), (0, 0, 0), WARM, 1.4, 4)
camera((0.0, -4.4, 1.5), (0.0, 0.2, 1.44), 50)
render(960, 1200, 40, haze=air((0.05, 0.03, 0.12), 20, 60))
