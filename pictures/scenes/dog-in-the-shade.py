"""A white dog lies under a tree with its tongue out."""

from kit import *

scene()
chance = scattered(12)
haze = daylight((36, -20, 46), 1.0, 20, 90)
ground = lambda x, y: 0.05 * fbm(x, y, 3, 2) + 0.02 * max(0, y - 3)
sheet(-30, 30, -3, 40, 90, 90, ground, matte(0.6, COOL_INK, 1, 0, 0.4, 4, 0.1, 1.2))
fells(50, 90, 22, 7, [(-50, 36, 0.8), (52, 40, 0.9)], 200, 0.35, -3, 0.015, 0.35, COOL_INK)
bark = Solid()
bark.chain([(-1.0, 1.75, -0.1), (-0.92, 1.8, 1.0), (-0.75, 1.85, 2.2), (-0.5, 1.9, 3.4)], [0.46, 0.34, 0.3, 0.26], 0.1)
for dx, dy in ((-0.7, -0.3), (0.55, -0.4), (0.3, 0.5), (-0.5, 0.4)):
    bark.capsule((-1.0, 1.75, 0.25), (-1.0 + dx, 1.75 + dy, -0.06), 0.2, 0.1, 0.15)
bark.capsule((-0.75, 1.85, 2.2), (0.9, 1.6, 3.0), 0.17, 0.1, 0.12)
put(bark.mesh(matte(0.16, NEUTRAL, 1, 0, 0.9, 6), 0.03, 0.02))
leaves = Shape()
for _ in range(5200):
    c = Vector((chance.uniform(-3.2, 3.0), chance.uniform(0.6, 3.2), 0)) + Vector((0, 0, 2.75 + chance.random() ** 2 * 1.4 - 0.25 * math.sin(chance.random() * 6)))
    u = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
    v = u.orthogonal().normalized()
    leaves.add([c - u * 0.09, c + v * 0.045, c + u * 0.09, c - v * 0.045], [(0, 1, 2, 3)])
leaves.stand(matte(0.3, COOL_INK, 1, 0))
with at((0.35, 0.9, 0.03), 158, 1.45):
    dog('lie', 0.92, 0.009)
    tongue = Solid().chain([(0, 0.58, 0.235), (0.004, 0.62, 0.19), (0.006, 0.625, 0.14)], [0.018, 0.021, 0.02], 0.01)
    put(tongue.mesh(matte(0.85, WARM_INK, 0.4, 0.4), 0.006))
    Shape().ball((0, 0.61, 0.272), (0.022, 0.016, 0.017), 10, 8).stand(matte(0.02, rough=0.3, shine=0.7), True)
    for side in (-1, 1):
        Shape().ball((side * 0.036, 0.49, 0.33), (0.011, 0.008, 0.012), 8, 6).stand(matte(0.02), True)
        put(Solid().ellipsoid((side * 0.08, 0.36, 0.31), (0.03, 0.045, 0.075), 0.01).mesh(matte(0.25, WARM_INK), 0.008))
with at((1.15, 0.75, 0.03)):
    Shape().lathe([(0, 0.01), (0.16, 0.01), (0.2, 0.11), (0.17, 0.1), (0.15, 0.05), (0, 0.05)], 30).stand(matte(0.7, WARM_INK, 0.4, 0.4), True)
grass(chance, ground, 6000, lambda y: 2.4, -0.6, 3, (0.04, 0.12), 0.5, COOL_INK, 0.008)
lamp('AREA', (2.6, -1.8, 1.6), (0.3, 0.9, 0.3), mixed(0.9, 0.6, 0.2), 46, 0.8)
camera((0.2, -2.2, 1.0), (0.05, 1.0, 0.72), 44)
render(1000, 1000, 34, haze=haze)
