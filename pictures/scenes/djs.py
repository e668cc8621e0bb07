"""Two turntables from straight above, with three hands at work."""

from kit import *

scene()
indoors(0.02, 0.05)
Shape().box((0, 0, -0.1), (4, 3, 0.1)).stand(matte(0.025, COOL_INK, 0.9, pattern='stripes', second=0.05, repeat=5))
for x, label in ((-0.52, WARM_INK), (0.52, NEUTRAL)):
    Shape().box((x, 0, 0), (0.62, 0.5, 0.1)).stand(matte(0.5, COOL_INK, 0.4, 0.4))
    Shape().tube((x - 0.07, 0.0, 0.05), (x - 0.07, 0, 0.068), 0.215, sides=90).stand(metal(0.7, 0.3))
    Shape().tube((x - 0.07, 0.0, 0.068), (x - 0.07, 0, 0.076), 0.208, sides=90).stand(matte(0.03, rough=0.3, shine=0.8))
    grooves = Shape()
    for k in range(9):
        r = 0.085 + 0.0135 * k
        grooves.line([(x - 0.07 + r * math.cos(t), r * math.sin(t), 0.0765) for t in (2 * math.pi * i / 80 for i in range(81))], 0.0011, 4)
    grooves.stand(matte(0.35, shine=0.8, rough=0.3))
    Shape().tube((x - 0.07, 0, 0.076), (x - 0.07, 0, 0.079), 0.07, sides=60).stand(matte(0.9, label))
    Shape().box((x - 0.07, 0.035, 0.08), (0.07, 0.012, 0.002)).tube((x - 0.07, 0, 0.079), (x - 0.07, 0, 0.088), 0.006).stand(matte(0.04))
    arm_ = Shape().tube((x + 0.24, 0.17, 0.05), (x + 0.24, 0.17, 0.1), 0.045, sides=26).line(spline([(x + 0.24, 0.2, 0.1), (x + 0.235, 0.05, 0.1), (x + 0.2, -0.06, 0.1), (x + 0.07, -0.13, 0.09)], 8), 0.008, 8).box((x + 0.06, -0.135, 0.09), (0.05, 0.024, 0.014), 0.5)
    arm_.stand(metal(0.92, 0.25))
    Shape().box((x + 0.26, -0.1, 0.055), (0.03, 0.2, 0.008)).stand(matte(0.05))
    Shape().box((x + 0.26, -0.08, 0.065), (0.04, 0.025, 0.02)).box((x - 0.27, -0.21, 0.055), (0.05, 0.05, 0.012)).stand(matte(0.92))
Shape().box((0, 0.0, 0.0), (0.36, 0.5, 0.11)).stand(matte(0.12, rough=0.4, shine=0.4))
mixer, faders, meters = Shape(), Shape(), Shape()
for i in range(4):
    for j in range(4):
        mixer.tube((-0.12 + 0.08 * i, 0.19 - 0.07 * j, 0.055), (-0.12 + 0.08 * i, 0.19 - 0.07 * j, 0.085), 0.018, 0.014, 16)
for x in (-0.12, -0.04, 0.04, 0.12):
    faders.box((x, -0.12 + 0.04 * math.sin(x * 50), 0.07), (0.026, 0.018, 0.03))
faders.box((0.02, -0.21, 0.07), (0.018, 0.026, 0.03))
for k in range(8):
    meters.box((-0.006, -0.16 + 0.014 * k, 0.058), (0.008, 0.009, 0.004)).box((0.008, -0.16 + 0.014 * k, 0.058), (0.008, 0.009, 0.004))
mixer.stand(matte(0.75, WARM_INK))
faders.stand(matte(0.95))
meters.stand(glow(WARM, 4))
with at((-0.16, -0.64, -1.12), 0):
    person(Wear(top=Cloth(0.85, NEUTRAL, 'hoops', 0.1, 14, 0.97), hair='none', head=0.02, skin=0.62), lean=(0, 0.1), left=Hand((-0.34, 0.56, 1.24), (-1, -0.2, -0.1), (-0.05, 0.97, -0.1), (0, 0, -1), 'spread'), right=Hand((0.22, 0.56, 1.24), (1, -0.2, -0.1), (-0.1, 0.95, -0.15), (0, 0, -1), 'fret'), detail=0.008)
with at((1.08, 0.36, -1.12), 118):
    person(Wear(top=Cloth(0.75, WARM_INK, 'checks', 0.12, 16, 0.97), hair='none', head=0.02, skin=0.5), lean=(0, 0.1), left=Hand((-0.06, 0.62, 1.24), (-1, -0.2, -0.1), (0.05, 0.97, -0.12), (0, 0, -1), 'spread'), detail=0.008)
lamp('AREA', (-1.3, -0.5, 1.6), (0, 0, 0), WARM, 32, 0.5)
lamp('AREA', (1.3, 0.9, 1.6), (0, 0, 0), COOL, 34, 0.5)
lamp('AREA', (0, -0.2, 2.4), (0, 0, 0), mixed(0.5, 0.5, 0.3), 18, 0.6)
camera((0.02, -0.05, 2.0), (0.02, -0.045, 0), 46, roll=0)
render(1200, 800, 36)
