"""A night bird flies past the moon, above a signpost whose three arms disagree."""

from kit import *

scene()
chance = scattered(531)
haze = after_dark(0.5, 60, 320, 0.75)
disc((4, 400, 150), 64, mixed(1.3, 1.4, 0.8), 1.5)
ground = lambda x, y: 0.06 * fbm(x, y, 3, 2)
sheet(-40, 40, -2, 60, 70, 70, ground, matte(0.2, NEUTRAL, 1, 0, 0.5, 2))
fells(110, 130, 40, 6, [(-80, 60, 0.9), (90, 60, 0.8)], 270, 0.3, -3, 0.012, 0.3)
with at((0.1, 6.2, 0)):
    signpost(((2.05, 14), (1.75, 166), (1.45, 336)), 2.5, 0.75)
# A nightjar: long wings swept back, long tail, a wide small bill.
with at((0.42, 7.2, 4.05), -64, 1.35, (12, 16)):
    body_ = Solid().ellipsoid((0, 0, 0), (0.11, 0.3, 0.1), 0.04).ellipsoid((0, 0.3, 0.03), (0.1, 0.12, 0.085), 0.05).capsule((0, -0.25, 0), (0, -0.7, 0.0), 0.08, 0.04, 0.06)
    put(body_.mesh(matte(0.25, WARM_INK, pattern='flowers', second=0.5, repeat=16), 0.014))
    Shape().tube((0, 0.4, 0.02), (0, 0.47, 0.0), 0.045, 0.004, 12).stand(matte(0.05))
    for side in (-1, 1):
        Shape().ball((side * 0.075, 0.36, 0.06), 0.026, 12, 9).stand(matte(0.9, WARM_INK, 0.1, 0.8))
        wing = Shape()
        bones_ = [(0.08, 0.16, 0.05), (0.5, 0.3, 0.24), (1.0, 0.12, 0.34), (1.42, -0.3, 0.3)]
        curve = spline([(side * x, y, z) for x, y, z in bones_], 9)
        n = len(curve)
        rear = [Vector((p.x, p.y - 0.34 * (1 - i / n) ** 0.6 - 0.05 - (0.05 if i % 3 == 0 else 0), p.z - 0.04)) for i, p in enumerate(curve)]
        for i in range(n - 1):
            wing.add([curve[i], curve[i + 1], rear[i + 1], rear[i]], [(0, 1, 2, 3)])
        wing.stand(matte(0.3, WARM_INK, pattern='hoops', second=0.12, repeat=9))
        Shape().ball((side * 1.1, -0.02, 0.335), (0.09, 0.07, 0.015), 12, 6).stand(matte(0.95))
    tail = Shape()
    for k in range(7):
        a = math.radians(-20 + 6.7 * k)
        tail.add([(-0.02, -0.55, 0), (0.02, -0.55, 0), (0.62 * math.sin(a) + 0.035, -0.55 - 0.5 * math.cos(a), 0.01), (0.62 * math.sin(a) - 0.035, -0.55 - 0.5 * math.cos(a), 0.01)], [(0, 1, 2, 3)])
    tail.stand(matte(0.3, WARM_INK, pattern='hoops', second=0.6, repeat=12))
grass(chance, ground, 3400, lambda y: 1.6 + y * 0.6, 1.2, 8, (0.1, 0.34), 0.2)
drystone_wall(chance, [(-7, 9), (-1.4, 8.6)], ground, 1.0, 0.35, 0.36)
lamp('AREA', (-2.6, 2.0, 3.6), (0.2, 6.4, 2.4), WARM, 190, 0.7)
lamp('AREA', (2.6, 9.4, 5), (0.3, 6.8, 3.2), COOL, 260, 0.8)
camera((0.1, -1.4, 1.5), (0.15, 7, 3.05), 36)
render(1000, 1000, 32, haze=haze, extra=stars(240, 15, 0.6, False))
