"""Four kites over a bare hill, four children holding on."""

from kit import *

scene()
chance = scattered(4)
haze = daylight((-40, -44, 40))
hill = lambda x, y: 3.2 * math.exp(-(((x + 2) / 16) ** 2) - ((y - 16) / 12) ** 2) + 0.06 * fbm(x * 0.5, y * 0.5, 3, 2)
sheet(-60, 60, 2, 60, 140, 90, hill, matte(0.32, COOL_INK, 1, 0, 0.4, 1.5, 0.1, 0.3))
fells(120, 160, 40, 5, [(-130, 70, 0.8), (110, 90, 0.9)], 340, 0.3, -4, 0.01, 0.35, COOL_INK)
small = lambda x, y, turn, wear, dx, dz: (x, y, turn, wear, dx, dz)
for x, y, turn, ink, pattern, kite in ((-4.4, 14, 30, WARM_INK, 'hoops', (-6.4, 22, 12.6)), (-1.6, 15, -10, COOL_INK, None, (-1.0, 24, 10.2)), (1.3, 14.2, -25, NEUTRAL, 'stripes', (4.2, 22, 13.0)), (4.2, 15, -30, WARM_INK, 'checks', (8.6, 24, 9.8))):
    with at((x, y, hill(x, y)), turn, 0.8):
        person(Wear(top=Cloth(0.8, ink, pattern, 0.15, 11, 0.4), trousers=Cloth(0.15), hair=chance.choice(('tail', 'crop', 'plaits', 'curly')), build=0.95), lean=(0, -0.14), gaze=(0, -24, 0), left=Hand((-0.1, 0.36, 1.5), (-1, 0, -0.4), grip='fist'), right=Hand((0.12, 0.36, 1.62), (1, 0, -0.4), grip='fist'), feet=((-0.14, -0.2, 0), (0.14, 0.24, 0)))
    a = math.radians(turn)
    hands = Vector((x - 0.3 * math.sin(a), y + 0.3 * math.cos(a), hill(x, y) + 1.27))
    k = Vector(kite)
    Shape().line(hanging(hands, k, 0.7, 20), 0.012, 4).stand(matte(0.05))
    side, up = Vector((1.7, 0, 0.25)), Vector((0.2, 0.5, 2.2))
    for points, tone, kind in (((k, k + side, k + up), 0.85, ink), ((k, k + up, k - side), 0.6, ink), ((k, k - side, k - up * 1.5), 0.85, NEUTRAL), ((k, k - up * 1.5, k + side), 0.5, NEUTRAL)):
        Shape().add(points, [(0, 1, 2)]).stand(canvas(tone, 0.3, kind))
    tail = spline([k - up * 1.5, k - up * 1.5 + Vector((-0.8, 0, -0.9)), k - up * 1.5 + Vector((0.3, 0, -1.9)), k - up * 1.5 + Vector((-0.5, 0, -2.8))], 8)
    Shape().line(tail, 0.015, 4).stand(matte(0.1))
    for p in tail[3::5]:
        Shape().add([p + Vector((-0.28, 0, 0.14)), p, p + Vector((-0.28, 0, -0.14)), p + Vector((0.28, 0, 0.14)), p + Vector((0.28, 0, -0.14))], [(0, 1, 2), (3, 1, 4)]).stand(matte(0.7, ink))
grass(chance, hill, 4000, lambda y: y, 4, 18, (0.1, 0.3), 0.3, COOL_INK)
camera((0.2, 3.5, 2.2), (0.5, 18, 7.6), 27)
render(1200, 800, 28, haze=haze)
