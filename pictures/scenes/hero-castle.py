"""The castle by the mere at dusk, the sun going down beside it and two people at the end of a jetty."""

from kit import *

scene()
chance = scattered(5)
sky((0, 0.1, 0), [(-1, (0, 0, 0.3)), (0, (0.85, 0, 0.3)), (0.04, (0.66, 0, 0.34)), (0.11, (0.4, 0, 0.42)), (0.2, (0.16, 0, 0.46)), (0.34, (0.02, 0, 0.42)), (0.6, (0, 0, 0.34)), (1, (0, 0, 0.2))])
fells(260, 200, 74, 3, [(-260, 110, 0.9), (235, 90, 1.0), (420, 150, 1.1)], 620, 0.22)
fells(480, 320, 150, 8, [(-300, 170, 0.9), (400, 190, 1.1)], 1000, 0.1)
fells(900, 460, 270, 12, [(-620, 320, 0.9), (-260, 140, 0.4), (620, 300, 0.9)], 1900, 0.1)
mere(0, -5, 2500, 2500, 0.2, 0.55)

def bank(x, y):
    crown = 10.2 * math.exp(-(((x - (46 if TALL else 47)) / (30 if TALL else 34)) ** 2 + ((y - 128) / 30) ** 2) ** 2)
    spur = 3 * math.exp(-(((x - 86) / 40) ** 2 + ((y - 140) / 34) ** 2))
    return -2 + crown + spur + 1.5 * fbm(x * 0.08, y * 0.08, 5, 2)

sheet(-30, 130, 78, 190, 150, 90, bank, matte(0.3, NEUTRAL, 1, 0, 0.7, 0.4, 0.12, 0.25))
with at((41 if TALL else 45, 118, 7.6), -11):
    castle(matte(0.5, NEUTRAL, 0.95, 0.05, 0.6, 1.5, 0.14, 0.8), WARM, 9)
woods = [spruce(chance, 9 + chance.random() * 3) for _ in range(4)] + [tree(chance, 9, 0.1, 0.16, 0.8, 0.45, 4) for _ in range(4)]
for _ in range(70):
    x, y = 40 + chance.gauss(0, 1) * 32, 124 + chance.uniform(-26, 30)
    if (abs(x - (41 if TALL else 45)) < 22 and y < 140) or bank(x, y) < 0.2 or (TALL and x < 22):
        continue
    plant(woods, [(x, y, bank(x, y) - 0.3)], chance, (0.6, 1.1))

# The near shore, and a jetty that leads the eye out.
shore = lambda x, y: 0.55 - 0.16 * (y - 1) * (1 if y > 1 else 0.2) + 0.35 * fbm(x * 0.3, y * 0.3, 5, 4) + 0.03 * abs(x)
sheet(-40, 40, -6, 16, 120, 60, shore, matte(0.16, NEUTRAL, 1, 0, 0.8, 2, 0.08, 1))
jx = 1.5 if TALL else 1.5
boards = Shape()
for i in range(46):
    boards.box((jx + 0.01 * chance.gauss(0, 1), 6 + i * 0.33, 0.62), (1.7, 0.27, 0.06), chance.gauss(0, 0.012))
for i in range(0, 46, 7):
    for side in (-0.85, 0.85):
        boards.tube((jx + side, 6 + i * 0.33, -1), (jx + side, 6 + i * 0.33, 1.0 if i % 14 == 0 else 0.66), 0.09)
boards.stand(matte(0.2, rough=0.9))
dark = Cloth(0.14, sleeve=0.97)
with at((jx - 0.34, 19.3, 0.66), -8):
    person(Wear(top=dark, skirt=Cloth(0.14, hem=0.5), trousers=None, hair='bun', shape=1), gaze=(-30, 0, 0), right=Hand((0.34, 0.05, 0.98)), detail=0.016)
with at((jx + 0.36, 19.4, 0.66), 6, 1.05):
    person(Wear(top=dark, jacket=Cloth(0.1, hem=0.2), trousers=Cloth(0.12), hat='brim'), gaze=(25, 0, 0), left=Hand((-0.34, 0.05, 0.95)), detail=0.016)
with at((jx - 1.0 + 0.3, 18.6, 0.66), -14):
    dog('sit', 0.12)

def reed_bed():
    x, y = chance.uniform(-12, 12), chance.uniform(2.6, 7)
    y += abs(x) * 0.12
    return None if abs(x - jx) < 1.2 or fbm(x * 0.35, y * 0.35, 3, 9) < -0.02 else (x, y, 0.1)

reeds(chance, reed_bed, 900)
with at((-8.4 if not TALL else -4.6, 11.5, -0.2), 70):
    put(spruce(scattered(3), 12.5, 0.06, 44))
with at((-6.3 if not TALL else -6.2, 13, -0.3), 12):
    put(spruce(scattered(4), 8, 0.06, 34))

disc(((132 if not TALL else 120), 1500, 150), 86, WARM, 3)
lamp('SUN', (4 if TALL else 12, 150, 24), (0, 0, 0), WARM, 3.4, 3)
lamp('SUN', (60, -60, 40), (0, 0, 0), COOL, 0.55, 10)

def haze(depth, x, _y):
    amount = (1 - np.exp(-np.maximum(0, depth - 90) / 650)) * (depth < 3600)
    by_sun = np.exp(-(((x - (0.56 if not TALL else 0.2)) / 0.3) ** 2))
    return amount * (0.06 + 0.34 * by_sun), amount * 0.08, amount * 0.2

if TALL:
    camera((0.2, -1, 2.0), (12.4, 60, -0.5), 38)
    render(680, 1360, 30, haze=haze)
else:
    camera((0.3, -1, 2.0), (2.5, 60, 7.4), 33)
    render(1200, 800, 32, haze=haze)
