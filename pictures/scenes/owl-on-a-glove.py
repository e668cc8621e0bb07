"""A barn owl looks straight out from a leather glove, rays behind it."""

from kit import *

scene()
chance = scattered(311)
indoors(0.02, 0.1)
Shape().box((0, 2.4, 1.4), (8, 0.1, 6)).stand(matte(0.5, COOL_INK))
rays((0, 2.3, 0.62), 0.72, 2.6, 48, 0.04, WARM, 0.7, short=1.1)
disc((0, 2.28, 0.62), 0.62, WARM, 1.2)
owl = Solid().ellipsoid((0, 0, 0.32), (0.165, 0.14, 0.3), 0.05).ellipsoid((0, 0.02, 0.5), (0.155, 0.13, 0.2), 0.05).ellipsoid((0, -0.01, 0.68), (0.165, 0.135, 0.15), 0.06)
put(owl.mesh(matte(0.88, NEUTRAL, 0.95, pattern='spots', second=0.55, repeat=26), 0.009))
# The face: a heart of two discs, each of fine feathers, with eyes and a beak.
for side in (-1, 1):
    face_ = Solid().ellipsoid((side * 0.066, -0.115, 0.69), (0.088, 0.035, 0.115), 0.02)
    put(face_.mesh(matte(0.95, NEUTRAL, 0.9), 0.006))
    rim = [(side * (0.066 + 0.092 * math.cos(t)), -0.118 + 0.02 * abs(math.cos(t)), 0.69 + 0.122 * math.sin(t)) for t in (2 * math.pi * k / 60 for k in range(61))]
    Shape().line(rim, 0.009).stand(matte(0.35, WARM_INK))
    feathers = Shape()
    for k in range(40):
        a = 2 * math.pi * k / 40
        feathers.tube((side * 0.062 + 0.034 * math.cos(a), -0.151, 0.695 + 0.034 * math.sin(a)), (side * 0.066 + 0.08 * math.cos(a), -0.136, 0.69 + 0.105 * math.sin(a)), 0.0016, sides=4)
    feathers.stand(matte(0.6, WARM_INK))
    Shape().ball((side * 0.06, -0.145, 0.7), (0.031, 0.02, 0.031), 24, 18).stand(matte(0.012, rough=0.08, shine=1.0), True)
    Shape().ball((side * 0.06 - 0.01, -0.165, 0.712), 0.0065, 10, 8).stand(glow(mixed(1, 1, 0.5), 2.0))
beak = Solid().capsule((0, -0.15, 0.67), (0, -0.178, 0.63), 0.018, 0.006, 0.01).capsule((0, -0.14, 0.76), (0, -0.155, 0.68), 0.01, 0.02, 0.01)
put(beak.mesh(matte(0.8, WARM_INK, 0.5), 0.004))
for side in (-1, 1):
    wing = Solid().ellipsoid((side * 0.165, 0.02, 0.33), (0.05, 0.13, 0.28), 0.03)
    put(wing.mesh(matte(0.55, WARM_INK, 0.9, pattern='spots', second=0.85, repeat=22), 0.008))
    for k in range(6):
        Shape().add([(side * (0.19 - 0.012 * k), 0.0 + 0.02 * k, 0.24), (side * (0.17 - 0.012 * k), 0.03 + 0.02 * k, 0.24), (side * (0.1 - 0.008 * k), 0.06 + 0.02 * k, -0.1 - 0.015 * k)], [(0, 1, 2)]).stand(matte(0.45, WARM_INK))
    leg = Shape().tube((side * 0.055, -0.05, 0.1), (side * 0.055, -0.06, 0.0), 0.04, 0.026, 12)
    for k in (-1, 0, 1):
        leg.line([(side * 0.055, -0.06, 0.0), (side * 0.055 + 0.022 * k, -0.11, -0.005), (side * 0.055 + 0.026 * k, -0.125, -0.03)], 0.01)
    leg.stand(matte(0.85, WARM_INK))
    Shape().line(spline([(side * 0.055, -0.03, 0.04), (side * 0.09, -0.1, -0.1), (side * 0.03, -0.12, -0.26), (side * 0.05, -0.1, -0.36)], 8), 0.006).stand(matte(0.05))
glove = Solid().capsule((0.42, 0.0, -0.16), (0.1, -0.02, -0.08), 0.1, 0.075, 0.03).capsule((0.1, -0.02, -0.08), (-0.1, -0.03, -0.07), 0.075, 0.06, 0.03)
for k in range(4):
    glove.capsule((-0.08 + 0.03 * k - 0.06, -0.08, -0.08), (-0.1 + 0.035 * k - 0.03, -0.12, -0.13), 0.026, 0.02, 0.012)
glove.capsule((0.02, -0.09, -0.02), (-0.08, -0.12, -0.05), 0.026, 0.02, 0.02)
put(glove.mesh(matte(0.42, WARM_INK, 0.6, 0.3), 0.007, 0.003))
Shape().lathe([(0.1, 0), (0.14, 0.2), (0.135, 0.2), (0.095, 0)], 36).stand(matte(0.42, WARM_INK, 0.6), True, facing_matrix((0.36, 0, -0.145), (1, 0.02, -0.2)))
put(Solid().capsule((0.5, 0.0, -0.18), (1.2, 0.1, -0.4), 0.085, 0.1, 0.02).mesh(matte(0.2, COOL_INK), 0.012, 0.003))
lamp('AREA', (-1.0, -1.3, 1.4), (0, 0, 0.4), WARM, 38, 0.5)
lamp('AREA', (1.3, -0.6, 1.2), (0, 0, 0.5), COOL, 32, 0.5)
lamp('AREA', (-1.1, 0.9, 1.3), (0, 0, 0.5), COOL, 34, 0.5)
camera((0.0, -1.85, 0.5), (0.03, 0, 0.38), 62)
render(1000, 1000, 34)
