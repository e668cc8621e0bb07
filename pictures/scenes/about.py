"""The dale from above: round fells, the mere, the castle small beside it, and a walker with a dog."""

from kit import *

scene()
chance = scattered(441)
haze = daylight((-50, -30, 40), 1.0, 120, 900)
near_ = lambda x, y: 62 - 0.5 * max(0, y - 6) ** 1.25 - 0.012 * x * x + 0.5 * fbm(x * 0.15, y * 0.15, 4, 2)
sheet(-40, 40, -4, 60, 150, 120, near_, matte(0.5, WARM_INK, 1, 0, 0.6, 1.2, 0.12, 0.4))
valley = lambda x, y: 3 + 30 * min(1.3, abs(x + 20 - 40 * math.sin(y * 0.006)) / 190) ** 2 + 2 * fbm(x * 0.02, y * 0.02, 4, 5) + 11 * math.exp(-(((x + 52) / 46) ** 2 + ((y - 256) / 34) ** 2) ** 2)
sheet(-420, 420, 60, 900, 200, 180, valley, matte(0.5, COOL_INK, 1, 0, 0.5, 0.08, 0.14, 0.02))
mere(7.5, 60, 900, 600, 0.05, 0.05)
fells(520, 420, 190, 6, [(-360, 170, 0.9), (60, 190, 0.75), (430, 170, 1.0)], 900, 0.2, -3, 0.005, 0.42, COOL_INK)
fells(900, 500, 300, 9, [(-640, 260, 0.9), (-120, 220, 0.8), (620, 260, 0.9)], 1500, 0.2, -3, 0.004, 0.42, COOL_INK)
with at((-52, 250, 13), 18, 1.5):
    castle(matte(0.75, WARM_INK, 0.95), WARM, 0)
woods = [tree(chance, 14, 0.12, 0.22, 0.6, 0.7, 3, COOL_INK) for _ in range(3)]
for _ in range(160):
    x, y = chance.uniform(-230, 230), chance.uniform(130, 520)
    z = valley(x, y)
    if z > 9.5 and not (abs(x + 52) < 34 and abs(y - 250) < 30):
        plant(woods, [(x, y, z - 0.5)], chance, (0.8, 1.5))
walls = Shape()
for k in range(10):
    x0, y0 = chance.uniform(-200, 200), chance.uniform(150, 420)
    for j in range(40):
        x, y = x0 + 3 * j * math.cos(k), y0 + 3 * j * math.sin(k * 1.7)
        walls.box((x, y, valley(x, y) + 0.5), (3.2, 1.0, 1.6), k)
walls.stand(matte(0.6))
with at((1.3, 6.6, near_(1.3, 6.6) - 0.05), 28):
    walking(Wear(top=Cloth(0.85, NEUTRAL, 'hoops', 0.1, 10, 0.97), trousers=Cloth(0.12), hat='bobble', hat_tone=0.3, hair='long', boots=0.12), 1.0, 1, right=Hand((0.3, 0.34, 1.06), (1, -0.3, -0.5), grip='fist'))
    Shape().tube((0.3, 0.4, 0), (0.3, 0.34, 1.14), 0.014).stand(matte(0.08))
    with at((0, 0.05, 1.2)):
        rucksack(True, 0.2, NEUTRAL)
with at((0.3, 7.4, near_(0.3, 7.4) - 0.05), 34):
    dog('walk', 0.08)
grass(chance, near_, 3600, lambda y: 2 + y * 0.6, 3, 16, (0.1, 0.34), 0.6, WARM_INK)
camera((0, 0, 64.6), (0, 60, 48), 31)
render(1200, 800, 30, haze=haze)
