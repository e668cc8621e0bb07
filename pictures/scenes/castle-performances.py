"""A fiddler's shadow, thrown by candlelight across the wall of the hall, bow drawn; a tall candlestick to each side."""

from kit import *

scene()
sky((0.0, 0.03, 0.02), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.03))])
stone = matte(0.62, WARM_INK, 0.95, 0.02)
joint = matte(0.2, WARM_INK, 1, 0)
# The wall: courses of ashlar, and a blind arch that frames the shadow.
chance = scattered(8)
Shape().box((0, 0.1, 2.4), (10, 0.2, 6)).stand(stone)
lines = Shape()
for j in range(13):
    z = 0.42 * j
    lines.box((0, -0.004, z), (10, 0.012, 0.016))
    for k in range(9):
        x = -4.6 + 1.14 * k + (0.57 if j % 2 else 0) + chance.uniform(-0.08, 0.08)
        lines.box((x, -0.004, z + 0.21), (0.016, 0.012, 0.42))
lines.stand(joint)
arch = lambda r, foot=0.0: [(-r, foot)] + [(x, 2.1 + z) for x, z in ((-r + 2 * r * (1 - math.cos(t)), 2 * r * math.sin(t)) for t in (math.pi / 3 * k / 14 for k in range(15)))] + [(r - 2 * r * (1 - math.cos(t)), 2.1 + 2 * r * math.sin(t)) for t in (math.pi / 3 * (14 - k) / 14 for k in range(15))] + [(r, foot)]
for r, depth in ((1.62, 0.1), (1.46, 0.05)):
    ribs = Shape()
    points = [(x, -depth, z) for x, z in arch(r)]
    ribs.line(points, 0.06, 8)
    ribs.stand(matte(0.5, COOL_INK, 0.9))
# The shadow is cut out: a head with a bun, a fiddle under the chin, a bow at full stretch, a long skirt.
shade = matte(0.012, rough=1, shine=0)


def round_(x, z, rx, rz, turn=0.0):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    cut([(x + c * rx * math.cos(t) - s * rz * math.sin(t), z + s * rx * math.cos(t) + c * rz * math.sin(t)) for t in (2 * math.pi * k / 40 for k in range(40))], -0.03, shade)


def limb(points, widths):
    for (x0, z0), (x1, z1), w0, w1 in zip(points, points[1:], widths, widths[1:]):
        n = Vector((z0 - z1, 0, x1 - x0)).normalized()
        cut([(x0 + n.x * w0, z0 + n.z * w0), (x0 - n.x * w0, z0 - n.z * w0), (x1 - n.x * w1, z1 - n.z * w1), (x1 + n.x * w1, z1 + n.z * w1)], -0.03, shade)
        round_(x1, z1, w1, w1)


round_(0.06, 2.98, 0.18, 0.23, -14)
round_(-0.16, 3.14, 0.12, 0.12)
limb([(0.02, 2.85), (0.0, 2.55)], [0.09, 0.1])
cut([(p.x, p.z) for p in spline([(-0.05, 0, 2.68), (-0.27, 0, 2.58), (-0.25, 0, 2.2), (-0.17, 0, 1.85), (-0.34, 0, 1.3), (-0.8, 0, -0.4)], 8)] + [(p.x, p.z) for p in spline([(0.9, 0, -0.4), (0.44, 0, 1.2), (0.19, 0, 1.85), (0.25, 0, 2.25), (0.28, 0, 2.56), (0.08, 0, 2.68)], 8)], -0.03, shade)
round_(0.42, 2.76, 0.2, 0.155, 14)
round_(0.66, 2.83, 0.15, 0.125, 14)
limb([(0.74, 2.85), (1.2, 2.97)], [0.036, 0.03])
round_(1.23, 3.0, 0.05, 0.06)
limb([(0.2, 2.5), (0.72, 2.2), (1.06, 2.86)], [0.1, 0.085, 0.055])
limb([(-0.18, 2.5), (-0.8, 2.31), (-0.67, 1.98)], [0.11, 0.085, 0.055])
# The right hand holds the bow at its frog: stick and hair, between the arm and the body, over the strings to the tip.
round_(-0.65, 1.96, 0.075, 0.062, 36)
limb([(-0.78, 1.88), (-0.62, 2.0), (0.2, 2.63), (1.08, 3.24)], [0.016, 0.016, 0.014, 0.01])
limb([(-0.56, 1.99), (1.08, 3.2)], [0.007, 0.006])
lamp('POINT', (0.1, -2.7, 1.9), None, mixed(1, 0.16, 0.06), 620, 0.05)
iron = matte(0.015, rough=0.5, shine=0.3)
for side in (-1, 1):
    with at((side * 2.15, -0.9, 0.0), 0, 1.2):
        s = Shape().lathe([(0.26, 0.0), (0.24, 0.04), (0.06, 0.1), (0.035, 0.2), (0.03, 0.8), (0.06, 0.84), (0.03, 0.88), (0.03, 1.5), (0.05, 1.56), (0.1, 1.6), (0.11, 1.64), (0, 1.64)], 28)
        for dx, dz in ((-0.34, 1.46), (0.34, 1.46)):
            s.line([tuple(p) for p in spline([(0, 0, 1.2), (dx * 0.6, 0, 1.12), (dx, 0, 1.24), (dx, 0, dz)], 6)], 0.02, 8).lathe([(0.03, 0), (0.09, 0.03), (0.1, 0.06), (0, 0.06)], 20, (dx, 0, dz))
        s.stand(iron)
        for dx, dz in ((-0.34, 1.52), (0, 1.64), (0.34, 1.52)):
            Shape().tube((dx, 0, dz), (dx, 0, dz + 0.26), 0.034, sides=16).stand(glow(mixed(1.4, 1.0, 0.4), 1.0))
            Shape().lathe([(0, 0), (0.026, 0.05), (0.02, 0.1), (0, 0.17)], 16, (dx, 0, dz + 0.28)).stand(glow(mixed(2, 1.2, 0.5), 1.5), True)
camera((0.0, -6.4, 1.7), (0, 0, 2.12), 46)
render(980, 654, 12, bounces=1)
