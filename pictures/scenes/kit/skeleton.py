"""The bones of a figure, computed from the places of its hands and feet."""

import math
from dataclasses import dataclass

import numpy as np

from .solid import unit

Point = tuple


@dataclass(frozen=True)
class Hand:
    """Where a hand is (the palm, in the figure's frame: x to its right, y forward) and what it does."""

    at: Point
    elbow: Point = (0.0, -0.35, -0.9)
    """Roughly where the elbow points."""
    fingers: Point | None = None
    """Where the fingers point; along the forearm by default."""
    palm: Point | None = None
    """Where the palm faces."""
    grip: str = 'easy'
    """'easy', 'fist', 'flat', 'spread', 'point', 'fret' or 'horns'."""


def reach(origin, target, upper, lower, hint):
    """The middle joint of a limb from `origin` to `target`, bent towards `hint`; and the end that it can reach."""
    origin, target = np.array(origin, float), np.array(target, float)
    way = target - origin
    length = np.linalg.norm(way)
    limit = (upper + lower) * 0.995
    if length > limit:
        target = origin + way / length * limit
        length = limit
    axis = unit(target - origin)
    along = (upper**2 - lower**2 + length**2) / (2 * length)
    out = math.sqrt(max(upper**2 - along**2, 0))
    side = np.array(hint, float)
    side = unit(side - axis * (side @ axis))
    return origin + axis * along + side * out, target


class Skeleton:
    """Joints of a figure that faces +y, feet on z = 0, about 1.72 m tall."""

    def __init__(self, hips, lean, twist, left, right, feet, knees, build, shape, legs=1.0):
        self.build, self.shape = build, shape
        self.hips = np.array(hips, float)
        side, forward = lean
        self.up = unit((side, forward, 1))
        turn = math.radians(twist)
        flat = np.array((math.cos(turn), math.sin(turn), 0))
        self.right = unit(flat - self.up * (flat @ self.up))
        self.forward = np.cross(self.up, self.right)
        self.axes = np.stack([self.right, self.forward, self.up], 1)
        self.waist = self.hips + self.up * 0.14
        self.chest = self.hips + self.up * 0.34
        self.neck = self.hips + self.up * 0.53
        width = 0.168 * (0.92 + 0.08 * build) - 0.012 * shape
        self.shoulders = [self.chest + self.up * 0.118 + self.right * s * width for s in (-1, 1)]
        self.arms = []
        for sign, shoulder, hand in zip((-1, 1), self.shoulders, (left, right)):
            palm = np.array(hand.at, float)
            hint = np.array(hand.elbow, float) + self.right * sign * 0.25
            back = unit(hand.fingers) * 0.085 if hand.fingers is not None else unit(palm - shoulder) * 0.085
            elbow, wrist = reach(shoulder, palm - back, 0.29, 0.255, hint)
            fingers = unit(hand.fingers) if hand.fingers is not None else unit(wrist - elbow)
            self.arms.append((shoulder, elbow, wrist, fingers))
        self.legs = []
        for sign, foot, knee in zip((-1, 1), feet, knees):
            hip = self.hips + self.right * sign * 0.092 - np.array((0, 0, 0.03))
            ankle = np.array(foot[:3], float) + (0, 0, 0.085)
            joint, ankle = reach(hip, ankle, 0.435 * legs, 0.425 * legs, np.array(knee, float))
            self.legs.append((hip, joint, ankle, math.radians(foot[3]) if len(foot) > 3 else math.radians(-sign * 8)))
