"""Rain on three tents; one person under a striped umbrella, standing in a puddle."""

from kit import *

scene()
chance = scattered(131)
sky((0.02, 0.12, 0.1), [(-1, (0, 0.1, 0.3)), (0, (0.05, 0.28, 0.42)), (0.2, (0.02, 0.24, 0.36)), (0.6, (0, 0.2, 0.3)), (1, (0, 0.14, 0.24))])
ground = lambda x, y: 0.05 * fbm(x * 0.6, y * 0.6, 3, 2)
sheet(-30, 30, -3, 50, 90, 90, ground, matte(0.28, COOL_INK, 0.5, 0.4, 0.4, 2, 0.08, 0.6))
fells(70, 90, 26, 6, [(-60, 40, 0.9), (64, 44, 0.8)], 190, 0.35, -3, 0.014, 0.35)
for x, y, turn, ink in ((-3.7, 8.2, 16, WARM_INK), (0.2, 10.6, 4, NEUTRAL), (4.1, 8.8, -18, WARM_INK)):
    with at((x, y, ground(x, y)), turn, 1.5):
        ridge_tent(2.4, 2.0, 1.5, 26, canvas(0.75, 0.6, ink))
puddle = [(1.5 + 1.7 * math.cos(t) * (1 + 0.13 * math.sin(3 * t)), 4.6 + 0.95 * math.sin(t) * (1 + 0.1 * math.cos(2 * t))) for t in (2 * math.pi * k / 48 for k in range(48))]
Shape().plate(puddle, 0.02).stand(water(0.03, 0.1, 6.0), matrix=Matrix.Translation((0, 0, 0.085)))
rings = Shape()
for _ in range(16):
    a, r = chance.uniform(0, 6.28), chance.random() ** 0.5
    x, y = 1.5 + 1.5 * r * math.cos(a), 4.6 + 0.8 * r * math.sin(a)
    for k in (0.05, 0.11):
        rings.line([(x + k * math.cos(t), y + k * math.sin(t), 0.1) for t in (2 * math.pi * i / 24 for i in range(25))], 0.006, 4)
rings.stand(matte(0.9))
with at((1.4, 4.7, 0.06), 190):
    person(Wear(top=Cloth(0.2), jacket=Cloth(0.75, WARM_INK, hem=0.25, collar=True), trousers=Cloth(0.15), hair='bob', boots=0.3, shoes=0.6), gaze=(10, -6, 8), right=Hand((0.16, 0.24, 1.28), (1, -0.2, -0.6), grip='fist'), left=Hand((-0.26, 0.1, 1.02), (-1, -0.4, -0.4)))
    with at((0.14, 0.22, 0)):
        Shape().tube((0, 0, 1.0), (0, 0, 2.28), 0.014).line([(0.05 * math.sin(t), 0, 0.96 - 0.05 * math.cos(t) + 0.04) for t in (math.pi * k / 10 for k in range(11))], 0.016).stand(matte(0.08))
        panels = 12
        for i in range(panels):
            a0, a1 = 2 * math.pi * i / panels, 2 * math.pi * (i + 1) / panels
            ring = lambda r, z: [(r * math.cos(a0), r * math.sin(a0), z), (r * math.cos((a0 + a1) / 2) * 0.985, r * math.sin((a0 + a1) / 2) * 0.985, z + 0.012), (r * math.cos(a1), r * math.sin(a1), z)]
            rows = [ring(0.02, 2.24), ring(0.34, 2.16), ring(0.6, 1.98), ring(0.72, 1.8)]
            Shape().add([p for row in rows for p in row], [(j * 3 + k, j * 3 + k + 1, (j + 1) * 3 + k + 1, (j + 1) * 3 + k) for j in range(3) for k in range(2)]).stand(canvas(0.9, 0.4, WARM_INK if i % 2 else NEUTRAL))
rain = Shape()
for _ in range(900):
    y = chance.uniform(1.2, 12)
    x, z = chance.uniform(-0.75, 0.75) * (y + 1), chance.uniform(-0.2, 0.75) * (y + 1) + 1.0
    length = 0.05 * (y + 2)
    rain.tube((x, y, z), (x - 0.22 * length, y, z - length), 0.0011 * (y + 1), sides=3, cap=False)
rain.stand(glow(mixed(0.15, 0.6, 0.3), 1.0))
lamp('SUN', (-20, -30, 60), (0, 0, 0), COOL, 0.9, 30)
lamp('SUN', (20, -30, 50), (0, 0, 0), WARM, 0.8, 30)
camera((0.2, -1.4, 1.55), (0.5, 6, 1.5), 32)
render(1200, 800, 32, haze=air((0.02, 0.2, 0.24), 8, 60))
