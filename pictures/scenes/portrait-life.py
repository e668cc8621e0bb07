"""LIFE: a microphone swung on its lead, with the three places it has just left."""

from kit import *

scene()
sky((0, 0, 0), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
coral, blue, paper, black = mixed(0.63, 0.02, 0), mixed(0.02, 0.47, 0.05), mixed(1.7, 1.4, 0.6), matte(**BLACK)
pivot, size = (1.1, 3.9), 1.18
# The light falls in shafts from where the lead is held.
cut([(-4, -5), (4, -5), (4, 5), (-4, 5)], 3, faded(mixed(1, 0.03, 0), 0.74, 0.6, -3, 3))
for a0, a1 in ((-131, -122), (-112, -104), (-63, -55)):
    ends = [(pivot[0] + 9 * math.cos(math.radians(a)), pivot[1] + 9 * math.sin(math.radians(a))) for a in (a0, a1)]
    cut([pivot, *ends], 2.9, faded(mixed(1.3, 0.6, 0.3), 1.1, 0.2, -3, 3.2))
ellipse = lambda x, z, rx, rz, n=60: [(x + rx * math.cos(2 * math.pi * k / n), z + rz * math.sin(2 * math.pi * k / n)) for k in range(n)]


def mic(degrees, y, flat=None):
    """A microphone that hangs from the pivot, `degrees` from straight down; in one flat light, or in full."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    place = lambda points: [(pivot[0] + size * (c * u - s * v), pivot[1] + size * (s * u + c * v)) for u, v in points]
    body = [(-0.2, -2.2), (0.2, -2.2), (0.27, -2.5), (0.5, -4.0), (-0.5, -4.0), (-0.27, -2.5)]
    collar = [(-0.66, -4.0), (0.66, -4.0), (0.72, -4.3), (-0.72, -4.3)]
    grille = [(-0.76, -4.3)] + [(0.82 * math.cos(t), -4.66 + 0.82 * math.sin(t)) for t in (math.pi * (1 + k / 40) - 0.45 + 0.9 * k / 40 for k in range(41))] + [(0.76, -4.3)]
    Shape().line([(p[0], y + 0.05, p[1]) for p in place([(0, 0), (0, -1.1), (0, -2.3)])], 0.075 if not flat else 0.05, 8).stand(flat or black)
    for outline in (body, collar, grille):
        cut(place(outline), y, flat or (black if outline is body else glow(blue if outline is collar else paper, 1.0)))
    if flat:
        return
    cut(place([(-0.34, -3.95), (-0.2, -3.95), (-0.1, -2.5), (-0.17, -2.5)]), y - 0.02, glow(mixed(0.02, 0.55, 0.1), 1.0))
    cut(place([(0.1, -3.2), (0.26, -3.2), (0.3, -3.62), (0.12, -3.62)]), y - 0.02, glow(coral, 1.0))
    # The grille: two sets of wires, closer towards the rim, and a shaded side.
    wires = Shape()
    for k in range(-8, 9):
        for sign in (-1, 1):
            points = []
            for i in range(25):
                t = i / 12 - 1
                u, v = 0.8 * math.sin(k / 8 * 1.45) * math.cos(t * 1.2), -4.66 - 0.8 * t
                u += sign * 0.22 * t
                if math.hypot(u, v + 4.66) < 0.79 and v < -4.3:
                    points.append((u, v))
            if len(points) > 1:
                wires.line([(p[0], y - 0.05, p[1]) for p in place(points)], 0.016, 5)
    wires.stand(black)
    shade = [(0.82 * math.cos(t), -4.66 + 0.82 * math.sin(t)) for t in (-1.9 + 2.3 * k / 30 for k in range(31))] + [(0.56 * math.cos(t) + 0.1, -4.56 + 0.6 * math.sin(t)) for t in (0.3 - 2.0 * k / 30 for k in range(31))]
    cut(place(shade), y - 0.03, glow(mixed(0.02, 0.42, 0.05), 1.0))


for degrees, y, light in ((21, 2.4, mixed(0.45, 0.01, 0)), (8.5, 2.2, mixed(0.28, 0.01, 0.0)), (-4, 2.0, mixed(0.13, 0.01, 0))):
    mic(degrees, y, glow(light, 1.0))
mic(-18, 0.5)
# The arcs that its end has drawn.
for r, a0, a1, width in ((6.75, -100, -52, 0.06), (6.98, -97, -64, 0.042), (7.18, -95, -76, 0.03)):
    Shape().line([(pivot[0] + r * math.cos(math.radians(a)), 0.4, pivot[1] + r * math.sin(math.radians(a))) for a in (a0 + (a1 - a0) * k / 50 for k in range(51))], width, 6).stand(glow(paper, 1.0))
camera((0, -10, 0), (0, 0, 0), 60)
render(960, 1200, 8, bounces=1)
