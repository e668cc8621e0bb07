"""A choir of ten in two rows among tree trunks, books open, its conductor's back to us."""

from kit import *

scene()
chance = scattered(281)
sky((0.03, 0.08, 0.07), [(-1, (0, 0.1, 0.3)), (0, (0.6, 0.4, 0.5)), (0.1, (0.4, 0.4, 0.5)), (0.4, (0.1, 0.4, 0.45)), (1, (0, 0.3, 0.35))])
ground = lambda x, y: 0.05 * fbm(x, y, 3, 2) + 0.03 * max(0, y - 6)
sheet(-30, 30, -3, 60, 90, 90, ground, matte(0.36, COOL_INK, 1, 0, 0.5, 3, 0.1, 0.8))
for _ in range(70):
    x, y = chance.uniform(-24, 24), chance.uniform(8.5, 46)
    if abs(x) < 3.4 and y < 11:
        continue
    trunk = Solid().chain([(x, y, -0.2), (x + chance.gauss(0, 0.1), y, 3), (x + chance.gauss(0, 0.3), y, 14)], [chance.uniform(0.26, 0.5), 0.26, 0.2], 0.1)
    put(trunk.mesh(matte(0.13, NEUTRAL, 1, 0), 0.11))
for x, y, r in ((-4.4, 4.2, 0.52), (4.6, 3.6, 0.6), (-6.4, 7.4, 0.4), (6.6, 7.2, 0.42)):
    bark = Solid().chain([(x, y, -0.3), (x + 0.05, y, 2.5), (x + 0.2, y, 9)], [r, r * 0.78, r * 0.66], 0.1)
    for k in range(5):
        a = 6.28 * k / 5 + chance.random()
        bark.capsule((x, y, 0.3), (x + 1.1 * r * math.cos(a) * 1.6, y + 1.1 * r * math.sin(a) * 1.6, -0.1), r * 0.5, 0.08, 0.2)
    put(bark.mesh(matte(0.12, NEUTRAL, 1, 0, 0.9, 5), 0.05, 0.03))
Shape().box((0, 7.9, 0.2), (6.4, 0.9, 0.4)).stand(matte(0.4, WARM_INK))
robe = lambda i: dict(top=Cloth((0.85, 0.75)[i % 2], (WARM_INK, NEUTRAL)[i % 2], sleeve=0.97), skirt=Cloth((0.85, 0.75)[i % 2], (WARM_INK, NEUTRAL)[i % 2], hem=0.75), trousers=None, jacket=None)
for i in range(10):
    row, k = divmod(i, 5)
    x, y, z = (-2.2 + 1.1 * k + 0.55 * row - 0.28, 6.5 + 1.35 * row, 0.4 * row)
    with at((x, y, ground(x, y) * (1 - row) + z), 180 + x * 4):
        person(anyone(chance, **robe(i), hat=None, mouth=0.026, beard=i in (3, 8)), gaze=(0, -4, chance.uniform(-5, 5)), left=Hand((-0.15, 0.36, 1.2), (-1, -0.3, -0.5), (0.3, 0.6, 0.5)), right=Hand((0.15, 0.36, 1.2), (1, -0.3, -0.5), (-0.3, 0.6, 0.5)))
        for side in (-1, 1):
            Shape().add([(0, 0.4, 1.18), (side * 0.15, 0.37, 1.2), (side * 0.15, 0.45, 1.42), (0, 0.48, 1.4)], [(0, 1, 2, 3)]).stand(matte(0.12, COOL_INK))
with at((0.1, 3.4, ground(0, 3.4)), 0):
    person(Wear(top=Cloth(0.85, collar=True), jacket=Cloth(0.08, hem=0.24), trousers=Cloth(0.1), hair='curly', hair_tone=0.35), lean=(0.05, 0.04), left=Hand((-0.6, 0.2, 1.62), (-0.8, -0.3, -0.7), (-0.3, 0.6, 0.6), grip='spread'), right=Hand((0.5, 0.3, 1.7), (0.8, -0.3, -0.7), (0.2, 0.6, 0.7), grip='point'))
    Shape().tube((0.5, 0.32, 1.72), (0.62, 0.55, 2.0), 0.006, 0.003).stand(matte(0.95))
for x0, x1 in ((-9, -3.2), (-4, 0.3), (3, 3.6), (9, 6.4)):
    beam((x0 * 0.8, 16, 14), (x1, 5.5, -0.5), 0.5, 1.0, mixed(0.7, 0.4, 0.2), 0.4, 0.7)
ferns(chance, [(chance.choice((-1, 1)) * chance.uniform(2.6, 7), chance.uniform(1.4, 5), 0) for _ in range(46)], 0.6, 0.6, COOL_INK)
lamp('AREA', (-3, 1.5, 4.5), (0, 7, 1.4), mixed(0.9, 0.7, 0.3), 420, 1.2)
lamp('AREA', (0, 16, 8), (0, 6, 1.2), mixed(1, 0.5, 0.2), 1500, 3)
camera((0.2, -1.7, 1.7), (0.1, 7, 1.75), 32)
render(1200, 800, 34, haze=air((0.16, 0.22, 0.26), 9, 30))
