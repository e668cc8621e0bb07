"""A large black kettle comes to the boil on a camping stove, two mugs waiting."""

from kit import *

scene()
chance = scattered(121)
haze = morning(0.5, 2.2, 30, near=6, far=60, sun=False)
sheet(-8, 8, -1, 30, 60, 60, lambda x, y: 0.01 * fbm(x * 2, y * 2, 3, 2), matte(0.4, COOL_INK, 1, 0, 0.4, 6))
Shape().tube((0, 0, 0.0), (0, 0, 0.06), 0.12, 0.13, 40).stand(matte(0.6, COOL_INK, 0.3, 0.5), True)
burner = Shape()
for k in range(4):
    a = math.pi / 4 + math.pi / 2 * k
    burner.line([(0.03 * math.cos(a), 0.03 * math.sin(a), 0.1), (0.13 * math.cos(a), 0.13 * math.sin(a), 0.13), (0.13 * math.cos(a), 0.13 * math.sin(a), 0.06)], 0.006)
burner.stand(metal(0.7, 0.3))
flames = Shape()
for k in range(22):
    a = 2 * math.pi * k / 22
    flames.tube((0.05 * math.cos(a), 0.05 * math.sin(a), 0.085), (0.085 * math.cos(a), 0.085 * math.sin(a), 0.135), 0.009, 0.001, 8, False)
flames.stand(glow(WARM, 4), True)
with at((0, 0, 0.135), 12):
    Shape().lathe([(0, 0), (0.115, 0.0), (0.135, 0.02), (0.13, 0.1), (0.1, 0.155), (0.06, 0.172), (0.055, 0.18), (0.03, 0.19), (0, 0.193)], 60).stand(matte(0.045, rough=0.25, shine=0.9), True)
    Shape().ball((0, 0, 0.207), 0.018, 16, 12).stand(matte(0.6, WARM_INK, 0.4), True)
    spout = Solid().chain([tuple(p) for p in spline([(0.11, 0, 0.05), (0.17, 0, 0.085), (0.185, 0, 0.14), (0.215, 0, 0.165)], 6)], [0.03 - 0.0009 * i for i in range(19)], 0.01)
    put(spout.mesh(matte(0.045, rough=0.25, shine=0.9), 0.005))
    handle = Shape().line([(0.095 * math.cos(t), 0, 0.16 + 0.13 * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))], 0.008, 8)
    handle.tube((-0.045, 0, 0.283), (0.045, 0, 0.283), 0.014, sides=14)
    handle.stand(matte(0.12, WARM_INK, 0.4, 0.5), True)
for x, y, tone, ink, turn in ((-0.3, 0.02, 0.9, NEUTRAL, 200), (-0.2, 0.2, 0.8, WARM_INK, 160)):
    with at((x, y, 0), turn, 1.25):
        mug(tone, ink)
Shape().tube((0.34, 0.12, 0.0), (0.34, 0.12, 0.11), 0.045, sides=30).stand(matte(0.75, WARM_INK, 0.4, 0.4))
Shape().tube((0.34, 0.12, 0.11), (0.34, 0.12, 0.118), 0.046, sides=30).stand(metal(0.8, 0.3))
for phase, h, dx in ((0.0, 0.5, 0.0), (2.4, 0.42, 0.035)):
    curl = [Vector((0.21 + dx + 0.16 * t + 0.045 * math.sin(phase + 7 * t) * (0.2 + t), 0.045, 0.32 + h * t)) for t in (k / 44 for k in range(45))]
    steam = Shape()
    for i in range(44):
        steam.tube(curl[i], curl[i + 1], 0.009 * math.sin(math.pi * i / 44) + 0.0005, 0.009 * math.sin(math.pi * (i + 1) / 44) + 0.0005, 12, False)
    steam.stand(glow(mixed(0.4, 0.45, 0.4), 1.1), True)
for x, y, turn in ((-2.6, 7.4, 18), (2.9, 8.2, -20)):
    with at((x, y, 0), turn, 1.2):
        ridge_tent(2.4, 1.9, 1.4, cloth=canvas(0.75, 0.6, WARM_INK))
fells(60, 60, 17, 6, [(-40, 26, 0.8), (42, 26, 0.8)], 120, 0.3, -1, 0.02, 0.3)
grass(chance, lambda x, y: 0, 6000, lambda y: 0.8 + y * 0.7, -0.4, 6, (0.02, 0.07), 0.4, COOL_INK, 0.005)
lamp('AREA', (-0.9, -0.8, 0.9), (0, 0, 0.2), COOL, 14, 0.4)
camera((0.02, -1.12, 0.38), (0.02, 0, 0.31), 44)
render(1000, 1000, 36, haze=haze)
