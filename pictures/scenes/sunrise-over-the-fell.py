"""Four people sit and one stands, arms up, as the sun comes over the fell."""

from kit import *

scene()
chance = scattered(431)
haze = dusk(6, 64, 520, 66, 90, 400, key=0.7)
hill = lambda x, y: 0.9 * math.exp(-((x / 9) ** 2) - ((y - 9) / 5) ** 2) - 0.03 * (y - 9) ** 2 * (y > 9) + 0.05 * fbm(x, y, 3, 2)
sheet(-40, 40, 0, 30, 130, 90, hill, matte(0.2, COOL_INK, 1, 0, 0.6, 2))
fells(160, 140, 40, 4, [(-120, 70, 0.9), (120, 70, 0.8)], 330, 0.25, -22, 0.01, 0.3)
fells(300, 180, 70, 8, [(-240, 100, 0.8), (0, 90, 0.55), (250, 110, 0.9)], 560, 0.2, -24, 0.007, 0.3)
for x, turn, wear in ((-2.3, 6, Wear(top=Cloth(0.4, WARM_INK, 'checks', 0.12, 12, 0.97), trousers=Cloth(0.15), hair='curly')), (-1.4, -4, Wear(top=Cloth(0.3), jacket=Cloth(0.5, COOL_INK, collar=True), trousers=Cloth(0.15), hair='bun', shape=1)), (1.7, 4, Wear(top=Cloth(0.6, NEUTRAL, 'hoops', 0.12, 9, 0.97), trousers=Cloth(0.2), hat='bobble', hair='long', hat_tone=0.5)), (2.5, -8, Wear(top=Cloth(0.3, sleeve=0.97), trousers=Cloth(0.15), hat='brim', beard=True))):
    with at((x, 8.6, hill(x, 8.6) - 0.02), turn):
        person(wear, hips=(0, 0, 0.14), lean=(chance.uniform(-0.05, 0.05), -0.06), feet=((-0.16, 0.6, 0), (0.16, 0.56, 0)), knees=((-0.1, 0.6, 1), (0.1, 0.6, 1)), left=Hand((-0.2, 0.42, 0.5), (-1, -0.2, -0.3)), right=Hand((0.2, 0.42, 0.5), (1, -0.2, -0.3)))
with at((0.25, 8.8, hill(0.25, 8.8)), 0):
    person(Wear(top=Cloth(0.3, WARM_INK, sleeve=0.4), trousers=Cloth(0.15), hair='tail', boots=0.3, shape=1), lean=(0.02, -0.08), gaze=(0, -16, 0), left=Hand((-0.62, 0.05, 1.86), (-0.6, 0, -0.5), grip='spread'), right=Hand((0.62, 0.05, 1.88), (0.6, 0, -0.5), grip='spread'), feet=((-0.22, 0, 0), (0.22, 0, 0)))
with at((-0.55, 8.2, hill(-0.55, 8.2)), -10):
    dog('sit', 0.15)
grass(chance, hill, 6000, lambda y: 1.4 + y * 0.7, 2.6, 10, (0.1, 0.32), 0.18)
camera((0.1, 0.6, 1.5), (0.1, 9, 2.0), 36)
render(1200, 800, 28, haze=haze)
