"""A bass player in profile, leaning back over the smoke."""

from kit import *

scene()
sky((0.01, 0.03, 0.02), [(-1, (0, 0, 0.08)), (0, (0.1, 0.05, 0.3)), (0.3, (0, 0, 0.16)), (1, (0, 0, 0.05))])
disc((0.55, 4, 1.95), 1.15, WARM, 1.3)
c, ax, n = (0.05, 0.21, 1.04), (-0.8, 0.12, 0.62), (0, 1, 0.12)
with at((0, 0.2, 0), 92):
    guitarist(Wear(top=Cloth(0.1, NEUTRAL, sleeve=0.0), trousers=Cloth(0.55, COOL_INK), belt=0.85, hair='long', hair_tone=0.06, beard=True, boots=0.25), lambda: bass('angular', 0.85, WARM_INK, 0.05), c, ax, 0.5, n,
              hips=(0, 0.1, 0.87), lean=(0, -0.3), gaze=(0, -16, 0), feet=((-0.16, 0.44, 0), (0.14, -0.36, 0)), knees=((-0.1, 1, 0.1), (0.1, 1, -0.2)))
    strap((-0.1, -0.1, 1.38), (0.22, 0.1, 1.06), c, -0.22)
smoke = Solid()
chance = scattered(6)
for _ in range(110):
    r = chance.uniform(0.1, 0.34)
    smoke.ellipsoid((chance.uniform(-2.4, 2.4), chance.uniform(-0.5, 2.2), chance.uniform(-0.15, 0.22)), (r * 1.5, r, r * 0.75), 0.16)
put(smoke.mesh(matte(0.75, NEUTRAL, 1, 0), 0.035))
for x, colour in ((-1.7, COOL), (-0.7, COOL), (1.9, WARM)):
    beam((x * 1.4, 3.2, 5.0), (x * 0.4, 1.4, -0.2), 0.06, 0.62, colour, 0.7, 0.8)
with at((-1.0, 1.5, 0), -70):
    amplifier(0.9, 1.1, 0.4)
lamp('AREA', (2.4, -1.6, 2.6), (0, 0.2, 1.2), WARM, 150, 0.6)
lamp('AREA', (-2.2, 1.4, 2.7), (0, 0.2, 1.2), COOL, 190, 0.6)
lamp('AREA', (1.8, 2.4, 2.6), (0, 0.2, 1.3), COOL, 120, 0.6)
lamp('AREA', (0, 2.4, 0.5), (0, 0, 0.1), WARM, 30, 0.8)
camera((0.06, -3.4, 1.2), (0.06, 0.2, 1.16), 50)
render(960, 1200, 34)
