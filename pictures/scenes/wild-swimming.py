"""Three swimmers in the mere at sunrise, seen from behind: two caps low on the water, and one arm over it in a crawl."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
chance = scattered(201)
paper, ink = mixed(1.5, 1.2, 0.5), glow(mixed(0, 0.012, 0), 1.0)
coral, rim = glow(mixed(0.62, 0.02, 0.02), 1.0), glow(mixed(0.8, 0.2, 0.1), 1.0)
shaded, pale = glow(mixed(0.24, 0.01, 0.01), 1.0), glow(mixed(1.3, 1.1, 0.5), 1.0)
depth = [6.0]


def layer(outline, material):
    """The next sheet in front of all before it."""
    depth[0] -= 0.012
    cut(outline, depth[0], material)


def smooth(points, material, steps=10):
    """A closed curve through the points."""
    closed = [*points[-2:], *points, *points[:2]]
    curve = spline([(x, 0, z) for x, z in closed], steps)
    layer([(p.x, p.z) for p in curve[2 * steps:(len(points) + 2) * steps]], material)


def ring(x, z, r, width, material, start=0.0, end=360.0, flat=0.24, n=60):
    """A ring on the water, flat as it is seen from low down, thinner at the sides that turn away."""
    angles = [math.radians(start + (end - start) * k / n) for k in range(n + 1)]
    outer = [(x + r * math.cos(a), z + r * flat * math.sin(a)) for a in angles]
    inner = [(x + (r - width) * math.cos(a), z + (r * flat - width * (0.25 + 0.4 * abs(math.sin(a)))) * math.sin(a)) for a in angles]
    layer(outer + inner[::-1], material)


def limb(points, radii, light):
    """A bent limb, black, with the sun along its upper left edge."""
    curve = [(p.x, p.z) for p in spline([(x, 0, z) for x, z in points], 14)]
    steps = len(curve) - 1
    for dx, dz, material in ((-0.03, 0.026, light), (0.012, -0.01, ink)):
        for k, (x, z) in enumerate(curve):
            t = k / steps * (len(radii) - 1)
            i = min(int(t), len(radii) - 2)
            r = radii[i] + (radii[i + 1] - radii[i]) * (t - i)
            layer([(x + dx + r * math.cos(a), z + dz + r * math.sin(a)) for a in (2 * math.pi * j / 20 for j in range(20))], material)


def head(x, z, size, cap, shade):
    """The back of a head at the water: cap, strap of the goggles, ears, nape."""
    here = lambda points: [(x + size * a, z + size * b) for a, b in points]
    for s in (-1, 1):
        smooth(here([(s * 0.34, 0.2), (s * 0.45, 0.26), (s * 0.47, 0.42), (s * 0.4, 0.5), (s * 0.3, 0.4)]), rim if s < 0 else ink)
    smooth(here([(-0.3, -0.04), (-0.36, 0.2), (-0.36, 0.5), (0.36, 0.5), (0.36, 0.2), (0.3, -0.04)]), ink)
    smooth(here([(-0.39, 0.4), (-0.41, 0.62), (-0.3, 0.9), (0, 1.02), (0.3, 0.9), (0.41, 0.62), (0.39, 0.4), (0.24, 0.29), (0, 0.25), (-0.24, 0.29)]), cap)
    smooth(here([(0.1, 0.27), (0.24, 0.5), (0.26, 0.72), (0.2, 0.95), (0.31, 0.88), (0.41, 0.62), (0.39, 0.4), (0.24, 0.29)]), shade)
    layer(here([(-0.41, 0.5), (-0.2, 0.535), (0, 0.545), (0.2, 0.535), (0.41, 0.5), (0.405, 0.6), (0.2, 0.64), (0, 0.65), (-0.2, 0.64), (-0.41, 0.6)]), ink)


def swimmer(x, z, size, cap, shade):
    """Upright in the water: the shoulders just out of it, the reflection broken by ripples."""
    here = lambda points: [(x + size * a, z + size * b) for a, b in points]
    shoulders = [(-1.02, -0.06), (-0.86, 0.02), (-0.58, 0.1), (-0.3, 0.17), (0.3, 0.17), (0.58, 0.1), (0.86, 0.02), (1.02, -0.06), (0.5, -0.08), (-0.5, -0.08)]
    smooth(here([(a - 0.02, b + 0.035) for a, b in shoulders]), rim)
    smooth(here(shoulders), ink)
    for k in range(8):
        w = (0.8 if k < 2 else 0.44) - 0.04 * k + chance.uniform(-0.04, 0.04)
        h, d = -0.15 - 0.1 * k, chance.uniform(-0.05, 0.05)
        layer(here([(-w + d, h), (d, h + 0.034), (w + d, h), (d, h - 0.034)]), cap if k > 3 else ink)
    head(x, z, size, cap, shade)


# The sky, the sun half behind the fell.
for k in range(40):
    t = (k / 39) ** 0.8
    z = 0.4 + 0.045 * k
    layer([(-9, z), (9, z), (9, z + 0.05), (-9, z + 0.05)], glow(mixed(0.62 - 0.5 * t, 0.03 + 0.32 * t, 0.05 + 0.2 * t), 1.0))
for k in range(14):
    t = k / 13
    z, x, w = 0.9 + 1.05 * t, chance.uniform(-2.6, 2.6), chance.uniform(0.4, 1.0)
    layer([(x - w, z), (x, z + 0.022), (x + w, z), (x + w * 0.3, z - 0.022)], glow(mixed(0.95, 0.45, 0.2), 1.0))
sun = (-0.55, 0.86)
layer([(sun[0] + 0.62 * math.cos(t), sun[1] + 0.62 * math.sin(t)) for t in (2 * math.pi * k / 80 for k in range(80))], glow(paper, 1.0))
far = lambda x: 0.66 + 0.5 * math.exp(-(((x + 2.5) / 1.1) ** 2)) + 0.62 * math.exp(-(((x - 1.9) / 1.25) ** 2)) + 0.02 * math.sin(x * 9)
near = lambda x: 0.47 + 0.55 * math.exp(-(((x + 3.3) / 0.8) ** 2)) + 0.5 * math.exp(-(((x - 3.1) / 0.9) ** 2)) + 0.016 * abs(math.sin(x * 13))
ground = lambda line: [(-3.4 + 6.8 * k / 200, line(-3.4 + 6.8 * k / 200)) for k in range(201)]
layer([*ground(far), (3.4, 0.2), (-3.4, 0.2)], faded(mixed(0.16, 0.5, 0.3), 0.9, 0.42, 0.4, 1.4))
layer([*ground(near), (3.4, 0.2), (-3.4, 0.2)], glow(mixed(0.02, 0.13, 0.04), 1.0))
# The water: light below the far shore, deep at our feet, and the sun's way over it.
layer([(-9, 0.46), (9, 0.46), (9, -4), (-9, -4)], faded(mixed(0.16, 0.62, 0.24), 0.06, 0.82, -1.9, 0.46))
for k in range(120):
    t = (k / 119) ** 1.25
    z = 0.43 - 2.3 * t
    w = chance.uniform(0.1, 0.42) * (0.5 + 0.9 * t)
    x = chance.gauss(sun[0] + 0.2 * t, 0.2 + 0.42 * t)
    h = 0.013 + 0.02 * t
    layer([(x - w, z), (x, z + h), (x + w, z), (x, z - h)], glow(paper, 1.0) if k % 3 else coral)
for k in range(70):
    t = (k / 69) ** 1.2
    z, x, w = 0.4 - 2.3 * t, chance.uniform(-3.2, 3.2), chance.uniform(0.12, 0.5) * (0.4 + t)
    h = 0.008 + 0.016 * t
    layer([(x - w, z), (x, z + h), (x + w, z), (x, z - h)], glow(mixed(0.02, 0.06, 0.02), 1.0) if k % 2 else glow(mixed(0.1, 0.7, 0.2), 0.8))
light = glow(mixed(0.9, 0.95, 0.4), 1.0)
# One far out, one near.
for r in (0.42, 0.66, 0.95):
    ring(0.5, 0.04, r, 0.03, light, 10, 350, 0.17)
swimmer(0.5, 0.04, 0.34, pale, glow(mixed(0.3, 0.4, 0.2), 1.0))
for k, r in enumerate((1.15, 1.6, 2.15)):
    ring(-1.3, -1.0, r, 0.05, light, 20 + 25 * k, 340 - 12 * k, 0.2)
swimmer(-1.3, -0.98, 0.98, coral, shaded)
# The crawl, to the left: the elbow high, the hand about to go in before the head.
bx, bz = 1.72, -0.62
for k, r in enumerate((1.15, 1.65)):
    ring(bx, bz - 0.02, r, 0.045, light, 15 + 20 * k, 345 - 30 * k, 0.17)
here = lambda points: [(bx + a, bz + b) for a, b in points]
back = [(-0.5, -0.05), (-0.2, 0.08), (0.2, 0.2), (0.55, 0.27), (0.85, 0.17), (1.3, 0.02), (1.5, -0.06), (0.4, -0.1)]
smooth(here([(a - 0.015, b + 0.04) for a, b in back]), rim)
smooth(here(back), ink)
limb(here([(0.5, 0.1), (0.51, 0.5), (0.47, 0.86), (0.36, 0.97), (0.2, 0.94), (-0.14, 0.79), (-0.46, 0.62)]), (0.2, 0.145, 0.115, 0.1, 0.115, 0.09, 0.06), rim)
for k, (a, b) in enumerate(((-0.78, 0.5), (-0.8, 0.42), (-0.77, 0.34), (-0.7, 0.29))):
    limb(here([(-0.44, 0.62 - 0.03 * k), (-0.62, 0.55 - 0.045 * k), (a, b)]), (0.045, 0.036, 0.022), ink if k else rim)
head(bx - 0.16, bz - 0.12, 0.62, pale, glow(mixed(0.3, 0.4, 0.2), 1.0))
drops = ((0.62, 0.3), (0.7, 0.46), (-0.62, 0.16), (-0.86, 0.2), (-0.74, 0.06), (-0.5, 0.3), (-0.95, 0.08), (0.1, 0.62), (-0.2, 0.56))
for a, b in drops:
    r = chance.uniform(0.016, 0.032)
    layer(here([(a + r * math.cos(t), b + 1.4 * r * math.sin(t)) for t in (2 * math.pi * j / 16 for j in range(16))]), glow(paper, 1.0))
camera((0, -200, 0), (0, 0, 0), 1230)
render(1200, 800, 8, bounces=1)
