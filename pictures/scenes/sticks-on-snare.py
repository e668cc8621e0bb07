"""Two sticks hit a snare drum at once."""

from kit import *

scene()
chance = scattered(9)
indoors(0.012, 0.06)
centre, radius = Vector((0, 0, 0.7)), 0.2
Shape().tube((0, 0, 0.56), (0, 0, 0.7), radius, sides=72).stand(matte(0.8, WARM_INK, 0.25, 0.6))
Shape().tube((0, 0, 0.7), (0, 0, 0.702), radius * 0.97, sides=72).stand(matte(0.93, rough=0.5, vary=0.06, vary_scale=22))
rims = Shape()
for z in (0.565, 0.706):
    rims.line([(radius * 1.02 * math.cos(t), radius * 1.02 * math.sin(t), z) for t in (2 * math.pi * k / 72 for k in range(73))], 0.009, 8)
for k in range(10):
    a = 2 * math.pi * k / 10 + 0.15
    rims.tube((radius * 1.07 * math.cos(a), radius * 1.07 * math.sin(a), 0.6), (radius * 1.07 * math.cos(a), radius * 1.07 * math.sin(a), 0.68), 0.012, sides=12).tube((radius * 1.07 * math.cos(a), radius * 1.07 * math.sin(a), 0.68), (radius * 1.05 * math.cos(a), radius * 1.05 * math.sin(a), 0.715), 0.005)
rims.stand(metal(0.85, 0.2), True)
# Dark rings around the place that the sticks hit, and dust that jumps off the skin.
for k in range(3):
    r = 0.045 + 0.035 * k
    Shape().line([(r * math.cos(t), r * math.sin(t), 0.7035) for t in (2 * math.pi * i / 60 for i in range(61))], 0.0022).stand(matte(0.1))
dust = Shape()
for _ in range(190):
    a, r = chance.uniform(0, 6.283), 0.03 + 0.22 * chance.random()
    dust.ball((r * math.cos(a), r * math.sin(a), 0.71 + chance.random() ** 1.6 * 0.34 * (1.2 - r * 3)), chance.uniform(0.0016, 0.0052), 6, 5)
dust.stand(matte(0.95))
for side in (-1, 1):
    tip = Vector((side * 0.03, 0.0, 0.712))
    hand = Vector((side * 0.3, -0.28, 0.86))
    d = (tip - hand).normalized()
    Shape().tube(hand - d * 0.08, tip - d * 0.05, 0.0085, 0.0075, 14).tube(tip - d * 0.05, tip - d * 0.012, 0.0075, 0.0045, 12).ball(tip - d * 0.006, 0.0085, 12, 10).stand(matte(0.85, WARM_INK, 0.5, 0.3), True)
with at((0, -0.74, -0.44), 0):
    person(Wear(top=Cloth(0.12, NEUTRAL, 'spots', 0.8, 16, 0.4), hair='bob', skin=0.58), lean=(0, 0.1), left=Hand((-0.29, 0.45, 1.305), (-0.9, -0.3, -0.5), (0.55, 0.8, -0.25), (0.3, -0.2, -0.9), 'fist'), right=Hand((0.29, 0.45, 1.305), (0.9, -0.3, -0.5), (-0.55, 0.8, -0.25), (-0.3, -0.2, -0.9), 'fist'), detail=0.008)
disc((0.0, 1.9, 0.75), 0.62, WARM, 1.2)
rays((0.0, 1.95, 0.75), 0.68, 1.5, 44, 0.02, WARM, 0.6)
lamp('AREA', (-0.8, -0.6, 1.5), (0, 0, 0.7), WARM, 12, 0.25)
lamp('AREA', (0.9, 0.5, 1.3), (0, 0, 0.7), COOL, 16, 0.3)
lamp('AREA', (-0.8, 0.7, 1.2), (0, 0, 0.7), COOL, 10, 0.3)
camera((0.0, -0.55, 1.13), (0.0, 0.12, 0.76), 36)
render(1000, 1000, 36)
