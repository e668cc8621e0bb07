"""Soft solids: capsules and ellipsoids that blend into each other, meshed by surface nets."""

import bpy
import numpy as np


def unit(v):
    v = np.array(v, float)
    return v / max(np.linalg.norm(v), 1e-9)


class Solid:
    """A signed distance field of soft parts. Each part's `blend` is how far, in metres, it blends into the earlier ones."""

    def __init__(self):
        self._parts = []
        self._cuts = []

    def capsule(self, a, b, radius, end_radius=None, blend=0.03):
        self._parts.append(('capsule', np.array(a, float), np.array(b, float), radius, radius if end_radius is None else end_radius, blend))
        return self

    def chain(self, points, radii, blend=0.03):
        """Capsules from point to point."""
        for a, b, r, s in zip(points, points[1:], radii, radii[1:]):
            self.capsule(a, b, r, s, blend)
        return self

    def ellipsoid(self, centre, radii, blend=0.03, axes=None):
        """axes: a 3×3 matrix whose columns are the ellipsoid's own x, y and z."""
        self._parts.append(('ellipsoid', np.array(centre, float), np.array(radii, float), axes, blend))
        return self

    def scoop(self, centre, radii, blend=0.02, axes=None):
        """Subtract an ellipsoid."""
        self._parts.append(('scoop', np.array(centre, float), np.array(radii, float), axes, blend))
        return self

    def slice(self, *planes):
        """Subtract what lies on the positive side of all planes, each (point, direction)."""
        self._cuts.append([(np.array(p, float), unit(n)) for p, n in planes])
        return self

    def bounds(self):
        low, high = np.full(3, 9e9), np.full(3, -9e9)
        for part in self._parts:
            if part[0] == 'capsule':
                reach = max(part[3], part[4])
                for point in part[1:3]:
                    low, high = np.minimum(low, point - reach), np.maximum(high, point + reach)
            elif part[0] == 'ellipsoid':
                reach = part[2].max() if part[3] is not None else part[2]
                low, high = np.minimum(low, part[1] - reach), np.maximum(high, part[1] + reach)
        return low, high

    def mesh(self, material, detail=0.02, folds=0.0):
        """A smooth mesh with cells of `detail` metres; `folds` is the depth in metres of creases in cloth."""
        low, high = self.bounds()
        low, high = low - 3 * detail, high + 3 * detail
        count = np.ceil((high - low) / detail).astype(int) + 1
        grid = np.stack(np.meshgrid(*[low[i] + detail * np.arange(count[i]) for i in range(3)], indexing='ij'), -1)
        field = np.full(grid.shape[:3], 9.0)
        for part in self._parts:
            box = self._box(part, low, detail, count)
            points, old = grid[box], field[box]
            if old.size:
                field[box] = _melt(part, points, old)
        if folds:
            x, y, z = grid[..., 0], grid[..., 1], grid[..., 2]
            field = field + folds * np.sin(55 * z + 30 * x + 5 * np.sin(17 * x + 9 * z) + 4 * np.sin(13 * y - 11 * z)) * (0.5 + 0.5 * np.sin(9 * z + 14 * x + 3))
        for planes in self._cuts:
            inside = np.min([(grid - point) @ normal for point, normal in planes], axis=0)
            field = np.maximum(field, inside)
        vertices, faces = surface_nets(field, low, detail)
        mesh = bpy.data.meshes.new('solid')
        mesh.from_pydata(vertices.tolist(), [], faces.tolist())
        mesh.update()
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.materials.append(material)
        return mesh

    @staticmethod
    def _box(part, low, detail, count):
        """The cells that a part can reach: its distances are computed only there."""
        pad = part[-1] + 3 * detail
        if part[0] == 'capsule':
            reach = max(part[3], part[4]) + pad
            a, b = np.minimum(part[1], part[2]) - reach, np.maximum(part[1], part[2]) + reach
        else:
            reach = (part[2].max() if part[3] is not None else part[2]) + pad
            a, b = part[1] - reach, part[1] + reach
        first = np.clip(np.floor((a - low) / detail).astype(int), 0, count)
        last = np.clip(np.ceil((b - low) / detail).astype(int) + 1, 0, count)
        return tuple(slice(first[i], last[i]) for i in range(3))


def _melt(part, points, old):
    blend = part[-1]
    if part[0] == 'capsule':
        _, a, b, r1, r2, _ = part
        axis = b - a
        t = np.clip(((points - a) @ axis) / max(axis @ axis, 1e-9), 0, 1)
        distance = np.linalg.norm(points - a - t[..., None] * axis, axis=-1) - (r1 + (r2 - r1) * t)
    else:
        _, centre, radii, axes, _ = part
        q = points - centre
        if axes is not None:
            q = q @ axes
        k0 = np.linalg.norm(q / radii, axis=-1)
        k1 = np.linalg.norm(q / radii**2, axis=-1)
        distance = np.where(k1 > 1e-9, k0 * (k0 - 1) / np.maximum(k1, 1e-9), -radii.min())
    if part[0] == 'scoop':
        share = np.clip(0.5 - 0.5 * (old + distance) / blend, 0, 1)
        return old * (1 - share) - distance * share + blend * share * (1 - share)
    share = np.clip(0.5 + 0.5 * (old - distance) / blend, 0, 1)
    return old * (1 - share) + distance * share - blend * share * (1 - share)


def surface_nets(field, origin, step):
    """The surface where the field is 0, as points and four-sided faces."""
    inside = field < 0
    nx, ny, nz = field.shape
    corners = [(i, j, k) for i in (0, 1) for j in (0, 1) for k in (0, 1)]

    def shifted(a, c):
        return a[c[0]:nx - 1 + c[0], c[1]:ny - 1 + c[1], c[2]:nz - 1 + c[2]]

    total = np.zeros((nx - 1, ny - 1, nz - 1, 3))
    crossings = np.zeros((nx - 1, ny - 1, nz - 1))
    for a in corners:
        for axis in range(3):
            if a[axis]:
                continue
            b = list(a)
            b[axis] = 1
            fa, fb = shifted(field, a), shifted(field, b)
            crossed = (fa < 0) != (fb < 0)
            t = np.where(crossed, fa / np.where(crossed, fa - fb, 1), 0)
            for d in range(3):
                total[..., d] += crossed * (a[d] + (t if d == axis else 0))
            crossings += crossed
    active = crossings > 0
    index = -np.ones(active.shape, int)
    index[active] = np.arange(active.sum())
    vertices = (np.argwhere(active) + total[active] / crossings[active][:, None]) * step + np.array(origin)
    faces = []
    for axis in range(3):
        b1, b2 = (axis + 1) % 3, (axis + 2) % 3
        here, there = [slice(1, -1)] * 3, [slice(1, -1)] * 3
        here[axis], there[axis] = slice(0, -1), slice(1, None)
        first, second = inside[tuple(here)], inside[tuple(there)]
        cells = np.argwhere(first != second)
        flip = first[first != second]
        offset = np.ones(3, int)
        offset[axis] = 0
        cells = cells + offset

        def cell(d1, d2):
            q = cells.copy()
            q[:, b1] -= d1
            q[:, b2] -= d2
            return index[q[:, 0], q[:, 1], q[:, 2]]

        quads = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], 1)
        quads[~flip] = quads[~flip][:, ::-1]
        faces.append(quads)
    faces = np.concatenate(faces)
    return vertices, faces[(faces >= 0).all(1)]
