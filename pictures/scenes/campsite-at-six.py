"""A camper in bare feet stretches among tents while the sun comes over the hill."""

from kit import *

scene()
chance = scattered(111)
haze = morning(4, 30, 220, 15, 22, 120)
ground = lambda x, y: 0.08 * fbm(x * 0.5, y * 0.5, 3, 2) + 0.012 * max(0, y - 8)
sheet(-40, 40, -3, 70, 110, 110, ground, matte(0.35, COOL_INK, 1, 0, 0.4, 2, 0.08, 0.6))
fells(90, 130, 44, 6, [(-90, 60, 0.9), (100, 70, 0.7)], 280, 0.3, -3, 0.012, 0.3)
for x, y, turn, make in ((-4.2, 7.4, 20, 'ridge'), (3.9, 8.0, -24, 'dome'), (-1.2, 12, 6, 'dome'), (2.6, 14.5, 0, 'ridge'), (-6.5, 15, 10, 'dome'), (7.4, 14.5, -14, 'ridge'), (-11, 20, 0, 'dome'), (0.4, 22, 0, 'dome'), (9, 23, 0, 'dome'), (-5, 26, 0, 'ridge')):
    with at((x, y, ground(x, y)), turn, 1.25):
        if make == 'ridge':
            ridge_tent(2.4, 1.9, 1.5, cloth=canvas(0.75, 0.6, chance.choice((NEUTRAL, WARM_INK))))
        else:
            dome_tent(1.4, 1.35, canvas(0.7, 0.6, chance.choice((NEUTRAL, COOL_INK, WARM_INK))))
with at((0.5, 4.6, ground(0.5, 4.6)), 184):
    person(Wear(top=Cloth(0.75, NEUTRAL, 'hoops', 0.15, 10, 0.97), trousers=Cloth(0.4, COOL_INK, 'checks', 0.2, 12), hair='curly', shoes=0.5, belt=None), hips=(0, 0, 0.95), lean=(0.12, -0.1), gaze=(0, -14, 12), left=Hand((-0.3, 0.02, 1.98), (-1, 0, 0.1), grip='spread'), right=Hand((0.46, 0.05, 1.86), (1, 0, 0.1), grip='spread'), feet=((-0.16, 0, 0.02), (0.16, 0.04, 0.02)))
with at((-1.1, 4.2, ground(-1, 4.2)), -30):
    Shape().tube((-0.07, 0, 0), (-0.07, 0, 0.3), 0.06, 0.07, 12).tube((0.1, 0.05, 0), (0.1, 0.05, 0.3), 0.06, 0.07, 12).stand(matte(0.2, COOL_INK))
Shape().line(hanging((-3.3, 7.6, 2.2), (3.2, 8.4, 2.3), 0.25, 20), 0.012).stand(matte(0.1))
for k, t in enumerate((0.2, 0.36, 0.55, 0.74)):
    p = Vector((-3.3, 7.6, 2.2)).lerp(Vector((3.2, 8.4, 2.3)), t)
    Shape().add([(p.x, p.y, p.z - 0.15), (p.x + 0.5, p.y, p.z - 0.16), (p.x + 0.48, p.y, p.z - 0.72), (p.x + 0.03, p.y, p.z - 0.7)], [(0, 1, 2, 3)]).stand(canvas(0.8, 0.5, (WARM_INK, NEUTRAL, COOL_INK)[k % 3]))
grass(chance, ground, 5200, lambda y: 2 + y * 0.8, 1.2, 9, (0.05, 0.18), 0.4, COOL_INK)
lamp('AREA', (-2.6, 1.6, 2.6), (0.4, 4.6, 1.2), COOL, 170, 0.8)
lamp('AREA', (3.4, 5.6, 2.6), (0.5, 4.6, 1.3), WARM, 120, 0.6)
camera((0.1, -0.6, 1.35), (0.6, 8, 1.85), 32)
render(1200, 800, 32, haze=haze)
