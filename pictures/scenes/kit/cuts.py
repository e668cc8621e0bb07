"""Flat shapes that face the viewer, as if cut from black paper: what a crowd is against the light."""

import math

from .geometry import Shape, at, facing_matrix
from .material import matte

BLACK = dict(tone=0.0, rough=1, shine=0)
_FINGERS = {
    'open': ((-0.07, 0.15, 20), (-0.025, 0.19, 6), (0.02, 0.19, -4), (0.065, 0.15, -18), (-0.09, 0.1, 58)),
    'two': ((-0.04, 0.19, 10), (0.03, 0.19, -10)),
    'fist': (),
}


def cut(outline, y=0.0, material=None):
    """A sheet in the xz plane with this outline, at depth y."""
    Shape().plate(outline, 0.01).stand(material or matte(**BLACK), matrix=facing_matrix((0, y, 0), (0, -1, 0)))


def edge(y, height, half, foot=-1.0, steps=400, material=None):
    """Everything below the line `height(x)`, to `half` metres on either side: a crowd, a ridge."""
    xs = [half * (2 * i / steps - 1) for i in range(steps + 1)]
    n = steps + 1
    Shape().add([(x, y, height(x)) for x in xs] + [(x, y, foot) for x in xs], [(i, i + 1, n + i + 1, n + i) for i in range(steps)]).stand(material or matte(**BLACK))


def raised(x, y, z, size=1.0, lean=0.0, kind='open', material=None):
    """A raised arm whose wrist is at (x, y, z), its hand 'open', a 'fist', or with 'two' fingers up."""
    g = Shape().plate([(-0.075, -1.2), (0.075, -1.2), (0.05, 0.0), (-0.05, 0.0)], 0.01)
    g.plate([(0.085 * math.cos(t), 0.08 + 0.1 * math.sin(t)) for t in (2 * math.pi * k / 24 for k in range(24))], 0.01)
    for fx, length, degrees in _FINGERS[kind]:
        s, c = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))
        root = 0.06 if degrees > 40 else 0.14
        g.plate([(fx + c * 0.019, root + s * 0.019), (fx - s * length + c * 0.015, root + c * length + s * 0.015), (fx - s * (length + 0.018), root + c * (length + 0.018)), (fx - s * length - c * 0.015, root + c * length - s * 0.015), (fx - c * 0.019, root - s * 0.019)], 0.01)
    with at((x, y, z), 0, size, (0, lean)):
        g.stand(material or matte(**BLACK), matrix=facing_matrix((0, 0, 0), (0, -1, 0)))
