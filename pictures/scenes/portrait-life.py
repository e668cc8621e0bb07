"""LIFE: the singer in mid-leap, microphone lead trailing, three bandmates holding the ground."""

from kit import *

scene()
sky((0.01, 0.03, 0.02), [(-1, (0, 0, 0.06)), (0, (0.0, 0, 0.16)), (0.5, (0, 0, 0.06)), (1, (0, 0, 0.03))])
sheet(-8, 8, -4, 6, 4, 4, lambda x, y: 0, matte(0.12, rough=0.5, shine=0.4))
disc((0.15, 4.4, 2.05), 1.75, WARM, 1.5)
rays((0.15, 4.5, 2.05), 1.95, 3.3, 26, 0.09, WARM, 0.55, short=1.0)

# Mid-air: one knee up, the other leg behind, free arm flung out.
leap = Wear(top=Cloth(0.75, sleeve=0.35), trousers=Cloth(0.13), belt=0.7, hair='shag', hair_tone=0.05, shoes=0.75, mouth=0.024)
with at((0.02, 0.1, 0.86), 190):
    person(leap, hips=(0, 0, 0.98), lean=(-0.16, 0.2), gaze=(8, -6, 8),
           right=Hand((0.08, 0.36, 1.6), (0.8, 0.2, -0.3), (-0.5, 0.1, 0.9), (-0.4, -0.3, 0), 'fist'),
           left=Hand((-0.72, -0.08, 1.72), (-0.3, -0.6, -0.5), (-0.8, -0.1, 0.55), (0, 1, 0), 'spread'),
           feet=((-0.2, -0.52, 0.28, 10), (0.2, 0.2, 0.46, -12)), knees=((-0.2, 1, -0.6), (0.5, 1, 0.4)))
    microphone((0.06, 0.345, 1.685), (0.18, 0.35, -0.85), stand=False)
    lead = spline([(0.12, 0.42, 1.5), (0.3, 0.5, 1.1), (0.75, 0.3, 1.2), (1.05, 0.2, 0.6), (0.8, 0.3, 0.05), (1.2, 0.8, -0.5), (0.5, 1.2, -0.83)], 10)
    Shape().line(lead, 0.012, 6).stand(matte(0.5, WARM_INK))

with at((-0.98, 1.5, 0), 164):
    c, ax, n = (0.05, 0.19, 1.0), (-0.88, 0.1, 0.42), (0, 1, 0.1)
    person(Wear(top=Cloth(0.1, collar=True), trousers=Cloth(0.16), hair='crop', belt=0.6), feet=((-0.32, 0, 0, 20), (0.3, 0.05, 0, -20)), hips=(0, 0, 0.88), left=fretting(c, ax, n), right=plucking(c, ax, n), gaze=(12, 10, 0))
    with held(c, ax, n):
        electric('angular', 0.75, NEUTRAL, 0.1)
with at((1.08, 1.45, 0), 202):
    c, ax, n = (0.05, 0.19, 0.95), (-0.93, 0.1, 0.3), (0, 1, 0.1)
    person(Wear(top=Cloth(0.5, COOL_INK, pattern='hoops', second=0.1, repeat=11, sleeve=0.4), trousers=Cloth(0.1), hair='curly', belt=0.5, beard=True), feet=((-0.3, 0.1, 0, 20), (0.34, 0, 0, -20)), hips=(0, 0, 0.88), lean=(0.05, 0.1), left=fretting(c, ax, n, 0.35), right=plucking(c, ax, n), gaze=(4, 24, 0))
    with held(c, ax, n):
        bass()
with at((0.1, 3.1, 0.25), 180):
    Shape().box((0, 0, -0.12), (2.6, 2.2, 0.24)).stand(matte(0.1))
    drum_kit(0.7, NEUTRAL)
    person(Wear(top=Cloth(0.1, sleeve=0.0), hair='bob', trousers=Cloth(0.2)), hips=(0, -0.62, 0.6), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), left=Hand((-0.5, -0.25, 1.5), (-1, -0.3, -0.4), (-0.1, 0.3, 1), grip='fist'), right=Hand((0.5, -0.3, 1.3), (1, -0.3, -0.4), (0.1, 0.5, 0.8), grip='fist'))
    stick((-0.5, -0.25, 1.5), (0.3, 0.4, 0.7))
    stick((0.5, -0.3, 1.3), (0.2, 0.7, 0.3))

for x in (-2.3, -1.2, 1.5, 2.6):
    beam((x, 4.2, 5.0), (x * 1.5, 1.2, 0.0), 0.07, 0.8, COOL, 0.7, 0.8)
lamp('AREA', (-2.2, -1.8, 2.6), (0, 0, 1.7), WARM, 150, 0.6)
lamp('AREA', (2.6, 1.8, 3.0), (0, 0.4, 1.5), COOL, 260, 0.8)
lamp('AREA', (-2.6, 2.4, 2.6), (0, 0.6, 1.4), COOL, 190, 0.8)
camera((0.05, -4.4, 0.8), (0.1, 0.6, 1.52), 40)
render(960, 1200, 36)
