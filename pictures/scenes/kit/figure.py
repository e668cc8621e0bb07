"""People: a skeleton posed by where hands and feet are, dressed garment by garment."""

import math
from dataclasses import dataclass, replace

import numpy as np
from mathutils import Matrix, Vector

from .geometry import put, within
from .material import NEUTRAL, matte
from .heads import head
from .solid import Solid, unit

Point = tuple


@dataclass(frozen=True)
class Cloth:
    """A garment's stuff. tone: how light, 0–1; ink: which light it prefers; sleeve: 1 to the wrist, 0.5 to the elbow, 0 none."""

    tone: float = 0.12
    ink: tuple = NEUTRAL
    pattern: str | None = None
    second: float | tuple | None = None
    repeat: float = 14.0
    sleeve: float = 1.0
    hem: float = 0.0
    """How far below the hips it reaches, in metres."""
    collar: bool = False
    rough: float = 0.85

    def material(self):
        return matte(self.tone, self.ink, self.rough, 0.15, pattern=self.pattern, second=self.second, repeat=self.repeat)


@dataclass(frozen=True)
class Wear:
    """What somebody looks like. Skirts and dresses are a `skirt` of cloth; no `jacket` is none."""

    top: Cloth = Cloth(0.3, sleeve=0.45)
    jacket: Cloth | None = None
    trousers: Cloth | None = Cloth(0.1)
    skirt: Cloth | None = None
    belt: float | None = 0.4
    shoes: float = 0.06
    boots: float = 0.0
    """How high the boots are, in metres."""
    skin: float = 0.5
    hair: str = 'crop'
    hair_tone: float = 0.05
    hat: str | None = None
    hat_tone: float = 0.15
    beard: bool = False
    glasses: str | None = None
    mouth: float = 0.0
    head: float = 1.1
    """Heads are printed a little larger than life, since faces are small; children's are about 1.4."""
    build: float = 1.0
    """Girth: 1 is slender-to-medium."""
    shape: float = 0.0
    """0 straight, 1 narrow waist and wide hips."""


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
    """The middle joint of a limb from `origin` to `target`, bent towards `hint`; and the end it really reaches."""
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

    def __init__(self, hips, lean, twist, left, right, feet, knees, build, shape):
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
            joint, ankle = reach(hip, ankle, 0.435, 0.425, np.array(knee, float))
            self.legs.append((hip, joint, ankle, math.radians(foot[3]) if len(foot) > 3 else math.radians(-sign * 8)))


def person(wear=Wear(), hips=(0, 0, 0.93), lean=(0, 0.02), twist=0.0, gaze=(0, 0, 0), left=None, right=None,
           feet=((-0.12, 0, 0), (0.12, 0, 0)), knees=((-0.1, 1, 0), (0.1, 1, 0)), detail=0.011):
    """Place somebody in the present frame, facing +y. gaze: the head's turn to its left, its nod down and tilt to its right, in degrees.

    Returns the head's frame (its origin the neck's top), for what is worn on it.
    """
    parts = body(wear, hips, lean, twist, gaze, left, right, feet, knees, detail)
    for mesh, matrix in parts:
        put(mesh, matrix)
    return parts[-1][1]


def body(wear, hips=(0, 0, 0.93), lean=(0, 0.02), twist=0.0, gaze=(0, 0, 0), left=None, right=None,
         feet=((-0.12, 0, 0), (0.12, 0, 0)), knees=((-0.1, 1, 0), (0.1, 1, 0)), detail=0.011):
    """The parts of somebody, as pairs of a mesh and where it sits: to be placed once, or many times in a crowd."""
    left = left or Hand((-0.25, 0.06, hips[2] - 0.12))
    right = right or Hand((0.25, 0.06, hips[2] - 0.12))
    bones = Skeleton(hips, lean, twist, left, right, feet, knees, wear.build, wear.shape)
    fine = detail < 0.014
    skin = matte(wear.skin, NEUTRAL, 0.6, 0.3)
    parts = [(_limbs(bones, wear, skin, detail), Matrix.Identity(4))]
    folds = 0.0035 if fine else 0.0
    if wear.trousers:
        parts.append((_trousers(bones, wear.trousers, 0.008).mesh(wear.trousers.material(), detail, folds), Matrix.Identity(4)))
    if wear.skirt:
        parts.append((_skirt(bones, wear.skirt).mesh(wear.skirt.material(), detail, folds), Matrix.Identity(4)))
    for cloth, pad, is_open in ((wear.top, 0.012, False), (wear.jacket, 0.026, True)):
        if cloth:
            stuff = cloth.material()
            parts.append((_top(bones, cloth, pad, is_open).mesh(stuff, detail, folds), Matrix.Identity(4)))
            if cloth.sleeve and not (wear.jacket and wear.jacket.sleeve and cloth is wear.top):
                parts += [(_sleeve(arm, cloth, pad).mesh(stuff, detail, folds), Matrix.Identity(4)) for arm in bones.arms]
    if fine and (wear.top.collar or (wear.jacket and wear.jacket.collar)):
        cloth = wear.jacket if wear.jacket and wear.jacket.collar else wear.top
        parts.append((_collar(bones, 0.028 if wear.jacket else 0.016).mesh(replace(cloth, pattern=None).material(), detail * 0.7), Matrix.Identity(4)))
    if fine and wear.belt is not None and not wear.skirt:
        parts.append((_belt(bones).mesh(matte(wear.belt, rough=0.4, shine=0.5), detail * 0.8), Matrix.Identity(4)))
    parts.append((_shoes(bones, wear).mesh(matte(wear.shoes, rough=0.5, shine=0.4), detail), Matrix.Identity(4)))
    for sign, arm, hand in zip((-1, 1), bones.arms, (left, right)):
        parts.append(_hand(sign, arm, hand, skin, detail))
    facing = Matrix([[*row, 0] for row in bones.axes.tolist()] + [[0, 0, 0, 1]])
    yaw, nod, tilt = (math.radians(a) for a in gaze)
    base = Vector(bones.neck + bones.up * 0.02)
    # The head keeps upright by itself: it follows the body's lean only by half.
    upright = facing.to_quaternion().slerp(Matrix.Rotation(math.atan2(bones.right[1], bones.right[0]), 4, 'Z').to_quaternion(), 0.5).to_matrix().to_4x4()
    frame = Matrix.Translation(base) @ Matrix.Scale(wear.head, 4) @ upright @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Rotation(-nod, 4, 'X') @ Matrix.Rotation(tilt, 4, 'Y')
    return parts + [(mesh, frame) for mesh in head(wear, skin, detail)]


def _limbs(bones, wear, skin, detail):
    """Neck, arms and legs where cloth leaves them bare."""
    s = Solid()
    s.capsule(bones.neck - bones.up * 0.05, bones.neck + bones.up * 0.07 + bones.forward * 0.012, 0.058, 0.05, 0.03)
    s.ellipsoid(bones.neck - bones.up * 0.05, (0.13, 0.08, 0.05), 0.03, bones.axes)
    sleeve = wear.jacket.sleeve if wear.jacket else wear.top.sleeve
    if sleeve < 0.95:
        for shoulder, elbow, wrist, _ in bones.arms:
            s.capsule(shoulder, elbow, 0.05, 0.04, 0.02).capsule(elbow, wrist, 0.041, 0.028, 0.015)
    if not wear.trousers:
        for hip, knee, ankle, _ in bones.legs:
            s.capsule(hip, knee, 0.082, 0.054, 0.03).capsule(knee, ankle, 0.054, 0.037, 0.02)
    return s.mesh(skin, detail)


def _trunk(s, bones, pad):
    b, f = bones.build, bones.shape
    s.ellipsoid(bones.chest - bones.up * 0.01, (0.15 * b + pad, 0.108 * b + pad, 0.19), 0.05, bones.axes)
    s.ellipsoid(bones.waist + bones.up * 0.04, ((0.135 - 0.02 * f) * b + pad, 0.1 * b + pad, 0.17), 0.06, bones.axes)
    if f > 0.5:
        for sign in (-1, 1):
            s.ellipsoid(bones.chest + bones.right * sign * 0.065 + bones.forward * 0.075 + bones.up * 0.005, (0.062 + pad, 0.058 + pad, 0.066), 0.04, bones.axes)
    s.ellipsoid(bones.hips + bones.up * 0.03, ((0.15 + 0.018 * f) * b + pad, 0.115 * b + pad, 0.13), 0.06, bones.axes)
    for shoulder in bones.shoulders:
        s.capsule(bones.neck - bones.up * 0.03, shoulder, 0.05 + pad * 0.5, 0.05 + pad * 0.6, 0.045)


def _sleeve(arm, cloth, pad):
    """A sleeve, cut off cleanly where it ends."""
    shoulder, elbow, wrist, _ = arm
    s = Solid().capsule(shoulder, elbow, 0.053 + pad, 0.044 + pad, 0.04)
    if cloth.sleeve > 0.5:
        s.capsule(elbow, wrist, 0.044 + pad, 0.034 + pad, 0.025)
    a, b, share = (elbow, wrist, cloth.sleeve * 2 - 1) if cloth.sleeve > 0.5 else (shoulder, elbow, cloth.sleeve * 2)
    along = unit(b - a)
    end = a + (b - a) * share
    # Only near the cuff: a bent arm may have its shoulder beyond the cuff's plane.
    return s.slice((end, along), (end + along * 0.16, -along))


def _top(bones, cloth, pad, is_open):
    s = Solid()
    _trunk(s, bones, pad)
    if cloth.hem > 0.05:
        s.capsule(bones.hips + bones.up * 0.05, bones.hips - bones.up * cloth.hem, 0.135 * bones.build + pad, 0.15 * bones.build + pad + cloth.hem * 0.1, 0.06)
    s.slice((bones.hips + bones.up * (0.06 - cloth.hem), -bones.up))
    neck = bones.neck + bones.up * 0.015
    s.scoop(neck + bones.forward * 0.012, (0.07, 0.07 + 0.02 * is_open, 0.045), 0.015, bones.axes)
    if is_open:
        # The front hangs open: a wedge from a narrow foot to a wide neck.
        middle = bones.hips + bones.forward * 0.02
        for_right, for_left = unit(-bones.right + bones.up * 0.09), unit(bones.right + bones.up * 0.09)
        s.slice((middle, bones.forward), (middle + bones.right * 0.05, for_right), (middle - bones.right * 0.05, for_left))
    return s


def _collar(bones, pad):
    s = Solid()
    base = bones.neck - bones.up * 0.012
    ring = []
    for i in range(11):
        angle = math.radians(-62 + i * 30.4 + 180 - 90)
        out = bones.right * math.cos(angle) * (0.068 + pad) + bones.forward * math.sin(angle) * (0.062 + pad)
        drop = 0.03 * max(0.0, math.sin(angle))
        ring.append(base + out - bones.up * drop)
    for a, b in zip(ring, ring[1:]):
        s.capsule(a, b, 0.014, blend=0.008).capsule(a + bones.up * 0.022, b + bones.up * 0.022, 0.01, blend=0.008)
    for sign, tip in ((-1, ring[0]), (1, ring[-1])):
        s.capsule(tip, tip - bones.up * 0.055 + bones.forward * 0.025 + (tip - base) * 0.2, 0.013, 0.008, 0.01)
    return s


def _belt(bones):
    b, f = bones.build, bones.shape
    s = Solid()
    s.ellipsoid(bones.hips + bones.up * 0.085, ((0.146 + 0.012 * f) * b + 0.014, 0.112 * b + 0.014, 0.024), 0.005, bones.axes)
    return s


def _trousers(bones, cloth, pad):
    s = Solid()
    b, f = bones.build, bones.shape
    s.ellipsoid(bones.hips + bones.up * 0.02, ((0.15 + 0.018 * f) * b + pad, 0.115 * b + pad, 0.12), 0.04, bones.axes)
    s.ellipsoid(bones.hips + bones.up * 0.08, ((0.14 + 0.01 * f) * b + pad, 0.108 * b + pad, 0.08), 0.04, bones.axes)
    for hip, knee, ankle, _ in bones.legs:
        s.capsule(hip, knee, 0.092 * b + pad, 0.062 + pad, 0.03)
        if cloth.sleeve > 0.5:
            s.capsule(knee, ankle, 0.062 + pad, 0.05 + pad, 0.02)
    return s


def _skirt(bones, cloth):
    s = Solid()
    length = cloth.hem or 0.4
    b, f = bones.build, bones.shape
    s.ellipsoid(bones.hips + bones.up * 0.06, ((0.14 + 0.012 * f) * b + 0.014, 0.112 * b + 0.014, 0.12), 0.04, bones.axes)
    down = unit(sum(ankle for _, _, ankle, _ in bones.legs) / 2 - bones.hips)
    s.capsule(bones.hips + bones.up * 0.05, bones.hips + down * length, 0.125 * b, 0.17 * b + 0.22 * length, 0.06)
    for hip, knee, _, _ in bones.legs:
        s.capsule(hip, hip + (knee - hip) * min(1, length / 0.42), 0.1 * b + 0.015, 0.09 + 0.015, 0.06)
    return s.slice((bones.hips + down * length, down))


def _shoes(bones, wear):
    s = Solid()
    for _, knee, ankle, turn in bones.legs:
        toe = np.array((-math.sin(turn), math.cos(turn), 0))
        sole = ankle - (0, 0, 0.05)
        s.capsule(sole - toe * 0.03, sole + toe * 0.15 - (0, 0, 0.008), 0.043, 0.034, 0.03)
        s.capsule(sole, ankle + unit(knee - ankle) * max(0.02, wear.boots), 0.048, 0.05 if not wear.boots else 0.062, 0.03)
    return s


# For each grip: the bend of the fingers' two joints in degrees, how far they spread, and the thumb's swing.
GRIPS = {
    'easy': (20, 30, 0.1, 30), 'fist': (80, 95, 0.02, 60), 'flat': (2, 4, 0.05, 25), 'spread': (4, 8, 0.5, 60),
    'point': (80, 95, 0.02, 50), 'fret': (50, 60, 0.12, 20), 'horns': (80, 95, 0.1, 60),
}


def _hand(sign, arm, hand, skin, detail):
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
    return s.mesh(skin, min(0.006, detail) if detail < 0.014 else detail * 0.7), Matrix.Identity(4)


def crowd(people, spots, scale=(0.92, 1.08), seed=1):
    """Place bodies at random: people is a list of `body()`, spots a list of (x, y, z, turn in degrees)."""
    import random

    chance = random.Random(seed)
    for x, y, z, turn in spots:
        frame = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(chance.uniform(*scale), 4))
        with within(frame):
            for mesh, matrix in chance.choice(people):
                put(mesh, matrix)
