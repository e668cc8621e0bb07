"""A heron stands on the rail of an arched wooden footbridge over a beck, spruces behind."""

from kit import *

scene()
chance = scattered(191)
haze = daylight((-26, -30, 50), 1.0, 10, 40)
# Bright cloud: bare paper behind the needles.
sky((0.05, 0.09, 0.08), [(-1, (0, 0, 0.25)), (0, (0.6, 1.3, 1.4)), (1, (0.6, 1.3, 1.4))])
bed = lambda x, y: 0.55 * min(1, (abs(x - 0.25 * math.sin(y * 0.5)) / 2.1) ** 3) - 0.45 + 0.07 * fbm(x * 1.2, y * 1.2, 4, 2) + 0.025 * max(0, y)
sheet(-14, 14, -3, 30, 180, 180, bed, matte(0.5, COOL_INK, 1, 0, 0.5, 3, 0.1, 0.8))
flow = lambda x, y: -0.33 + 0.028 * max(0, y) + 0.02 * fbm(x * 3, y * 2, 3, 5)
sheet(-2.2, 2.2, -3, 24, 60, 160, flow, water(0.25, 0.12, 1.2, 1.4))
stones(chance, (0, 3, -0.32), 2.3, 60, (0.15, 0.5), 0.5)
stones(chance, (0, 9, -0.1), 2.6, 50, (0.2, 0.6), 0.45)
foam = Shape()
for _ in range(50):
    y = chance.uniform(-1, 10)
    x = chance.gauss(0, 0.8)
    foam.ball((x, y, flow(x, y) + 0.015), (chance.uniform(0.02, 0.09), chance.uniform(0.03, 0.12), 0.012), 7, 4)
foam.stand(matte(0.95))
bridge = Shape()
arch = lambda x: 1.25 - 0.075 * x * x
for k in range(38):
    x = -3.6 + 7.2 * k / 37
    bridge.box((x, 6, arch(x)), (0.17, 1.2, 0.06))
for y in (5.42, 6.58):
    bridge.line([(-3.7 + 7.4 * k / 30, y, arch(-3.7 + 7.4 * k / 30) - 0.12) for k in range(31)], 0.1, 6)
    bridge.line([(-3.7 + 7.4 * k / 30, y, arch(-3.7 + 7.4 * k / 30) + 0.72) for k in range(31)], 0.05, 6).line([(-3.7 + 7.4 * k / 30, y, arch(-3.7 + 7.4 * k / 30) + 0.4) for k in range(31)], 0.035, 6)
    for k in range(9):
        x = -3.6 + 0.9 * k
        bridge.tube((x, y, arch(x) - 0.1), (x, y, arch(x) + 0.78), 0.05)
bridge.stand(matte(0.62, WARM_INK, 0.9))
with at((0.1, 5.42, arch(0.1) + 0.76), 0, 1.75):
    heron(0.0)
woods = [spruce(chance, 9 + chance.random() * 4, 0.14) for _ in range(5)]
# A clearing behind the heron, whose outline stands against the sky.
spots = [(chance.uniform(-13, 13), chance.uniform(13, 28), 0.3) for _ in range(20)]
plant(woods, [spot for spot in spots if abs(spot[0] - 0.03 * spot[1]) > 3.4], chance, (0.8, 1.3))
camera((0.1, -3.0, 1.35), (0.05, 6, 1.6), 33)
render(1200, 800, 30, haze=haze)
