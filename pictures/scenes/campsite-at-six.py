"""A camper stretches, arms up, against a huge low sun between two tents."""

from kit import *

scene()
chance = scattered(111)
sky((0.03, 0.07, 0.03), [(-1, (0, 0.1, 0.3)), (0, (0.6, 0.02, 0.02)), (0.16, (0.5, 0.05, 0.03)), (0.26, (0.34, 0.18, 0.04)), (0.38, (0.08, 0.4, 0.05)), (1, (0, 0.3, 0.1))])
disc((3, 200, 31), 30, mixed(1, 0.8, 0.3), 2.2)
ground = lambda x, y: 0.05 * fbm(x * 0.5, y * 0.5, 3, 2)
sheet(-60, 60, -3, 90, 90, 110, ground, matte(0.42, COOL_INK, 1, 0, 0.2, 2))
fells(110, 70, 30, 6, [(-90, 60, 0.9), (110, 60, 0.85)], 280, 0.16, -3, 0.012, 0.3, COOL_INK)
for x, y, turn, s, make, ink in ((-3.5, 7.0, 24, 1.55, 'ridge', WARM_INK), (4.1, 7.6, -26, 1.5, 'dome', NEUTRAL), (-4.6, 15, 8, 1.3, 'dome', WARM_INK), (6.2, 16, -10, 1.3, 'ridge', WARM_INK), (-10.5, 19, 0, 1.3, 'ridge', NEUTRAL), (11.5, 20, 0, 1.2, 'dome', WARM_INK)):
    with at((x, y, ground(x, y)), turn, s):
        if make == 'ridge':
            ridge_tent(2.4, 2.0, 1.6, 40, canvas(0.9, 0.75, ink))
        else:
            dome_tent(1.4, 1.4, canvas(0.9, 0.75, ink), 34)
# The camper is an outline before the sun.
with at((0.28, 4.2, ground(0.28, 4.2)), 176):
    person(Wear(top=Cloth(0.0, sleeve=0.4), trousers=Cloth(0.0), hair='curly', hair_tone=0.0, skin=0.0, belt=None, shoes=0.0), hips=(0, 0, 0.95), lean=(0.05, -0.06), gaze=(0, -12, 10), left=Hand((-0.46, 0.02, 1.96), (-1, 0, 0.1), grip='spread'), right=Hand((0.5, 0.02, 1.9), (1, 0, 0.1), grip='spread'), feet=((-0.2, 0, 0.02), (0.2, 0.04, 0.02)))
with at((-1.25, 3.9, 0), -24):
    boots = Shape()
    for x in (-0.1, 0.12):
        boots.tube((x, 0, 0), (x, 0, 0.34), 0.065, 0.08, 12).ball((x, -0.1, 0.05), (0.06, 0.12, 0.055), 12, 8)
    boots.stand(matte(0.05))
grass(chance, ground, 2600, lambda y: 2 + y * 0.8, 1.8, 7, (0.06, 0.22), 0.3, COOL_INK, 0.014)
lamp('SUN', (3, 200, 42), (0, 0, 0), WARM, 9, 2)
lamp('SUN', (-30, -60, 40), (0, 0, 0), COOL, 1.1, 15)
camera((0.2, -1.2, 0.95), (0.35, 6, 1.42), 34)
render(1200, 800, 20, haze=air((0.1, 0.1, 0.06), 14, 90))
