"""Small things: dogs, boats, lanterns, furniture, fire."""

import math
import random

from mathutils import Vector

from .geometry import Shape, put, spline
from .lights import WARM, lamp
from .material import NEUTRAL, WARM_INK, glow, matte
from .solid import Solid


def dog(pose='stand', tone=0.14, detail=0.012, ears=True):
    """A collie-sized dog that looks along +y: 'stand', 'sit', 'lie' or 'walk'."""
    d = Solid()
    if pose == 'sit':
        d.ellipsoid((0, 0, 0.3), (0.13, 0.17, 0.26), 0.05).ellipsoid((0, 0.1, 0.42), (0.11, 0.1, 0.16), 0.05).ellipsoid((0, 0.16, 0.68), (0.08, 0.11, 0.085), 0.03).capsule((0, 0.22, 0.66), (0, 0.32, 0.63), 0.045, 0.035, 0.02)
        for x in (-0.07, 0.07):
            d.capsule((x, 0.17, 0.4), (x, 0.2, 0.03), 0.04, 0.035, 0.02).ellipsoid((x * 1.1, 0.11, 0.77), (0.028, 0.02, 0.06), 0.01).ellipsoid((x * 1.6, 0, 0.1), (0.06, 0.14, 0.1), 0.03)
        d.capsule((0, -0.16, 0.1), (0.12, -0.36, 0.08), 0.035, 0.02, 0.02)
    elif pose == 'lie':
        d.capsule((0, -0.3, 0.13), (0, 0.22, 0.15), 0.125, 0.12, 0.05).capsule((0, 0.22, 0.18), (0, 0.36, 0.28), 0.08, 0.07, 0.04)
        d.ellipsoid((0, 0.42, 0.3), (0.075, 0.095, 0.075), 0.03).capsule((0, 0.48, 0.28), (0, 0.58, 0.26), 0.042, 0.032, 0.02)
        for x in (-0.075, 0.075):
            d.capsule((x, 0.2, 0.06), (x * 1.2, 0.52, 0.035), 0.042, 0.035, 0.02).ellipsoid((x * 1.7, -0.22, 0.09), (0.06, 0.15, 0.09), 0.03).ellipsoid((x * 0.95, 0.38, 0.37), (0.03, 0.02, 0.05), 0.01)
        d.capsule((0, -0.36, 0.1), (0.16, -0.6, 0.04), 0.04, 0.025, 0.03)
    else:
        stride = 0.12 if pose == 'walk' else 0.03
        d.capsule((0, -0.3, 0.47), (0, 0.26, 0.5), 0.125, 0.14, 0.05)
        for x in (-0.075, 0.075):
            s = stride if x > 0 else -stride
            d.capsule((x, 0.24, 0.42), (x, 0.24 + s, 0.02), 0.05, 0.03, 0.03).capsule((x, -0.3, 0.42), (x * 1.1, -0.3 - s, 0.02), 0.05, 0.03, 0.03)
            if ears:
                d.ellipsoid((x * 0.9, 0.38, 0.86), (0.03, 0.02, 0.055), 0.01)
        d.capsule((0, 0.28, 0.55), (0, 0.4, 0.74), 0.085, 0.075, 0.04).ellipsoid((0, 0.43, 0.77), (0.075, 0.095, 0.075), 0.03).capsule((0, 0.5, 0.75), (0, 0.6, 0.72), 0.042, 0.032, 0.02)
        d.capsule((0, -0.4, 0.52), (0.03, -0.66, 0.72), 0.035, 0.045, 0.03)
    put(d.mesh(matte(tone, rough=0.8), detail))


def heron(tone=0.5):
    """A heron that looks along +x, one leg drawn up; 95 cm tall."""
    s = Solid()
    s.ellipsoid((-0.05, 0, 0.55), (0.2, 0.09, 0.11), 0.03).capsule((-0.2, 0, 0.52), (-0.36, 0, 0.44), 0.06, 0.02, 0.04)
    s.chain([tuple(p) for p in spline([(0.1, 0, 0.6), (0.17, 0, 0.72), (0.08, 0, 0.82), (0.14, 0, 0.94)], 6)], [0.05 - 0.001 * i for i in range(19)], 0.02)
    s.ellipsoid((0.17, 0, 0.95), (0.055, 0.032, 0.032), 0.015)
    put(s.mesh(matte(tone, rough=0.8), 0.01))
    fine = Shape().tube((0.2, 0, 0.95), (0.36, 0, 0.93), 0.018, 0.003).tube((0.14, 0, 0.97), (0.0, 0, 0.96), 0.01, 0.003)
    fine.tube((-0.03, 0.02, 0.46), (-0.03, 0.02, 0), 0.012).tube((-0.03, -0.02, 0.46), (0.07, -0.02, 0.3), 0.012).tube((0.07, -0.02, 0.3), (-0.02, -0.02, 0.22), 0.01)
    fine.stand(matte(0.1))


def rowing_boat(length=3.6, tone=0.3, ink=NEUTRAL, oars=True):
    """A boat along y on the water z = 0, stern to −y."""
    sections = []
    for i in range(15):
        t = i / 14
        w = 0.62 * math.sin(math.pi * (0.16 + 0.84 * t)) ** 0.8 if t > 0.3 else 0.62 * (0.78 + 0.22 * t / 0.3) * math.sin(math.pi * (0.16 + 0.84 * 0.3)) ** 0.8
        y = length * (t - 0.5)
        sheer = 0.36 + 0.2 * (t - 0.45) ** 2 * 3
        sections.append([(s * w * k, y, h) for s, k, h in ((-1, 1, sheer), (-1, 0.82, 0.05), (-1, 0.3, -0.12), (1, 0.3, -0.12), (1, 0.82, 0.05), (1, 1, sheer))])
    faces = [(i * 6 + k, i * 6 + k + 1, (i + 1) * 6 + k + 1, (i + 1) * 6 + k) for i in range(14) for k in range(5)] + [tuple(range(6))]
    Shape().add([p for s in sections for p in s], faces).stand(matte(tone, ink, 0.6, 0.2))
    rim = Shape()
    for k in (0, 5):
        rim.line([s[k] for s in sections], 0.028, 6)
    for y in (-0.9, 0.1, 1.0):
        rim.box((0, y, 0.2), (1.05 if y < 0.6 else 0.8, 0.24, 0.03))
    if oars:
        for sign in (-1, 1):
            rim.tube((sign * 0.25, -0.35, 0.48), (sign * 2.1, 0.3, -0.05), 0.02).box((sign * 2.0, 0.27, 0.0), (0.4, 0.12, 0.02), sign * 0.35)
    rim.stand(matte(0.55, rough=0.6))


def lantern(power=8.0, size=1.0, strength=5.0):
    """A storm lantern on the ground."""
    Shape().tube((0, 0, 0.05 * size), (0, 0, 0.21 * size), 0.05 * size, sides=12).stand(glow(WARM, strength))
    frame = Shape().tube((0, 0, 0), (0, 0, 0.05 * size), 0.07 * size, sides=12).tube((0, 0, 0.21 * size), (0, 0, 0.26 * size), 0.06 * size, 0.03 * size, 12)
    frame.line([(0.07 * size * math.cos(t), 0, (0.22 + 0.13 * math.sin(t)) * size) for t in (math.pi * i / 12 for i in range(13))], 0.005)
    frame.stand(matte(0.08))
    if power:
        lamp('POINT', (0, 0, 0.4 * size), None, WARM, power, 0.08)


def candle(height=0.2, strength=12.0, power=0.0):
    Shape().tube((0, 0, 0), (0, 0, height), 0.022, sides=12).stand(matte(0.8))
    Shape().ball((0, 0, height + 0.03), (0.011, 0.011, 0.03), 8, 8).stand(glow(WARM, strength), True)
    if power:
        lamp('POINT', (0, 0, height + 0.06), None, WARM, power, 0.03)


def fire(size=0.6, power=180.0, seed=4, strength=5.0):
    """Logs and flames round the origin."""
    chance = random.Random(seed)
    logs = Shape()
    for i in range(7):
        a = 2 * math.pi * i / 7
        logs.tube((size * 0.75 * math.cos(a), size * 0.75 * math.sin(a), 0.04), (size * 0.06 * math.cos(a), size * 0.06 * math.sin(a), size * 0.55), 0.055, 0.045, 7)
    logs.stand(matte(0.06, rough=1))
    flames = Shape()
    for _ in range(26):
        r, a = size * 0.34 * chance.random() ** 0.7, chance.uniform(0, 6.28)
        x, y, h = r * math.cos(a), r * math.sin(a), size * chance.uniform(0.7, 1.7) * (1 - r / size)
        w = size * chance.uniform(0.07, 0.14)
        flames.tube((x, y, 0.08), (x + chance.gauss(0, 0.03), y, h * 0.45), w * 0.6, w, 7, False).tube((x, y, h * 0.45), (x + chance.gauss(0.02, 0.06), y, h), w, 0.004, 7, False)
    flames.stand(glow(WARM, strength), True)
    if power:
        lamp('POINT', (0, 0, size * 1.1), None, WARM, power, 0.2)


def chair(tone=0.3, ink=NEUTRAL):
    """A kitchen chair that faces +y, its seat at 46 cm."""
    s = Shape().box((0, 0, 0.45), (0.42, 0.42, 0.035)).box((0, -0.2, 0.86), (0.42, 0.025, 0.14)).box((0, -0.2, 0.66), (0.36, 0.02, 0.06))
    for x in (-0.18, 0.18):
        s.tube((x, -0.2, 0), (x * 0.98, -0.2, 0.93), 0.02).tube((x, 0.19, 0), (x, 0.17, 0.44), 0.02)
    s.stand(matte(tone, ink, 0.6))


def stool(height=0.46, tone=0.25):
    s = Shape().tube((0, 0, height - 0.04), (0, 0, height), 0.17, sides=24)
    for k in range(4):
        a = math.pi / 4 + math.pi / 2 * k
        s.tube((0.2 * math.cos(a), 0.2 * math.sin(a), 0), (0.12 * math.cos(a), 0.12 * math.sin(a), height - 0.03), 0.018)
    s.stand(matte(tone, rough=0.6))


def table(width=1.4, depth=0.7, height=0.74, tone=0.35, cloth=None):
    """A table round the origin; with a cloth it hangs to the floor at the front (−y)."""
    s = Shape().box((0, 0, height - 0.02), (width, depth, 0.04))
    for x in (-1, 1):
        for y in (-1, 1):
            s.box((x * (width / 2 - 0.06), y * (depth / 2 - 0.06), height / 2), (0.06, 0.06, height))
    s.stand(matte(tone, rough=0.6))
    if cloth:
        Shape().box((0, -depth / 2 - 0.01, height / 2), (width * 1.01, 0.015, height * 1.01)).box((0, 0, height + 0.004), (width * 1.01, depth * 1.02, 0.01)).stand(cloth)


def pint(full=1.0):
    """A glass of beer, 15 cm tall."""
    Shape().lathe([(0.0, 0.002), (0.033, 0.002), (0.043, 0.125 * full)], 20).stand(matte(0.5, WARM_INK, 0.3, 0.5), True)
    if full > 0.9:
        Shape().lathe([(0.043, 0.125), (0.0445, 0.142), (0.03, 0.15), (0, 0.15)], 20).stand(matte(0.9), True)
    Shape().lathe([(0.034, 0), (0.046, 0.15), (0.047, 0.15), (0.035, 0)], 20).stand(matte(0.75, rough=0.1, shine=1), True)


def mug(tone=0.7, ink=NEUTRAL, steam=False):
    Shape().lathe([(0, 0), (0.04, 0), (0.042, 0.09), (0.038, 0.09), (0.036, 0.01)], 20).line([(0.04 + 0.03 * math.sin(t), 0, 0.045 + 0.03 * math.cos(t)) for t in (math.pi * i / 10 for i in range(11))], 0.007).stand(matte(tone, ink, 0.4, 0.4), True)


def rucksack(big=True, tone=0.4, ink=WARM_INK):
    """On a back: place it in the figure's frame at chest height, behind it."""
    s = Solid()
    h = 0.3 if big else 0.22
    s.ellipsoid((0, -0.2, 0), (0.16, 0.12, h), 0.04).capsule((-0.12, -0.27, -0.1), (0.12, -0.27, -0.1), 0.06, blend=0.03)
    if big:
        s.capsule((-0.17, -0.2, h + 0.03), (0.17, -0.2, h + 0.03), 0.07, blend=0.02)
    put(s.mesh(matte(tone, ink), 0.014))


def signpost(arms, height=2.2, tone=0.6):
    """A post whose arms are (height, turn in degrees)."""
    s = Shape().tube((0, 0, 0), (0, 0, height), 0.05, 0.045, 8)
    for z, turn in arms:
        a = math.radians(turn)
        d, n = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0)) * 0.015
        up = Vector((0, 0, 0.1))
        base = Vector((0, 0, z))
        outline = [base - d * 0.08 - up, base + d * 0.75 - up, base + d * 0.92, base + d * 0.75 + up, base - d * 0.08 + up]
        k = len(outline)
        s.add([p + n for p in outline] + [p - n for p in outline], [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1)), *[(i, k + i, k + (i + 1) % k, (i + 1) % k) for i in range(k)]])
    s.stand(matte(tone, rough=0.8))
