"""Eight walkers in single file up a dark ridge, a huge pale sun behind."""

from kit import *

scene()
chance = scattered(161)
haze = dusk(26, 92, 480, 84, 300, 500)
ridge = lambda x, y: 0.42 * x + 3 + 0.8 * math.sin(x * 0.24) + 0.5 * fbm(x * 0.3, 3, 4, 2) - 0.05 * (y - 30) ** 2 + 0.15 * fbm(x, y, 3, 4)
sheet(-60, 60, 2, 40, 360, 100, ridge, matte(0.14, NEUTRAL, 1, 0, 0.8, 1.2))
for i in range(8):
    x = -7.5 + 2.35 * i + chance.uniform(-0.3, 0.3)
    with at((x, 30, ridge(x, 30) - 0.05), -90 + chance.uniform(-6, 6), chance.uniform(1.5, 1.7)):
        walking(anyone(chance, hat=chance.choice(('bobble', 'brim', 'cap', None))), 1.0, 1 if i % 2 else -1, 0.16, right=Hand((0.24, 0.42, 1.0), (1, -0.3, -0.4), grip='fist') if i % 3 == 0 else None, detail=0.016)
        if i % 2 == 0:
            with at((0, 0.03, 1.2)):
                rucksack(i % 4 == 0, 0.15)
        if i % 3 == 0:
            Shape().tube((0.24, 0.6, -0.1), (0.24, 0.42, 1.12), 0.014).stand(matte(0.1))
x = 10.3
with at((x, 29.8, ridge(x, 29.8) - 0.05), -90, 1.5):
    dog('walk', 0.1)
grass(chance, ridge, 2600, lambda y: 16, 28.6, 31.4, (0.1, 0.35), 0.12)
fells(230, 160, 44, 6, [(-190, 80, 0.5), (160, 90, 0.6)], 420, 0.25, -52, 0.008, 0.3)
camera((0, -4, 3.4), (0.6, 30, 6.3), 46)
render(1200, 800, 28, haze=haze)
