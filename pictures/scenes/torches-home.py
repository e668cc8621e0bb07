"""People walk home by torchlight past lit tents: the two in front cut black against the nearest of them."""

from kit import *

scene()
chance = scattered(401)
sky((0, 0.01, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
ink = glow(mixed(0, 0.012, 0), 1.0)
flat = Cloth(0.0, sleeve=0.97)
# The night: darker upwards, two fells, a ragged wood.
cut([(-30, -10), (30, -10), (30, 30), (-30, 30)], 40, faded(mixed(0.03, 1, 0.4), 0.4, 0.04, 0, 15))
edge(38, lambda x: 7.4 + 2.2 * math.exp(-(((x + 9) / 7) ** 2)) + 3.2 * math.exp(-(((x - 11) / 7) ** 2)) + 0.2 * math.sin(x), 30, -5, material=glow(mixed(0.0, 0.11, 0.05), 1.0))
trees = Shape()
for _ in range(90):
    x, h = chance.uniform(-22, 22), chance.uniform(2.2, 5.2)
    for k in range(7):
        w, z = h * 0.15 * (1 - k / 8), 3.4 + h * k / 7
        trees.add([(x - w, 34, z), (x + w, 34, z), (x, 34, z + h * 0.34)], [(0, 1, 2)])
trees.stand(ink)
edge(34, lambda x: 4.4 + 0.3 * math.sin(x * 1.3), 30, -5, material=ink)


def tent(x, y, size, light):
    """A lit bell tent: a cone over a low wall, ribs, the slit of its door."""
    with at((x, 0, 0), 0, 1.0):
        z, w, h = 0.1, 2.3 * size, 2.7 * size
        wall = 0.55 * size
        cut([(-w, z), (w, z), (w * 0.97, z + wall), (0.09 * size, z + h), (-0.09 * size, z + h), (-w * 0.97, z + wall)], y, faded(mixed(1, 0.34, 0.1), 0.95 * light, 0.3 * light, z, z + h))
        for u in (-0.62, -0.3, 0.3, 0.62):
            cut([(w * u - 0.02, z), (w * u + 0.02, z), (w * u * 0.98 + 0.02, z + wall), (0.01, z + h), (-0.01, z + h), (w * u * 0.98 - 0.02, z + wall)], y - 0.05, glow(mixed(0.2 * light, 0.02, 0), 1.0))
        cut([(-0.3 * size, z), (0.3 * size, z), (0.02, z + h * 0.78)], y - 0.08, glow(mixed(1.7 * light, 1.0 * light, 0.3), 1.0))
        cut([(-w * 1.02, z + wall - 0.03), (w * 1.02, z + wall - 0.03), (w * 0.97, z + wall + 0.05), (-w * 0.97, z + wall + 0.05)], y - 0.06, glow(mixed(0.3 * light, 0.02, 0), 1.0))


for x, y, size, light in ((-7.5, 30, 1.0, 0.7), (6.5, 30, 1.0, 0.7), (0.6, 31, 0.9, 0.8), (-4.2, 24, 1.05, 0.85), (-5.6, 15.5, 1.15, 1.0), (2.9, 13, 1.45, 1.0)):
    tent(x, y, size, light)
# The field, in strips that get darker towards us; the path, lit by what is carried along it.
bend = lambda y: 1.7 * math.sin(y * 0.2 + 0.5) - 0.5
for k in range(34):
    y0, y1 = k, k + 1.04
    Shape().add([(-30, y0, 0), (30, y0, 0), (30, y1, 0), (-30, y1, 0)], [(0, 1, 2, 3)]).stand(glow(mixed(0.01, round(0.035 + 0.0045 * k, 3), 0.01), 1.0))
    near = math.exp(-(((y0 - 8.2) / 2.2) ** 2)) * 1.5 + 0.7 * math.exp(-(((y0 - 15.5) / 2.0) ** 2)) + 0.5 * math.exp(-(((y0 - 24) / 2.5) ** 2))
    edges = [(bend(y) + s * (0.85 + 0.06 * math.sin(y * 2.3 + s)), y, 0.01) for y in (y0, y1) for s in (-1, 1)]
    Shape().add(edges, [(0, 1, 3, 2)]).stand(glow(mixed(round(0.05 + 0.95 * near, 2), round(0.05 + 0.6 * max(0, near - 0.45), 2), 0.1 * round(near, 1)), 1.0))
# The light of the larger torch: a pool on the path before it.
for size, light in ((1.35, mixed(0.8, 0.12, 0.02)), (1.0, mixed(1.3, 0.75, 0.25))):
    pool = [(bend(7.6) + 1.05 * size * math.cos(t), 7.6 + 1.5 * size * math.sin(t), 0.03 - 0.01 * size) for t in (2 * math.pi * k / 60 for k in range(60))]
    Shape().add(pool, [tuple(range(60))]).stand(glow(light, 1.0))


def walker(x, y, turn, phase, torch=0.0, **wear):
    with at((x, y, 0.02), turn):
        walking(Wear(top=flat, skin=0.0, hair_tone=0.0, hat_tone=0.0, shoes=0.0, belt=None, **wear), 1.0, phase, right=Hand((0.3, 0.3, 1.04), (1, -0.4, -0.4), grip='fist') if torch else None, detail=0.016)
        if torch:
            Shape().ball((0.3, 0.44, 1.04), torch, 14, 10).stand(glow(mixed(2, 1.6, 0.6), 1.5))


walker(bend(4.6) - 0.46, 4.6, 4, 1, 0, trousers=flat, hair='bun')
walker(bend(5.0) + 0.34, 5.0, -2, -1, 0.075, trousers=flat, hat='brim', boots=0.3)
walker(bend(11.5), 11.5, 8, 1, 0.07, trousers=None, skirt=Cloth(0.0, hem=0.4))
walker(bend(16.5) - 0.2, 16.5, 0, -1, 0.08, trousers=flat)
walker(bend(17) + 0.5, 17, 0, 1, 0, trousers=flat, hair='long')
walker(bend(24), 24, 0, 1, 0.09, trousers=flat)
camera((0.1, 0.2, 1.9), (0.1, 12, 2.3), 36)
render(800, 1000, 10, bounces=1, extra=stars(170, 5, 0.3, band=False))
