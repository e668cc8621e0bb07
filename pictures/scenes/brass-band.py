"""Cornet, trombone, tuba and bass drum march across a sunburst."""

from kit import *

scene()
chance = scattered(291)
sky((0, 0.004, 0), [(-1, (0, 0, 0.1)), (1, (0, 0, 0.1))])
for i in range(28):
    a0, a1 = math.pi * i / 28, math.pi * (i + 1) / 28
    Shape().add([(0, 9, 0), (22 * math.cos(a0), 9, 22 * math.sin(a0)), (22 * math.cos(a1), 9, 22 * math.sin(a1))], [(0, 1, 2)]).stand(glow(mixed(0.9, 0.85, 0.4) if i % 2 else mixed(0.85, 0.08, 0.05), 0.85))
sheet(-12, 12, -3, 9.2, 4, 4, lambda x, y: 0, glow(mixed(0.02, 0.36, 0.06), 1.0))
uniform_ = lambda: Wear(top=Cloth(0.85, collar=True), jacket=Cloth(0.3, COOL_INK, hem=0.16, collar=True), trousers=Cloth(0.12), hat='cap', hat_tone=0.2, hair=chance.choice(('crop', 'tail', 'bun', 'curly')), shoes=0.05)
brass = metal(0.92, 0.25, WARM_INK)

def marcher(x, phase, left, right, turn=-64):
    frame = at((x, 3.2, 0), turn, 1.12)
    frame.__enter__()
    walking(uniform_(), 1.1, phase, 0.02, left=left, right=right)
    return frame

f = marcher(-3.9, 1, Hand((-0.08, 0.36, 1.44), (-0.9, 0, -0.6), (0.5, 0.6, 0.2), grip='fist'), Hand((0.06, 0.34, 1.47), (0.9, 0, -0.6), (-0.5, 0.6, 0.2), grip='fist'))
with at((0, 0.18, 1.585), 0, 1, (-84, 0)):
    Shape().tube((0, 0, 0), (0, 0, 0.36), 0.013).line([(0, 0.02 + 0.06 * math.sin(t), 0.2 + 0.11 * math.cos(t)) for t in (2 * math.pi * k / 24 for k in range(25))], 0.012).lathe([(0.013, 0), (0.022, 0.12), (0.045, 0.18), (0.085, 0.21)], 30, (0, 0, 0.32)).stand(brass, True)
f.__exit__(None, None, None)
f = marcher(-1.5, -1, Hand((-0.06, 0.3, 1.5), (-0.9, 0, -0.6), (0.5, 0.5, 0.2), grip='fist'), Hand((0.1, 0.56, 1.42), (0.9, 0, -0.5), (-0.3, 0.8, 0.1), grip='fist'))
with at((0, 0.18, 1.585), 0, 1, (-78, 0)):
    slide = Shape()
    for dx in (-0.05, 0.05):
        slide.tube((dx, 0, -0.05), (dx, 0, 1.05), 0.011)
    slide.line([(0.05 * math.cos(t), 0, 1.05 + 0.05 * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))], 0.011)
    slide.line([(-0.05, 0, -0.05), (-0.1, 0, -0.16), (-0.17, 0, -0.05), (-0.17, 0, 0.3)], 0.014).lathe([(0.014, 0), (0.03, 0.2), (0.06, 0.28), (0.11, 0.32)], 30, (-0.17, 0, 0.28)).stand(brass, True)
f.__exit__(None, None, None)
f = marcher(1.0, 1, Hand((-0.2, 0.32, 1.12), (-0.9, 0, -0.6), (0.6, 0.5, 0.2), grip='fist'), Hand((0.16, 0.34, 1.26), (0.9, 0, -0.6), (-0.6, 0.5, 0.1), grip='fist'))
tuba = Solid().chain([tuple(p) for p in spline([(0.02, 0.2, 1.56), (0.14, 0.3, 1.45), (0.2, 0.32, 1.15), (0.05, 0.34, 0.86), (-0.16, 0.34, 0.92), (-0.2, 0.32, 1.2), (-0.22, 0.3, 1.6), (-0.24, 0.28, 1.9)], 8)], [0.014 + 0.0022 * i for i in range(57)], 0.02)
put(tuba.mesh(brass, 0.012))
with at((-0.24, 0.28, 1.84), 0, 1, (6, -6)):
    Shape().lathe([(0.12, 0), (0.15, 0.14), (0.24, 0.24), (0.36, 0.29), (0.35, 0.29), (0.22, 0.23), (0.12, 0.1)], 44).stand(brass, True)
f.__exit__(None, None, None)
f = marcher(3.7, -1, Hand((-0.5, 0.42, 1.2), (-1, -0.3, -0.3), (0.4, 0.6, 0.4), grip='fist'), Hand((0.52, 0.4, 1.3), (1, -0.3, -0.3), (-0.4, 0.6, 0.4), grip='fist'))
Shape().tube((-0.2, 0.48, 1.14), (0.2, 0.48, 1.14), 0.44, sides=50).stand(matte(0.85, WARM_INK, pattern='stripes', second=0.9, repeat=5))
for side in (-1, 1):
    Shape().tube((side * 0.2, 0.48, 1.14), (side * 0.21, 0.48, 1.14), 0.43, sides=50).stand(matte(0.95))
    Shape().line([(side * 0.2, 0.48 + 0.445 * math.cos(t), 1.14 + 0.445 * math.sin(t)) for t in (2 * math.pi * k / 50 for k in range(51))], 0.02).stand(matte(0.1))
    Shape().tube((side * 0.5, 0.44, 1.24), (side * 0.28, 0.5, 1.2), 0.012).ball((side * 0.26, 0.5, 1.2), 0.055).stand(matte(0.85))
f.__exit__(None, None, None)
camera((0.0, -4.6, 1.05), (0.0, 3.2, 1.5), 29.5)
render(1200, 800, 32)
