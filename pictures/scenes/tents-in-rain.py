"""Rain on three lit tents; someone under a large striped umbrella."""

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
for _ in range(34):
    y = chance.uniform(2.2, 6.8)
    x = chance.uniform(-0.55, 0.55) * (y + 1.6)
    r = chance.uniform(0.06, 0.16)
    rings.line([(x + r * math.cos(t), y + r * math.sin(t), 0.0) for t in (2 * math.pi * i / 24 for i in range(25))], 0.009, 4)
rings.stand(glow(mixed(0.5, 0.9, 0.3), 1.0))
with at((-0.25, 4.4, -0.02), 172):
    person(Wear(top=Cloth(0.2), jacket=Cloth(0.95, WARM_INK, hem=0.34, collar=True), trousers=Cloth(0.06, sleeve=0.45), hair='bob', hair_tone=0.03, boots=0.37, shoes=0.95, skin=0.85, head=1.3, drawn=True), gaze=(8, -4, -6), right=Hand((0.2, 0.26, 1.22), (1, -0.2, -0.6), grip='fist'), left=Hand((-0.24, 0.14, 1.0), (-1, -0.4, -0.4), grip='fist'), feet=((-0.15, 0, 0), (0.15, 0.06, 0)))
    with at((0.2, 0.26, 0), tilt=(0, 7)):
        Shape().tube((0, 0, 0.98), (0, 0, 2.5), 0.016).tube((0, 0, 2.5), (0, 0, 2.58), 0.02, 0.004).stand(matte(0.03))
        panels = 12
        for i in range(panels):
            a0, a1 = 2 * math.pi * i / panels, 2 * math.pi * (i + 1) / panels
            ring = lambda r, z: [(r * math.cos(a0), r * math.sin(a0), z), (r * math.cos((a0 + a1) / 2) * 0.985, r * math.sin((a0 + a1) / 2) * 0.985, z + 0.014), (r * math.cos(a1), r * math.sin(a1), z)]
            rows = [ring(0.02, 2.5), ring(0.4, 2.42), ring(0.76, 2.22), ring(0.96, 1.96)]
            Shape().add([p for row in rows for p in row], [(j * 3 + k, j * 3 + k + 1, (j + 1) * 3 + k + 1, (j + 1) * 3 + k) for j in range(3) for k in range(2)]).stand(canvas(0.95, 0.3, WARM_INK if i % 2 else NEUTRAL))
rain = Shape()
for _ in range(230):
    y = chance.uniform(2.6, 11)
    x, z = chance.uniform(-0.75, 0.75) * (y + 1), chance.uniform(-0.1, 0.62) * (y + 1) + 0.6
    length = 0.075 * (y + 2)
    rain.tube((x, y, z), (x - 0.26 * length, y, z - length), 0.0019 * (y + 1), sides=4, cap=False)
rain.stand(glow(mixed(0.6, 0.9, 0.3), 1.3))
lamp('AREA', (-2.6, 0.6, 3.4), (-0.2, 4.4, 1.4), mixed(1.0, 0.6, 0.1), 230, 0.8)
lamp('AREA', (2.6, 2.0, 2.2), (-0.2, 4.4, 1.3), WARM, 60, 0.8)
lamp('SUN', (-20, -30, 60), (0, 0, 0), COOL, 0.5, 30)
camera((0.1, -1.2, 1.35), (0.1, 4.4, 1.28), 40)
render(1200, 800, 20, haze=air((0.02, 0.22, 0.24), 10, 60))
