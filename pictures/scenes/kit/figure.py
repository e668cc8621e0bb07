"""Figures: a skeleton with clothes, a head and hands."""

import math
import random

from mathutils import Matrix, Vector

from .clothes import Wear
from .garments import dressed
from .geometry import put, within
from .hands import hand_mesh
from .heads import head
from .material import NEUTRAL, matte
from .skeleton import Hand, Skeleton


def person(wear=Wear(), hips=(0, 0, 0.93), lean=(0, 0.02), twist=0.0, gaze=(0, 0, 0), left=None, right=None,
           feet=((-0.12, 0, 0), (0.12, 0, 0)), knees=((-0.1, 1, 0), (0.1, 1, 0)), detail=0.011):
    """Place a figure in the current frame, facing +y.

    gaze: the head's turn to its left, nod down and tilt to its right, in degrees.
    Returns the head's frame, whose origin is the top of the neck, for masks and hats.
    """
    parts = body(wear, hips, lean, twist, gaze, left, right, feet, knees, detail)
    for mesh, matrix in parts:
        put(mesh, matrix)
    return parts[-1][1]


def body(wear, hips=(0, 0, 0.93), lean=(0, 0.02), twist=0.0, gaze=(0, 0, 0), left=None, right=None,
         feet=((-0.12, 0, 0), (0.12, 0, 0)), knees=((-0.1, 1, 0), (0.1, 1, 0)), detail=0.011):
    """The parts of a figure, as pairs of a mesh and its matrix: to be placed once, or many times in a crowd."""
    left = left or Hand((-0.25, 0.06, hips[2] - 0.12))
    right = right or Hand((0.25, 0.06, hips[2] - 0.12))
    bones = Skeleton(hips, lean, twist, left, right, feet, knees, wear.build, wear.shape, wear.legs)
    skin = matte(wear.skin, NEUTRAL, 0.6, 0.3)
    parts = [(mesh, Matrix.Identity(4)) for mesh in dressed(bones, wear, skin, detail)]
    for sign, arm, hand in zip((-1, 1), bones.arms, (left, right)):
        parts.append((hand_mesh(sign, arm, hand, skin, detail), Matrix.Identity(4)))
    facing = Matrix([[*row, 0] for row in bones.axes.tolist()] + [[0, 0, 0, 1]])
    yaw, nod, tilt = (math.radians(a) for a in gaze)
    # A large head sits lower, because its neck is larger too.
    base = Vector(bones.neck + bones.up * (0.02 - 0.16 * max(0.0, wear.head - 1.2)))
    # The head follows the body's lean only by half.
    upright = facing.to_quaternion().slerp(Matrix.Rotation(math.atan2(bones.right[1], bones.right[0]), 4, 'Z').to_quaternion(), 0.5).to_matrix().to_4x4()
    frame = Matrix.Translation(base) @ Matrix.Scale(wear.head, 4) @ upright @ Matrix.Rotation(yaw, 4, 'Z') @ Matrix.Rotation(-nod, 4, 'X') @ Matrix.Rotation(tilt, 4, 'Y')
    return parts + [(mesh, frame) for mesh in head(wear, skin, detail)]


def crowd(people, spots, scale=(0.92, 1.08), seed=1):
    """Place figures at random. people: results of `body()`; spots: (x, y, z, turn in degrees)."""
    chance = random.Random(seed)
    for x, y, z, turn in spots:
        frame = (Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(chance.uniform(*scale), 4))
        with within(frame):
            for mesh, matrix in chance.choice(people):
                put(mesh, matrix)
