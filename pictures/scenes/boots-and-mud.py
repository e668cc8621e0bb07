"""A pair of wellingtons, seen close, going into the mud."""

from kit import *

scene()
chance = scattered(141)
haze = daylight((-30, -20, 34), 0.9, 8, 40)
steps = [(-0.13, 0.1), (0.2, 0.42), (-0.5, 0.9), (0.62, 1.2), (-0.1, 1.7), (0.4, 2.3), (-0.7, 2.6)]

def mud(x, y):
    z = 0.03 * fbm(x * 3, y * 3, 5, 2) + 0.012 * fbm(x * 14, y * 14, 3, 3)
    for sx, sy in steps:
        d = math.hypot((x - sx) / 0.11, (y - sy) / 0.2)
        z += -0.07 * math.exp(-(d**2)) + 0.035 * math.exp(-((d - 1.25) ** 2) * 7)
    return z

sheet(-1.6, 1.6, -0.8, 3.0, 260, 300, mud, matte(0.14, WARM_INK, 0.22, 0.9))
sheet(-14, 14, 3, 40, 60, 60, lambda x, y: 0.05 * fbm(x, y, 3, 2), matte(0.5, COOL_INK, 1, 0, 0.4, 3))
fells(60, 60, 20, 6, [(-34, 26, 0.8), (38, 26, 0.9)], 120, 0.35, -1, 0.02, 0.35, COOL_INK)
for x, y, lift, turn, pitch in ((-0.13, 0.1, -0.07, 8, 0), (0.2, 0.42, 0.0, -10, 14)):
    with at((x, y, lift), turn + 180, 1.12, (pitch, 0)):
        boot = Solid().capsule((0, -0.02, 0.06), (0, 0.17, 0.05), 0.052, 0.046, 0.04).capsule((0, -0.03, 0.08), (0, -0.03, 0.36), 0.056, 0.075, 0.04)
        boot.slice(((0, 0, 0.36), (0, 0, 1)))
        put(boot.mesh(matte(0.75, WARM_INK, 0.25, 0.7, pattern='spots', second=0.9, repeat=22), 0.006))
        Shape().lathe([(0.079, 0.345), (0.082, 0.37), (0.076, 0.37), (0.07, 0.3)], 30, (0, -0.03, 0)).stand(matte(0.9, rough=0.3, shine=0.5), True)
        sole = Solid().capsule((0, -0.03, 0.02), (0, 0.18, 0.02), 0.054, 0.048, 0.03)
        put(sole.slice(((0, 0, 0.035), (0, 0, 1))).mesh(matte(0.04, rough=0.4, shine=0.5), 0.006))
        put(Solid().capsule((0, -0.03, 0.3), (0, -0.01, 1.7), 0.055, 0.12, 0.03).mesh(matte(0.3, COOL_INK, 0.9), 0.012, 0.004))
        splash = Shape()
        for _ in range(60):
            a = chance.uniform(0, 6.28)
            splash.ball((0.062 * math.cos(a), 0.05 + 0.12 * math.sin(a), 0.02 + 0.12 * chance.random() ** 2), chance.uniform(0.003, 0.012), 6, 5)
        splash.stand(matte(0.1, WARM_INK, 0.3, 0.7))
drops = Shape()
for _ in range(90):
    a, r = chance.uniform(0, 6.28), 0.1 + 0.3 * chance.random()
    drops.ball((-0.13 + r * math.cos(a), 0.02 + 0.7 * r * math.sin(a), 0.06 + chance.random() * 0.3 * (1 - r)), chance.uniform(0.003, 0.011), 6, 5)
drops.stand(matte(0.1, WARM_INK, 0.3, 0.7))
for x, y in ((-0.75, 0.35), (0.72, 0.1), (0.9, 1.6)):
    Shape().plate([(x + 0.24 * math.cos(t) * (1 + 0.2 * math.sin(2 * t)), y + 0.14 * math.sin(t)) for t in (2 * math.pi * k / 30 for k in range(30))], 0.004).stand(water(0.02, 0.02, 4), matrix=Matrix.Translation((0, 0, 0.012)))
camera((0.05, -1.25, 0.52), (0.03, 0.3, 0.27), 38)
render(960, 1200, 34, haze=haze)
