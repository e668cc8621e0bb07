"""A microphone on its stand in the beam, seen from the pit: four cameras are up already, their straps hanging."""

from kit import *

on = Collage()
NIGHT, TEAL, AMBER, LIT = mixed(0.006, 0.13, 0.025), mixed(0.02, 0.47, 0.05), CORAL, mixed(1.05, 0.95, 0.4)
on.box(-3, -4, 3, 4, NIGHT)
# The beams come from one lamp above; the widest is bare paper.
for a, w, ink in ((-152, 8, TEAL), (-131, 5, AMBER), (-117, 6, TEAL), (-90, 12.5, LIT), (-63, 6, TEAL), (-49, 5, AMBER), (-28, 8, TEAL)):
    ends = [(0.35 + 9 * math.cos(math.radians(a + s * w)), 4.0 + 9 * math.sin(math.radians(a + s * w))) for s in (-1, 1)]
    on.sheet([(0.35, 4.0), *ends], ink)
# The stage's edge, with the beam's pool on it.
on.box(-3, -4, 3, -1.22)
on.oval(0.2, -1.3, 1.9, 0.34)
on.oval(0.2, -1.3, 1.82, 0.28, AMBER)
on.oval(0.2, -1.26, 1.4, 0.18, LIT)
on.box(-3, -4, 3, -1.5, mixed(0.012, 0.27, 0.05))
on.box(-3, -1.56, 3, -1.5)
# The stand, on three feet, and a lead wound round it.
on.stroke([(0.3, -1.34), (0.3, 0.5)], 0.15, steps=0)
for x, z in ((-0.4, -1.46), (1.0, -1.46), (0.42, -1.52)):
    on.stroke([(0.3, -1.06), (x, z)], 0.11, steps=0)
on.box(0.18, -0.34, 0.42, -0.04)
for k in range(6):
    z = -0.86 + 0.24 * k
    on.stroke([(0.2, z), (0.4, z + 0.1)], 0.055, AMBER, steps=0)
on.stroke([(0.62, 0.5), (0.96, 0.1), (0.72, -0.5), (0.42, -0.9)], 0.055, AMBER)
# The microphone, tipped towards whoever will sing.
with on.at(0.3, 0.6, 1.18, 24):
    on.box(-0.22, -0.24, 0.22, 0.16)
    body = [(-0.17, -0.5), (0.17, -0.5), (0.2, -0.2), (0.33, 0.72), (-0.33, 0.72), (-0.2, -0.2)]
    on.sheet([(x * 1.14, z * 1.02) for x, z in body])
    on.sheet(body, TEAL)
    on.sheet([(-0.05, -0.48), (0.15, -0.48), (0.31, 0.7), (0.02, 0.7)])
    on.box(-0.08, 0.24, 0.06, 0.48)
    on.box(-0.05, 0.28, 0.03, 0.36, LIT)
    on.sheet([(-0.5, 0.7), (0.5, 0.7), (0.56, 0.96), (-0.56, 0.96)])
    on.sheet([(-0.44, 0.74), (0.44, 0.74), (0.5, 0.92), (-0.5, 0.92)], AMBER)
    centre, r = 1.3, 0.66
    grille = [(r * math.cos(t), centre + r * math.sin(t)) for t in (-0.53 + (math.pi + 1.06) * k / 60 for k in range(61))]
    on.sheet([(x * 1.08, centre + (z - centre) * 1.08) for x, z in grille])
    on.sheet(grille, LIT)
    on.sheet([(r * math.cos(t), centre + r * math.sin(t)) for t in (-0.53 + 1.9 * k / 30 for k in range(31))] + [(0.3 * math.cos(t) + 0.1, centre + 0.56 * math.sin(t)) for t in (1.3 - 1.86 * k / 30 for k in range(31))], TEAL)
    for k in range(-6, 7):
        for sign in (-1, 1):
            points = []
            for i in range(31):
                t = i / 15 - 1
                u, v = 0.64 * math.sin(k / 6 * 1.45) * math.cos(t * 1.2) + sign * 0.18 * t, centre - 0.64 * t
                if math.hypot(u, v - centre) < 0.6 and v > 0.98:
                    points.append((u, v))
            if len(points) > 2:
                on.stroke(points, 0.026, steps=0)
    on.stroke([(-0.645, centre), (0.645, centre)], 0.1, steps=0)
    on.stroke([(-0.62, centre), (0.62, centre)], 0.05, AMBER, steps=0)


def photographer(x, z, s, turn):
    """From behind: two hands, a camera between them, the same microphone on its screen, the strap hanging."""
    with on.at(x, z, s, turn):
        for side in (-1, 1):
            on.sheet([(side * 0.5, -0.1), (side * 0.78, -0.2), (side * 1.0, -2.6), (side * 0.5, -2.6)][:: side])
        on.stroke([(-0.62, 0.16), (-0.86, -0.5), (-0.3, -0.92), (0.3, -0.86), (0.8, -0.46), (0.62, 0.16)], 0.085, AMBER)
        on.box(-0.64, -0.36, 0.64, 0.42)
        on.sheet([(-0.3, 0.4), (-0.2, 0.62), (0.2, 0.62), (0.3, 0.4)])
        on.box(0.36, 0.4, 0.56, 0.5)
        on.box(-0.42, -0.28, 0.36, 0.3, LIT)
        on.box(-0.38, -0.24, 0.32, 0.26, TEAL)
        on.sheet([(-0.1, 0.26), (0.02, 0.26), (0.14, -0.24), (-0.26, -0.24)], LIT)
        on.stroke([(-0.05, -0.22), (-0.05, 0.02)], 0.05, steps=0)
        on.oval(-0.08, 0.1, 0.075, 0.09, turn=24)
        on.oval(0.5, 0.06, 0.07, ink=AMBER)
        for side in (-1, 1):
            for k in range(4):
                on.stroke([(side * 0.74, -0.2 + 0.13 * k), (side * 0.56, -0.22 + 0.14 * k)], 0.15, steps=0)
            on.stroke([(side * 0.66, -0.3), (side * 0.46, -0.3)], 0.14, steps=0)


for x, z, s, turn in ((-1.72, -1.5, 0.82, 7), (1.86, -1.36, 0.86, -6), (-0.5, -2.08, 0.98, -3), (1.0, -2.34, 0.9, 5)):
    photographer(x, z, s, turn)
render(960, 1200, 8, bounces=1)
