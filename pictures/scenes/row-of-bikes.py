"""Four bicycles, one with a basket, leaning on a rail by a drystone wall."""

from kit import *

scene()
chance = scattered(241)
haze = daylight((-34, -40, 38), 1.0, 30, 160)
ground = lambda x, y: 0.03 * fbm(x, y, 3, 2) + 0.03 * max(0, y - 5)
sheet(-30, 30, -3, 60, 80, 80, ground, matte(0.55, COOL_INK, 1, 0, 0.4, 3, 0.08, 0.7))
fells(80, 110, 40, 6, [(-70, 46, 0.9), (60, 50, 0.8)], 240, 0.35, -2, 0.012, 0.36, COOL_INK)
drystone_wall(chance, [(-8, 4.5), (0, 4.4), (8, 4.6)], ground, 1.25, 0.6, 0.36)
rail = Shape().tube((-4, 3.55, 0.85), (4, 3.55, 0.85), 0.05)
for x in (-3.9, -1.3, 1.3, 3.9):
    rail.tube((x, 3.55, 0), (x, 3.55, 0.85), 0.05)
rail.stand(matte(0.5, WARM_INK))

def bicycle(ink, tone, basket=False, step=False):
    tyres, spokes, frame, trim = Shape(), Shape(), Shape(), Shape()
    for x in (-0.52, 0.52):
        tyres.line([(x + 0.335 * math.cos(t), 0, 0.35 + 0.335 * math.sin(t)) for t in (2 * math.pi * k / 48 for k in range(49))], 0.022, 8)
        for k in range(16):
            a = 2 * math.pi * k / 16
            spokes.tube((x, 0, 0.35), (x + 0.33 * math.cos(a), 0, 0.35 + 0.33 * math.sin(a)), 0.003, sides=4)
    seat, head, pedal, fork = (-0.22, 0, 0.82), (0.36, 0, 0.86), (-0.06, 0, 0.32), (0.4, 0, 0.7)
    top_tube = ((-0.18, 0, 0.62), fork) if step else (seat, head)
    for a, b in ((pedal, seat), (pedal, fork), top_tube, (pedal, (-0.52, 0, 0.35)), (seat, (-0.52, 0, 0.35)), (head, (0.52, 0, 0.35))):
        frame.tube(a, b, 0.02)
    trim.ball((-0.26, 0, 0.93), (0.13, 0.07, 0.035), 14, 8).tube(seat, (-0.25, 0, 0.92), 0.014).tube(head, (0.34, 0, 1.0), 0.016)
    trim.line([(0.22, -0.27, 1.0), (0.34, -0.2, 1.03), (0.38, 0, 1.02), (0.34, 0.2, 1.03), (0.22, 0.27, 1.0)], 0.014)
    trim.line([(-0.06 + 0.09 * math.cos(t), -0.03, 0.32 + 0.09 * math.sin(t)) for t in (2 * math.pi * k / 24 for k in range(25))], 0.012).tube((-0.06, -0.05, 0.32), (0.06, -0.05, 0.22), 0.012).box((0.07, -0.09, 0.21), (0.1, 0.08, 0.02))
    tyres.stand(matte(0.04))
    spokes.stand(metal(0.9, 0.3))
    frame.stand(matte(tone, ink, 0.3, 0.5))
    trim.stand(matte(0.12, rough=0.4, shine=0.5))
    if basket:
        Shape().box((0.62, 0, 0.92), (0.3, 0.36, 0.22)).stand(matte(0.75, WARM_INK, 0.9, pattern='checks', second=0.4, repeat=26))
        for _ in range(9):
            Shape().ball((0.62 + chance.uniform(-0.1, 0.1), chance.uniform(-0.13, 0.13), 1.06), 0.045, 8, 6).stand(matte(0.9, chance.choice((WARM_INK, NEUTRAL))))

for x, ink, tone, basket, step in ((-2.5, WARM_INK, 0.85, False, False), (-0.85, NEUTRAL, 0.92, True, True), (0.85, COOL_INK, 0.4, False, False), (2.5, WARM_INK, 0.6, False, True)):
    with at((x, 3.2, 0.02), chance.uniform(-5, 5), 1.12, (-9, 0)):
        bicycle(ink, tone, basket, step)
with at((3.6, 2.9, 0.0), 120):
    dog('sit', 0.85)
grass(chance, ground, 4800, lambda y: 2.2 + y * 0.5, 0, 4, (0.05, 0.2), 0.55, COOL_INK)
camera((0.1, -1.9, 1.15), (0.1, 3.4, 0.98), 34)
render(1200, 800, 28, haze=haze)
