"""Three T-shirts on a line, the middle one held up by someone of whom a hat and eight fingers show; records below."""

from kit import *

scene()
indoors(0.05, 0.06)
Shape().box((0, 2.2, 2), (9, 0.1, 5)).stand(matte(0.34, COOL_INK))
paper, black, amber = matte(0.98), matte(0.02), matte(0.55, WARM_INK)
bird = [(-0.28, 0.12), (-0.15, 0.14), (-0.04, 0.06), (0, 0.1), (0.04, 0.06), (0.15, 0.14), (0.28, 0.12), (0.14, 0.03), (0.055, -0.03), (0.05, -0.1), (0.08, -0.2), (0, -0.13), (-0.08, -0.2), (-0.05, -0.1), (-0.055, -0.03), (-0.14, 0.03)]
towards = facing_matrix((0, 0, 0), (0, -1, 0))


def shirt(x, y, z, size, cloth, device, kind):
    with at((x, y, z), 0, size):
        collar = [(0.1 * math.cos(t), -0.075 * math.sin(t)) for t in (math.pi * (1 - k / 10) for k in range(11))]
        outline = [(-0.13, 0.01), *collar, (0.13, 0.01), (0.27, -0.04), (0.42, -0.23), (0.31, -0.31), (0.25, -0.23), (0.26, -0.78), (-0.26, -0.78), (-0.25, -0.23), (-0.31, -0.31), (-0.42, -0.23), (-0.27, -0.04)]
        Shape().plate(outline, 0.02).stand(cloth, matrix=towards)
        Shape().line([(px * 1.05, -0.014, pz * 1.05) for px, pz in collar], 0.009).stand(device)
        if kind == 'bird':
            Shape().plate([(px * 1.08, pz * 1.2 - 0.36) for px, pz in bird], 0.026).stand(device, matrix=towards)
        if kind == 'moon':
            moon = [(0.13 * math.cos(t), -0.36 + 0.13 * math.sin(t)) for t in (0.6 + 4.4 * k / 30 for k in range(31))]
            Shape().plate(moon + [(0.05 + 0.105 * math.cos(t), -0.35 + 0.105 * math.sin(t)) for t in (4.75 - 3.9 * k / 30 for k in range(31))], 0.026).stand(device, matrix=towards)
        if kind == 'bars':
            bars = Shape()
            for k in range(5):
                bars.box((0, -0.012, -0.24 - 0.1 * k), (0.5, 0.008, 0.045))
            bars.stand(device)


Shape().line(hanging((-3.2, 1.2, 2.2), (3.2, 1.2, 2.2), 0.08, 40), 0.012).stand(black)
for x, cloth, device, kind in ((-1.2, amber, black, 'moon'), (1.2, black, paper, 'bars')):
    shirt(x, 1.2, 2.14, 1.3, cloth, device, kind)
    for side in (-0.3, 0.3):
        Shape().box((x + side, 1.17, 2.14), (0.05, 0.04, 0.15)).stand(paper)
# The hat above the shirt, and the fingers over its shoulders.
with at((0.0, 0.98, 2.02)):
    hat = Solid().ellipsoid((0, 0, 0.1), (0.2, 0.2, 0.24), 0.02)
    put(hat.slice(((0, 0, 0.02), (0, 0, -1))).mesh(matte(0.6, WARM_INK, 1, 0, pattern='hoops', second=0.98, repeat=9), 0.01))
    put(Solid().capsule((-0.15, -0.02, 0.03), (0.15, -0.02, 0.03), 0.065, blend=0.02).mesh(black, 0.01))
    tuft = scattered(7)
    pom = Solid()
    for _ in range(40):
        pom.ellipsoid((tuft.gauss(0, 0.045), tuft.gauss(0, 0.045), 0.38 + tuft.gauss(0, 0.04)), (0.04, 0.04, 0.04), 0.01)
    put(pom.mesh(paper, 0.01))
shirt(0, 0.66, 1.96, 1.5, paper, black, 'bird')
for side in (-1, 1):
    hand_ = Solid()
    for k in range(4):
        x, z = side * (0.225 + 0.056 * k), 1.97 - 0.012 * k
        hand_.chain([(x, 0.74, z + 0.02), (x, 0.63, z + 0.035), (x - side * 0.004, 0.6, z - 0.02), (x - side * 0.01, 0.6, z - 0.075 + 0.012 * abs(k - 1.4))], [0.028, 0.029, 0.027, 0.023], 0.006)
    put(hand_.mesh(matte(0.62, WARM_INK, 0.7, 0.1), 0.005))
# The table, its records and mugs.
with at((0, 0.42, 0)):
    table(5, 0.8, 0.86, 0.4, matte(0.55, WARM_INK))
for x, lean, face_, ink in ((-1.42, 5, 'round', black), (-0.98, -4, 'bars', paper), (0.98, 4, 'round', paper), (1.42, -6, 'bird', amber)):
    with at((x, 0.28, 0.865), lean, 1.3, (-14, 0)):
        mark = paper if ink is black else black
        Shape().box((0, 0, 0.155), (0.31, 0.008, 0.31)).stand(ink)
        if face_ == 'round':
            Shape().tube((0, -0.006, 0.155), (0, -0.01, 0.155), 0.105, sides=40).stand(mark)
            Shape().tube((0, -0.012, 0.155), (0, -0.014, 0.155), 0.03, sides=24).stand(ink)
        elif face_ == 'bird':
            Shape().plate([(px * 0.45, pz * 0.5) for px, pz in bird], 0.01).stand(mark, matrix=facing_matrix((0, -0.006, 0.155), (0, -1, 0)))
        else:
            for k in range(4):
                Shape().box((0, -0.006, 0.06 + 0.065 * k), (0.24, 0.006, 0.03)).stand(mark)
for x, ink, turn in ((-0.44, black, 20), (0.5, matte(0.34, COOL_INK), 150)):
    with at((x, 0.2, 0.865), turn, 1.6):
        mug(0.97) if ink is black else mug(0.04)
lamp('AREA', (-2.4, -2.2, 3.4), (0, 1.0, 1.5), mixed(1.0, 0.75, 0.2), 210, 0.5)
lamp('AREA', (2.8, -1.8, 2.4), (0, 1.2, 1.5), mixed(1, 0.6, 0.2), 70, 0.6)
lamp('AREA', (0, 0.4, 4.2), (0, 2.2, 2.2), COOL, 60, 0.8)
camera((0.0, -2.7, 1.66), (0, 0.9, 1.58), 46)
render(980, 654, 10)
