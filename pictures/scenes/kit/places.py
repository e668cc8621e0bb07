"""Buildings and structures: the castle, tents, stages, strings of lamps."""

import math
import random

from mathutils import Vector

from .geometry import Shape, at, hanging
from .lights import WARM, lamp
from .material import NEUTRAL, WARM_INK, canvas, glow, matte


def tower(g, x, y, z, width, height, merlons=10, is_round=True, flare=0.12):
    """A battlemented tower in the shape `g`."""
    if is_round:
        r = width / 2
        g.tube((x, y, z), (x, y, z + height), r * 1.03, r, 28).tube((x, y, z + height - 0.02), (x, y, z + height + 0.35), r, r * (1 + flare), 28)
        g.tube((x, y, z + height + 0.35), (x, y, z + height + 1.0), r * (1 + flare), sides=28)
        for i in range(merlons):
            t = 2 * math.pi * i / merlons
            out = r * (1 + flare) * 0.95
            g.box((x + out * math.cos(t), y + out * math.sin(t), z + height + 1.35), (0.35, width * 0.16, 0.8), t)
        return
    g.box((x, y, z + height / 2), (width, width, height)).box((x, y, z + height + 0.4), (width * 1.08, width * 1.08, 0.8))
    out = width * 1.08 / 2 * 0.95
    for sign in (-1, 1):
        for i in range(merlons // 2):
            u = ((i + 0.5) / (merlons // 2) * 2 - 1) * out
            g.box((x + u, y + sign * out, z + height + 1.2), (width / merlons, 0.4, 0.85)).box((x + sign * out, y + u, z + height + 1.2), (0.4, width / merlons, 0.85))


def curtain_wall(g, start, end, height, thickness=1.2, step=1.6, z=0.0):
    p, q = Vector((*start, 0)), Vector((*end, 0))
    d, c = q - p, (p + q) / 2
    turn = math.atan2(d.y, d.x)
    g.box((c.x, c.y, z + height / 2), (d.length, thickness, height), turn)
    count = int(d.length / step)
    for i in range(count):
        u = p + d * ((i + 0.5) / count)
        g.box((u.x, u.y, z + height + 0.4), (step * 0.5, thickness, 0.9), turn)


def castle(stone=None, windows=WARM, brightness=6.0, seed=2, lit=0.72):
    """Keep, round towers, hall, curtain wall and gatehouse, facing −y; about 34 m wide and 24 m high, the flag above."""
    g, lights, chance = Shape(), Shape(), random.Random(seed)
    tower(g, 0, 6, 0, 11, 19, 10, False)
    tower(g, -4.6, 1.2, 0, 3.6, 23, 9)
    tower(g, 5.2, 9, 0, 3, 21.5, 8)
    g.box((10, 6, 5.5), (12, 8, 11))
    g.add([(4.2, 1.8, 11), (16, 1.8, 11), (16, 10.2, 11), (4.2, 10.2, 11), (4.2, 6, 14.4), (16, 6, 14.4)], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)])
    g.box((12.6, 6.5, 14), (1, 1, 4.5)).box((7.4, 4.2, 13.4), (0.8, 0.8, 3.4))
    for x, y, w, h, n in ((17, 1, 6, 13, 10), (-16, 2, 6.4, 12.5, 10), (-9, -5, 4.4, 10, 9), (10, -6, 4.6, 10.5, 9), (-2, -6.4, 3.2, 11, 8), (3, -6.4, 3.2, 11, 8)):
        tower(g, x, y, 0, w, h, n)
    for a, b in (((-16, 2), (-9, -5)), ((-9, -5), (-2.6, -6.2)), ((3.2, -6.4), (10, -6)), ((10, -6), (17, 1))):
        curtain_wall(g, a, b, 7)
    g.box((0.5, -6, 7.7), (4, 2, 4.6))
    curtain_wall(g, (-1.5, -6.6), (2.5, -6.6), 4.0 + 5.2, 0.9, 1.0)

    def window(x, y, z, w=0.5, h=1.3):
        lights.box((x, y, z), (w, 0.12, h))

    for z in (6.5, 11, 15.3):
        for x in (-3, -1, 1.3, 3.6):
            if chance.random() < lit:
                window(x, 0.46, z, 0.55, 1.5)
    for x in (6.2, 8.6, 11, 13.4):
        window(x, 1.96, 8, 0.7, 1.9)
        if chance.random() < lit:
            window(x, 1.96, 4.2, 0.6, 1.3)
    for x, y, r, heights in ((17, 1, 3, (6, 9.5)), (-16, 2, 3.2, (5, 9)), (-9, -5, 2.2, (6.5,)), (10, -6, 2.3, (6.8,)), (-4.6, 1.2, 1.8, (12, 17, 20.5)), (-2, -6.4, 1.6, (7.6,)), (3, -6.4, 1.6, (7.6,))):
        for z in heights:
            window(x + 0.2, y - r - 0.02, z, 0.36, 1.2)
    lights.box((0.5, -7.02, 2.2), (2.4, 0.1, 4.2))
    g.tube((-4.6, 1.2, 24), (-4.6, 1.2, 30), 0.09, 0.06)
    flag = [(-4.6 + 0.35 * i, 1.2 + 0.25 * math.sin(i * 0.9), 29.8 - row * 1.9 + 0.12 * math.sin(i * 0.8) - 0.04 * i) for row in (0, 1) for i in range(11)]
    g.add(flag, [(i, i + 1, 12 + i, 11 + i) for i in range(10)])
    g.stand(stone or matte(0.42, NEUTRAL, 0.95, 0.05, 0.5, 2, 0.12, 0.9))
    if brightness:
        lights.stand(glow(tuple(windows), brightness))
    else:
        lights.stand(matte(0.03))


def bell_tent(power=60.0, colour=WARM, cloth=None, door=True):
    """A bell tent round the origin, 4.8 m across, its door to −y, with a lamp of `power` watts inside."""
    points = [(2.45, 0), (2.4, 0.38), (2.38, 0.75), (1.78, 1.17), (1.2, 1.7), (0.65, 2.3), (0.06, 3.1)]
    seams, around = 16, 48
    vertices, faces = [], []
    for r, z in points:
        for i in range(around):
            t = 2 * math.pi * i / around
            sag = 1 - 0.035 * (1 - abs(math.cos(t * seams / 2))) * (0.8 < z < 3)
            vertices.append((r * sag * math.cos(t), r * sag * math.sin(t), z))
    for k in range(len(points) - 1):
        for i in range(around):
            t = (i + 0.5) / around * 2 * math.pi
            if door and k < 5 and abs(math.remainder(t + math.pi / 2, 2 * math.pi)) < (0.2, 0.2, 0.17, 0.13, 0.1)[k]:
                continue
            faces.append((k * around + i, k * around + (i + 1) % around, (k + 1) * around + (i + 1) % around, (k + 1) * around + i))
    Shape().add(vertices, faces).stand(cloth or canvas(0.75, 0.65))
    rig = Shape().tube((0, 0, 0), (0, 0, 3.35), 0.035)
    for i in range(seams):
        t = 2 * math.pi * (i + 0.5) / seams
        rig.tube((2.4 * math.cos(t), 2.4 * math.sin(t), 0.75), (3.7 * math.cos(t), 3.7 * math.sin(t), 0), 0.012, sides=4)
    rig.stand(matte(0.3))
    if power:
        lamp('POINT', (0, 0, 1.25), None, colour, power, 0.25)


def ridge_tent(length=2.2, width=1.5, height=1.1, power=0.0, cloth=None):
    """A small old-fashioned tent, its door to −y."""
    w, h, d = width / 2, height, length / 2
    Shape().add([(-w, -d, 0), (0, -d * 1.05, h), (0, d * 1.05, h), (-w, d, 0), (w, -d, 0), (w, d, 0)], [(0, 1, 2, 3), (1, 4, 5, 2), (3, 2, 5)]).stand(cloth or canvas(0.7, 0.5))
    Shape().add([(-w, -d, 0), (-0.06, -d * 1.05, h * 0.94), (-0.5 * w, -d * 1.12, 0), (w, -d, 0), (0.06, -d * 1.05, h * 0.94), (0.5 * w, -d * 1.12, 0)], [(0, 1, 2), (3, 4, 5)]).stand(cloth or canvas(0.6, 0.5))
    rig = Shape()
    for sign in (-1, 1):
        rig.tube((0, sign * d * 1.05, 0), (0, sign * d * 1.05, h + 0.08), 0.015).tube((0, sign * d * 1.05, h), (0, sign * (d * 1.05 + h), 0), 0.008, sides=4)
    rig.stand(matte(0.3))
    if power:
        lamp('POINT', (0, 0, height * 0.45), None, WARM, power, 0.12)


def dome_tent(radius=1.3, height=1.2, cloth=None, power=0.0):
    """A dome on crossed poles, its door to −y."""
    rows = [(radius * math.cos(p), height * math.sin(p)) for p in (math.pi / 2 * i / 8 for i in range(9))]
    rows[-1] = (0.02, height)
    Shape().lathe(rows, 24).stand(cloth or canvas(0.6, 0.5), True)
    rig = Shape()
    for a in (math.pi / 4, -math.pi / 4):
        rig.line([(radius * 1.01 * math.cos(t) * math.cos(a), radius * 1.01 * math.cos(t) * math.sin(a), height * 1.01 * math.sin(t)) for t in (math.pi * i / 20 for i in range(21))], 0.018)
    rig.line([(0.45 * radius * math.cos(t), -radius * (1 - 0.42 * math.sin(t)) - 0.01, height * 0.72 * math.sin(t)) for t in (math.pi * i / 16 for i in range(17))], 0.016)
    rig.stand(matte(0.08))
    if power:
        lamp('POINT', (0, 0, height * 0.5), None, WARM, power, 0.12)


def festoon(start, end, sag=1.0, bulbs=16, colour=WARM, strength=14.0, radius=0.06):
    """A string of bulbs."""
    points = hanging(start, end, sag, bulbs)
    Shape().line(points, 0.012, 4).stand(matte(0.1))
    globes = Shape()
    for p in points[1:-1]:
        globes.ball((p.x, p.y, p.z - radius * 1.5), radius, 8, 6)
    globes.stand(glow(tuple(colour), strength), True)


def bunting(start, end, chance, sag=1.0, flags=18, width=0.32, drop=0.42, inks=(NEUTRAL, WARM_INK), tone=0.6):
    """Flags on a string."""
    points = hanging(start, end, sag, flags * 2)
    Shape().line(points, 0.012, 4).stand(matte(0.2))
    cloths = [Shape() for _ in inks]
    for i in range(flags):
        a, b = points[2 * i], points[2 * i + 1] + (points[2 * i + 2] - points[2 * i + 1]) * 0.6
        tip = (a + b) / 2 - Vector((chance.uniform(-0.05, 0.05), chance.uniform(-0.12, 0.12), drop))
        cloths[i % len(inks)].add([a, b, tip], [(0, 1, 2)])
    for shape, ink in zip(cloths, inks):
        shape.stand(canvas(tone, 0.4, ink))


def flag(x, y, z, height, length=1.8, drop=1.1, cloth=None, wave=0.16, turn=0.0):
    """A pole with a flag that flies to +x (or turned, in degrees)."""
    with at((x, y, z), turn):
        Shape().tube((0, 0, 0), (0, 0, height + 0.1), 0.03).stand(matte(0.1))
        n = 15
        step = length / (n - 1)
        rows = [(step * i, wave * math.sin(i * 0.75), height - row * drop - 0.1 * math.sin(i * 0.5) - 0.015 * i * row) for row in (0, 1) for i in range(n)]
        Shape().add(rows, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]).stand(cloth or canvas(0.15, 0.2), True)


def truss(g, start, end, width=0.4, bays=None, radius=0.035):
    """A lattice girder in the shape `g`."""
    p, q = Vector(start), Vector(end)
    d = q - p
    length = d.length
    d.normalize()
    u = d.orthogonal().normalized()
    v = d.cross(u)
    bays = bays or max(2, int(length / width))
    chords = [(u * a + v * b) * width / 2 for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for c in chords:
        g.tube(p + c, q + c, radius, sides=6)
    for i in range(bays):
        a, b = p + d * length * i / bays, p + d * length * (i + 1) / bays
        for j in range(4):
            x, y = (a, b) if (i + j) % 2 else (b, a)
            g.tube(x + chords[j], y + chords[(j + 1) % 4], radius * 0.6, sides=4, cap=False)


def stage(width=17.0, depth=11.0, deck=1.9, height=9.6, arch=2.6, towers=True):
    """A deck with an arched truss over it and stacks of speakers at its sides; its front edge is y = 0, the field is at −y."""
    half = width / 2 + 0.1
    Shape().box((0, depth / 2 - 0.5, deck / 2), (width, depth, deck)).stand(matte(0.12, rough=0.6, shine=0.2))
    t = Shape()
    for y in (0, depth - 3):
        for x in (-half, half):
            truss(t, (x, y, 0), (x, y, height), 0.6)
        ring = [(half * math.cos(math.pi * i / 16), y, height + arch * math.sin(math.pi * i / 16)) for i in range(17)]
        for a, b in zip(ring, ring[1:]):
            truss(t, a, b, 0.6, 2, 0.05)
    truss(t, (-half, 3, height - 0.3), (half, 3, height - 0.3), 0.5)
    for i in range(9):
        x = -0.84 * half + 0.21 * half * i
        t.tube((x, 3, height - 0.6), (x * 1.03, 2.6, height - 1.3), 0.16, 0.24, 10)
    t.stand(matte(0.35, rough=0.4, shine=0.5))
    if not towers:
        return
    p = Shape()
    for sign in (-1, 1):
        for i in range(10):
            p.box((sign * (half + 1.8), -0.3 - 0.015 * i * i, height - 0.2 - i * 0.5), (1.7, 0.8, 0.44))
        for i in range(2):
            p.box((sign * (half + 1 + i * 1.6), -1.2, 0.9), (1.5, 1, 1.7))
        p.box((sign * (half + 1.8), 0, height + 0.6), (2.2, 0.3, 0.3))
        truss(p, (sign * (half + 1.8), 0.8, 0), (sign * (half + 1.8), 0.8, height + 0.6), 0.5)
    p.stand(matte(0.06, rough=0.6, shine=0.3))


def curtain(x0, x1, y, height, folds=14, depth=0.14, tone=0.5, ink=WARM_INK, through=0.0, gather=0.0):
    """A hanging cloth with folds, from the floor to `height`."""
    n = folds * 10
    rows = 14
    vertices, faces = [], []
    for j in range(rows + 1):
        v = j / rows
        for i in range(n + 1):
            u = i / n
            x = x0 + (x1 - x0) * (u + gather * (1 - v) * (u - 0.5) * 0.0)
            vertices.append((x, y + depth * math.sin(u * folds * 2 * math.pi) * (1 - 0.25 * v) + 0.03 * math.sin(u * 31 + v * 3), height * v))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(rows) for i in range(n)]
    Shape().add(vertices, faces).stand(canvas(tone, through, ink) if through else matte(tone, ink, 0.8, 0.2), True)
