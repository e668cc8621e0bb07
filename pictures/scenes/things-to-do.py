"""A walking map held open in two hands, with the fell it describes behind it."""

from kit import *

scene()
chance = scattered(471)
haze = daylight((-40, -36, 44), 1.0, 60, 320)
fells(140, 160, 74, 5, [(20, 90, 1.0), (-150, 80, 0.7), (170, 80, 0.8)], 340, 0.3, -6, 0.01, 0.4, COOL_INK)
fells(320, 180, 110, 8, [(-200, 110, 0.9), (160, 110, 0.8)], 560, 0.3, -6, 0.007, 0.42, COOL_INK)
sheet(-60, 60, 4, 140, 80, 80, lambda x, y: -3 + 0.1 * fbm(x * 0.2, y * 0.2, 3, 2), matte(0.55, COOL_INK, 1, 0, 0.4, 0.6, 0.1, 0.1))
plant([tree(chance, 9, 0.12, 0.3, 1.0, 0.4, 5, COOL_INK)], [(-16, 44, -3), (-22, 52, -3), (20, 48, -3), (26, 60, -3), (8, 70, -3)], chance, (0.8, 1.2))
# The map: six folds wide, contours, a dotted path, a mere, a small square castle.
folds, w, h = 6, 0.62, 0.44
crease = lambda x: 0.016 * math.cos(math.pi * (x / w * folds))
face_point = lambda x, z, lift=0.0: (x, 0.62 + crease(x) - lift, 1.42 + z)
columns = 36
points = [face_point(-w / 2 + w * i / columns, -h / 2 + h * j / 8) for j in range(9) for i in range(columns + 1)]
Shape().add(points, [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(8) for i in range(columns)]).stand(canvas(0.95, 0.25))
contours = Shape()
for cx, cz, count, squash in ((-0.1, 0.05, 7, 0.8), (0.17, -0.03, 5, 1.0)):
    for k in range(count):
        r = 0.022 + 0.024 * k
        ring = []
        for i in range(61):
            t = 2 * math.pi * i / 60
            rr = r * (1 + 0.16 * math.sin(3 * t + cx * 20) + 0.07 * math.sin(5 * t + k))
            x, z = cx + rr * math.cos(t), cz + rr * squash * math.sin(t)
            ring.append(face_point(max(-w / 2 + 0.01, min(w / 2 - 0.01, x)), max(-h / 2 + 0.01, min(h / 2 - 0.01, z)), 0.003))
        contours.line(ring, 0.0013, 4)
contours.stand(matte(0.75, WARM_INK))
lake_ = Shape().add([face_point(0.02 + 0.07 * math.cos(t) * (1 + 0.3 * math.cos(t)), -0.15 + 0.028 * math.sin(t), 0.003) for t in (2 * math.pi * k / 30 for k in range(30))], [tuple(range(30))])
lake_.stand(matte(0.45, COOL_INK))
dots = Shape()
for k in range(34):
    t = k / 33
    dots.ball(face_point(-0.26 + 0.5 * t, -0.17 + 0.28 * t + 0.035 * math.sin(t * 11), 0.004), 0.0042, 8, 6)
dots.stand(matte(0.04))
mark = Shape()
for dx in (-0.014, 0, 0.014):
    mark.box((0.02 + dx, 0.612, 1.42 - 0.095), (0.008, 0.004, 0.012))
mark.box((0.02, 0.612, 1.42 - 0.108), (0.04, 0.004, 0.018)).box((0, 0.606, 1.42 + h / 2 - 0.02), (0.2, 0.002, 0.016))
mark.stand(matte(0.06))
with at((0, 0.0, -0.36), 0):
    person(Wear(top=Cloth(0.8, WARM_INK, 'checks', 0.15, 15, 0.66), hair='none', head=0.02, skin=0.62), left=Hand((-0.315, 0.56, 1.74), (-1, -0.3, -0.4), (0.15, 0.5, 0.85), (1, 0.2, 0), 'fret'), right=Hand((0.315, 0.56, 1.74), (1, -0.3, -0.4), (-0.15, 0.5, 0.85), (-1, 0.2, 0), 'fret'), detail=0.008)
lamp('AREA', (-0.9, -0.6, 2.3), (0, 0.6, 1.4), mixed(1.0, 0.8, 0.3), 16, 0.5)
camera((0.0, -0.36, 1.56), (0.0, 4, 1.72), 30)
render(1200, 800, 30, haze=haze)
