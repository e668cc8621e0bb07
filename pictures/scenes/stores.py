"""A shopkeeper in an apron behind the counter, jars and tins on the shelves, bread and scales in front."""

from kit import *

scene()
chance = scattered(501)
indoors(0.04, 0.06)
# The wall is dark, with one pale window behind the shopkeeper's head.
Shape().box((0, 3.0, 2), (9, 0.1, 5)).stand(matte(0.2, COOL_INK))
Shape().box((0.0, 2.93, 1.78), (1.35, 0.02, 1.5)).stand(glow(WARM, 0.72))
frame_ = Shape().box((0.0, 2.9, 1.78), (0.045, 0.05, 1.5)).box((0.0, 2.9, 2.1), (1.35, 0.05, 0.045))
for x in (-0.7, 0.7):
    frame_.box((x, 2.9, 1.78), (0.09, 0.08, 1.62))
frame_.box((0, 2.9, 2.56), (1.5, 0.08, 0.1)).stand(matte(0.05))
shelves = Shape()
for side in (-1, 1):
    for z in (1.32, 1.86, 2.42):
        shelves.box((side * 1.58, 2.75, z), (1.55, 0.4, 0.05))
shelves.stand(matte(0.85, WARM_INK, 0.8))

def jar(x, z, r, h, tone, ink):
    Shape().lathe([(0, 0), (r, 0), (r, h * 0.84), (r * 0.72, h * 0.95), (r * 0.72, h)], 28, (x, 2.72, z)).stand(matte(tone, ink, 0.25, 0.5), True)
    Shape().tube((x, 2.72, z + h), (x, 2.72, z + h * 1.13), r * 0.8, sides=24).stand(matte(0.04))
    Shape().box((x, 2.72 - r - 0.004, z + h * 0.42), (r * 1.15, 0.012, h * 0.34)).stand(matte(0.98))

def tin(x, z, r, h, ink):
    Shape().tube((x, 2.72, z), (x, 2.72, z + h), r, sides=28).stand(matte(0.85, ink, 0.4, 0.4))
    Shape().tube((x, 2.72, z + h * 0.3), (x, 2.72, z + h * 0.72), r * 1.02, sides=28).stand(matte(0.05))

def loaf(x, y, z, turn, size=1.0, tone=0.85):
    with at((x, y, z), turn, size):
        bread = Solid().ellipsoid((0, 0, 0.1), (0.26, 0.14, 0.13), 0.03)
        for k in range(3):
            bread.scoop((-0.13 + 0.13 * k, 0, 0.235), (0.022, 0.13, 0.045), 0.01)
        put(bread.mesh(matte(tone, WARM_INK, 0.8), 0.009))

for x, r, h, tone, ink in ((-2.15, 0.13, 0.34, 0.9, WARM_INK), (-1.78, 0.13, 0.34, 0.35, COOL_INK), (-1.4, 0.13, 0.34, 0.9, NEUTRAL), (-1.03, 0.13, 0.34, 0.8, WARM_INK)):
    jar(x, 1.885, r, h, tone, ink)
for x, ink in ((-2.1, COOL_INK), (-1.85, WARM_INK), (-1.6, COOL_INK)):
    tin(x, 1.345, 0.1, 0.25, ink)
    tin(x, 2.445, 0.1, 0.25, ink)
loaf(-1.12, 2.72, 1.345, 8, 0.9, 0.95)
with at((1.22, 2.72, 1.345)):
    Shape().lathe([(0, 0), (0.2, 0), (0.2, 0.16), (0.17, 0.2), (0, 0.2)], 40).stand(matte(0.95, WARM_INK, 0.6), False)
for x, h in ((1.75, 0.42), (1.98, 0.36), (2.2, 0.42)):
    Shape().lathe([(0, 0), (0.075, 0), (0.075, h * 0.6), (0.03, h * 0.78), (0.03, h)], 24, (x, 2.72, 1.345)).stand(matte(0.7, COOL_INK, 0.2, 0.7), True)
for x, w, h, tone, ink in ((1.0, 0.26, 0.36, 0.9, NEUTRAL), (1.32, 0.3, 0.28, 0.85, WARM_INK), (1.68, 0.24, 0.4, 0.8, COOL_INK), (2.02, 0.32, 0.3, 0.9, NEUTRAL)):
    Shape().box((x + 0.05, 2.72, 1.885 + h / 2), (w, 0.2, h)).stand(matte(tone, ink))
    Shape().box((x + 0.05, 2.61, 1.885 + h * 0.55), (w * 0.72, 0.012, h * 0.4)).stand(matte(0.05))
for x, r, h, tone, ink in ((1.05, 0.12, 0.3, 0.9, WARM_INK), (1.4, 0.12, 0.3, 0.9, NEUTRAL), (1.75, 0.12, 0.3, 0.4, COOL_INK), (2.1, 0.12, 0.3, 0.9, WARM_INK)):
    jar(x, 2.445, r, h, tone, ink)
# The counter.
Shape().box((0, 1.4, 0.45), (7, 0.7, 0.95)).stand(matte(0.8, WARM_INK, pattern='stripes', second=0.5, repeat=3.2))
Shape().box((0, 1.35, 0.95), (7.2, 0.95, 0.07)).stand(matte(0.95, NEUTRAL, 0.3, 0.4))
for x, y, turn in ((-1.5, 1.15, 12), (-1.02, 1.25, -10)):
    loaf(x, y, 0.985, turn, 0.9)
with at((1.15, 1.25, 0.985)):
    Shape().box((0, 0, 0.06), (0.44, 0.3, 0.12)).lathe([(0.02, 0.12), (0.03, 0.34), (0.15, 0.38), (0.27, 0.47), (0.26, 0.47), (0, 0.38)], 36).stand(matte(0.06, rough=0.3, shine=0.6))
    Shape().tube((0, -0.15, 0.22), (0, -0.17, 0.22), 0.17, sides=44).stand(matte(0.98))
    Shape().tube((0, -0.175, 0.22), (0.07, -0.175, 0.33), 0.009).stand(matte(0.02))
    for k in range(7):
        Shape().ball((chance.uniform(-0.15, 0.15), chance.uniform(-0.12, 0.12), 0.49), 0.07, 14, 10).stand(matte(0.8, WARM_INK, 0.4, 0.4), True)
with at((0, 2.0, -0.02), 180, 1.16):
    face = person(Wear(top=Cloth(0.05, NEUTRAL, sleeve=0.55, collar=True), skirt=Cloth(0.95, hem=0.6), trousers=None, hair='bun', hair_tone=0.03, skin=0.9, head=1.35, drawn=True), lean=(0.0, 0.05), gaze=(-6, 0, 6), left=Hand((-0.42, 0.42, 0.98), (-1, -0.5, 0.1), (0.1, 0.9, -0.3), (0, 0, -1), 'flat'), right=Hand((0.42, 0.42, 0.98), (1, -0.5, 0.1), (-0.1, 0.9, -0.3), (0, 0, -1), 'flat'))
    Shape().plate([(-0.095, 0.2), (0.095, 0.2), (0.15, -0.25), (-0.15, -0.25)], 0.012).line([(-0.085, 0.2, 0), (-0.075, 0.3, -0.1), (-0.05, 0.36, -0.2)], 0.012).line([(0.085, 0.2, 0), (0.075, 0.3, -0.1), (0.05, 0.36, -0.2)], 0.012).stand(matte(0.98), matrix=facing_matrix((0, 0.2, 1.17), (0, 1, 0.16)))
lamp('AREA', (-2.4, -2.2, 3.0), (0, 2, 1.4), mixed(1.0, 0.6, 0.1), 260, 0.8)
lamp('AREA', (3.0, -1.4, 2.6), (0.4, 2.4, 1.5), WARM, 120, 0.9)
lamp('AREA', (0, 2.6, 3.6), (0, 2.0, 1.2), COOL, 120, 0.8)
camera((0.0, -2.4, 1.62), (0.0, 2, 1.52), 42)
render(1200, 800, 32)
