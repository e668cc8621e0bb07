"""The Go! Team: two arms in striped sleeves throw their pom-poms up before a burst of rays; seen from behind."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(12)
coral, blue, paper, black = mixed(0.63, 0.02, 0), mixed(0.02, 0.47, 0.05), mixed(1.7, 1.4, 0.6), glow(mixed(0.012, 0, 0), 1.0)
for i in range(24):
    a0, a1 = 2 * math.pi * (i + 0.5) / 24, 2 * math.pi * (i + 1.5) / 24
    cut([(0, -1.2), (6 * math.cos(a0), -1.2 + 6 * math.sin(a0)), (6 * math.cos(a1), -1.2 + 6 * math.sin(a1))], 1, glow((coral, paper, blue)[i % 3], 1.0))


def pompom(x, z, size, lights):
    strands = [Shape() for _ in lights]
    for _ in range(900):
        v = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        u = Vector((-v.z, 0, v.x)).normalized() * 0.035
        p, r = Vector((x, -0.4, z)), size * chance.uniform(0.72, 1.1)
        q = p + Vector((v.x, v.y * 0.3, v.z - 0.1 * abs(v.x))) * r
        # Lit from above: strands that hang are in the shade.
        shade = 0 if v.z + chance.gauss(0, 0.3) > 0.25 else 1 if v.z + chance.gauss(0, 0.3) > -0.5 else 2
        strands[shade].add([p + u * 0.4, q + u, q + (q - p).normalized() * 0.05, q - u, p - u * 0.4], [(0, 1, 2, 3, 4)])
    for shape, light in zip(strands, lights):
        shape.stand(glow(light, 1.0) if light else black)


def arm(side):
    """From below the picture to the fist: a sleeve in hoops, a cuff, a hand in shadow."""
    p, q = Vector((side * 0.95, 0, -3.3)), Vector((side * 1.28, 0, 0.35))
    d = (q - p).normalized()
    n = Vector((d.z, 0, -d.x))
    at_ = lambda t, s: ((p + (q - p) * t + n * s).x, (p + (q - p) * t + n * s).z)
    width = lambda t: 0.46 - 0.16 * t
    for k in range(14):
        t0, t1 = k / 14 * 0.9, (k + 1) / 14 * 0.9
        bow = [at_(t1 + 0.012 * math.cos(w * 1.57), w * width(t1)) for w in (1, 0.5, 0, -0.5, -1)]
        cut([at_(t0 + 0.012 * math.cos(w * 1.57), w * width(t0)) for w in (-1, -0.5, 0, 0.5, 1)] + bow, 0.3, (black if k % 2 else glow(paper, 1.0)))
    cut([at_(0.88, -0.22), at_(0.88, 0.22), at_(1.02, 0.25), at_(1.02, -0.25)], 0.28, black)


for side, lights in ((-1, (mixed(0.02, 0.62, 0.3), mixed(0.02, 0.42, 0.05), mixed(0, 0.12, 0.02))), (1, (mixed(0.95, 0.3, 0.1), mixed(0.68, 0, 0), mixed(0.22, 0, 0)))):
    arm(side)
    pompom(side * 1.3, 0.98, 1.02, lights)
# The back of a head: hair like a third pom-pom, cut black.
hair = Shape()
for k in range(220):
    a = 2 * math.pi * k / 220
    r = 1.0 + chance.uniform(-0.04, 0.06)
    hair.add([(0, 0.2, -2.3), (r * math.cos(a), 0.2, -2.3 + r * 0.98 * math.sin(a)), (r * math.cos(a + 0.06), 0.2, -2.3 + r * 0.98 * math.sin(a + 0.06))], [(0, 1, 2)])
hair.stand(black)
camera((0, -10, 0), (0, 0, 0), 60)
render(960, 1200, 8, bounces=1)
