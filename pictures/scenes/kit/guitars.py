"""Guitars, basses, and the hands on them. An instrument has x along its neck and z towards the listener."""

import numpy as np
from mathutils import Matrix

from .geometry import Shape, spline, within
from .material import NEUTRAL, WARM_INK, matte, metal
from .skeleton import Hand
from .solid import unit


def held(centre, along, front, scale=1.0):
    """The frame of an instrument: x along `along`, z towards `front`."""
    x = unit(along)
    z = unit(np.array(front, float) - x * (np.array(front, float) @ x))
    y = np.cross(z, x)
    rows = [[x[i], y[i], z[i], centre[i]] for i in range(3)]
    return within(Matrix([*rows, [0, 0, 0, 1]]) @ Matrix.Scale(scale, 4))


def _frame(along, front):
    x = unit(along)
    z = unit(np.array(front, float) - x * (np.array(front, float) @ x))
    return x, np.cross(z, x), z


def fretting(centre, along, front, share=0.5, elbow=(-0.4, 0.1, -0.9)):
    """The hand on the neck. share: its place, from 0 at the guitar's body to 1 at its head."""
    x, y, z = _frame(along, front)
    place = np.array(centre) + x * (0.24 + 0.42 * share) - z * 0.022 - y * 0.025
    return Hand(tuple(place), elbow, tuple(y * 0.9 + x * 0.25), tuple(z), 'fret')


def plucking(centre, along, front, lift=0.075, elbow=(0.5, -0.5, -0.2), shift=0.0):
    """The hand over the strings."""
    x, y, z = _frame(along, front)
    place = np.array(centre) - x * (0.03 - shift) + z * lift + y * 0.03
    return Hand(tuple(place), elbow, tuple(x * 0.75 - y * 0.65), tuple(-z), 'easy')


def smoothed(points, rounds=3, steps=72):
    xs = np.interp(np.linspace(0, len(points) - 1, steps), range(len(points)), [p[0] for p in points])
    ys = np.interp(np.linspace(0, len(points) - 1, steps), range(len(points)), [p[1] for p in points])
    for _ in range(rounds):
        xs[1:-1] = (xs[:-2] + 2 * xs[1:-1] + xs[2:]) / 4
        ys[1:-1] = (ys[:-2] + 2 * ys[1:-1] + ys[2:]) / 4
    return list(zip(xs, ys))


def _neck(start, end, width, front, material, strings=6, head=0.17):
    neck = Shape()
    neck.box(((start + end) / 2, 0, front + 0.006), (end - start, width, 0.022))
    neck.add([(end - 0.01, -width * 0.5, front), (end - 0.01, width * 0.5, front), (end + head, width * 0.85, front - 0.02), (end + head, -width * 0.6, front - 0.02)], [(0, 1, 2, 3)])
    neck.box((end + head / 2, 0, front - 0.014), (head, width * 1.45, 0.016))
    for i in range(strings // 2):
        for sign in (-1, 1):
            neck.tube((end + 0.03 + (head - 0.05) * i / max(1, strings // 2 - 1), sign * width * 0.7, front - 0.012), (end + 0.03 + (head - 0.05) * i / max(1, strings // 2 - 1), sign * width * 1.25, front - 0.012), 0.009)
    neck.stand(material)


def _strings(start, end, front, width, count=6):
    wires = Shape()
    for i in range(count):
        y = (i / (count - 1) - 0.5) * width
        wires.tube((start, y * 1.25, front + 0.022), (end, y, front + 0.024), 0.0018, sides=4, cap=False)
    for i in range(14):
        x = end - (end - start) * 0.78 * (1 - 2 ** (-(i + 1) / 9))
        wires.box((x, 0, front + 0.019), (0.004, width * 1.25, 0.003))
    wires.stand(metal(0.9, 0.25))


def acoustic(tone=0.42, ink=WARM_INK):
    """A steel-string guitar, 1 m long, its body round the origin."""
    half = list(zip([-0.285, -0.281, -0.262, -0.21, -0.13, -0.06, 0, 0.045, 0.09, 0.14, 0.19, 0.225, 0.24, 0.245],
                    [0, 0.055, 0.12, 0.18, 0.2, 0.182, 0.148, 0.134, 0.14, 0.15, 0.138, 0.1, 0.05, 0]))
    half = smoothed(half)
    outline = half + [(x, -y) for x, y in half[-2:0:-1]]
    Shape().plate(outline, 0.1).stand(matte(tone, ink, 0.35, 0.5))
    trim = Shape()
    trim.line([(x * 1.008, y * 1.012, 0.05) for x, y in [*outline, outline[0]]], 0.005)
    trim.box((-0.13, 0, 0.058), (0.03, 0.15, 0.014))
    trim.plate([(0.02, -0.03), (0.06, -0.06), (0.06, -0.125), (-0.03, -0.13), (-0.07, -0.09)], 0.104)
    trim.stand(matte(0.05, rough=0.4, shine=0.5))
    Shape().tube((0.07, 0, 0.0505), (0.07, 0, 0.053), 0.064, sides=30).stand(matte(0.8))
    Shape().tube((0.07, 0, 0.053), (0.07, 0, 0.0545), 0.049, sides=30).stand(matte(0.01))
    _neck(0.16, 0.68, 0.052, 0.05, matte(0.1, rough=0.4, shine=0.5))
    _strings(-0.13, 0.69, 0.05, 0.034)


# Half outlines, upper side then lower side, from the strap button to the neck.
BODIES = {
    'offset': ([(-0.25, 0.0), (-0.24, 0.1), (-0.17, 0.165), (-0.07, 0.16), (0.0, 0.125), (0.06, 0.13), (0.13, 0.16), (0.19, 0.13), (0.16, 0.07), (0.13, 0.03)],
               [(-0.25, 0.0), (-0.26, -0.07), (-0.2, -0.15), (-0.1, -0.165), (0.0, -0.125), (0.05, -0.12), (0.1, -0.145), (0.15, -0.11), (0.13, -0.05), (0.13, -0.03)]),
    'single': ([(-0.22, 0.0), (-0.22, 0.1), (-0.16, 0.155), (-0.07, 0.15), (0.0, 0.11), (0.06, 0.125), (0.12, 0.13), (0.15, 0.08), (0.14, 0.03)],
               [(-0.22, 0.0), (-0.22, -0.1), (-0.16, -0.155), (-0.07, -0.15), (0.0, -0.11), (0.04, -0.11), (0.1, -0.13), (0.1, -0.06), (0.14, -0.03)]),
    'angular': ([(-0.24, 0.0), (-0.3, 0.2), (-0.06, 0.07), (0.06, 0.08), (0.16, 0.2), (0.15, 0.05), (0.14, 0.03)],
                [(-0.24, 0.0), (-0.22, -0.13), (-0.04, -0.1), (0.06, -0.09), (0.2, -0.16), (0.15, -0.05), (0.14, -0.03)]),
    'horned': ([(-0.22, 0.0), (-0.21, 0.11), (-0.13, 0.16), (-0.04, 0.13), (0.04, 0.12), (0.14, 0.15), (0.2, 0.12), (0.15, 0.06), (0.14, 0.03)],
               [(-0.22, 0.0), (-0.21, -0.11), (-0.13, -0.16), (-0.04, -0.13), (0.04, -0.12), (0.14, -0.15), (0.2, -0.12), (0.15, -0.06), (0.14, -0.03)]),
}


def electric(body='offset', tone=0.5, ink=WARM_INK, guard=0.85, length=0.66, strings=6):
    """A solid-body guitar; with `length` 0.86 and four strings, a bass."""
    upper, lower = BODIES[body]
    rounds = 1 if body == 'angular' else 4
    outline = smoothed(upper, rounds) + smoothed(lower, rounds)[::-1]
    Shape().plate(outline, 0.045).stand(matte(tone, ink, 0.25, 0.6))
    plate = Shape().plate([(-0.14, -0.02), (-0.1, -0.12), (0.02, -0.1), (0.1, -0.1), (0.13, -0.02), (0.12, 0.05), (0.02, 0.05)], 0.05)
    plate.stand(matte(guard, rough=0.4, shine=0.4))
    parts = Shape()
    for x in (-0.08, 0.03, 0.09):
        parts.box((x, 0, 0.027), (0.028, 0.09, 0.014))
    parts.box((-0.135, 0, 0.028), (0.035, 0.085, 0.016))
    for k in range(3):
        parts.tube((-0.1 - 0.035 * k, -0.09 + 0.005 * k, 0.024), (-0.1 - 0.035 * k, -0.09 + 0.005 * k, 0.042), 0.012)
    parts.stand(matte(0.06, rough=0.3, shine=0.7))
    _neck(0.12, length, 0.05 if strings == 6 else 0.046, 0.026, matte(0.45, WARM_INK if ink == NEUTRAL else NEUTRAL, 0.4, 0.4), strings, 0.16)
    _strings(-0.135, length + 0.01, 0.024, 0.036, strings)


def bass(body='horned', tone=0.4, ink=NEUTRAL, guard=0.06):
    electric(body, tone, ink, guard, 0.86, 4)


def strap(shoulder, hip, centre, back=-0.13):
    """A strap from the instrument over a shoulder and down the back."""
    band = Shape()
    points = spline([hip, (shoulder[0] * 0.6 + hip[0] * 0.4, centre[1] + 0.13, (shoulder[2] + hip[2]) / 2 + 0.06), (shoulder[0], 0.03, shoulder[2] + 0.055), (shoulder[0] * 0.6, back, shoulder[2] - 0.2)], 6)
    band.line(points, 0.016)
    band.stand(matte(0.06))
