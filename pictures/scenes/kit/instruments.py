"""All other instruments, and stage equipment."""

import math
import random

from mathutils import Vector

from .geometry import Shape, at, hanging, put, spline
from .guitars import smoothed
from .lights import WARM
from .material import NEUTRAL, WARM_INK, glow, matte, metal
from .solid import Solid


def microphone(mouth, towards, stand=True, boom=0.55, tone=0.15):
    """A microphone with its grille at `mouth`, its body pointing `towards`; on a stand unless it is held."""
    m, d = Vector(mouth), Vector(towards).normalized()
    Shape().ball(m, 0.032).stand(metal(0.55, 0.45), True)
    body = Shape().tube(m + d * 0.02, m + d * 0.19, 0.026, 0.015, 14)
    if stand:
        end = m + d * 0.15
        foot = end + Vector((d.x, d.y, 0)).normalized() * boom * 0.72 + Vector((0, 0, -0.16))
        body.tube(end, foot + Vector((d.x, d.y, 0)).normalized() * boom * 0.25 + Vector((0, 0, -0.06)), 0.011)
        body.tube(foot, (foot.x, foot.y, 0.03), 0.013)
        for k in range(3):
            a = 2 * math.pi * k / 3 + 0.4
            body.tube((foot.x, foot.y, 0.06), (foot.x + 0.32 * math.cos(a), foot.y + 0.32 * math.sin(a), 0.01), 0.011)
    body.stand(matte(tone, rough=0.35, shine=0.6), True)


def straight_stand(x, y, height, tone=0.15):
    """A round-based stand, the microphone on top of it pointing to −y."""
    s = Shape().tube((x, y, 0), (x, y, 0.03), 0.15, 0.14, 24).tube((x, y, 0.03), (x, y, height), 0.013)
    s.stand(matte(tone, rough=0.35, shine=0.6))


def drum_kit(shell=0.4, ink=WARM_INK, second=None, pattern=None, toms=2, cymbals=((-0.62, 0.1, 1.16), (0.7, 0.05, 1.22), (-0.85, -0.35, 0.92))):
    """A kit whose drummer sits at (0, −0.62, 0.5) and looks along +y."""
    skin, rim = matte(0.85, rough=0.6), metal(0.75, 0.3)
    wood = matte(shell, ink, 0.35, 0.4, pattern=pattern, second=second, repeat=8.0)

    def drum(centre, radius, depth, axis):
        c, a = Vector(centre), Vector(axis).normalized()
        Shape().tube(c - a * depth / 2, c + a * depth / 2, radius, sides=40).stand(wood, False)
        heads, rims = Shape(), Shape()
        for sign in (-1, 1):
            e = c + a * sign * depth / 2
            heads.tube(e, e + a * sign * 0.004, radius * 0.95, sides=40)
            u = a.orthogonal().normalized()
            v = a.cross(u)
            rims.line([e + (u * math.cos(t) + v * math.sin(t)) * radius * 1.01 for t in (2 * math.pi * i / 40 for i in range(41))], 0.013)
        heads.stand(skin)
        rims.stand(rim)

    drum((0, 0.3, 0.3), 0.29, 0.4, (0, 1, 0))
    drum((-0.28, -0.25, 0.62), 0.175, 0.14, (0, -0.1, 1))
    if toms > 0:
        drum((-0.2, 0.16, 0.84), 0.15, 0.22, (0.05, -0.45, 1))
    if toms > 1:
        drum((0.2, 0.16, 0.84), 0.16, 0.24, (-0.05, -0.45, 1))
    drum((0.48, -0.3, 0.46), 0.2, 0.36, (0, -0.08, 1))
    stands = Shape()
    for x, y, z in cymbals:
        stands.tube((x, y, 0), (x, y, z - 0.01), 0.014)
        for k in range(3):
            t = 2 * math.pi * k / 3
            stands.tube((x, y, 0.16), (x + 0.2 * math.cos(t), y + 0.2 * math.sin(t), 0), 0.01)
        with at((x, y, z), 0, 1, (-14, 6)):
            Shape().lathe([(0.0, 0.028), (0.035, 0.022), (0.05, 0.008), (0.22, -0.01), (0.222, -0.014), (0.05, 0.002), (0.0, 0.0)], 40).stand(metal(0.8, 0.3, WARM_INK), True)
    stands.tube((-0.28, -0.25, 0.0), (-0.28, -0.25, 0.55), 0.02)
    stands.tube((0, -0.62, 0), (0, -0.62, 0.46), 0.03).tube((0, -0.62, 0.44), (0, -0.62, 0.5), 0.17, sides=24)
    stands.stand(matte(0.2, rough=0.35, shine=0.6))


def stick(hand, towards, length=0.4):
    """A drumstick in a fist."""
    h, d = Vector(hand), Vector(towards).normalized()
    Shape().tube(h - d * 0.06, h + d * length, 0.008, 0.006, 8).ball(h + d * length, 0.01, 8, 6).stand(matte(0.7))


def keyboard(width=1.0, keys=25, tone=0.12, knobs=10, ink=NEUTRAL, seed=1, lights=True):
    """A keyboard lying on z = 0, the player at −y; white keys along that edge."""
    chance = random.Random(seed)
    Shape().box((0, 0, 0.05), (width, 0.34, 0.1)).stand(matte(tone, ink, 0.45, 0.4))
    white, black, knob, led = Shape(), Shape(), Shape(), Shape()
    step = width * 0.94 / keys
    for i in range(keys):
        x = -width * 0.47 + step * (i + 0.5)
        white.box((x, -0.095, 0.106), (step * 0.88, 0.14, 0.02))
        if i % 7 not in (2, 6) and i < keys - 1:
            black.box((x + step / 2, -0.065, 0.122), (step * 0.5, 0.085, 0.02))
    for i in range(knobs):
        x = -width * 0.44 + width * 0.88 * i / max(1, knobs - 1)
        for y in (0.05, 0.11):
            knob.tube((x, y, 0.1), (x, y, 0.128), 0.016, 0.013, 10)
        if lights and chance.random() < 0.5:
            led.box((x + 0.02, 0.08, 0.104), (0.012, 0.012, 0.008))
    white.stand(matte(0.8, rough=0.4, shine=0.3))
    black.stand(matte(0.03, rough=0.4, shine=0.4))
    knob.stand(matte(0.55))
    if led.vertices:
        led.stand(glow(WARM, 5))


def trestle(width=1.1, height=0.86):
    """Crossed legs for a keyboard."""
    s = Shape()
    for y in (-0.12, 0.12):
        s.tube((-width / 2, y, 0), (width / 2, y, height), 0.018).tube((width / 2, y, 0), (-width / 2, y, height), 0.018)
    s.stand(matte(0.1, rough=0.4, shine=0.5))


def modular(columns=6, rows=3, cell=0.22, cables=14, seed=3, lean=0.0, lights=6.0):
    """A wall of synthesiser modules in the xz plane, its face to −y, its foot at z = 0, with patch cables."""
    chance = random.Random(seed)
    panel, dark, knob, jack, led = Shape(), Shape(), Shape(), Shape(), Shape()
    jacks = []
    for row in range(rows):
        x = -columns * cell / 2
        while x < columns * cell / 2 - 0.05:
            w = min(chance.choice((0.6, 0.8, 1, 1.3)) * cell, columns * cell / 2 - x)
            z = row * cell * 1.35
            (panel if chance.random() < 0.55 else dark).box((x + w / 2, 0, z + cell * 0.66), (w * 0.97, 0.04, cell * 1.28))
            across = max(1, round(w / 0.075))
            for i in range(across):
                px = x + w * (i + 0.5) / across
                for j in range(4):
                    pz = z + cell * (0.25 + 0.3 * j)
                    if j >= 2:
                        r = chance.choice((0.014, 0.014, 0.022))
                        knob.tube((px, -0.02, pz), (px, -0.055, pz), r, r * 0.8, 12)
                    else:
                        jack.tube((px, -0.02, pz), (px, -0.028, pz), 0.012, 0.012, 10)
                        jacks.append((px, -0.03, pz))
                    if chance.random() < 0.22:
                        led.box((px + 0.028, -0.024, pz + 0.02), (0.011, 0.008, 0.011))
            x += w
    with at((0, 0, 0), 0, 1, (lean, 0)):
        Shape().box((0, 0.09, rows * cell * 0.675), (columns * cell + 0.08, 0.13, rows * cell * 1.35 + 0.08)).stand(matte(0.07, rough=0.5))
        panel.stand(matte(0.5, rough=0.45, shine=0.3))
        dark.stand(matte(0.1, rough=0.45, shine=0.3))
        knob.stand(matte(0.06, rough=0.4, shine=0.5))
        jack.stand(matte(0.02))
        led.stand(glow(WARM, lights))
        for i in range(cables):
            a, b = chance.sample(jacks, 2)
            if abs(a[0] - b[0]) > columns * cell * 0.6:
                continue
            middle = ((a[0] + b[0]) / 2, -0.16 - 0.1 * chance.random(), min(a[2], b[2]) - chance.uniform(0.03, 0.2))
            Shape().line(spline([a, (a[0], -0.11, a[2] - 0.02), middle, (b[0], -0.11, b[2] - 0.02), b], 8), 0.0075, 6).stand(
                matte(0.7, WARM_INK, 0.5, 0.3) if i % 3 else matte(0.75, rough=0.5, shine=0.3))


def amplifier(width=0.66, height=0.55, depth=0.27, knobs=6, cloth=0.28):
    """A combo whose face looks along −y, standing on z = 0."""
    Shape().box((0, 0, height / 2), (width, depth, height)).stand(matte(0.06, rough=0.6, shine=0.2))
    Shape().box((0, -depth / 2, height * 0.41), (width * 0.9, 0.012, height * 0.7)).stand(matte(cloth, rough=1, pattern='checks', second=cloth * 0.45, repeat=46))
    Shape().box((0, -depth / 2, height * 0.87), (width * 0.9, 0.014, height * 0.13)).stand(matte(0.6, rough=0.4))
    knob = Shape()
    for i in range(knobs):
        x = width * (-0.36 + 0.72 * i / (knobs - 1))
        knob.tube((x, -depth / 2 - 0.005, height * 0.87), (x, -depth / 2 - 0.035, height * 0.87), 0.017, 0.015, 12)
    knob.box((0, 0, height + 0.015), (0.2, 0.03, 0.02))
    knob.stand(matte(0.05, rough=0.4, shine=0.5))
    Shape().ball((width * 0.43, -depth / 2 - 0.012, height * 0.87), 0.011, 8, 6).stand(glow(WARM, 9))


def pedals(count=6, seed=2, spread=1.1, size=1.0):
    """Effects pedals in a row along x, wired one to the next."""
    chance = random.Random(seed)
    places = []
    for i in range(count):
        x, turn = spread * (i / max(1, count - 1) - 0.5) + chance.uniform(-0.01, 0.01), chance.uniform(-8, 8)
        places.append((x, 0.05, 0.03))
        with at((x, 0, 0), turn, size):
            ink = WARM_INK if i % 3 == 0 else NEUTRAL
            Shape().add([(-0.045, -0.07, 0), (0.045, -0.07, 0), (0.045, 0.07, 0), (-0.045, 0.07, 0), (-0.045, -0.07, 0.03), (0.045, -0.07, 0.03), (0.045, 0.07, 0.055), (-0.045, 0.07, 0.055)],
                        [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]).stand(matte(chance.choice((0.25, 0.45, 0.7)), ink, 0.4, 0.5))
            dots = Shape()
            for k in (-0.025, 0.0, 0.025):
                dots.tube((k, 0.045, 0.05), (k, 0.045, 0.07), 0.009, 0.008, 10)
            dots.tube((0, -0.03, 0.036), (0, -0.03, 0.056), 0.014, 0.012, 12).stand(matte(0.05, rough=0.3, shine=0.6))
            Shape().ball((0, 0.015, 0.052), 0.007, 8, 6).stand(glow(WARM, 10))
    for a, b in zip(places, places[1:]):
        Shape().line(hanging(a, b, -0.05, 8), 0.006).stand(matte(0.04))


def saxophone(tone=0.8):
    """A tenor: mouthpiece at the origin, the body hanging down −z, the bell turned up towards +y."""
    path = spline([(0, 0, 0), (0, 0.07, 0.035), (0, 0.13, 0.0), (0, 0.145, -0.12), (0, 0.15, -0.4), (0, 0.17, -0.58), (0, 0.25, -0.64), (0, 0.32, -0.57), (0, 0.345, -0.42), (0, 0.37, -0.3)], 7)
    s = Solid()
    count = len(path)
    radii = [0.011 + 0.034 * (i / count) ** 1.2 + (0.055 * max(0.0, (i / count - 0.86) / 0.14) ** 2) for i in range(count)]
    s.chain([tuple(p) for p in path], radii, 0.01)
    s.scoop((0, 0.378, -0.262), (0.085, 0.085, 0.07), 0.01)
    put(s.mesh(metal(tone, 0.28, WARM_INK), 0.008))
    keys = Shape()
    for i in range(9):
        keys.tube((0.022, 0.135, -0.1 - 0.052 * i), (0.046, 0.135, -0.1 - 0.052 * i), 0.022 + 0.001 * i, sides=12)
    keys.tube((0.04, 0.165, -0.06), (0.04, 0.175, -0.6), 0.006)
    keys.stand(metal(0.9, 0.3))
    Shape().tube((0, -0.03, -0.008), (0, 0.02, 0.012), 0.012, 0.014).stand(matte(0.03, shine=0.5))


def fiddle(tone=0.4):
    """A violin, 60 cm, its body round the origin; x towards the scroll."""
    half = smoothed([(-0.18, 0), (-0.175, 0.05), (-0.14, 0.095), (-0.08, 0.1), (-0.03, 0.065), (0.02, 0.058), (0.06, 0.078), (0.12, 0.08), (0.16, 0.05), (0.175, 0)], 2)
    Shape().plate(half + [(x, -y) for x, y in half[-2:0:-1]], 0.045).stand(matte(tone, WARM_INK, 0.3, 0.6))
    dark = Shape().box((0.21, 0, 0.035), (0.3, 0.026, 0.012)).box((-0.12, 0, 0.033), (0.1, 0.03, 0.012)).box((0.385, 0, 0.02), (0.09, 0.04, 0.03))
    dark.box((-0.02, 0, 0.04), (0.008, 0.06, 0.035))
    dark.stand(matte(0.04, rough=0.4, shine=0.4))


def tambourine(radius=0.13):
    """A ring of jingles in the xy plane."""
    Shape().lathe([(radius, -0.02), (radius + 0.008, 0), (radius, 0.02), (radius - 0.008, 0), (radius, -0.02)], 36).stand(matte(0.6, WARM_INK))
    jingles = Shape()
    for i in range(8):
        a = 2 * math.pi * i / 8
        jingles.tube((radius * math.cos(a), radius * math.sin(a), -0.006), (radius * math.cos(a), radius * math.sin(a), 0.006), 0.028, sides=14)
    jingles.stand(metal(0.9, 0.3))


def theremin(tone=0.08, ink=NEUTRAL):
    """On a stand at the origin, 1 m high: one upright rod, one loop."""
    s = Shape().tube((0, 0, 0), (0, 0, 0.95), 0.02).box((0, 0, 1.0), (0.5, 0.16, 0.1))
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        s.tube((0, 0, 0.2), (0.3 * math.cos(a), 0.3 * math.sin(a), 0), 0.014)
    s.stand(matte(tone, ink, 0.35, 0.5))
    rods = Shape().tube((0.2, 0, 1.05), (0.2, 0, 1.55), 0.009)
    rods.line([(-0.25 - 0.11 + 0.11 * math.cos(t), 0, 1.0 + 0.07 * math.sin(t)) for t in (2 * math.pi * i / 24 for i in range(25))], 0.009)
    rods.stand(metal(0.9, 0.2))
