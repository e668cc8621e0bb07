"""Rain on three lit tents; someone stands in a puddle with their back to us, all umbrella and boots."""

from kit import *

scene()
chance = scattered(131)
sky((0.03, 0.12, 0.1), [(-1, (0, 0.1, 0.3)), (0, (0.05, 0.5, 0.5)), (0.2, (0.02, 0.4, 0.4)), (0.6, (0, 0.3, 0.34)), (1, (0, 0.2, 0.26))])
ground = lambda x, y: -0.25 + 0.3 / (1 + math.exp(-(y - 7.2 + 0.5 * math.sin(x * 0.9)) * 3)) + 0.03 * fbm(x * 0.6, y * 0.6, 3, 2)
sheet(-30, 30, -3, 50, 120, 140, ground, matte(0.2, COOL_INK, 0.9))
mere(-0.02, -5, 8.2, 30, 0.12, 3.0, 0.05)
fells(50, 70, 20, 6, [(-46, 34, 0.9), (50, 36, 0.8)], 160, 0.35, -3, 0.014, 0.3, COOL_INK)
for x, y, turn, ink in ((-3.5, 8.9, 14, WARM_INK), (3.7, 8.7, -14, WARM_INK), (0.9, 12.5, 2, NEUTRAL)):
    with at((x, y, 0.04), turn, 1.7):
        ridge_tent(2.4, 2.1, 1.5, 60, canvas(0.9, 0.7, ink))
rings = Shape()
for _ in range(30):
    y = chance.uniform(2.0, 6.8)
    x = chance.uniform(-0.55, 0.55) * (y + 1.6)
    r = chance.uniform(0.06, 0.16)
    rings.line([(x + r * math.cos(t), y + r * math.sin(t), 0.0) for t in (2 * math.pi * i / 24 for i in range(25))], 0.009, 4)
rings.stand(glow(mixed(0.5, 0.9, 0.3), 1.0))
with at((-0.3, 4.2, -0.02), -6):
    legs = Shape()
    coat = Shape().lathe([(0.36, 0.52), (0.3, 0.9), (0.24, 1.5)], 40)
    coat.stand(matte(0.03, rough=0.6))
    Shape().lathe([(0.365, 0.52), (0.355, 0.575)], 40).stand(matte(0.9, WARM_INK))
    for x, y, turn in ((-0.15, 0.0, 8), (0.15, 0.07, -10)):
        with at((x, y, 0), turn, 1.28):
            boot = Solid().capsule((0, -0.02, 0.06), (0, 0.17, 0.05), 0.052, 0.046, 0.04).capsule((0, -0.03, 0.08), (0, -0.03, 0.36), 0.056, 0.075, 0.04)
            put(boot.slice(((0, 0, 0.34), (0, 0, 1))).mesh(matte(0.7, WARM_INK, 0.5, 0.3), 0.008))
            Shape().lathe([(0.078, 0.32), (0.083, 0.345), (0.076, 0.345), (0.07, 0.28)], 30, (0, -0.03, 0)).stand(matte(0.95), True)
        legs.tube((x, y - 0.03, 0.36), (x * 0.8, y, 0.6), 0.075, 0.085, 16)
    legs.stand(matte(0.04))
# The umbrella lies back over the shoulder: its top is turned to us and hides the rest of them.
with at((-0.22, 3.72, 1.66), 0, 1.12, (66, -7)):
    panels, edge = 16, Shape()
    for i in range(panels):
        a0, a1 = 2 * math.pi * i / panels, 2 * math.pi * (i + 1) / panels
        def ring(r, z, dip=0.985):
            return [(r * math.cos(a0), r * math.sin(a0), z), (r * math.cos((a0 + a1) / 2) * dip, r * math.sin((a0 + a1) / 2) * dip, z + 0.01), (r * math.cos(a1), r * math.sin(a1), z)]
        rows = [ring(0.02, 0.26), ring(0.36, 0.2), ring(0.68, 0.06), ring(0.98, -0.2, 0.95)]
        Shape().add([p for row in rows for p in row], [(j * 3 + k, j * 3 + k + 1, (j + 1) * 3 + k + 1, (j + 1) * 3 + k) for j in range(3) for k in range(2)]).stand(matte(0.6, WARM_INK, 0.8, 0) if i % 2 else matte(0.98, NEUTRAL, 0.8, 0))
        edge.ball((0.99 * math.cos(a0), 0.99 * math.sin(a0), -0.21), 0.018, 8, 6)
        edge.line([(0.02 * math.cos(a0), 0.02 * math.sin(a0), 0.268), (0.36 * math.cos(a0), 0.36 * math.sin(a0), 0.206), (0.68 * math.cos(a0), 0.68 * math.sin(a0), 0.066), (0.98 * math.cos(a0), 0.98 * math.sin(a0), -0.195)], 0.006)
    edge.tube((0, 0, 0.24), (0, 0, 0.36), 0.022, 0.01)
    edge.stand(matte(0.03))
rain = Shape()
for _ in range(220):
    y = chance.uniform(2.6, 11)
    x, z = chance.uniform(-0.75, 0.75) * (y + 1), chance.uniform(-0.1, 0.62) * (y + 1) + 0.6
    length = 0.075 * (y + 2)
    rain.tube((x, y, z), (x - 0.26 * length, y, z - length), 0.0019 * (y + 1), sides=4, cap=False)
rain.stand(glow(mixed(0.6, 0.9, 0.3), 1.3))
lamp('AREA', (-2.4, -0.4, 4.2), (-0.2, 3.7, 1.6), mixed(1.0, 0.75, 0.2), 360, 0.5)
lamp('AREA', (2.6, 2.0, 2.2), (-0.2, 4.2, 1.0), WARM, 40, 0.8)
lamp('AREA', (-1.2, 1.4, 0.5), (-0.3, 4.2, 0.3), WARM, 40, 0.4)
lamp('SUN', (-20, -30, 60), (0, 0, 0), COOL, 0.5, 30)
camera((0.1, -1.2, 1.35), (0.1, 4.4, 1.24), 42)
render(1200, 800, 16, haze=air((0.02, 0.22, 0.24), 10, 60))
