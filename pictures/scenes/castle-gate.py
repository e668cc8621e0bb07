"""A dog waits on the threshold of the castle gate; the portcullis is up, a banner hangs on either side."""

from kit import *

scene()
chance = scattered(251)
haze = daylight((-40, 30, 44), 0.9, 60, 200)
sheet(-14, 14, -4, 30, 4, 4, lambda x, y: 0, matte(0.5, NEUTRAL, 0.9, pattern='checks', second=0.4, repeat=0.9))
stone = matte(0.4, NEUTRAL, 0.95, 0.05, 0.5, 3, 0.12, 1.2)
gate, arch_r, spring = 7.0, 1.7, 2.5
wall_ = Shape()
z = 0.0
while z < 8.6:
    reach_ = 0.0 if z > spring + arch_r else (arch_r if z < spring else math.sqrt(max(0, arch_r**2 - (z - spring) ** 2)))
    offset = 0.35 * (round(z / 0.36) % 2)
    for side in (-1, 1):
        x = reach_
        first = True
        while x < 5.2:
            w = chance.uniform(0.5, 0.8) - (offset if first else 0) * 0.6
            wall_.box((side * (x + w / 2), gate + 1 + chance.uniform(-0.015, 0.015), z + 0.18), (w * 0.975, 2.0, 0.35))
            x, first = x + w, False
    z += 0.36
wall_.stand(stone)
voussoirs = Shape()
for k in range(13):
    a = math.pi * (k + 0.5) / 13
    with_r = arch_r + 0.24
    voussoirs.add([(r * math.cos(a + d), gate - 0.08 + q, spring + r * math.sin(a + d)) for q in (0, 0.3) for r, d in ((arch_r, -0.11), (arch_r + 0.5, -0.11), (arch_r + 0.5, 0.11), (arch_r, 0.11))], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])
voussoirs.stand(matte(0.6, NEUTRAL, 0.95))
towers_ = Shape()
for x in (-5.4, 5.4):
    tower(towers_, x, gate + 0.6, 0, 3.4, 8.4, 10)
for k in range(6):
    towers_.box((-3 + 1.2 * k, gate + 0.4, 9.1), (0.7, 0.8, 0.9))
towers_.stand(stone)
grille = Shape()
for k in range(9):
    x = -1.5 + 0.375 * k
    grille.box((x, gate + 0.5, 4.2), (0.07, 0.07, 3.0)).tube((x, gate + 0.5, 2.7), (x, gate + 0.5, 2.45), 0.05, 0.005)
for k in range(5):
    grille.box((0, gate + 0.5, 2.9 + 0.42 * k), (3.3, 0.05, 0.06))
grille.stand(matte(0.04))
for x, ink in ((-3.1, WARM_INK), (3.1, WARM_INK)):
    Shape().tube((x - 0.75, gate - 0.25, 6.9), (x + 0.75, gate - 0.25, 6.9), 0.05).stand(matte(0.08))
    banner = [(x - 0.62 + 1.24 * i / 12, gate - 0.25 - 0.05 * math.sin(i * 0.9) * (j / 10), 6.85 - 3.9 * j / 10 + (0.5 * abs(i - 6) / 6 if j == 10 else 0)) for j in range(11) for i in range(13)]
    Shape().add(banner, [(j * 13 + i, j * 13 + i + 1, (j + 1) * 13 + i + 1, (j + 1) * 13 + i) for j in range(10) for i in range(12)]).stand(canvas(0.85, 0.2, ink), True)
    device = [(-0.34, 0.05), (-0.14, 0.2), (-0.03, 0.05), (0.06, 0.1), (0.13, 0.05), (0.04, 0.0), (0.2, 0.21), (0.38, 0.06), (0.17, 0.04), (0.0, -0.18), (-0.07, -0.05)]
    Shape().plate([(a * 1.2, b * 1.2) for a, b in device], 0.03).stand(matte(0.95), matrix=facing_matrix((x, gate - 0.36, 5.3), (0, -1, 0)))
sheet(-6, 6, gate + 2, 40, 4, 4, lambda x, y: 0.01, matte(0.7, WARM_INK))
disc((0, 60, 5.0), 9, mixed(1, 0.7, 0.2), 1.5)
# The dog is an outline before the light, its shadow long towards us.
dog_ = (
    [(1.92, -1.56), (1.96, -1.1), (1.92, -0.86), (2.04, -0.74), (2.22, -0.78), (2.36, -1.06), (2.46, -1.4), (2.4, -1.56)],
    [(1.64, -0.78), (1.7, -0.68), (1.88, -0.58), (2.06, -0.54), (2.18, -0.64), (2.16, -0.8), (1.98, -0.88), (1.78, -0.86)],
    [(2.02, -0.58), (2.1, -0.36), (2.2, -0.52), (2.24, -0.74), (2.1, -0.8)],
    [(2.3, -1.56), (2.62, -1.55), (2.86, -1.34), (2.9, -1.16), (2.76, -1.34), (2.5, -1.44)],
)
for points in dog_:
    curve = spline([((x - 2.2) * 1.75 + 0.05, 0, (z + 1.57) * 1.75) for x, z in [*points[-2:], *points, *points[:2]]], 10)
    cut([(p.x, p.z) for p in curve[20:(len(points) + 2) * 10]], 5.6)
lamp('AREA', (-3.0, 0.0, 5.5), (0, 6, 2.6), mixed(1.0, 0.8, 0.4), 420, 1.5)
lamp('AREA', (3.4, 1.0, 4.0), (0, 6, 2.6), COOL, 220, 1.5)
lamp('AREA', (0, 12, 4.5), (0, 6, 0.5), WARM, 500, 1.5)
camera((0.1, -3.0, 1.5), (0.0, 6, 3.55), 33)
render(960, 1200, 32, haze=haze)
