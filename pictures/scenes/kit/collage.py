"""Flat pictures: sheets of one ink each, cut out and laid one over another, in front of a camera that is far away."""

import math
from contextlib import contextmanager

from .geometry import Shape, at, facing_matrix, spline
from .lights import mixed
from .material import glow
from .studio import camera, scene, sky

CORAL, BLUE, DEEP = mixed(0.63, 0.02, 0), mixed(0.02, 0.47, 0.05), mixed(0.01, 0.13, 0.02)
PAPER, INK = mixed(1.05, 0.95, 0.4), mixed(0.012, 0, 0)


class Collage:
    """Points are (x, z): x to the right, z up, about 5 × 6.2 in an upright picture, 6.2 × 3.5 in a wide one."""

    def __init__(self):
        scene()
        sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
        # From far away, so that the many sheets keep their sizes.
        camera((0, -200, 0), (0, 0, 0), 1190)
        self._depth, self._x, self._z, self._scale, self._turn = 6.0, 0.0, 0.0, (1.0, 1.0), 0.0

    @contextmanager
    def at(self, x, z, scale=1.0, turn=0.0, mirrored=False):
        """Lay everything inside the block here, turned anticlockwise by degrees."""
        before = self._x, self._z, self._scale, self._turn
        self._x, self._z = self._placed(x, z)
        self._scale = self._scale[0] * scale * (-1 if mirrored else 1), self._scale[1] * scale
        self._turn += math.radians(turn)
        yield
        self._x, self._z, self._scale, self._turn = before

    @contextmanager
    def standing(self, x, z, turn=0.0, scale=1.0):
        """Whatever is placed inside the block stands here, in front of all sheets before it: no lamp lights it, so it is an outline."""
        self._depth -= scale
        px, pz = self._placed(x, z)
        with at((px, self._depth, pz), turn, scale * abs(self._scale[0])):
            yield
        self._depth -= scale

    def _placed(self, x, z):
        c, s = math.cos(self._turn), math.sin(self._turn)
        x, z = x * self._scale[0], z * self._scale[1]
        return self._x + c * x - s * z, self._z + s * x + c * z

    def sheet(self, outline, ink=INK):
        """The next sheet, in front of all before it; `ink` is its light, or a material."""
        self._lay([outline], ink)

    def _lay(self, outlines, ink):
        self._depth -= 0.008
        shape = Shape()
        for outline in outlines:
            shape.plate([self._placed(x, z) for x, z in outline], 0.004)
        shape.stand(glow(ink, 1.0) if isinstance(ink, tuple) else ink, matrix=facing_matrix((0, self._depth, 0), (0, -1, 0)))

    def box(self, x0, z0, x1, z1, ink=INK):
        self.sheet([(x0, z0), (x1, z0), (x1, z1), (x0, z1)], ink)

    def oval(self, x, z, rx, rz=None, ink=INK, turn=0.0, n=48):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        ring = [(rx * math.cos(2 * math.pi * k / n), (rz or rx) * math.sin(2 * math.pi * k / n)) for k in range(n)]
        self.sheet([(x + c * a - s * b, z + s * a + c * b) for a, b in ring], ink)

    def blob(self, points, ink=INK, steps=10):
        """A closed curve through the points."""
        closed = [*points[-2:], *points, *points[:2]]
        curve = spline([(x, 0, z) for x, z in closed], steps)
        self.sheet([(p.x, p.z) for p in curve[2 * steps:(len(points) + 2) * steps]], ink)

    def stroke(self, points, width, ink=INK, steps=10, end=None):
        """A curved line through the points, as wide as `width`, at its end `end`; with round ends."""
        curve = [(p.x, p.z) for p in spline([(x, 0, z) for x, z in points], steps)] if steps else points
        n = len(curve) - 1
        left, right = [], []
        for k, (x, z) in enumerate(curve):
            (x0, z0), (x1, z1) = curve[max(0, k - 1)], curve[min(n, k + 1)]
            dx, dz = x1 - x0, z1 - z0
            length = math.hypot(dx, dz) or 1
            half = (width + ((width if end is None else end) - width) * k / n) / 2
            left.append((x - dz / length * half, z + dx / length * half))
            right.append((x + dz / length * half, z - dx / length * half))
        # A piece for each span: a single outline would tear where the line turns back.
        pieces = [(left[k], left[k + 1], right[k + 1], right[k]) for k in range(n)]
        for (x, z), side in zip(curve, left):
            half = math.dist((x, z), side)
            pieces.append([(x + half * math.cos(t), z + half * math.sin(t)) for t in (2 * math.pi * i / 16 for i in range(16))])
        self._lay(pieces, ink)

    def guitar(self, x, z, scale=1.0, turn=0.0, mirrored=False, ink=CORAL, electric=False):
        """A guitar that lies across whoever plays it, about 1.9 long, its neck to the left; the arm over it is the scene's."""
        if electric:
            body = [(0.66, 0.02), (0.56, 0.24), (0.24, 0.2), (0.02, 0.3), (-0.22, 0.26), (-0.2, 0.12), (-0.3, -0.12), (-0.18, -0.24), (0.1, -0.18), (0.4, -0.26), (0.6, -0.2)]
        else:
            body = [(0.72, 0), (0.66, 0.26), (0.42, 0.33), (0.22, 0.24), (0.06, 0.2), (-0.1, 0.25), (-0.26, 0.2), (-0.32, 0)]
            body += [(a, -b) for a, b in body[-2:0:-1]]
        with self.at(x, z, scale, turn, mirrored):
            for grow, tint in ((0.07, INK), (0.0, ink)):
                self.stroke([(-0.2, 0), (-1.02, 0)], 0.07 + grow, tint, steps=0)
                self.blob([(0.2 + (a - 0.2) * (1 + grow), b * (1 + 2 * grow)) for a, b in body], tint)
            self.box(-1.24, -0.075, -1.0, 0.075)
            self.stroke([(-0.1, 0), (-1.02, 0)], 0.04, steps=0)
            if electric:
                self.box(0.08, -0.09, 0.14, 0.09)
            else:
                self.oval(0.12, 0, 0.09)
            self.box(0.42, -0.1, 0.47, 0.1)
