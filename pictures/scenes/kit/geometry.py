"""Meshes made in code, and their placement."""

import math
import random
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

_frames = [Matrix.Identity(4)]


@contextmanager
def at(location=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
    """Place everything inside the block in this frame: moved, turned about z, tilted about x and y (degrees), scaled."""
    frame = (
        Matrix.Translation(Vector(location))
        @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        @ Matrix.Rotation(math.radians(tilt[0]), 4, 'X')
        @ Matrix.Rotation(math.radians(tilt[1]), 4, 'Y')
        @ Matrix.Scale(scale, 4)
    )
    with within(frame):
        yield


@contextmanager
def within(frame):
    """Transform everything placed inside the block by this 4×4 matrix."""
    _frames.append(_frames[-1] @ frame)
    try:
        yield
    finally:
        _frames.pop()


def put(data, matrix=None):
    """Place a mesh, a lamp or a camera in the current frame."""
    thing = bpy.data.objects.new(data.name, data)
    thing.matrix_world = _frames[-1] @ (matrix or Matrix.Identity(4))
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh_of(vertices, faces, material=None, smooth=False):
    """A Blender mesh from lists of points and faces."""
    mesh = bpy.data.meshes.new('mesh')
    mesh.from_pydata([tuple(v) for v in vertices], [], [tuple(f) for f in faces])
    mesh.update()
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if material:
        mesh.materials.append(material)
    return mesh


def facing_matrix(origin, along, up=(0, 0, 1)):
    """A frame at `origin` whose z axis points `along`; its y axis leans towards `up`."""
    z = Vector(along).normalized()
    x = Vector(up).cross(z)
    x = x.normalized() if x.length > 1e-6 else z.orthogonal().normalized()
    y = z.cross(x)
    o = Vector(origin)
    return Matrix(((x.x, y.x, z.x, o.x), (x.y, y.y, z.y, o.y), (x.z, y.z, z.z, o.z), (0, 0, 0, 1)))


class Shape:
    """A collection of simple solids that becomes one mesh."""

    def __init__(self):
        self.vertices, self.faces = [], []

    def add(self, vertices, faces):
        base = len(self.vertices)
        self.vertices += [tuple(v) for v in vertices]
        self.faces += [tuple(i + base for i in face) for face in faces]
        return self

    def box(self, centre, size, turn=0.0):
        """A box round its centre, turned about z by radians."""
        (cx, cy, cz), (x, y, z) = centre, (s / 2 for s in size)
        c, s = math.cos(turn), math.sin(turn)
        corners = [
            (cx + c * a * x - s * b * y, cy + s * a * x + c * b * y, cz + e * z)
            for a in (-1, 1) for b in (-1, 1) for e in (-1, 1)
        ]
        return self.add(corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])

    def tube(self, start, end, radius, end_radius=None, sides=8, cap=True):
        """A cylinder, or a cone where the two radii differ."""
        p, q = Vector(start), Vector(end)
        r2 = radius if end_radius is None else end_radius
        axis = q - p
        if axis.length < 1e-6:
            return self
        axis.normalize()
        u = axis.orthogonal().normalized()
        v = axis.cross(u)
        ring = [u * math.cos(2 * math.pi * i / sides) + v * math.sin(2 * math.pi * i / sides) for i in range(sides)]
        faces = [(i, (i + 1) % sides, sides + (i + 1) % sides, sides + i) for i in range(sides)]
        if cap:
            faces += [tuple(range(sides))[::-1], tuple(range(sides, 2 * sides))]
        return self.add([p + d * radius for d in ring] + [q + d * r2 for d in ring], faces)

    def line(self, points, radius, sides=5):
        """A bent wire through the points."""
        for a, b in zip(points, points[1:]):
            self.tube(a, b, radius, sides=sides, cap=False)
        return self

    def ball(self, centre, radius, sides=12, rings=8):
        """A sphere, or an ellipsoid where `radius` has three parts."""
        rx, ry, rz = radius if hasattr(radius, '__len__') else (radius,) * 3
        c = Vector(centre)
        rows = [
            [c + Vector((rx * math.sin(p) * math.cos(t), ry * math.sin(p) * math.sin(t), rz * math.cos(p)))
             for t in (2 * math.pi * j / sides for j in range(sides))]
            for p in (0.001 + (math.pi - 0.002) * i / rings for i in range(rings + 1))
        ]
        faces = [
            (i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
            for i in range(rings) for j in range(sides)
        ]
        return self.add([v for row in rows for v in row], faces)

    def lathe(self, profile, sides=24, centre=(0, 0, 0)):
        """A turned solid: `profile` is a list of (radius, height)."""
        cx, cy, cz = centre
        points = [
            (cx + r * math.cos(2 * math.pi * j / sides), cy + r * math.sin(2 * math.pi * j / sides), cz + z)
            for r, z in profile for j in range(sides)
        ]
        faces = [
            (i * sides + j, i * sides + (j + 1) % sides, (i + 1) * sides + (j + 1) % sides, (i + 1) * sides + j)
            for i in range(len(profile) - 1) for j in range(sides)
        ]
        return self.add(points, faces)

    def plate(self, outline, thickness):
        """A flat shape in the xy plane, given its thickness along z."""
        k, d = len(outline), thickness / 2
        points = [(x, y, d) for x, y in outline] + [(x, y, -d) for x, y in outline]
        faces = [tuple(range(k)), tuple(range(2 * k - 1, k - 1, -1))]
        return self.add(points, faces + [(i, k + i, k + (i + 1) % k, (i + 1) % k) for i in range(k)])

    def mesh(self, material, smooth=False):
        return mesh_of(self.vertices, self.faces, material, smooth)

    def stand(self, material, smooth=False, matrix=None):
        """Make the mesh and place it in the current frame."""
        return put(self.mesh(material, smooth), matrix)


def sheet(x0, x1, y0, y1, columns, rows, height, material, smooth=True):
    """Ground: a grid whose height in metres is `height(x, y)`."""
    xs, ys = np.linspace(x0, x1, columns), np.linspace(y0, y1, rows)
    vertices = [(x, y, height(x, y)) for y in ys for x in xs]
    faces = [
        (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
        for j in range(rows - 1) for i in range(columns - 1)
    ]
    return put(mesh_of(vertices, faces, material, smooth))


def fbm(x, y, octaves=5, seed=0, ridged=False):
    """Fractal noise about 0, or ridges up to 1."""
    total, amplitude, frequency = 0.0, 0.5, 1.0
    for i in range(octaves):
        n = noise.noise(Vector((x * frequency + seed * 17.3, y * frequency - seed * 9.1, seed * 3.7 + i)))
        total += amplitude * ((1 - abs(n) * 2) if ridged else n)
        amplitude, frequency = amplitude * 0.5, frequency * 2.03
    return total


def spline(points, steps=8):
    """A smooth curve through points (Catmull-Rom), `steps` to a span."""
    p = [Vector(q) for q in points]
    p = [p[0] * 2 - p[1], *p, p[-1] * 2 - p[-2]]
    curve = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for i in range(steps):
            t = i / steps
            curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [*curve, p[-2]]


def hanging(start, end, sag, steps=24):
    """The points of a rope that hangs between two others, `sag` metres deep."""
    p, q = Vector(start), Vector(end)
    return [p.lerp(q, i / steps) - Vector((0, 0, sag * 4 * (i / steps) * (1 - i / steps))) for i in range(steps + 1)]


def scattered(seed):
    """A seeded random generator, so that a scene is always rendered alike."""
    return random.Random(seed)
