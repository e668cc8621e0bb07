"""A pie, steaming, with a heap of peas and a fork already in them."""

from kit import *

scene()
chance = scattered(5)
indoors(0.03, 0.12)
Shape().box((0, 0, -0.02), (2, 2, 0.04)).stand(matte(0.6, COOL_INK, pattern='checks', second=0.8, repeat=9))
Shape().lathe([(0, 0.012), (0.13, 0.012), (0.185, 0.028), (0.187, 0.033), (0.13, 0.02), (0, 0.02)], 80).stand(matte(0.92, rough=0.35, shine=0.5), True)
rim = Shape().line([(0.176 * math.cos(t), 0.176 * math.sin(t), 0.031) for t in (2 * math.pi * k / 80 for k in range(81))], 0.0025)
rim.stand(matte(0.7, WARM_INK))
with at((-0.045, 0.02, 0.02)):
    Shape().lathe([(0.068, 0), (0.084, 0.05), (0.088, 0.058)], 60).stand(matte(0.5, WARM_INK, 0.7, 0.2, 0.3, 60), True)
    crust = Solid().ellipsoid((0, 0, 0.058), (0.084, 0.084, 0.026), 0.01)
    for k in range(26):
        a = 2 * math.pi * k / 26
        crust.ellipsoid((0.087 * math.cos(a), 0.087 * math.sin(a), 0.06), (0.0125, 0.0125, 0.009), 0.006)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        crust.scoop((0.03 * math.cos(a), 0.03 * math.sin(a), 0.085), (0.016 * abs(math.cos(a)) + 0.005, 0.016 * abs(math.sin(a)) + 0.005, 0.014), 0.004)
    put(crust.mesh(matte(0.72, WARM_INK, 0.45, 0.5, 0.15, 70), 0.0022))
peas = Shape()
for _ in range(520):
    r, a = 0.062 * chance.random() ** 0.55, 6.283 * chance.random()
    peas.ball((0.088 + r * math.cos(a), -0.045 + r * 0.9 * math.sin(a), 0.027 + 0.05 * chance.random() * (1 - (r / 0.066) ** 1.6)), chance.uniform(0.0062, 0.0078), 10, 7)
peas.stand(matte(0.72, COOL_INK, 0.4, 0.5), True)
fork = Shape()
base, tip = Vector((0.22, -0.1, 0.17)), Vector((0.1, -0.055, 0.055))
d = (tip - base).normalized()
u = d.cross(Vector((0, 0, 1))).normalized()
fork.tube(base - d * 0.06, tip - d * 0.03, 0.0055, 0.004, 10)
for k in (-1.5, -0.5, 0.5, 1.5):
    fork.line([tip - d * 0.03, tip - d * 0.02 + u * 0.006 * k, tip + u * 0.0062 * k, tip + d * 0.03 + u * 0.0062 * k], 0.0017, 6)
fork.stand(metal(0.85, 0.2), True)
gravy = Solid().ellipsoid((0.0, -0.095, 0.021), (0.075, 0.045, 0.006), 0.01).ellipsoid((-0.07, -0.08, 0.021), (0.05, 0.035, 0.006), 0.02)
put(gravy.mesh(matte(0.06, WARM_INK, 0.15, 0.9), 0.002))
with at((-0.26, 0.2, 0.0), 0, 1.05):
    pint(1.0)
for x, phase, h in ((-0.085, 0.0, 0.24), (-0.045, 2.2, 0.29), (-0.005, 4.0, 0.22)):
    curl = [Vector((x + 0.018 * math.sin(phase + 6.5 * t) * (0.3 + t), 0.03, 0.105 + h * t)) for t in (k / 40 for k in range(41))]
    steam = Shape()
    for i in range(40):
        steam.tube(curl[i], curl[i + 1], 0.0062 * math.sin(math.pi * i / 40) + 0.0004, 0.0062 * math.sin(math.pi * (i + 1) / 40) + 0.0004, 10, False)
    steam.stand(glow(mixed(0.3, 0.5, 0.4), 1.0), True)
Shape().box((0, 1.1, 0.4), (4, 0.05, 1.6)).stand(matte(0.12, COOL_INK))
lamp('AREA', (-0.6, -0.5, 0.8), (0, 0, 0.05), WARM, 9, 0.25)
lamp('AREA', (0.7, 0.4, 0.6), (0, 0, 0.05), COOL, 9, 0.25)
lamp('AREA', (0.1, -0.9, 0.5), (0, 0, 0.05), mixed(0.5, 0.6, 0.2), 4, 0.3)
camera((0.02, -0.62, 0.46), (0.0, 0.02, 0.1), 52)
render(1000, 1000, 40)
