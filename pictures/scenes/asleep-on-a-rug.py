"""A sleeper on a checked rug, hat over face, a small dog asleep at the hip."""

from kit import *

scene()
chance = scattered(8)
daylight((-26, -30, 46))
ground = lambda x, y: 0.02 * fbm(x * 2, y * 2, 3, 2)
sheet(-6, 6, -4, 6, 60, 60, ground, matte(0.45, COOL_INK, 1, 0, 0.5, 8, 0.1, 2))
with at((0, 0.8, 0.03), -9):
    Shape().box((0, 0, 0), (2.5, 1.9, 0.02)).stand(matte(0.85, WARM_INK, pattern='checks', second=(0.7, 0.62, 0.55), repeat=3.2))
    fringe = Shape()
    for i in range(90):
        y = -0.95 + 1.9 * i / 89
        for side in (-1, 1):
            fringe.tube((side * 1.25, y, 0.0), (side * 1.36, y + chance.gauss(0, 0.01), 0.0), 0.006, sides=4)
    fringe.stand(matte(0.85))
    lying = Matrix.Translation((0.05, 0.12, 0.16)) @ Matrix(((0, 0, -1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))) @ Matrix.Translation((0, 0, -0.93))
    with within(lying):
        face = person(Wear(top=Cloth(0.75, NEUTRAL, 'hoops', 0.1, 11, 0.4), trousers=Cloth(0.16, COOL_INK), hair='long', hair_tone=0.08, shoes=0.75, belt=0.6), left=Hand((-0.1, 0.17, 1.12), (-0.9, -0.1, -0.4), (0.9, 0.1, 0.2), (0, -1, 0)), right=Hand((0.14, 0.18, 1.2), (0.9, -0.1, -0.4), (-0.9, 0.1, 0.2), (0, -1, 0)), feet=((-0.16, 0.02, 0, 40), (0.12, 0.06, 0.02, -30)))
        with within(face), at((0, 0.2, 0.16), 0, 1.15, (-84, 0)):
            straw = Solid().ellipsoid((0, 0, 0.04), (0.09, 0.1, 0.075), 0.012).ellipsoid((0, 0, 0), (0.2, 0.21, 0.012), 0.012)
            put(straw.mesh(matte(0.85, WARM_INK, 0.9), 0.007))
            Shape().lathe([(0.097, 0.012), (0.099, 0.04)], 30).stand(matte(0.06))
    with at((0.18, -0.5, 0.02), 64, 0.72):
        dog('lie', 0.85)
    with at((-0.72, -0.62, 0.03)):
        mug(0.85, COOL_INK)
    with at((-0.45, -0.7, 0.03), 24):
        Shape().box((0, 0, 0.02), (0.21, 0.15, 0.035)).stand(matte(0.6, COOL_INK))
        Shape().box((0, 0, 0.02), (0.2, 0.142, 0.03)).stand(matte(0.9))
grass(chance, ground, 9000, lambda y: 3.2, -2.2, 4.5, (0.03, 0.09), 0.5, COOL_INK, 0.008)
daisies = Shape()
for _ in range(120):
    x, y = chance.uniform(-3, 3), chance.uniform(-1.6, 4)
    if abs(x) < 1.5 and -0.5 < y < 2.1:
        continue
    daisies.ball((x, y, 0.09), (0.022, 0.022, 0.008), 8, 4)
daisies.stand(matte(0.95))
camera((0.1, -1.7, 2.75), (0.02, 0.72, 0.08), 36)
render(1200, 800, 32)
