"""The Moonlandingz: a singer spreads a red cape between curtains, a moon behind, a theremin to hand."""

from kit import *

scene()
sky((0.006, 0.02, 0.015), [(-1, (0, 0, 0.03)), (0, (0, 0, 0.1)), (1, (0, 0, 0.03))])
sheet(-5, 5, -4, 4, 4, 4, lambda x, y: 0, matte(0.25, rough=0.3, shine=0.6))

disc((0, 3.0, 2.05), 1.28, mixed(0.5, 0.7, 0.5), 1.35)
for x, z, r, t in ((-0.5, 2.6, 0.24, 0.5), (0.6, 1.6, 0.3, 0.55), (0.5, 2.75, 0.14, 0.5), (-0.75, 1.7, 0.15, 0.55), (0.02, 2.98, 0.17, 0.5)):
    Shape().tube((x, 2.98, z), (x, 2.985, z), r, sides=40).stand(glow(mixed(0.25, t, 0.5), 0.9))
for side in (-1, 1):
    curtain(side * 1.12, side * 2.6, 1.2, 5, 9, 0.13, 0.55, COOL_INK)
scallops = Shape()
for i in range(6):
    x = -1.75 + 0.7 * i
    scallops.add([(x - 0.36, 1.0, 4.6)] + [(x + 0.36 * math.cos(t), 1.0 + 0.05 * math.sin(4 * t), 3.35 - 0.42 * math.sin(t)) for t in (math.pi * (1 - k / 12) for k in range(13))] + [(x + 0.36, 1.0, 4.6)], [tuple(range(15))])
scallops.stand(matte(0.6, COOL_INK))

singer = Wear(top=Cloth(0.8, pattern='stripes', second=0.06, repeat=20, sleeve=0.97), trousers=Cloth(0.07, rough=0.35), belt=0.85, hair='quiff', hair_tone=0.03, glasses=None, mouth=0.02, boots=0.25, build=0.9)
with at((0, 0.1, 0), 180):
    person(singer, lean=(0.03, -0.03), gaze=(-14, -8, 8), feet=((-0.3, 0, 0, 16), (0.3, 0.02, 0, -16)), hips=(0.02, 0, 0.89),
           left=Hand((-0.72, 0.12, 1.62), (-0.3, -0.4, -0.8), (-0.6, 0.1, 0.75), (0, 1, 0.2), 'spread'),
           right=Hand((0.74, 0.1, 1.5), (0.3, -0.4, -0.8), (0.75, 0.15, 0.5), (0, 1, 0.2), 'spread'))
    # The cape: from the neck to both wrists, down to the heels, in folds.
    rows, columns = 14, 60
    top = spline([(-0.76, 0.08, 1.58), (-0.4, -0.06, 1.47), (-0.13, -0.06, 1.5), (0, -0.09, 1.55), (0.13, -0.06, 1.5), (0.42, -0.06, 1.42), (0.78, 0.06, 1.46)], 10)
    points, faces = [], []
    for j in range(rows + 1):
        v = j / rows
        for i in range(columns + 1):
            u = i / columns
            p = top[round(u * (len(top) - 1))]
            foot = 0.1 + 0.34 * abs(2 * u - 1) ** 1.6
            spread = 1 + 0.22 * v
            fold = math.sin(u * 44) * 0.035 * (0.25 + v)
            points.append((p.x * spread, p.y - 0.1 * v - 0.16 * math.sin(math.pi * v) + fold, p.z * (1 - v) + foot * v))
    faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
    Shape().add(points, faces).stand(canvas(0.85, 0.3, WARM_INK), True)
with at((0.66, -0.4, 0), 170):
    theremin()
with at((-0.98, -0.2, 0), 12):
    trestle(0.7, 0.82)
    with at((0, 0, 0.84)):
        keyboard(0.8, 19, 0.3, 8, WARM_INK)

stars_ = Shape()
chance = scattered(5)
for _ in range(40):
    x, z = chance.uniform(-1.2, 1.2), chance.uniform(0.9, 3.9)
    if math.hypot(x, z - 2.05) > 1.36:
        stars_.ball((x, 2.9, z), chance.uniform(0.008, 0.02), 6, 4)
stars_.stand(glow(mixed(0.6, 1.0, 0.4), 2.0))
lamp('AREA', (-1.5, -2.6, 2.7), (0, 0, 1.4), WARM, 170, 0.6)
lamp('SPOT', (0, -3.2, 0.3), (0, 0.1, 1.5), WARM, 160, 0.3, 60)
lamp('AREA', (1.5, 2.4, 2.8), (0, 0, 1.4), COOL, 160, 0.6)
lamp('AREA', (-1.6, 2.4, 2.6), (0, 0, 1.4), COOL, 130, 0.6)
lamp('AREA', (2.4, -1.4, 2.6), (1.8, 1.0, 1.8), COOL, 110, 0.8)
lamp('AREA', (-2.4, -1.4, 2.6), (-1.8, 1.0, 1.8), COOL, 110, 0.8)
camera((0.0, -3.9, 1.3), (0, 0, 1.56), 54)
render(960, 1200, 36)
