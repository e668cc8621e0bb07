"""The Moonlandingz: a theremin has landed on the moon, on three legs, and plays to a red planet."""

from kit import *

on = Collage()
chance = scattered(5)
on.sheet([(-4, -4), (4, -4), (4, 4), (-4, 4)], faded(mixed(0.01, 0.47, 0.06), 0.95, 0.1, -1.6, 2.6))
for _ in range(60):
    on.oval(chance.uniform(-2.6, 2.6), chance.uniform(-1.0, 3.2), chance.choice((0.016, 0.022, 0.034)), ink=PAPER, n=10)
# The planet, low on the left, with its ring.
with on.at(-1.55, 1.85, 0.74, 14):
    ring = lambda a0, a1, r: [(r * math.cos(t), 0.26 * r * math.sin(t)) for t in (math.radians(a0 + (a1 - a0) * k / 40) for k in range(41))]
    on.stroke(ring(0, 180, 1.12), 0.09, PAPER, steps=0)
    on.oval(0, 0, 0.68)
    on.oval(0, 0, 0.64, ink=CORAL)
    for z, x0, x1 in ((0.3, -0.42, 0.3), (0.02, -0.2, 0.52), (-0.26, -0.5, 0.12)):
        on.stroke([(x0, z), (x1, z)], 0.06, PAPER, steps=0)
    on.stroke(ring(180, 360, 1.12), 0.16, steps=0)
    on.stroke(ring(180, 360, 1.12), 0.09, PAPER, steps=0)
# The moon's edge, its craters, and the dust from the landing.
moon = lambda drop: [(8.4 * math.sin(t), -10.1 - drop + 8.4 * math.cos(t)) for t in (math.radians(-22 + 44 * k / 80) for k in range(81))]
on.sheet([*moon(-0.06), (4, -5), (-4, -5)])
on.sheet([*moon(0), (4, -5), (-4, -5)], PAPER)
for x, z, r in ((-1.75, -2.35, 0.46), (1.85, -2.75, 0.5), (-0.35, -2.95, 0.36), (0.75, -2.1, 0.2), (-2.3, -3.0, 0.3), (2.25, -2.2, 0.2)):
    on.oval(x, z, r, r * 0.36)
    on.oval(x + 0.02, z - 0.05, r * 0.93, r * 0.3, BLUE)
# The lander: a cabinet on splayed legs with round feet.
for x0, x1, z1 in ((-0.62, -1.3, -2.0), (0.62, 1.3, -1.98), (0.0, 0.06, -2.32)):
    for width, ink in ((0.2, INK), (0.11, CORAL)):
        on.stroke([(x0, -0.72), (x1, z1)], width, ink, steps=0)
    on.oval(x1, z1 - 0.06, 0.33, 0.12)
    on.oval(x1, z1 - 0.045, 0.27, 0.075, PAPER)
on.stroke([(-0.95, -1.32), (0.95, -1.32)], 0.09, steps=0)
on.sheet([(-0.46, -0.72), (0.46, -0.72), (0.66, -1.16), (-0.66, -1.16)])
on.sheet([(-0.4, -0.78), (0.4, -0.78), (0.56, -1.1), (-0.56, -1.1)], BLUE)
on.sheet([(-1.12, -0.78), (1.12, -0.78), (0.98, 0.5), (-0.98, 0.5)])
on.sheet([(-1.03, -0.71), (1.03, -0.71), (0.9, 0.43), (-0.9, 0.43)], CORAL)
on.oval(0, -0.16, 0.48)
on.oval(0, -0.16, 0.42, ink=PAPER)
for k in range(5):
    half = math.sqrt(max(0, 0.36 ** 2 - (0.15 * (k - 2)) ** 2))
    on.stroke([(-half, -0.16 + 0.15 * (k - 2)), (half, -0.16 + 0.15 * (k - 2))], 0.05, steps=0)
for x in (-0.7, 0.7):
    for z in (0.16, -0.2, -0.52):
        on.oval(x, z, 0.13)
        on.oval(x, z, 0.095, ink=PAPER)
        on.stroke([(x, z), (x + 0.05, z + 0.07)], 0.035, steps=0)
# Its two antennas: a loop for loud and soft, a rod for high and low.
loop = [(-1.36 + 0.5 * math.cos(t), 0.18 + 0.2 * math.sin(t)) for t in (math.radians(20 + 320 * k / 40) for k in range(41))]
for width, ink in ((0.15, INK), (0.075, PAPER)):
    on.stroke(loop, width, ink, steps=0)
for width, ink in ((0.15, INK), (0.075, PAPER)):
    on.stroke([(0.7, 0.5), (0.7, 2.45)], width, ink, steps=0)
on.oval(0.7, 2.5, 0.14)
on.oval(0.7, 2.5, 0.09, ink=CORAL)
for k in range(3):
    r = 0.42 + 0.3 * k
    for side in (0, 180):
        on.stroke([(0.7 + r * math.cos(t), 2.5 + r * math.sin(t)) for t in (math.radians(side - 34 + 68 * i / 20) for i in range(21))], 0.075, (PAPER, CORAL)[k % 2], steps=0)
render(960, 1200, 8, bounces=1)
