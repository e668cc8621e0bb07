"""Two hands on the faders of a mixing desk; the stage, small, beyond."""

from kit import *

scene()
chance = scattered(35)
haze = after_dark(0.25, 60, 400, 0.5)
sheet(-60, 60, -10, 90, 4, 4, lambda x, y: 0, matte(0.15))
with at((1.5, 34, 0), 0, 0.92):
    stage()
    disc((0, 7.3, 5.4), 4.0, WARM, 2.0)
    for x, turn in ((-2.4, 160), (0, 184), (2.4, 200)):
        with at((x, 2.4, 1.9), turn, 1.8):
            guitarist(Wear(top=Cloth(0.1, sleeve=0.97), trousers=Cloth(0.1), hair=chance.choice(('long', 'afro'))), detail=0.03)
    for x in (-6.5, -3, 3, 6.5):
        beam((x, 2.6, 9), (x * 1.6, -6, 0.5), 0.2, 2.0, COOL, 0.7, 0.8)
    beam((0, 7, 9), (0, 9, 30), 0.3, 4, COOL, 0.6, 1)
lamp('AREA', (1.5, 39, 6), (1, 10, 1.5), WARM, 9000, 8)
crowd([body(anyone(chance), detail=0.03) for _ in range(8)], [(chance.uniform(-18, 20), chance.uniform(8, 30), 0, chance.gauss(0, 14)) for _ in range(260)], seed=5)
# The desk, close: rows of knobs, a bank of faders, meters alight.
with at((0, 0.95, 0.93), 0, 1, (12, 0)):
    Shape().box((0, 0, -0.05), (2.2, 0.95, 0.1)).box((0, 0.52, 0.08), (2.2, 0.12, 0.2)).stand(matte(0.16, COOL_INK, 0.5, 0.4))
    slots, caps, knobs, lights = Shape(), Shape(), Shape(), Shape()
    for i in range(27):
        x = -1.03 + 0.0795 * i
        slots.box((x, -0.27, 0.001), (0.006, 0.26, 0.006))
        caps.box((x, -0.27 + chance.uniform(-0.1, 0.1), 0.016), (0.032, 0.05, 0.03))
        for j in range(6):
            y = -0.06 + 0.082 * j
            knobs.tube((x, y, 0), (x, y, 0.032), 0.019, 0.015, 12)
        for k in range(chance.randint(2, 9)):
            lights.box((x, 0.458, 0.01 + 0.018 * k), (0.03, 0.006, 0.011))
    slots.stand(matte(0.01))
    caps.stand(matte(0.9, WARM_INK, 0.4, 0.3))
    knobs.stand(matte(0.6, NEUTRAL, 0.4, 0.3))
    lights.stand(glow(WARM, 5))
with at((0.06, 0.5, -0.34), -4):
    person(Wear(top=Cloth(0.6, WARM_INK, 'checks', 0.2, 15, 0.6), hair='none', head=0.02), lean=(0, 0.2), gaze=(0, 20, 0), left=Hand((-0.24, 0.55, 1.3), (-0.9, -0.3, -0.3), (0.15, 0.95, -0.2), (0, -0.15, -1), 'easy'), right=Hand((0.28, 0.53, 1.29), (0.9, -0.3, -0.3), (-0.15, 0.95, -0.2), (0, -0.15, -1), 'fret'), detail=0.009)
lamp('AREA', (-0.8, 0.2, 1.9), (0, 0.9, 1.0), WARM, 12, 0.4)
lamp('AREA', (1.2, 1.6, 1.8), (0.1, 0.8, 1.0), COOL, 16, 0.4)
camera((0.05, 0.12, 1.72), (0.25, 4, 0.2), 22)
render(1200, 800, 36, haze=haze)
