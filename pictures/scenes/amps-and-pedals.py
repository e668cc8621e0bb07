"""Four amplifiers, a guitar leaning on one, and six pedals in a row."""

from kit import *

scene()
indoors(0.012, 0.06)
Shape().box((0, 2.6, 2), (10, 0.1, 5)).stand(matte(0.5, COOL_INK))
sheet(-6, 6, -4, 3, 4, 4, lambda x, y: 0, matte(0.4, WARM_INK, 0.5, 0.3, pattern='stripes', second=0.3, repeat=4))
with at((-0.1, -0.15, 0.004)):
    Shape().box((0, 0.1, 0), (2.9, 1.5, 0.01)).stand(matte(0.75, WARM_INK, pattern='checks', second=0.3, repeat=2.6))
with at((-1.25, 1.2, 0), 6):
    amplifier(1.0, 0.9, 0.36, 7, 0.3)
    with at((0, 0, 0.91), -3):
        amplifier(0.86, 0.34, 0.3, 8, 0.6)
with at((0.05, 1.4, 0), 0):
    amplifier(0.9, 0.72, 0.34, 6, 0.14)
with at((1.3, 1.15, 0), -9):
    amplifier(0.8, 0.62, 0.32, 6, 0.5)
along, front = (0.18, 0.3, 1), (0, -1, 0.3)
with held((0.48, 0.92, 0.3), along, front, 1.06):
    electric('offset', 0.9, NEUTRAL, 0.12)
with at((0, -0.15, 0.012), 0, 1):
    pedals(6, 5, 1.75, 2.1)
for start, end, mid in (((-0.9, -0.1, 0.06), (-1.2, 0.95, 0.85), (-1.6, 0.1, 0.015)), ((0.9, -0.1, 0.06), (0.42, 0.8, 0.22), (1.4, 0.2, 0.015)), ((0.1, 0.0, 0.06), (0.1, 1.2, 0.66), (-0.3, 0.55, 0.015))):
    Shape().line(spline([start, (start[0] * 1.1, start[1] + 0.06, 0.02), mid, (end[0], end[1] - 0.25, 0.1), end], 12), 0.011, 6).stand(matte(0.04))
lamp('AREA', (-2.2, -2.4, 2.2), (0, 1, 0.5), WARM, 130, 0.5)
lamp('AREA', (2.4, 0.2, 2.4), (0, 1, 0.5), COOL, 100, 0.5)
lamp('AREA', (0, -0.6, 4.2), (0, 2.6, 1.2), COOL, 90, 0.9)
camera((0.05, -1.75, 0.62), (0.03, 1.0, 0.52), 32)
render(1200, 800, 36)
