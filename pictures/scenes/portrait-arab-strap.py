"""Arab Strap: one man seated with a guitar, the other at the microphone with a glass, under one bare lamp."""

from kit import *

scene()
sky((0.004, 0.012, 0.01), [(-1, (0, 0, 0.02)), (0, (0, 0, 0.05)), (1, (0, 0, 0.01))])
sheet(-6, 6, -4, 4.4, 4, 4, lambda x, y: 0, matte(0.3, rough=0.6, shine=0.3, vary=0.1, vary_scale=3))
Shape().box((0, 4.2, 0.5), (16, 0.1, 1.0)).stand(matte(0.1))
Shape().box((0, 4.22, 3.5), (16, 0.1, 7)).stand(matte(0.3, vary=0.12, vary_scale=1.2))

# The lamp and its cone.
Shape().line([(0.1, 0.7, 4.6), (0.1, 0.7, 2.72)], 0.008).stand(matte(0.05))
Shape().lathe([(0.03, 0.17), (0.06, 0.13), (0.3, 0), (0.29, 0)], 40, (0.1, 0.7, 2.55)).stand(matte(0.3, rough=0.4, shine=0.4), True)
Shape().ball((0.1, 0.7, 2.54), 0.075, 16, 12).stand(glow(WARM, 16), True)
beam((0.1, 1.6, 2.75), (0.1, 1.6, -0.2), 0.3, 2.1, WARM, 0.5, 0.6, 1.2, 0.3)
lamp('SPOT', (0.1, 0.2, 2.6), (0.1, 0.1, 0), WARM, 520, 0.08, 104, 0.35)

# Seated: flat cap, cardigan, an acoustic guitar across the thigh.
centre, along, front = (0.06, 0.26, 0.8), (-0.9, 0.16, 0.36), (0.06, 1, 0.16)
guitarist = Wear(top=Cloth(0.55, COOL_INK, collar=True, pattern='checks', second=0.25, repeat=22), jacket=Cloth(0.14, hem=0.05), trousers=Cloth(0.2, COOL_INK), hair='crop', beard=True, hat='cap', hat_tone=0.25, build=1.12)
with at((0.62, 0.2, 0), 146):
    person(guitarist, hips=(0, -0.05, 0.58), lean=(0.02, 0.16), gaze=(14, 26, 4), feet=((-0.2, 0.42, 0, 12), (0.2, 0.38, 0.0, -18)), knees=((-0.3, 1, 0.6), (0.35, 1, 0.6)),
           left=fretting(centre, along, front, 0.55), right=plucking(centre, along, front))
    with held(centre, along, front, 1.0):
        acoustic(0.5)
    stool(0.5)

# Standing: dark overcoat, one hand round the microphone, the other with a half-full glass.
singer = Wear(top=Cloth(0.62, collar=True), jacket=Cloth(0.1, hem=0.42, collar=True), trousers=Cloth(0.12), hair='quiff', hair_tone=0.07, beard=True, build=1.18, mouth=0.012)
with at((-0.52, 0.0, 0), 206):
    person(singer, lean=(0, 0.06), gaze=(-6, 6, -6), right=Hand((0.08, 0.31, 1.46), (0.5, 0, -0.9), (-0.7, 0.35, 0.7), (-0.5, -0.4, 0.2), 'fist'),
           left=Hand((-0.34, 0.24, 1.12), (-0.5, -0.4, -0.6), (0.35, 0.9, 0.0), (0.8, -0.2, 0), 'fist'))
    microphone((0.015, 0.31, 1.575), (0.25, 0.9, -0.45), boom=0.35)
    with at((-0.29, 0.3, 1.08), 0, 1.1):
        pint(0.55)

with at((-1.25, 0.55, 0)):
    stool(0.62)
    for x, full in ((-0.07, 1), (0.08, 0.3)):
        with at((x, 0.02 * full, 0.62), 0, 1.1):
            pint(full)
with at((1.35, 1.1, 0), 8):
    amplifier()
lead = Shape().line(spline([(0.9, 0.25, 0.5), (1.15, 0.1, 0.02), (0.8, -0.5, 0.012), (1.3, -0.4, 0.012), (1.3, 0.9, 0.3)], 10), 0.009)
lead.stand(matte(0.04))

lamp('AREA', (2.6, 2.0, 2.2), (0.2, 0.2, 1.2), COOL, 95, 0.7)
lamp('AREA', (-2.6, 1.8, 2.0), (-0.2, 0.2, 1.3), COOL, 80, 0.7)
lamp('AREA', (-0.6, -3.0, 2.3), (0, 0.2, 1.2), WARM, 110, 0.8)
camera((0.02, -4.9, 1.42), (0.03, 0, 1.3), 58)
render(960, 1200, 40)
