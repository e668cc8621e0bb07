"""A pint and a half-pint on a near table; Arab Strap, a long way off, in a cone of light."""

from kit import *

scene()
sky((0.004, 0.01, 0.01), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
sheet(-12, 12, -4, 12, 4, 4, lambda x, y: 0, matte(0.3, rough=0.5, shine=0.4))
Shape().box((0, 11, 3), (26, 0.1, 7)).stand(matte(0.34, vary=0.1, vary_scale=1))
# A round table, close; its top catches the light.
with at((-0.42, 0.35, 0)):
    Shape().tube((0, 0, 0.7), (0, 0, 0.74), 0.46, sides=56).stand(matte(0.45, WARM_INK, 0.3, 0.6))
    Shape().tube((0, 0, 0), (0, 0, 0.7), 0.035).stand(matte(0.1))
    for x, y, s, full in ((-0.1, 0.02, 1.0, 1.0), (0.16, -0.05, 0.74, 0.45)):
        with at((x, y, 0.74), 0, s * 1.25):
            pint(full)
    mat_ = Shape().box((0.02, -0.24, 0.744), (0.095, 0.095, 0.004), 0.3)
    mat_.stand(matte(0.85))
# Chairs in between, empty and half lit.
for x, y, turn in ((1.2, 2.4, 30), (2.2, 3.4, -20), (-1.9, 3.2, 160), (0.1, 3.9, 200), (3.4, 5.0, 100), (-3.2, 5.0, 60), (-0.9, 5.4, 10)):
    with at((x, y, 0), turn):
        chair(0.16)
for x, y in ((1.7, 3.0), (-2.4, 3.9), (2.9, 5.2)):
    with at((x, y, 0)):
        Shape().tube((0, 0, 0.68), (0, 0, 0.72), 0.42, sides=40).tube((0, 0, 0), (0, 0, 0.68), 0.03).stand(matte(0.2, rough=0.4, shine=0.4))
lx, ly = 1.15, 8.4
Shape().line([(lx, ly, 6), (lx, ly, 3.0)], 0.01).stand(matte(0.05))
Shape().lathe([(0.03, 0.17), (0.06, 0.13), (0.34, 0), (0.33, 0)], 40, (lx, ly, 2.86)).stand(matte(0.3, rough=0.4, shine=0.4), True)
Shape().ball((lx, ly, 2.83), 0.09, 16, 12).stand(glow(WARM, 16), True)
beam((lx, ly + 0.9, 3.0), (lx, ly + 0.9, -0.1), 0.34, 1.7, WARM, 0.75, 0.6, 1.2, 0.3)
lamp('SPOT', (lx, ly, 2.8), (lx, ly, 0), WARM, 620, 0.08, 100, 0.35)
c, ax, n = (0.06, 0.26, 0.8), (-0.9, 0.16, 0.36), (0.06, 1, 0.16)
with at((lx + 0.62, ly, 0), 150):
    person(Wear(top=Cloth(0.4, collar=True), jacket=Cloth(0.14), trousers=Cloth(0.2), beard=True, hat='cap', build=1.12), hips=(0, -0.05, 0.58), lean=(0.02, 0.16), gaze=(14, 26, 4), feet=((-0.2, 0.42, 0, 12), (0.2, 0.38, 0, -18)), knees=((-0.3, 1, 0.6), (0.35, 1, 0.6)), left=fretting(c, ax, n, 0.55), right=plucking(c, ax, n))
    with held(c, ax, n):
        acoustic(0.5)
    stool(0.5)
with at((lx - 0.5, ly - 0.1, 0), 204):
    person(Wear(top=Cloth(0.5, collar=True), jacket=Cloth(0.1, hem=0.42, collar=True), trousers=Cloth(0.12), hair='quiff', beard=True, build=1.18), gaze=(-6, 6, -6), right=Hand((0.08, 0.31, 1.46), (0.5, 0, -0.9), (-0.7, 0.35, 0.7), grip='fist'), left=Hand((-0.34, 0.24, 1.12), (-0.5, -0.4, -0.6), (0.35, 0.9, 0), grip='fist'))
    microphone((0.015, 0.31, 1.575), (0.25, 0.9, -0.45), boom=0.35)
with at((lx + 1.7, ly + 0.9, 0), 8):
    amplifier()
lamp('AREA', (-1.4, -0.9, 1.9), (-0.4, 0.35, 0.85), WARM, 60, 0.4)
lamp('AREA', (0.6, 1.6, 1.9), (-0.4, 0.35, 0.85), COOL, 30, 0.4)
lamp('AREA', (2.2, 2.6, 2.4), (0, 0.6, 0.8), COOL, 60, 0.6)
lamp('AREA', (lx + 3.0, ly + 1.6, 2.6), (lx, ly, 1.2), COOL, 110, 0.6)
lamp('AREA', (lx - 3.0, ly + 1.6, 2.6), (lx, ly, 1.2), COOL, 90, 0.6)
lamp('SPOT', (-4, 6, 5), (0, 4, 0), COOL, 300, 0.5, 80, 0.8)
camera((0, -1.15, 1.06), (0.3, 3, 1.12), 35)
render(1280, 720, 40)
