"""Fells, water, trees, grass, walls: the dale."""

import math

from mathutils import Vector

from .geometry import Shape, at, fbm, mesh_of, put, sheet
from .material import NEUTRAL, matte, water


def fells(start, depth, height, seed, peaks, width=900.0, base=0.25, floor=-3.0, rough=0.004, tone=0.42, ink=NEUTRAL, columns=260, rows=60):
    """A range of round Lakeland fells from y = start, `depth` metres deep. peaks: (x, half-width, share of the height)."""
    def ground(x, y):
        t = (y - start) / depth
        swell = math.sin(min(1, max(0, t)) * math.pi) ** 0.8
        peak = sum(a * math.exp(-abs((x - c) / w) ** 1.7) for c, w, a in peaks)
        ridge = max(0, fbm(x * rough, y * rough, 4, seed, True))
        knoll = fbm(x * rough * 3.1 + 5, y * rough * 3.1, 4, seed + 2)
        return floor + swell * height * ((base + peak) * (0.66 + 0.36 * ridge) + 0.07 * knoll * (base + peak + 0.3))

    return sheet(-width, width, start, start + depth, columns, rows, ground, matte(tone, ink, 1, 0, 0.5, 0.06, tone * 0.35, 0.02))


def mere(level=0.0, near=-5.0, far=2500.0, half=2500.0, waves=0.22, scale=0.6, rough=0.04):
    """A lake to the horizon."""
    put(mesh_of([(-half, near, level), (half, near, level), (half, far, level), (-half, far, level)], [(0, 1, 2, 3)], water(rough, waves, scale)))


def spruce(chance, height=8.0, tone=0.1, whorls=26):
    """A spruce mesh: whorls of drooping boughs, each a ragged fan of thin blades."""
    g = Shape().tube((0, 0, 0), (0, 0, height * 0.97), height * 0.014, 0.015, 6)
    for layer in range(whorls):
        t = min(max((layer + chance.uniform(-0.4, 0.4)) / whorls, 0), 0.985)
        z = height * (0.07 + 0.92 * t)
        radius = ((1 - t) ** 0.9 * height * 0.19 + 0.05) * chance.uniform(0.75, 1.15)
        for i in range(8):
            angle = 6.283 * (i + chance.random()) / 8
            r = radius * chance.uniform(0.55, 1.15)
            c, s, drop = math.cos(angle), math.sin(angle), r * chance.uniform(0.25, 0.5)
            for q in range(6):
                u = (q + 0.6) / 6
                w = r * 0.3 * (1 - u * 0.75)
                x, y, h = c * r * u, s * r * u, z - drop * u * u
                for sign in (-1, 1):
                    e = chance.uniform(0.7, 1.3)
                    g.add([(x, y, h + 0.003 * height), (x + c * r * 0.16, y + s * r * 0.16, h - drop * 0.12), (x + c * r * 0.12 - sign * s * w * e, y + s * r * 0.12 + sign * c * w * e, h - w * 0.55)], [(0, 1, 2)])
    return g.mesh(matte(tone, NEUTRAL, 1, 0))


def tree(chance, height=9.0, bark=0.1, leaf=0.2, leaves=1.0, leaf_size=0.3, depth=5, ink=NEUTRAL):
    """A broadleaved tree mesh; `leaves` 0 makes a bare one."""
    wood, crown = Shape(), Shape()

    def branch(p, d, length, radius, level):
        q = p + d * length
        wood.tube(p, q, radius, radius * 0.7, 7 if level > 2 else 4, False)
        if level <= 2:
            for _ in range(int(26 * leaves)):
                c = p + d * length * chance.random() + Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.8))) * length * 0.55
                u = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
                v = u.orthogonal().normalized()
                z = leaf_size * (0.6 + chance.random() * 0.8)
                crown.add([c - u * z, c + v * z * 0.55, c + u * z, c - v * z * 0.55], [(0, 1, 2, 3)])
        if level == 0:
            return
        for _ in range(3 if level > 1 else 2):
            e = (d + Vector((chance.gauss(0, 0.55), chance.gauss(0, 0.55), chance.gauss(0.08, 0.3)))).normalized()
            branch(q, e, length * (0.68 + chance.random() * 0.16), radius * 0.62, level - 1)

    branch(Vector((0, 0, 0)), Vector((chance.gauss(0, 0.06), chance.gauss(0, 0.06), 1)).normalized(), height * 0.27, height * 0.032, depth)
    split = len(wood.faces)
    wood.add(crown.vertices, crown.faces)
    mesh = wood.mesh(matte(bark, NEUTRAL, 1, 0))
    mesh.materials.append(matte(leaf, ink, 1, 0))
    mesh.polygons.foreach_set('material_index', [0] * split + [1] * (len(wood.faces) - split))
    return mesh


def grass(chance, ground, count, half_width, near, far, height=(0.08, 0.26), tone=0.4, ink=NEUTRAL, blade=0.012, lean=0.06):
    """Blades, thickest near the viewer: `half_width(y)` metres to each side, from y = near to far."""
    g = Shape()
    for _ in range(count):
        y = near + chance.random() ** 1.7 * (far - near)
        x = chance.uniform(-1, 1) * half_width(y)
        z, h = ground(x, y), chance.uniform(*height)
        g.add([(x - blade, y, z - 0.02), (x + blade, y, z - 0.02), (x + chance.gauss(lean, lean), y + chance.gauss(0, 0.05), z + h)], [(0, 1, 2)])
    g.stand(matte(tone, ink, 1, 0))


def reeds(chance, place, count=700):
    """Reeds and bulrushes: `place()` gives (x, y, z) or None."""
    g = Shape()
    for _ in range(count):
        spot = place()
        if not spot:
            continue
        x, y, z = spot
        h, lean = 0.5 + chance.random() * 1.15, chance.gauss(0, 0.22)
        g.tube((x, y, z), (x + lean * 0.4, y, z + h * 0.6), 0.012, 0.01, 3, False).tube((x + lean * 0.4, y, z + h * 0.6), (x + lean, y, z + h), 0.01, 0.002, 3, False)
        if chance.random() < 0.14:
            g.tube((x + lean * 0.8, y, z + h * 0.85), (x + lean * 1.02, y, z + h * 1.02), 0.03, 0.028, 5)
    g.stand(matte(0.08))


def ferns(chance, spots, size=0.7, tone=0.3, ink=NEUTRAL):
    """Bracken: rosettes of arching fronds at (x, y, z)."""
    g = Shape()
    for x, y, z in spots:
        for k in range(9):
            angle = 6.283 * (k + chance.random() * 0.7) / 9
            c, s = math.cos(angle), math.sin(angle)
            length = size * chance.uniform(0.7, 1.15)
            for i in range(14):
                u = (i + 1) / 14
                r, h = length * u * 0.85, length * (1.25 * u - 0.95 * u * u)
                w = length * 0.2 * (1 - u) ** 0.7 + 0.01
                px, py, pz = x + c * r, y + s * r, z + h
                for sign in (-1, 1):
                    g.add([(px - c * 0.016, py - s * 0.016, pz), (px + c * 0.022, py + s * 0.022, pz), (px + c * w * 0.4 - sign * s * w, py + s * w * 0.4 + sign * c * w, pz - w * 0.25)], [(0, 1, 2)])
    g.stand(matte(tone, ink, 1, 0))


def stones(chance, centre, radius, count, size=(0.1, 0.3), tone=0.4, pile=0.0, ink=NEUTRAL):
    """Boulders round a centre, heaped to `pile` metres: a cairn, a shore, a beck's bed."""
    g = Shape()
    cx, cy, cz = centre
    for i in range(count):
        up = i / max(1, count - 1)
        a, r = 6.283 * chance.random(), radius * (1 - up * (1 if pile else 0)) * chance.random() ** 0.5
        s = chance.uniform(*size) * (1 - 0.4 * up * (1 if pile else 0))
        c = Vector((cx + r * math.cos(a), cy + r * math.sin(a), cz + up * pile))
        _boulder(g, chance, c, s)
    g.stand(matte(tone, ink, 0.95, 0.05, 0.4, 6), False)


def _boulder(g, chance, c, s):
    u, v = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.3))).normalized(), Vector((0, 0, 1))
    w = u.cross(v).normalized()
    v = w.cross(u)
    rows = []
    for z, r in ((-0.5, 0.55), (-0.15, 1.0), (0.25, 0.85), (0.5, 0.4)):
        rows.append([c + u * s * r * math.cos(t) * chance.uniform(0.8, 1.1) + w * s * 0.75 * r * math.sin(t) * chance.uniform(0.8, 1.1) + v * s * z * 0.7 for t in (6.283 * k / 6 for k in range(6))])
    faces = [(i * 6 + k, i * 6 + (k + 1) % 6, (i + 1) * 6 + (k + 1) % 6, (i + 1) * 6 + k) for i in range(3) for k in range(6)]
    g.add([p for row in rows for p in row], [*faces, tuple(range(6))[::-1], tuple(range(18, 24))])


def drystone_wall(chance, points, ground, height=1.2, tone=0.4, stone=0.3, ink=NEUTRAL):
    """A wall of flat stones along the points (x, y), topped with stones on edge."""
    g = Shape()
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        turn = math.atan2(y1 - y0, x1 - x0)
        courses = max(2, int(height / (stone * 0.45)))
        for k in range(courses):
            t = chance.random() * stone
            while t < length:
                w = stone * chance.uniform(0.6, 1.5)
                x, y = x0 + (x1 - x0) * t / length, y0 + (y1 - y0) * t / length
                depth = 0.6 - 0.25 * k / courses
                g.box((x, y, ground(x, y) + height * (k + 0.5) / courses), (w, depth * chance.uniform(0.9, 1.1), height / courses * 0.96), turn + chance.gauss(0, 0.03))
                t += w * 1.02
        t = 0
        while t < length:
            x, y = x0 + (x1 - x0) * t / length, y0 + (y1 - y0) * t / length
            g.box((x, y, ground(x, y) + height + stone * 0.4), (stone * 0.3, 0.42, stone * chance.uniform(0.75, 1.1)), turn + chance.gauss(0, 0.12))
            t += stone * 0.36
    g.stand(matte(tone, ink, 1, 0, 0.4, 5, tone * 0.3, 1.5))


def plant(mesh, spots, chance, size=(0.7, 1.2)):
    """Place one of several meshes at each (x, y, z), turned and sized at random."""
    for x, y, z in spots:
        with at((x, y, z), chance.uniform(0, 360), chance.uniform(*size)):
            put(chance.choice(mesh) if isinstance(mesh, list) else mesh)
