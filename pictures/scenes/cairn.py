"""A cairn of pale stones on a fell top in the evening."""

from kit import *

scene()
chance = scattered(181)
haze = dusk(-60, 50, 480, near=50, far=300, sun=False, key=0.9)
top = lambda x, y: 0.8 * math.exp(-((x / 5) ** 2) - ((y - 6) / 4) ** 2) - 0.03 * (y - 6) ** 2 * (y > 6) + 0.06 * fbm(x, y, 4, 2)
sheet(-20, 20, 0, 24, 130, 100, top, matte(0.24, COOL_INK, 1, 0, 0.8, 2))
cairn = [Shape(), Shape(), Shape()]
z, r, course = top(0, 6) - 0.05, 0.98, 0
while r > 0.12:
    h = chance.uniform(0.11, 0.17)
    count = max(3, int(2 * math.pi * r / 0.34))
    for i in range(count):
        a = 2 * math.pi * (i + 0.5 * (course % 2)) / count + chance.gauss(0, 0.04)
        w = 2 * math.pi * r / count * chance.uniform(0.9, 1.08)
        cairn[chance.randrange(3)].box((r * 0.86 * math.cos(a), 6 + r * 0.86 * math.sin(a), z + h / 2 + chance.gauss(0, 0.008)), (chance.uniform(0.26, 0.36), w, h * chance.uniform(0.86, 0.98)), a + chance.gauss(0, 0.07))
    z, r, course = z + h, r * 0.94 - 0.014, course + 1
for shape, tone in zip(cairn, (0.42, 0.55, 0.68)):
    shape.stand(matte(tone, NEUTRAL, 1, 0, 0.4, 8))
with at((0.02, 6, z)):
    stones(chance, (0, 0, 0.06), 0.05, 1, (0.17, 0.17), 0.7)
stones(chance, (0, 5.6, 0.75), 2.6, 46, (0.06, 0.2), 0.45)
grass(chance, top, 5200, lambda y: 1.4 + y * 0.55, 1.4, 8, (0.06, 0.24), 0.3, COOL_INK)
fells(120, 120, 26, 6, [(-70, 44, 0.9), (80, 50, 0.7)], 260, 0.3, -26, 0.012, 0.3)
fells(260, 180, 54, 9, [(-170, 90, 0.7), (40, 80, 0.6), (220, 90, 0.9)], 460, 0.3, -30, 0.007, 0.35)
lamp('AREA', (2.6, 2.2, 3.4), (0, 6, 1.4), COOL, 90, 0.8)
camera((0.1, 0.2, 1.75), (0.02, 6, 1.72), 42)
render(1000, 1000, 30, haze=haze)
