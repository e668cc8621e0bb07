"""Five pairs of boots in a queue on the grass, and the first wrist that already has its band."""

from kit import *
from kit.hands import hand_mesh

scene()
chance = scattered(261)
haze = daylight((-30, -46, 42), 1.1, 40, 180)
sheet(-40, 40, -3, 60, 30, 30, lambda x, y: 0, matte(0.4, COOL_INK, 1, 0))
fells(90, 120, 40, 6, [(-90, 60, 0.9), (70, 60, 0.8)], 270, 0.35, -2, 0.012, 0.36, COOL_INK)
dark, pale, amber, teal = matte(0.025, rough=0.5, shine=0.3), matte(0.95), matte(0.62, WARM_INK, 0.35, 0.5), matte(0.3, COOL_INK)


def leg(x, y, turn, cloth, top=1.4, foot=0.36, radius=0.085, flare=1.25):
    with at((x, y, 0), turn):
        put(Solid().capsule((0, -0.03, foot), (0, -0.02, top), radius, radius * flare, 0.02).mesh(cloth, 0.014, 0.005))


def wellington(x, y, turn, stuff, size=1.0, trim=pale):
    with at((x, y, 0), turn, size):
        boot = Solid().capsule((0, -0.02, 0.065), (0, 0.17, 0.055), 0.056, 0.05, 0.04).capsule((0, -0.03, 0.08), (0, -0.03, 0.4), 0.06, 0.084, 0.04)
        put(boot.slice(((0, 0, 0.38), (0, 0, 1))).mesh(stuff, 0.008))
        Shape().lathe([(0.083, 0.35), (0.088, 0.385), (0.08, 0.385), (0.07, 0.3)], 32, (0, -0.03, 0)).stand(trim, True)
        sole(0.065)


def sole(width=0.06):
    put(Solid().capsule((0, -0.035, 0.02), (0, 0.19, 0.02), width, width * 0.9, 0.03).slice(((0, 0, 0.035), (0, 0, 1))).mesh(dark, 0.008))


def shoe(x, y, turn, upper, ankle=0.16, size=1.0, laces=pale):
    with at((x, y, 0), turn, size):
        put(Solid().capsule((0, -0.03, 0.07), (0, 0.15, 0.055), 0.06, 0.05, 0.04).capsule((0, -0.04, 0.08), (0, -0.035, ankle), 0.06, 0.062, 0.03).slice(((0, 0, ankle), (0, 0.1, 1))).mesh(upper, 0.008))
        sole(0.068)
        lace = Shape()
        for k in range(4):
            lace.tube((-0.04, 0.02 + 0.032 * k, 0.137 - 0.014 * k), (0.04, 0.035 + 0.032 * k, 0.133 - 0.014 * k), 0.007)
        lace.stand(laces)


# Each stands at three quarters, the queue leading up to the tent at the right.
stand = [(-1.14, 2.3), (-0.56, 2.42), (0.02, 2.25), (0.54, 2.5), (1.08, 2.4)]
jeans, hoops, checks = matte(0.3, COOL_INK), matte(0.95, NEUTRAL, pattern='hoops', second=0.03, repeat=9), matte(0.55, WARM_INK, pattern='checks', second=0.06, repeat=9)
for i, (x, y) in enumerate(stand):
    for side in (-1, 1):
        px, py, turn = x + side * 0.115, y + side * 0.05 * (-1) ** i, -38 - side * 12 + 7 * i
        if i == 0:
            wellington(px, py, turn, amber, 1.2)
            leg(px, py, turn, matte(0.04, NEUTRAL), foot=0.4)
        if i == 1:
            shoe(px, py, turn, dark, 0.26, 1.3, amber)
            leg(px, py, turn, jeans, foot=0.26, radius=0.1)
            Shape().lathe([(0.108, 0.25), (0.112, 0.36)], 28, (px, py - 0.03, 0)).stand(pale)
        if i == 2:
            wellington(px * 1.0, py - 0.1, turn, matte(0.95, NEUTRAL, 0.4, 0.4, pattern='spots', second=(0.6, 0.15, 0.1), repeat=17), 0.9, dark)
            leg(px, py - 0.1, turn, hoops, foot=0.3, radius=0.06, flare=1.2)
        if i == 3:
            shoe(px, py, turn, pale, 0.14, 1.25, dark)
            leg(px, py, turn, checks, foot=0.2, radius=0.095)
        if i == 4:
            wellington(px, py, turn, dark, 1.3, amber)
            leg(px, py, turn, teal, foot=0.46, radius=0.1)
# The child's skirt, for a change of edge.
Shape().lathe([(0.31, 0.78), (0.2, 1.25)], 40, (0.02, 2.16, 0)).stand(matte(0.6, WARM_INK, pattern='spots', second=0.95, repeat=9))
# The wrist: an arm that hangs beside us, its band fresh.
with at((-0.27, 0.98, 0.9), 14, 1.35, (4, 3)):
    wrist, way = np.array((0.0, 0.0, -0.12)), unit((0.02, 0.05, -1))
    put(hand_mesh(1, (None, None, wrist, way), Hand((0, 0, 0), palm=(-0.45, 1, 0), grip='easy'), matte(0.62, WARM_INK, 0.6), 0.006))
    put(Solid().capsule((0, 0, -0.13), (0.0, 0, 0.12), 0.03, 0.042, 0.01).mesh(matte(0.62, WARM_INK, 0.6), 0.008))
    put(Solid().capsule((0.0, 0, 0.02), (0.02, 0, 0.5), 0.062, 0.085, 0.02).slice(((0, 0, -0.01), (0, 0, -1))).mesh(matte(0.03), 0.01, 0.004))
    Shape().lathe([(0.036, -0.1), (0.037, -0.045)], 32).stand(matte(0.97))
    Shape().lathe([(0.0375, -0.083), (0.038, -0.062)], 32).stand(matte(0.5, COOL_INK))
    Shape().box((-0.03, -0.024, -0.073), (0.022, 0.022, 0.05)).stand(dark)
    Shape().box((-0.04, -0.028, -0.13), (0.016, 0.005, 0.09)).stand(matte(0.97))
with at((3.5, 8.4, 0), -6, 1.2):
    n = 16
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        band = Shape().add([(0, 0, 3.9), (1.7 * math.cos(a0), 1.7 * math.sin(a0), 2.45), (1.7 * math.cos(a1), 1.7 * math.sin(a1), 2.45)], [(0, 1, 2)])
        band.add([(1.66 * math.cos(a0), 1.66 * math.sin(a0), 0), (1.66 * math.cos(a1), 1.66 * math.sin(a1), 0), (1.66 * math.cos(a1), 1.66 * math.sin(a1), 2.45), (1.66 * math.cos(a0), 1.66 * math.sin(a0), 2.45)], [(0, 1, 2, 3)])
        band.stand(matte(0.7, WARM_INK) if i % 2 else pale)
grass(chance, lambda x, y: 0, 1500, lambda y: 1.2 + y * 0.6, 0.8, 4.6, (0.03, 0.1), 0.08, COOL_INK)
camera((0.0, -0.35, 0.56), (0.0, 2.4, 0.53), 39)
render(980, 654, 12, haze=haze)
