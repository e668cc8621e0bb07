"""Paper lanterns and bunting between the trees, seen from underneath."""

from kit import *

scene()
chance = scattered(85)
sky((0.02, 0.06, 0.06), [(-1, (0, 0, 0.1)), (0, (0.1, 0.1, 0.4)), (0.5, (0.0, 0.1, 0.5)), (1, (0, 0.05, 0.42))])
trunks = [(-2.6, 4.0), (2.7, 4.6), (-3.0, 9.0), (2.9, 10), (-0.9, 13)]
for i, (x, y) in enumerate(trunks):
    with at((x, y, -0.5), chance.uniform(0, 360), 1.3):
        put(tree(scattered(40 + i), 11, 0.12, 0.22, 0.55, 0.34, 5, COOL_INK))
tops = [(-2.4, 4.0, 4.6), (2.5, 4.6, 4.9), (-2.7, 9, 5.8), (2.6, 10, 6.0), (-0.8, 13, 6.6)]
for a, b, sag in ((0, 1, 0.5), (1, 2, 0.6), (2, 3, 0.5), (0, 3, 0.7), (3, 4, 0.4), (2, 4, 0.4)):
    bunting(tops[a], tops[b], chance, sag, 15, 0.3, 0.4, (WARM_INK, NEUTRAL, COOL_INK), 0.85)
for x, y, z, r, ink in ((-0.9, 3.2, 4.2, 0.42, WARM_INK), (0.75, 4.2, 4.7, 0.52, NEUTRAL), (-0.2, 5.6, 4.8, 0.36, WARM_INK), (1.7, 6.2, 5.4, 0.46, WARM_INK), (-1.8, 6.6, 5.4, 0.5, NEUTRAL), (0.3, 8.2, 5.6, 0.42, WARM_INK), (-1.0, 10, 6.4, 0.5, NEUTRAL), (1.4, 10.5, 6.6, 0.44, WARM_INK)):
    ribs = [(0.01, r)] + [(r * math.sin(p) * (1 - 0.03 * (k % 2)), r * 0.92 * math.cos(p)) for k, p in enumerate(math.pi * j / 22 for j in range(1, 22))] + [(0.01, -r)]
    Shape().lathe(ribs, 36, (x, y, z)).stand(canvas(0.9, 0.7, ink), True)
    Shape().tube((x, y, z + r * 0.9), (x, y, z + 1.6), 0.012).tube((x, y, z + r * 0.92), (x, y, z + r * 0.84), r * 0.3, sides=20).tube((x, y, z - r * 0.92), (x, y, z - r * 0.84), r * 0.3, sides=20).stand(matte(0.08))
    lamp('POINT', (x, y, z), None, WARM, 26 * r, r * 0.3)
lamp('AREA', (0, 0, 0.5), (0, 6, 5), COOL, 300, 3)
camera((0.1, -0.6, 1.0), (0.0, 6.0, 5.05), 47)
render(960, 1200, 40)
