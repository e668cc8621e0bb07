"""Heads: skull and face, hair, hats, glasses. Each is built around the top of the neck, facing +y."""

import math
import random

import numpy as np

from .geometry import Shape
from .material import matte, NEUTRAL
from .solid import Solid, unit

CENTRE = np.array((0, 0.045, 0.165))
"""The middle of the skull above the neck's joint."""


def head(wear, skin, detail):
    """The meshes of a head: face, hair, hat, glasses."""
    fine = detail < 0.014
    if wear.drawn:
        parts = [_round_face().mesh(skin, min(detail, 0.0065)), *_features(wear)]
    else:
        parts = [_face(wear, fine).mesh(skin, min(detail, 0.0065) if fine else detail)]
    hair = matte(wear.hair_tone, NEUTRAL, 0.55, 0.35)
    if wear.hair != 'none':
        parts.append(_hair(wear, fine).mesh(hair, 0.007 if fine else detail))
    if wear.beard:
        parts.append(_beard(wear).mesh(hair, min(detail, 0.007)))
    if wear.hat:
        parts.append(_hat(wear.hat).mesh(matte(wear.hat_tone, rough=0.7), min(detail, 0.009)))
    if wear.glasses and fine:
        parts += _glasses(wear.glasses)
    return parts


def _p(*offset):
    return CENTRE + np.array(offset, float)


def _face(wear, fine):
    s = Solid()
    m = wear.mouth
    s.capsule((0, -0.004, -0.03), (0, 0.02, 0.08), 0.052, 0.05, 0.03)
    s.ellipsoid(_p(0, -0.012, 0.03), (0.077, 0.099, 0.093), 0.01)
    s.ellipsoid(_p(0, 0.025, -0.035), (0.061, 0.066, 0.09), 0.02)
    if not fine:
        s.ellipsoid(_p(0, 0.06, -0.095), (0.035, 0.035, 0.035), 0.03)
        return s.ellipsoid(_p(0, 0.1, -0.01), (0.014, 0.02, 0.025), 0.015)
    for q in (-1, 1):
        s.capsule(_p(q * 0.047, -0.005, -0.06), _p(q * 0.012, 0.06, -0.101 - m), 0.028, 0.02, 0.025)
    s.ellipsoid(_p(0, 0.076, -0.107 - m), (0.024, 0.019, 0.019), 0.015)
    for q in (-1, 1):
        s.ellipsoid(_p(q * 0.045, 0.058, -0.03), (0.024, 0.024, 0.02), 0.02)
        s.scoop(_p(q * 0.031, 0.098, 0.006), (0.021, 0.02, 0.0135), 0.012)
        s.ellipsoid(_p(q * 0.03, 0.077, 0.004), (0.0145, 0.0135, 0.0115), 0.004)
        s.capsule(_p(q * 0.047, 0.076, 0.027), _p(q * 0.012, 0.09, 0.026), 0.009, 0.01, 0.012)
        s.ellipsoid(_p(q * 0.077, -0.008, -0.012), (0.011, 0.02, 0.031), 0.006)
    s.capsule(_p(0, 0.088, 0.022), _p(0, 0.117, -0.026), 0.009, 0.0135, 0.008)
    s.ellipsoid(_p(0, 0.104, -0.033), (0.0185, 0.014, 0.009), 0.006)
    s.ellipsoid(_p(0, 0.094, -0.058), (0.024, 0.013, 0.0078), 0.006)
    s.ellipsoid(_p(0, 0.091, -0.074 - m * 1.2), (0.021, 0.013, 0.0085), 0.006)
    if m:
        s.scoop(_p(0, 0.1, -0.066 - m * 0.6), (0.019, 0.03, 0.004 + m * 0.6), 0.004)
    return s


# The two ellipsoids of a round face: centre and radii.
ROUND = (((0, -0.01, 0.025), (0.08, 0.098, 0.095)), ((0, 0.02, -0.034), (0.072, 0.076, 0.076)))


def _round_face():
    s = Solid().capsule((0, -0.004, -0.03), (0, 0.015, 0.09), 0.048, 0.046, 0.02)
    for centre, radii in ROUND:
        s.ellipsoid(_p(*centre), radii, 0.012)
    for q in (-1, 1):
        s.ellipsoid(_p(q * 0.08, -0.008, -0.008), (0.011, 0.02, 0.028), 0.006)
    return s.ellipsoid(_p(0, 0.099, -0.019), (0.012, 0.015, 0.011), 0.008)


def on_face(x, z, lift=0.006):
    """The point of a round face at (x, z) from the skull's middle, in the head's frame: for what is painted on it."""
    depth = [cy + ry * math.sqrt(max(0.02, 1 - ((x - cx) / rx) ** 2 - ((z - cz) / rz) ** 2)) for (cx, cy, cz), (rx, ry, rz) in ROUND]
    return tuple(_p(x, max(depth) + lift, z))


def painted(shape, spine, widths, lift=0.006):
    """Add a brush stroke to the shape: `spine` are points (x, z) on a round face, `widths` the stroke's half-width at each."""
    rows = []
    for i, (x, z) in enumerate(spine):
        (x0, z0), (x1, z1) = spine[max(0, i - 1)], spine[min(len(spine) - 1, i + 1)]
        across = unit((z0 - z1, x1 - x0)) * widths[i]
        rows.append([on_face(x + k * across[0], z + k * across[1], lift) for k in (-1, 0, 1)])
    faces = [(j * 3 + k, j * 3 + k + 1, (j + 1) * 3 + k + 1, (j + 1) * 3 + k) for j in range(len(rows) - 1) for k in (0, 1)]
    return shape.add([p for row in rows for p in row], faces)


def _features(wear):
    dark, light = Shape(), Shape()
    arc = [-1 + 2 * i / 12 for i in range(13)]
    for q in (-1, 1):
        if wear.shut:
            painted(dark, [(q * 0.032 + 0.019 * t, -0.004 - 0.009 * (1 - t * t)) for t in arc], [0.0035 * (1.2 - abs(t)) for t in arc])
            for t in (-0.9, -0.45, 0, 0.45, 0.9):
                painted(dark, [(q * 0.032 + 0.019 * t, -0.004 - 0.009 * (1 - t * t)), (q * 0.032 + 0.024 * t, -0.018 - 0.009 * (1 - t * t))], (0.002, 0.001))
        else:
            dark.ball(on_face(q * 0.032, 0.0, 0.0015), (0.0105, 0.006, 0.015), 16, 10)
            light.ball(on_face(q * 0.032 + 0.003, 0.006, 0.007), 0.003, 8, 6)
        painted(dark, [(q * 0.032 + 0.019 * t, 0.031 + 0.006 * (1 - t * t)) for t in arc], [0.0032] * 13)
    if wear.mouth:
        painted(dark, [(0.03 * t, -0.058 - 0.5 * wear.mouth * (1 - t * t)) for t in arc], [0.5 * wear.mouth * (1 - t * t) ** 0.7 + 0.002 for t in arc], 0.007)
        painted(light, [(0.018 * t, -0.056 - 0.1 * wear.mouth * (1 - t * t)) for t in arc], [0.0035 * (1.1 - t * t) for t in arc], 0.01)
    else:
        painted(dark, [(0.026 * t, -0.055 - 0.011 * (1 - t * t)) for t in arc], [0.0036 * (1.2 - abs(t)) for t in arc], 0.007)
    parts = [dark.mesh(matte(0.01, rough=0.6))]
    return [*parts, light.mesh(matte(0.95))] if light.vertices else parts


def _cap_of_hair(s, thick=0.0):
    s.ellipsoid(_p(0, -0.024, 0.04), (0.083 + thick, 0.1 + thick, 0.091 + thick), 0.008)


def _hair(wear, fine):
    kind = wear.hair
    s = Solid()
    chance = random.Random(sum(map(ord, kind)) + int(wear.hair_tone * 100))
    if wear.hat in ('beanie', 'cap', 'brim', 'bowler') and kind in ('crop', 'quiff', 'curly'):
        # Under a hat only the back and the sides show.
        s.ellipsoid(_p(0, -0.028, 0.005), (0.085, 0.095, 0.075), 0.008)
        return s
    _cap_of_hair(s, 0.004)
    if kind == 'quiff':
        for i in range(9):
            x = -0.05 + 0.0125 * i
            s.capsule(_p(x, 0.04, 0.11), _p(x * 0.8 + 0.01, 0.085, 0.15 + chance.uniform(-0.01, 0.01)), 0.026, 0.014, 0.02)
    if kind in ('curly', 'afro'):
        for _ in range((170 if kind == 'curly' else 260) if fine else 40):
            v = unit((chance.gauss(0, 1), chance.gauss(-0.35, 0.9), chance.gauss(0.45, 0.8)))
            if (v[1] > 0.45 and v[2] < 0.5) or v[2] < -0.55:
                continue
            grow = 1.0 if kind == 'curly' else 1.32
            r = (0.026 + chance.random() * 0.022) * (1 if fine else 1.5)
            s.ellipsoid(_p(0, -0.02, 0.045) + v * np.array((0.115, 0.128, 0.12)) * grow * chance.uniform(0.85, 1.08), (r, r, r), 0.012)
    if kind in ('bob', 'long', 'fringe', 'shag'):
        drop = {'bob': 0.13, 'fringe': 0.2, 'shag': 0.24, 'long': 0.36}[kind]
        for i in range(64 if fine else 20):
            t = (i / (63 if fine else 19) * 2 - 1) * (1.72 if kind != 'shag' else 1.85)
            x, y = 0.086 * math.sin(t), -0.02 - 0.095 * math.cos(t)
            wave = chance.gauss(0, 0.01)
            length = drop * chance.uniform(0.85, 1.1)
            a, b = _p(x, y, 0.035), _p(x * 1.2 + wave, y * 1.15 - 0.012, -0.07)
            s.capsule(a, b, 0.03, 0.024, 0.012)
            s.capsule(b, _p(x * 1.3 + chance.gauss(0, 0.02), y * 1.2 - 0.02, -0.07 - length), 0.024, 0.01, 0.012)
        if kind in ('fringe', 'bob'):
            for i in range(15):
                x = -0.063 + 0.009 * i
                top = 0.04 + 0.092 * math.sqrt(max(0.06, 0.5 - (x / 0.087) ** 2))
                s.capsule(_p(x, 0.045, top), _p(x * 1.08, 0.086 - abs(x) * 0.42, 0.042 + chance.uniform(-0.004, 0.01)), 0.018, 0.008, 0.01)
    if kind == 'bun':
        s.ellipsoid(_p(0, -0.1, 0.12), (0.055, 0.055, 0.052), 0.012)
        for _ in range(16):
            t = chance.random() * 6.3
            s.ellipsoid(_p(0.035 * math.cos(t), -0.1 + 0.035 * math.sin(t), 0.12 + chance.gauss(0, 0.03)), (0.022,) * 3, 0.008)
    if kind == 'tail':
        s.chain([_p(0, -0.11, 0.06), _p(0, -0.16, 0.02), _p(0.01, -0.17, -0.1), _p(0, -0.14, -0.22)], [0.032, 0.036, 0.03, 0.01], 0.02)
    if kind == 'plaits':
        for q in (-1, 1):
            for i in range(8):
                s.ellipsoid(_p(q * (0.085 + 0.004 * i), 0.0 + 0.004 * i, -0.03 - 0.034 * i), (0.022 - 0.001 * i, 0.02, 0.024), 0.008)
    if kind == 'mohican':
        for i in range(12):
            a = math.radians(-35 + 15 * i)
            out = np.array((0, math.cos(a), math.sin(a)))
            s.capsule(_p(0, -0.02, 0.04) + out * 0.09, _p(0, -0.02, 0.04) + out * 0.17, 0.018, 0.009, 0.01)
    return s


def _beard(wear):
    s = Solid()
    m = wear.mouth
    s.ellipsoid(_p(0, 0.045, -0.1 - m), (0.06, 0.052, 0.052), 0.02)
    for q in (-1, 1):
        s.capsule(_p(q * 0.068, 0.01, -0.02), _p(q * 0.045, 0.045, -0.085 - m), 0.018, 0.024, 0.02)
        s.capsule(_p(q * 0.004, 0.1, -0.05), _p(q * 0.032, 0.085, -0.06), 0.009, 0.007, 0.006)
    return s


def _hat(kind):
    s = Solid()
    if kind == 'beanie':
        s.ellipsoid(_p(0, -0.02, 0.06), (0.094, 0.11, 0.096), 0.01)
        for i in range(16):
            a = 2 * math.pi * i / 16
            s.ellipsoid(_p(0.09 * math.cos(a), -0.014 + 0.104 * math.sin(a), 0.035), (0.021, 0.021, 0.024), 0.01)
        s.ellipsoid(_p(0, -0.03, 0.17), (0.03, 0.03, 0.028), 0.005)
    if kind == 'cap':
        s.ellipsoid(_p(0, -0.015, 0.06), (0.088, 0.105, 0.085), 0.01)
        s.ellipsoid(_p(0, 0.12, 0.052), (0.07, 0.075, 0.007), 0.012)
    if kind == 'brim':
        s.ellipsoid(_p(0, -0.012, 0.1), (0.088, 0.102, 0.082), 0.012)
        s.scoop(_p(0, -0.01, 0.19), (0.03, 0.07, 0.03), 0.02)
        s.ellipsoid(_p(0, 0, 0.068), (0.175, 0.19, 0.012), 0.012)
    if kind == 'bowler':
        s.ellipsoid(_p(0, -0.012, 0.1), (0.092, 0.105, 0.092), 0.012)
        s.ellipsoid(_p(0, -0.005, 0.066), (0.13, 0.15, 0.013), 0.012)
    if kind == 'bobble':
        s.ellipsoid(_p(0, -0.02, 0.06), (0.094, 0.11, 0.098), 0.01)
        s.ellipsoid(_p(0, -0.03, 0.19), (0.05, 0.05, 0.05), 0.005)
    if kind == 'hood':
        s.ellipsoid(_p(0, -0.035, 0.035), (0.105, 0.12, 0.125), 0.01)
        s.capsule(_p(0, -0.07, -0.06), _p(0, -0.1, -0.14), 0.08, 0.07, 0.05)
        s.scoop(_p(0, 0.1, 0.0), (0.075, 0.1, 0.1), 0.02)
    if kind == 'ears':
        for q in (-1, 1):
            s.ellipsoid(_p(q * 0.09, -0.005, -0.005), (0.03, 0.045, 0.05), 0.005)
            s.chain([_p(q * 0.09, -0.01, 0.04), _p(q * 0.08, -0.012, 0.11), _p(0, -0.012, 0.155)], [0.011] * 3, 0.006)
    return s


def _glasses(kind):
    frame, lens = Shape(), Shape()
    for q in (-1, 1):
        centre = _p(q * 0.034, 0.108, 0.004)
        round_ = [(centre[0] + 0.028 * math.cos(a), centre[1] - abs(math.cos(a)) * 0.004, centre[2] + (0.024 if kind != 'shades' else 0.02) * math.sin(a)) for a in (2 * math.pi * i / 20 for i in range(21))]
        frame.line(round_, 0.0035)
        frame.tube(_p(q * 0.062, 0.1, 0.01), _p(q * 0.082, -0.01, 0.008), 0.003)
        lens.add(round_[:-1], [tuple(range(20))])
    frame.tube(_p(-0.008, 0.112, 0.008), _p(0.008, 0.112, 0.008), 0.003)
    parts = [frame.mesh(matte(0.03, rough=0.3, shine=0.6))]
    if kind == 'shades':
        parts.append(lens.mesh(matte(0.015, rough=0.1, shine=1.0)))
    return parts
