"""Hands, finer than the rest of the body: a palm, four fingers of two joints, a thumb."""

import math

import numpy as np

from .solid import Solid, unit

# For each grip: the bend of the fingers' two joints in degrees, how far they spread, and the thumb's swing.
GRIPS = {
    'easy': (20, 30, 0.1, 30), 'fist': (80, 95, 0.02, 60), 'flat': (2, 4, 0.05, 25), 'spread': (4, 8, 0.5, 60),
    'point': (80, 95, 0.02, 50), 'fret': (50, 60, 0.12, 20), 'horns': (80, 95, 0.1, 60),
}


def hand_mesh(sign, arm, hand, skin, detail):
    """A hand in a mesh of its own, so that it can be finer than the body."""
    _, elbow, wrist, fingers = arm
    palm = unit(hand.palm) if hand.palm is not None else unit(np.cross(fingers, (0, 0, 1)) * -sign + np.array((0, 0, -0.3)))
    palm = unit(palm - fingers * (palm @ fingers))
    across = np.cross(fingers, palm) * sign  # towards the thumb
    s = Solid()
    knuckles = wrist + fingers * 0.095
    s.capsule(wrist - fingers * 0.03, wrist + fingers * 0.02, 0.028, 0.03, 0.02)
    axes = np.stack([across, fingers, palm], 1)
    s.ellipsoid(wrist + fingers * 0.055, (0.041, 0.055, 0.02), 0.015, axes)
    bend, curl, spread, thumb = GRIPS[hand.grip]
    for i, length in enumerate((0.074, 0.082, 0.076, 0.06)):
        offset = (1.5 - i) * 0.0205
        straight = (hand.grip == 'point' and i == 0) or (hand.grip == 'horns' and i in (0, 3))
        first, second = (4, 6) if straight else (bend, curl)
        way = unit(fingers + across * (1.5 - i) * spread * 0.3)
        root = knuckles + across * offset - fingers * 0.006 * abs(i - 1.2)
        a = math.radians(first)
        one = way * math.cos(a) + palm * math.sin(a)
        a += math.radians(second)
        two = way * math.cos(a) + palm * math.sin(a)
        joint = root + one * length * 0.5
        s.capsule(root - way * 0.02, joint, 0.0105, 0.0098, 0.005).capsule(joint, joint + two * length * 0.5, 0.0098, 0.008, 0.004)
    swing = math.radians(thumb)
    base = wrist + fingers * 0.03 + across * 0.026 + palm * 0.008
    way = unit(fingers * math.cos(swing) + across * math.sin(swing) * 0.9 + palm * 0.35)
    tip = base + way * 0.045
    s.capsule(base, tip, 0.014, 0.011, 0.012).capsule(tip, tip + unit(way + fingers * 0.6) * 0.034, 0.011, 0.0085, 0.006)
    return s.mesh(skin, min(0.006, detail) if detail < 0.014 else detail * 0.7)
