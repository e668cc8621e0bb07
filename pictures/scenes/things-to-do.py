"""A walking map unfolded on a table, from above: contours, a lake, a dotted path; a mug on one corner, a compass on another."""

from kit import *

scene()
chance = scattered(471)
sky((0.1, 0.12, 0.06))
Shape().box((0, 0, -0.05), (8, 6, 0.1)).stand(matte(0.22, COOL_INK))
boards = Shape()
for k in range(7):
    boards.box((0, -1.8 + 0.6 * k, 0.0), (8, 0.016, 0.004))
boards.stand(matte(0.02))
black, amber, blue = matte(0.02), matte(0.34, WARM_INK), matte(0.28, COOL_INK)
width, height, columns, rows = 3.9, 2.5, 6, 2
fold = lambda x: 0.07 * abs(((x / width + 0.5) * columns) % 2 - 1)
lie = lambda x, y, lift=0.0: (x, y, 0.02 + fold(x) + lift)
hills = ((-1.15, 0.55, 0.75, 1.0), (1.2, 0.5, 0.7, 1.1), (0.35, -0.95, 0.6, 0.7), (-1.6, -0.9, 0.5, 0.6), (0.1, 0.95, 0.45, 0.55))
rise = lambda x, y: sum(h * math.exp(-(((x - a) / w) ** 2 + ((y - b) / (w * 0.8)) ** 2)) for a, b, w, h in hills) + 0.16 * fbm(x * 1.3, y * 1.3, 4, 4)


def contour(level, thick):
    """The line where the ground is `level` high, cell by cell."""
    g, nx, ny = Shape(), 130, 84
    xs = [width * (i / nx - 0.5) for i in range(nx + 1)]
    ys = [height * (j / ny - 0.5) for j in range(ny + 1)]
    values = [[rise(x, y) - level for x in xs] for y in ys]
    for j in range(ny):
        for i in range(nx):
            corners = [(xs[i], ys[j], values[j][i]), (xs[i + 1], ys[j], values[j][i + 1]), (xs[i + 1], ys[j + 1], values[j + 1][i + 1]), (xs[i], ys[j + 1], values[j + 1][i])]
            cuts = []
            for (x0, y0, v0), (x1, y1, v1) in zip(corners, corners[1:] + corners[:1]):
                if (v0 < 0) != (v1 < 0):
                    t = v0 / (v0 - v1)
                    cuts.append(Vector((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0)))
            if len(cuts) == 2 and (cuts[1] - cuts[0]).length > 1e-5:
                d = (cuts[1] - cuts[0]).normalized()
                n, e = Vector((-d.y, d.x, 0)) * thick, d * thick
                g.add([lie(p.x, p.y, 0.006) for p in (cuts[0] - n - e, cuts[1] - n + e, cuts[1] + n + e, cuts[0] + n - e)], [(0, 1, 2, 3)])
    return g


with at((0, 0.02, 0), 7):
    paper = Shape()
    steps = [width * (i / columns - 0.5) for i in range(columns + 1)]
    paper.add([lie(x, y) for y in (-height / 2, height / 2) for x in steps], [(i, i + 1, columns + 2 + i, columns + 1 + i) for i in range(columns)])
    paper.stand(matte(0.97))
    Shape().box((0, 0, 0.062), (width, 0.008, 0.002)).stand(matte(0.5, WARM_INK))
    for k in range(11):
        contour(0.12 + 0.1 * k, 0.0095 if k % 3 == 0 else 0.0055).stand(amber)
    shore = [(p.x, p.y) for p in spline([(-0.75, -0.62, 0), (-0.35, -0.5, 0), (-0.1, -0.25, 0), (0.3, -0.15, 0), (0.55, 0.05, 0), (0.4, 0.12, 0), (0.05, 0.02, 0), (-0.3, -0.2, 0), (-0.7, -0.4, 0), (-0.85, -0.55, 0), (-0.75, -0.62, 0)], 8)]
    Shape().add([(x, y, 0.098) for x, y in shore], [tuple(range(len(shore)))]).stand(blue)
    road = spline([(-1.95, -0.35, 0), (-1.3, -0.25, 0), (-0.7, -0.12, 0), (0.0, 0.3, 0), (0.7, 0.1, 0), (1.1, -0.35, 0), (1.95, -0.5, 0)], 10)
    for thick, lift, ink in ((0.032, 0.011, black), (0.02, 0.013, matte(0.97))):
        line = Shape()
        for a, b in zip(road, road[1:]):
            d = (b - a).normalized()
            n, e = Vector((-d.y, d.x, 0)) * thick, d * 0.006
            line.add([lie(p.x, p.y, lift) for p in (a - n - e, b - n + e, b + n + e, a + n - e)], [(0, 1, 2, 3)])
        line.stand(ink)
    dots = Shape()
    route = spline([(0.62, 0.16, 0), (0.75, 0.42, 0), (1.02, 0.5, 0), (1.25, 0.62, 0), (1.45, 0.42, 0), (1.5, 0.1, 0), (1.2, -0.1, 0), (0.95, -0.02, 0)], 7)
    for p in route[::2]:
        dots.ball(lie(p.x, p.y, 0.014), (0.026, 0.026, 0.006), 12, 6)
    dots.stand(black)
    # The castle by the lake, a tent, a summit.
    mark = Shape()
    for dx in (-0.07, 0.0, 0.07):
        mark.box(lie(-0.02 + dx, -0.48, 0.012), (0.045, 0.05, 0.006))
    mark.box(lie(-0.02, -0.54, 0.012), (0.19, 0.09, 0.006))
    mark.add([lie(-0.62, -0.9, 0.014), lie(-0.4, -0.9, 0.014), lie(-0.51, -0.7, 0.014)], [(0, 1, 2)])
    mark.add([lie(1.17, 0.5, 0.016), lie(1.31, 0.5, 0.016), lie(1.24, 0.63, 0.016)], [(0, 1, 2)])
    mark.stand(black)
# What holds it down.
Shape().lathe([(0, 0.02), (0.27, 0.02), (0.29, 0.42), (0.26, 0.42), (0.25, 0.32)], 48, (-1.62, 0.88, 0.06)).line([(-1.62 + 0.29 + 0.12 * math.sin(t), 0.88, 0.26 + 0.14 * math.cos(t)) for t in (math.pi * k / 12 for k in range(13))], 0.04, 10).stand(matte(0.4, WARM_INK, 0.5, 0.3), True)
Shape().tube((-1.62, 0.88, 0.34), (-1.62, 0.88, 0.36), 0.255, sides=48).stand(black)
with at((1.62, -0.86, 0.1)):
    Shape().tube((0, 0, 0), (0, 0, 0.1), 0.36, sides=56).stand(black)
    Shape().tube((0, 0, 0.1), (0, 0, 0.105), 0.3, sides=56).stand(matte(0.97))
    ticks = Shape()
    for k in range(24):
        a = 2 * math.pi * k / 24
        ticks.box((0.265 * math.cos(a), 0.265 * math.sin(a), 0.108), (0.05 if k % 6 == 0 else 0.026, 0.014, 0.004), a)
    ticks.stand(black)
    Shape().add([(-0.045, 0, 0.115), (0.045, 0, 0.115), (0.09, 0.24, 0.115)], [(0, 1, 2)]).stand(matte(0.3, WARM_INK))
    Shape().add([(0.045, 0, 0.115), (-0.045, 0, 0.115), (-0.09, -0.24, 0.115)], [(0, 1, 2)]).stand(black)
Shape().tube((-0.95, -1.32, 0.06), (-0.05, -1.12, 0.06), 0.032, sides=6).stand(matte(0.34, WARM_INK))
Shape().tube((-0.05, -1.12, 0.06), (0.05, -1.098, 0.06), 0.032, 0.004, 8).stand(black)
lamp('POINT', (-2.6, 2.6, 4.2), None, mixed(1.0, 0.78, 0.3), 1500, 0.1)
camera((0.0, -0.02, 6.0), (0.0, 0, 0.0), 50)
render(980, 654, 12, bounces=1)
