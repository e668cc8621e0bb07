"""Holiday Ghosts: drummer in front, guitarist beside her, and four bedsheets with faces on the line."""

from kit import *

scene()
sky((0.05, 0.09, 0.08), [(-1, (0, 0, 0.2)), (0, (0.1, 0.55, 0.7)), (0.15, (0.04, 0.5, 0.6)), (0.5, (0, 0.42, 0.45)), (1, (0, 0.3, 0.35))])
chance = scattered(9)
ground = lambda x, y: 0.05 * fbm(x, y, 3, 3) + 0.004 * y * y
sheet(-12, 12, -4, 14, 70, 70, ground, matte(0.4, COOL_INK, 1, 0, 0.3, 3))
disc((1.05, 30, 13.5), 3.3, WARM, 1.6)
fells(60, 80, 24, 6, [(-40, 30, 0.8), (30, 34, 0.6)], 160, 0.3, -3, 0.015, 0.3, COOL_INK)

# The washing line, and four sheets that look back.
posts = [(-2.02, 2.4, 2.75), (2.2, 2.3, 2.8)]
rope = hanging(posts[0], posts[1], 0.22, 60)
line = Shape().line(rope, 0.014)
for x, y, z in posts:
    line.tube((x, y, 0), (x, y, z + 0.05), 0.05)
line.stand(matte(0.1))

def sheet_with_face(start, end, length, mood, lift):
    columns, rows = 40, 26
    points, faces, features = [], [], Shape()
    for j in range(rows + 1):
        v = j / rows
        for i in range(columns + 1):
            u = i / columns
            p = rope[0].lerp(rope[-1], (start + (end - start) * u)) - Vector((0, 0, 0.22 * 4 * (start + (end - start) * u) * (1 - start - (end - start) * u)))
            points.append((p.x, p.y - lift * v * v + 0.07 * math.sin(u * 11 + v * 2) * v, p.z - length * v + 0.06 * math.sin(u * 6.3) * v))
    faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
    Shape().add(points, faces).stand(canvas(0.92, 0.35), True)

    def spot(u, v):
        i, j = round(u * columns), round(v * rows)
        return Vector(points[j * (columns + 1) + i]) - Vector((0, 0.03, 0))

    for u in (0.34, 0.66):
        c = spot(u, 0.3)
        features.add([(c.x + 0.085 * math.cos(t), c.y, c.z + (0.13 if mood != 'sleepy' else 0.03) * math.sin(t)) for t in (2 * math.pi * k / 24 for k in range(24))], [tuple(range(24))])
    c = spot(0.5, 0.55)
    if mood == 'o':
        features.add([(c.x + 0.09 * math.cos(t), c.y - 0.01, c.z + 0.13 * math.sin(t)) for t in (2 * math.pi * k / 24 for k in range(24))], [tuple(range(24))])
    else:
        bend = {'smile': -0.14, 'sleepy': 0.0, 'frown': 0.14}[mood]
        arc = [(c.x + 0.22 * t, c.y - 0.02, c.z + bend * (1 - t * t)) for t in (k / 10 - 1 for k in range(21))]
        features.line(arc, 0.026, 6)
    features.stand(matte(0.03))
    pegs = Shape()
    for u in (0.04, 0.96):
        p = spot(u, 0)
        pegs.box((p.x, p.y, p.z + 0.02), (0.03, 0.05, 0.13))
    pegs.stand(matte(0.7, WARM_INK))

for start, end, length, mood, lift in ((0.05, 0.25, 1.45, 'o', 0.25), (0.285, 0.49, 1.3, 'smile', 0.1), (0.53, 0.72, 1.5, 'frown', 0.3), (0.76, 0.95, 1.35, 'sleepy', 0.2)):
    sheet_with_face(start, end, length, mood, lift)

with at((-0.42, 0.3, 0), 174):
    drum_kit(0.75, WARM_INK, toms=1, cymbals=((-0.66, 0.1, 1.08), (0.68, 0.05, 1.16)))
    person(Wear(top=Cloth(0.8, pattern='hoops', second=(0.75, 0.12, 0.16), repeat=11, sleeve=0.3), trousers=Cloth(0.2, COOL_INK), hair='fringe', hair_tone=0.08, shape=1, mouth=0.012, build=0.95), hips=(0, -0.62, 0.62), lean=(0, 0.08), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), gaze=(-6, 2, 6),
           left=Hand((-0.44, -0.14, 1.5), (-1, -0.3, -0.4), (0, 0.4, 1), grip='fist'), right=Hand((0.3, -0.1, 1.0), (1, -0.4, -0.3), (-0.2, 0.9, 0), grip='fist'))
    stick((-0.44, -0.14, 1.5), (0.35, 0.2, 0.9))
    stick((0.3, -0.1, 1.0), (-0.5, -0.05, -0.55))
c, ax, n = (0.05, 0.2, 1.08), (-0.88, 0.12, 0.45), (0, 1, 0.12)
with at((0.82, 0.55, 0), 162):
    person(Wear(top=Cloth(0.6, WARM_INK, pattern='flowers', second=(0.9, 0.85, 0.8), repeat=11, collar=True, sleeve=0.4), trousers=Cloth(0.7), hair='crop', hair_tone=0.1, hat='brim', hat_tone=0.75, belt=0.1, shoes=0.5), gaze=(10, 4, -6), left=fretting(c, ax, n, 0.6), right=plucking(c, ax, n), feet=((-0.16, 0, 0), (0.18, 0.1, 0)))
    with held(c, ax, n):
        electric('horned', 0.5, COOL_INK, 0.9)
grass(chance, ground, 5200, lambda y: 2.4 + (y + 4) * 0.5, -2.4, 4, (0.06, 0.16), 0.5, COOL_INK)
lamp('SUN', (-34, -46, 40), (0, 0, 0), mixed(2.3, 2.1, 0.8), 1.0, 3)
lamp('AREA', (3.2, 2.0, 3.0), (0, 0.4, 1.2), COOL, 160, 0.8)
camera((0.1, -4.3, 1.45), (0.1, 0.6, 1.5), 48)
render(960, 1200, 36, haze=air((0.05, 0.2, 0.25), 40, 160))
