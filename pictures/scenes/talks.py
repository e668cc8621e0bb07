"""Two large profiles, face to face; what they say overlaps between them as two rounds, and prints twice where it does."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
black = matte(**BLACK)
paper = glow(mixed(1.7, 1.4, 0.6), 1.0)
# The room: blue above and below, bare paper where they talk.
for low, high, foot, top in ((-0.1, 2.4, 2.6, 0.55), (-2.6, -0.1, 0.55, 2.6)):
    cut([(-3.6, low), (3.6, low), (3.6, high), (-3.6, high)], 3, faded(mixed(0.3, 0.5, 0.12), foot, top, low, high))
profile = [(-2.2, -2.1), (-1.66, -2.1), (-1.62, -1.22), (-1.5, -1.04), (-1.16, -1.0), (-0.94, -0.9), (-0.88, -0.72), (-0.94, -0.58), (-0.85, -0.5), (-0.9, -0.42), (-1.0, -0.39), (-0.87, -0.29), (-0.84, -0.18), (-0.93, -0.09), (-0.86, -0.01), (-0.7, 0.06), (-0.67, 0.14), (-0.76, 0.3), (-0.89, 0.5), (-0.9, 0.62), (-0.87, 0.86), (-0.97, 1.12), (-1.26, 1.3), (-1.7, 1.34), (-2.1, 1.16), (-2.26, 0.8), (-2.26, 0.2), (-2.1, -0.5), (-2.08, -1.1)]
smooth_ = lambda points: [(p.x, p.z) for p in spline([(x, 0, z) for x, z in points], 6)]
flip = lambda points: [(-x, z) for x, z in points][::-1]
ring = lambda x, z, r: [(x + r * math.cos(t), z + r * math.sin(t)) for t in (2 * math.pi * k / 80 for k in range(80))]
r, apart, z = 0.56, 0.27, -0.16
cut(ring(-apart, z, r), 2.5, glow(mixed(0.7, 0.02, 0), 1.0))
cut(ring(apart, z, r), 2.45, glow(mixed(0.02, 0.46, 0.04), 1.0))
half = math.acos(apart / r)
cut([(-apart + r * math.cos(t), z + r * math.sin(t)) for t in (-half + half * k / 20 for k in range(41))] + [(apart - r * math.cos(t), z + r * math.sin(t)) for t in (half - half * k / 20 for k in range(41))], 2.4, glow(mixed(0.28, 0.2, 0), 1.0))
# Who says it: one in pink, one in blue, their hair and coats in the dark ink.
cut(smooth_(profile), 2.3, faded(mixed(1, 0.06, 0), 0.3, 0.85, -1.4, 0.9))
cut(flip(smooth_(profile)), 2.3, faded(mixed(0.04, 1, 0.1), 0.1, 0.56, -1.4, 0.9))
curls = [(-0.86, 0.62), (-1.0, 0.84), (-1.3, 0.8), (-1.44, 0.5), (-1.4, 0.16), (-1.5, 0.08), (-1.62, 0.2), (-1.72, 0.1), (-1.72, -0.2), (-1.84, -0.44), (-2.08, -0.5), (-2.24, -0.34), (-2.36, -0.2), (-2.3, -0.02), (-2.46, 0.14), (-2.38, 0.36), (-2.52, 0.56), (-2.36, 0.76), (-2.42, 0.98), (-2.18, 1.1), (-2.12, 1.32), (-1.86, 1.32), (-1.68, 1.48), (-1.48, 1.36), (-1.22, 1.46), (-1.1, 1.28), (-0.88, 1.26), (-0.88, 1.06), (-0.74, 0.92), (-0.82, 0.76)]
bob = [(0.86, 0.66), (1.02, 0.76), (1.28, 0.66), (1.44, 0.24), (1.42, -0.4), (1.46, -0.84), (1.9, -0.92), (2.34, -0.9), (2.5, -0.5), (2.52, 0.2), (2.4, 0.8), (2.1, 1.24), (1.66, 1.42), (1.2, 1.36), (0.9, 1.08)]
for outline in (curls, bob):
    cut(smooth_(outline), 2.25, black)
for sign in (-1, 1):
    coat = [(sign * x, z) for x, z in ((1.3, -2.2), (1.36, -1.5), (1.6, -1.26), (1.74, -1.0), (2.14, -0.98), (2.6, -1.24), (2.9, -1.6), (3, -2.2))]
    cut(coat if sign > 0 else coat[::-1], 2.2, black)
    tip = [(sign * 1.36, -1.5), (sign * 1.6, -1.26), (sign * 1.72, -1.02), (sign * 1.9, -1.3), (sign * 1.6, -1.66)]
    cut(tip if sign > 0 else tip[::-1], 2.15, paper)
    cut(ring(sign * 1.68, -0.34, 0.075), 2.15, paper)
camera((0, -3.2, 0), (0, 3, 0), 36)
render(980, 654, 6, bounces=1)
