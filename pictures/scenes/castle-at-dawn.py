"""The castle above bands of mist, the sun a finger's width over the fell."""

from kit import *

scene()
chance = scattered(101)
haze = morning(-64, 62, 600, 34, 110, 260)
fells(330, 260, 90, 4, [(-220, 130, 0.75), (190, 140, 0.9)], 620, 0.25, -8, 0.006, 0.35)
fells(160, 130, 34, 9, [(-130, 70, 0.8), (150, 60, 0.9)], 330, 0.3, -6, 0.012, 0.3)
hill = lambda x, y: -6 + 15 * math.exp(-(((x - 14) / 40) ** 2 + ((y - 120) / 34) ** 2) ** 1.5) + 0.8 * fbm(x * 0.06, y * 0.06, 4, 2)
sheet(-70, 100, 60, 180, 150, 90, hill, matte(0.22, NEUTRAL, 1, 0))
with at((14, 116, 8.2), -6):
    castle(matte(0.4, NEUTRAL, 0.95, 0.05, 0.5, 1.5, 0.12, 0.8), WARM, 0)
woods = [spruce(chance, 9 + chance.random() * 4) for _ in range(4)] + [tree(chance, 9, 0.1, 0.16, 0.8, 0.45, 4) for _ in range(3)]
for _ in range(90):
    x, y = chance.uniform(-60, 90), chance.uniform(66, 150)
    if abs(x - 14) < 22 and 98 < y < 140:
        continue
    plant(woods, [(x, y, hill(x, y) - 0.3)], chance, (0.6, 1.2))
# Mist lies in sheets, each a row of soft heaps that catch the light.
for y, z, count in ((50, -1.2, 30), (72, 0.2, 30), (92, 2.0, 26)):
    bank = Solid()
    for i in range(count):
        x = -62 + 150 * i / count + chance.gauss(0, 2)
        bank.ellipsoid((x, y + chance.gauss(0, 2), z + chance.uniform(-0.6, 0.4)), (chance.uniform(7, 12), 4, chance.uniform(0.9, 1.9)), 2.0)
    put(bank.mesh(glow(mixed(0.2, 0.2, 0.3), 1.0), 0.9))
for x, y, s in ((-9, 26, 1.2), (12.5, 28, 1.0), (-12.5, 30, 0.9)):
    with at((x, y, -5.5), chance.uniform(0, 360), s):
        put(spruce(chance, 12, 0.06, 40))
camera((0, 0, 5), (3, 60, 9.2), 36)
render(1200, 800, 30, haze=haze)
