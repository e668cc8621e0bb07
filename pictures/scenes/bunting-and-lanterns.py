"""Paper lanterns of three shapes among the trees, bunting strung between them, at dusk."""

from kit import *

scene()
chance = scattered(85)
sky((0.03, 0.08, 0.06), [(-1, (0, 0.3, 0.2)), (0, (0.3, 0.62, 0.2)), (0.12, (0.05, 0.6, 0.1)), (0.4, (0, 0.36, 0.06)), (1, (0, 0.15, 0.05))])
disc((1.15, 40, 9.2), 2.0, mixed(1, 0.9, 0.3), 1.3)

def lantern_of_paper(x, y, z, radius, height, shape):
    """Ribs of light, brightest in the middle, dark wires between them."""
    ribs = max(7, round(height / 0.13))
    outline = lambda t: {'round': math.sqrt(max(0.05, 1 - (2 * t - 1) ** 2)), 'drum': 0.86 + 0.14 * math.sin(math.pi * t), 'pear': math.sin(math.pi * (0.1 + 0.86 * t)) ** 0.7 * (0.7 + 0.35 * t)}[shape] * radius
    wires = Shape()
    for k in range(ribs):
        t0, t1 = k / ribs, (k + 1) / ribs
        middle = (t0 + t1) / 2
        light = 0.5 + 0.62 * math.sin(math.pi * min(1, max(0, middle))) ** 1.4
        rows = [(outline(t0), (t0 - 0.5) * height), (outline(middle) * 1.035, (middle - 0.5) * height), (outline(t1), (t1 - 0.5) * height)]
        Shape().lathe(rows, 40, (x, y, z)).stand(glow(WARM, round(light, 2)), True)
        if k:
            r = outline(t0) * 1.012
            wires.line([(x + r * math.cos(a), y + r * math.sin(a), z + (t0 - 0.5) * height) for a in (2 * math.pi * i / 40 for i in range(41))], 0.013)
    for end in (-1, 1):
        r = outline(0.0 if end < 0 else 1.0) * 1.05
        wires.tube((x, y, z + end * height * 0.5), (x, y, z + end * (height * 0.5 + 0.07)), r, r * 0.92, 30)
    wires.tube((x, y, z + height * 0.5), (x, y, z + height * 0.5 + 9), 0.014)
    wires.tube((x, y, z - height * 0.5), (x, y, z - height * 0.5 - 0.42), 0.012)
    wires.tube((x, y, z - height * 0.5 - 0.3), (x, y, z - height * 0.5 - 0.62), 0.035, 0.05, 10).stand(matte(0.02))
    lamp('POINT', (x, y - radius - 0.5, z), None, WARM, 10, 0.2)

for x, y, z, radius, height, shape in ((-0.95, 6.0, 5.0, 0.78, 1.44, 'round'), (0.98, 6.6, 4.05, 0.56, 1.5, 'drum'), (-0.55, 8.0, 2.75, 0.62, 1.4, 'pear'), (0.75, 9.5, 6.75, 0.66, 1.25, 'round'), (1.75, 9.0, 2.35, 0.5, 0.92, 'round'), (-2.0, 10.0, 3.4, 0.5, 1.2, 'drum')):
    lantern_of_paper(x, y, z, radius, height, shape)
dark = Shape()
for x, r, lean in ((-3.1, 0.42, 0.5), (3.2, 0.5, -0.4)):
    dark.line(spline([(x, 7.5, -2), (x + lean * 0.3, 7.5, 2), (x + lean * 0.5, 7.5, 5), (x + lean, 7.5, 10)], 8), r, 12)
dark.stand(matte(0.02))
leaves = Shape()
for side in (-1, 1):
    for _ in range(520):
        x, z = side * (3.5 - abs(chance.gauss(0, 1)) * 0.75), chance.uniform(4.4, 9.5)
        a, s = chance.uniform(0, 6.28), chance.uniform(0.13, 0.24)
        if abs(x) < 1.3 + 0.25 * (8.4 - z):
            continue
        c, d = math.cos(a) * s, math.sin(a) * s
        leaves.add([(x - c, 7.2, z - d), (x - d * 0.4, 7.2, z + c * 0.4), (x + c, 7.2, z + d), (x + d * 0.4, 7.2, z - c * 0.4)], [(0, 1, 2, 3)])
leaves.stand(matte(0.02))
bunting((-3.0, 5.4, 4.2), (3.0, 5.4, 3.4), chance, 0.5, 12, 0.34, 0.46, (WARM_INK, NEUTRAL, COOL_INK), 0.95)
bunting((-3.0, 7.6, 6.3), (3.0, 7.6, 6.0), chance, 0.5, 13, 0.34, 0.46, (NEUTRAL, COOL_INK, WARM_INK), 0.95)
lamp('AREA', (-1.5, -1.5, 4.5), (0, 6, 4.4), mixed(0.9, 0.8, 0.2), 420, 2)
camera((0.0, -5.0, 3.6), (0.0, 6.5, 4.3), 64)
render(960, 1200, 30)
