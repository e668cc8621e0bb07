"""Holiday Ghosts: three bedsheets on a washing line, each with a face, none of them frightening."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(9)
coral, blue, paper, ink = mixed(0.63, 0.02, 0), mixed(0.02, 0.47, 0.05), mixed(1.7, 1.4, 0.6), glow(mixed(0, 0.012, 0), 1.0)
cut([(-4, -2), (4, -2), (4, 6), (-4, 6)], 5, faded(mixed(0.06, 1, 0.14), 0.74, 0.3, -1.4, 4.4))
# Hills of one ink each, and a lawn.
edge(4.6, lambda x: -1.0 + 0.75 * math.exp(-(((x + 1.5) / 1.2) ** 2)) + 0.5 * math.exp(-(((x - 1.9) / 1.0) ** 2)), 4, -4, material=glow(mixed(0.04, 0.26, 0.04), 1.0))
edge(4.2, lambda x: -1.5 + 0.4 * math.exp(-(((x - 0.7) / 1.5) ** 2)) + 0.03 * math.sin(x * 4), 4, -4, material=glow(coral, 1.0))
edge(4.0, lambda x: -1.9 + 0.06 * math.sin(x * 1.7 + 1), 4, -6, material=faded(mixed(1, 0.03, 0), 0.1, 0.66, -4.4, -1.9))
blades = Shape()
for _ in range(420):
    x, z, h = chance.uniform(-3.4, 3.4), -4.3 + 2.3 * chance.random() ** 0.6, chance.uniform(0.1, 0.26)
    blades.add([(x - 0.02, 3.6, z), (x + 0.02, 3.6, z), (x + chance.gauss(0.05, 0.05), 3.6, z + h)], [(0, 1, 2)])
blades.stand(ink)
rope = [(p.x, p.z) for p in hanging((-2.9, 0, 2.62), (2.9, 0, 2.5), 0.34, 80)]
rope_at = lambda x: rope[min(80, max(0, round((x + 2.9) / 5.8 * 80)))][1]
Shape().line([(x, 2.0, z) for x, z in rope], 0.03, 6).stand(ink)
oval = lambda x, z, rx, rz, n=36: [(x + rx * math.cos(2 * math.pi * k / n), z + rz * math.sin(2 * math.pi * k / n)) for k in range(n)]


def ghost(x, width, length, y, blow, mood):
    """A sheet pegged at both corners, its hem blown sideways by `blow` metres."""
    left, right = x - width / 2, x + width / 2
    columns, rows = 44, 30

    def point(u, v):
        sag = 0.13 * math.sin(math.pi * u) * (1 - v)
        z = rope_at(left + width * u) - sag - length * v + 0.1 * math.sin(u * 14 + 1) * v ** 2
        return left + width * u + blow * v ** 1.6 + 0.05 * math.sin(v * 5 + u * 3) * v + 0.16 * (u - 0.5) * v, z

    for i in range(columns):
        u = (i + 0.5) / columns
        fold = round(0.5 + 0.5 * math.sin(u * 14 + 2.3), 1)
        low = mixed(0.35 + 1.3 * fold, 0.5 + 0.9 * fold, 0.2 + 0.4 * fold)
        for (v0, v1), light in zip(((0, 0.16), (0.16, 0.62), (0.62, 1.0)), (mixed(1.2, 1.0, 0.5) if fold < 0.3 else paper, paper if fold > 0.1 else mixed(1.1, 1.0, 0.5), low)):
            steps = max(2, round(rows * (v1 - v0)))
            a = [point(i / columns, v0 + (v1 - v0) * k / steps) for k in range(steps + 1)]
            b = [point((i + 1.1) / columns, v0 + (v1 - v0) * k / steps) for k in range(steps + 1)]
            cut(a + b[::-1], y, glow(light, 1.0))
    for u in (0.33, 0.67):
        px, pz = point(u, 0.3)
        rz = 0.05 if mood == 'asleep' else 0.2
        cut(oval(px, pz, 0.125, rz), y - 0.1, ink)
        if mood != 'asleep':
            cut(oval(px + 0.03, pz + 0.08, 0.032, 0.05), y - 0.12, glow(paper, 1.0))
    px, pz = point(0.5, 0.52)
    if mood == 'oh':
        cut(oval(px, pz, 0.13, 0.2), y - 0.1, ink)
    else:
        bend = -0.16 if mood == 'pleased' else -0.05
        Shape().line([(px + 0.27 * t, y - 0.1, pz + bend * (1 - t * t) + 0.08) for t in (k / 12 - 1 for k in range(25))], 0.042, 8).stand(ink)
    for u in (0.24, 0.76):
        px, pz = point(u, 0.42)
        if mood == 'pleased':
            cut(oval(px, pz, 0.13, 0.09), y - 0.08, glow(coral, 1.0))
    for u in (0.04, 0.96):
        px, pz = point(u, 0)
        cut([(px - 0.05, pz - 0.2), (px + 0.05, pz - 0.2), (px + 0.04, pz + 0.16), (px - 0.04, pz + 0.16)], y - 0.2, glow(coral, 1.0))


ghost(-1.52, 1.3, 2.5, 1.6, -0.3, 'oh')
ghost(1.56, 1.26, 2.3, 1.6, 0.1, 'asleep')
ghost(0.02, 1.62, 3.5, 1.0, 0.24, 'pleased')
camera((0, -10, 0), (0, 0, 0), 60)
render(960, 1200, 8, bounces=1)
