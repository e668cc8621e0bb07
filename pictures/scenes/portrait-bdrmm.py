"""bdrmm: four people looking at their feet, where the pedals are; blurred rings hang behind them."""

from kit import *

scene()
sky((0.01, 0.03, 0.03), [(-1, (0, 0, 0.1)), (0, (0, 0, 0.22)), (0.4, (0, 0, 0.14)), (1, (0, 0, 0.06))])
# Rings of soft light, like lamps out of focus.
for x, z, r, colour, s in ((0.0, 2.2, 1.5, WARM, 0.85), (-1.4, 3.1, 0.85, COOL, 0.7), (1.55, 3.0, 1.0, COOL, 0.6), (-1.7, 1.5, 0.6, WARM, 0.5), (1.75, 1.5, 0.7, WARM, 0.45), (0.5, 3.7, 0.6, COOL, 0.5)):
    for k in range(9):
        rr = r * (0.72 + 0.045 * k)
        strength = s * math.exp(-(((k - 4) / 2.3) ** 2))
        ring = [(x + rr * math.cos(t), 3.4 + 0.01 * k, z + rr * math.sin(t)) for t in (2 * math.pi * i / 90 for i in range(91))]
        Shape().line(ring, r * 0.026, 6).stand(glow(tuple(c * strength for c in colour), 1.0))
sheet(-6, 6, -4, 6, 4, 4, lambda x, y: 0, matte(0.22, COOL_INK, 0.35, 0.5))

def shoegazer(x, y, turn, wear, instrument, ax, share=0.5, **pose):
    c, n = (0.05, 0.21, 1.02), (0, 1, 0.05)
    with at((x, y, 0), turn):
        person(wear, lean=(pose.pop('side', 0), 0.13), gaze=pose.pop('gaze', (0, 40, 0)), left=fretting(c, ax, n, share), right=plucking(c, ax, n), **pose)
        with held(c, ax, n):
            instrument()
        with at((0.02, 0.62, 0), 180):
            pedals(5, int(x * 10) % 7 + 1, 0.62, 1.5)
        lamp('POINT', (0, 0.55, 0.22), None, WARM, 6, 0.15)

shoegazer(-1.05, 0.3, 192, Wear(top=Cloth(0.7, sleeve=0.97, hem=0.1), trousers=Cloth(0.12), hair='fringe', hair_tone=0.06), lambda: electric('offset', 0.8, WARM_INK, 0.9), (-0.9, 0.1, 0.3), gaze=(8, 40, 4), side=0.03)
shoegazer(-0.28, -0.05, 183, Wear(top=Cloth(0.5, COOL_INK, sleeve=0.97, hem=0.12, pattern='hoops', second=0.75, repeat=9), trousers=Cloth(0.1), hair='bob', hair_tone=0.25), lambda: electric('offset', 0.9, NEUTRAL, 0.2), (-0.88, 0.1, 0.42), 0.7, gaze=(-6, 42, -5))
shoegazer(0.5, 0.1, 177, Wear(top=Cloth(0.15, hem=0.12), jacket=Cloth(0.6, WARM_INK, hem=0.12), trousers=Cloth(0.3, COOL_INK), hair='curly', hair_tone=0.05), lambda: bass('horned', 0.25, COOL_INK, 0.9), (-0.94, 0.1, 0.28), 0.4, gaze=(4, 44, 6))
with at((1.28, 0.45, 0), 166):
    person(Wear(top=Cloth(0.75, sleeve=0.45, hem=0.06), trousers=Cloth(0.14), hair='crop', hat='beanie', hat_tone=0.6, hair_tone=0.1), lean=(0, 0.2), gaze=(0, 42, 0), left=Hand((-0.22, 0.42, 0.98), (-0.7, -0.3, -0.5), (0.1, 0.9, -0.4), (0, 0, -1)), right=Hand((0.2, 0.42, 0.98), (0.7, -0.3, -0.5), (-0.1, 0.9, -0.4), (0, 0, -1)))
    with at((0, 0.46, 0)):
        trestle(0.7, 0.84)
        with at((0, 0, 0.85), 180):
            keyboard(0.8, 19, 0.5, 10, COOL_INK)
for x, colour in ((-1.9, COOL), (-0.6, WARM), (0.7, COOL), (2.0, WARM)):
    beam((x, 2.9, 4.6), (x * 0.75, 1.6, 0.0), 0.06, 0.6, colour, 0.45, 0.9)
lamp('AREA', (-2.0, -2.8, 1.7), (0, 0, 1.1), WARM, 130, 0.9)
lamp('AREA', (2.4, 1.9, 2.9), (0, 0.2, 1.2), COOL, 230, 0.7)
lamp('AREA', (-2.6, 1.7, 2.8), (0, 0.2, 1.2), COOL, 190, 0.7)
camera((0.1, -4.6, 1.25), (0.1, 0.2, 1.34), 45)
render(960, 1200, 40)
