"""Two pairs of hands have hold of one record over a crate of others: one pair the sleeve, the other the disc."""

from kit import *

on = Collage()
on.sheet([(-4, -4), (4, -4), (4, 4), (-4, 4)], faded(mixed(0.04, 1, 0.18), 0.62, 0.36, -2.0, 3.0))
SKIN = PAPER


def record(x, z, r):
    on.oval(x, z, r, n=96)
    for k in range(7):
        ring = r * (0.46 + 0.075 * k)
        on.oval(x, z, ring + 0.012, ink=mixed(0.1, 0.12, 0.03), n=96)
        on.oval(x, z, ring - 0.012, n=96)
    on.oval(x, z, r * 0.36, ink=CORAL, n=64)
    on.oval(x, z, r * 0.24, ink=PAPER, n=64)
    on.oval(x, z, r * 0.045)


def arm(points, width, cloth, stripes=0):
    """A sleeve along the points."""
    on.stroke(points, width + 0.12)
    on.stroke(points, width, cloth)
    (x0, z0), (x1, z1) = points
    length = math.dist(*points)
    dx, dz = (x1 - x0) / length, (z1 - z0) / length
    for k in range(stripes):
        t = length * (k + 0.5) / stripes
        x, z = x0 + dx * t, z0 + dz * t
        h = width / 2
        on.stroke([(x - dz * h, z + dx * h), (x + dz * h, z - dx * h)], 0.13, steps=0)


def hand(x, z, turn, mirrored=False):
    """Its back, the fingers to the right; the thumb above."""
    with on.at(x, z, 1, turn, mirrored):
        palm = [(-0.75, 0.24), (-0.35, 0.34), (0.02, 0.36), (0.16, 0.2), (0.16, -0.24), (0.0, -0.36), (-0.35, -0.32), (-0.75, -0.22)]
        for k, (length, rise) in enumerate(((0.62, 0.02), (0.74, 0.01), (0.7, -0.02), (0.52, -0.06))):
            root = 0.27 - 0.185 * k
            on.stroke([(-0.1, root), (length, root + rise)], 0.25, steps=0)
            on.stroke([(-0.1, root), (length, root + rise)], 0.17, SKIN, steps=0)
            on.oval(length, root + rise, 0.055, 0.045, CORAL, n=16)
        on.blob([(a * 1.08, b * 1.14) for a, b in palm])
        on.blob(palm, SKIN)
        for k in range(3):
            on.stroke([(0.0, 0.18 - 0.185 * k), (0.2, 0.18 - 0.185 * k)], 0.03, steps=0)
        on.stroke([(-0.4, 0.24), (-0.05, 0.48), (0.34, 0.52)], 0.3)
        on.stroke([(-0.4, 0.2), (-0.05, 0.46), (0.34, 0.52)], 0.2, SKIN)
        on.oval(0.36, 0.52, 0.055, 0.045, CORAL, n=16)


# The crate's back row, then the record half out of its sleeve.
def sleeves(foot, heights, inks):
    for (x, h, turn), ink in zip(heights, inks):
        with on.at(x, foot, 1, turn):
            on.box(-0.77, -1, 0.77, h + 0.05)
            on.box(-0.72, -1, 0.72, h, ink)
            on.box(-0.72, h - 0.26, 0.72, h - 0.14)


sleeves(-1.5, [(-1.9, 0.72, 4), (-0.5, 0.84, -3), (0.9, 0.76, 2), (2.0, 0.7, -5)], [CORAL, PAPER, BLUE, CORAL])
record(0.86, 0.72, 1.32)
with on.at(-0.62, 0.62, 1, 5):
    on.box(-1.42, -1.42, 1.42, 1.42)
    on.box(-1.36, -1.36, 1.36, 1.36, CORAL)
    on.box(-1.36, -1.36, 1.36, -0.86, PAPER)
    for k in range(3):
        on.stroke([(-1.14, -0.98 - 0.12 * k), ((0.7, 0.2, -0.3)[k], -0.98 - 0.12 * k)], 0.06, steps=0)
    with on.at(0.02, 0.26, 1.02, 0):
        bird = mark_outline()
        on.sheet([(x - 0.06, z - 0.06) for x, z in bird], PAPER)
        on.sheet(bird)
# One pair has the sleeve, by its edge and its foot.
arm([(-3.6, 1.9), (-2.55, 1.1)], 0.72, PAPER, 5)
hand(-2.0, 0.72, -34)
# The other has the disc.
arm([(3.6, 2.5), (2.72, 1.62)], 0.78, CORAL)
hand(2.16, 1.14, 38, mirrored=True)
arm([(3.6, -0.9), (2.75, -0.34)], 0.78, CORAL)
hand(2.14, 0.08, -32, mirrored=True)
# The crate's front rows and boards.
sleeves(-1.95, [(-2.3, 0.68, -4), (-1.0, 0.76, 3), (0.35, 0.7, -2), (1.7, 0.74, 4), (2.7, 0.66, -3)], [PAPER, BLUE, CORAL, PAPER, BLUE])
arm([(-3.6, -1.0), (-2.5, -0.66)], 0.72, PAPER, 5)
hand(-1.86, -0.5, 18)
for z0, z1 in ((-2.2, -1.62), (-2.86, -2.3), (-3.6, -2.96)):
    on.box(-4, z0 - 0.05, 4, z1 + 0.05)
    on.box(-4, z0, 4, z1, CORAL)
    for x in (-2.72, 2.72):
        on.oval(x, (z0 + z1) / 2, 0.07)
on.box(-0.62, -2.12, 0.62, -1.72)
render(1000, 1000, 8, bounces=1)
