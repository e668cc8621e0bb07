"""Bodega: five sharp angles in front of an underground map, the drummer standing."""

from kit import *

scene()
sky((0.02, 0.04, 0.03), [(-1, (0, 0, 0.1)), (1, (0, 0, 0.1))])
# The wall: a map of lines that only ever bend by 45 degrees, with stations.
wall = 2.6
Shape().box((0, wall + 0.1, 2.5), (9, 0.1, 6)).stand(matte(0.62, NEUTRAL))
routes = (
    (WARM_INK, 0.8, [(-3, 3.5), (-1.6, 3.5), (-0.5, 2.4), (-0.5, 1.2), (0.6, 0.1)]),
    (WARM_INK, 0.8, [(-3, 0.9), (-1.8, 0.9), (0.2, 2.9), (3, 2.9)]),
    (COOL_INK, 0.6, [(-3, 2.5), (-2.2, 2.5), (-1.1, 1.4), (1.9, 1.4), (3, 2.5)]),
    (COOL_INK, 0.6, [(-1.3, 5), (-1.3, 4.1), (0.2, 2.6), (0.2, 0)]),
    (NEUTRAL, 0.05, [(-3, 4.2), (0.6, 4.2), (1.5, 3.3), (1.5, 1.8), (2.9, 0.4)]),
    (NEUTRAL, 0.05, [(3, 3.9), (2.2, 3.9), (0.7, 2.4), (-0.9, 2.4), (-2.4, 0.9), (-2.4, 0)]),
    (WARM_INK, 0.8, [(2.3, 5), (2.3, 2.2), (0.9, 0.8), (-3, 0.8)]),
)
for index, (ink, tone, points) in enumerate(routes):
    line = Shape()
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        line.tube((x0, wall - 0.01 * index, z0), (x1, wall - 0.01 * index, z1), 0.052, sides=8).ball((x1, wall - 0.01 * index, z1), 0.052, 8, 6)
    line.stand(matte(tone, ink))
    stops, holes = Shape(), Shape()
    for (x0, z0), (x1, z1) in zip(points, points[1:]):
        for t in (0.3, 0.7):
            x, z = x0 + (x1 - x0) * t, z0 + (z1 - z0) * t
            stops.tube((x, wall - 0.06, z), (x, wall - 0.1, z), 0.085, sides=20)
            holes.tube((x, wall - 0.1, z), (x, wall - 0.11, z), 0.05, sides=20)
    stops.stand(matte(0.04))
    holes.stand(matte(0.9))
sheet(-6, 6, -4, 3, 4, 4, lambda x, y: 0, matte(0.3, rough=0.5, shine=0.3, pattern='checks', second=0.08, repeat=1.4))

def player(x, y, turn, wear, c, ax, n, instrument, **pose):
    with at((x, y, 0), turn):
        person(wear, left=fretting(c, ax, n, 0.6), right=plucking(c, ax, n), **pose)
        with held(c, ax, n):
            instrument()

# Everybody leans, and no two the same way.
suit = Cloth(0.12, collar=True, hem=0.06)
player(-0.86, 0.3, 192, Wear(top=Cloth(0.85, collar=True), jacket=suit, trousers=Cloth(0.12), hair='crop', glasses='round', belt=None), (0.05, 0.21, 1.1), (-0.55, 0.1, 0.85), (0, 1, 0.1),
       lambda: electric('angular', 0.85, WARM_INK, 0.06), hips=(0.05, 0, 0.89), lean=(0.22, -0.03), gaze=(-6, 2, -10), feet=((-0.42, 0, 0, 20), (0.2, 0.05, 0, -10)))
with at((0.0, -0.25, 0), 176):
    person(Wear(top=Cloth(0.07, pattern='spots', second=0.9, repeat=16, sleeve=0.97), trousers=Cloth(0.6, COOL_INK), hair='bob', hair_tone=0.04, shape=1, belt=0.8, mouth=0.022), hips=(-0.04, 0, 0.88), lean=(-0.24, 0.06), gaze=(6, 0, 14), feet=((-0.16, 0, 0, 8), (0.46, 0.12, 0, -26)),
           right=Hand((0.04, 0.32, 1.44), (0.9, 0.1, -0.2), (-0.6, 0.2, 0.7), grip='fist'), left=Hand((-0.72, 0.22, 1.3), (-0.4, -0.3, -0.8), (-0.8, 0.5, 0.2), (0, 0, 1), 'point'))
    microphone((-0.035, 0.3, 1.5), (0.25, 0.5, -0.7), stand=False)
player(0.98, 0.35, 170, Wear(top=Cloth(0.5, COOL_INK, pattern='checks', second=0.85, repeat=12, collar=True), trousers=Cloth(0.5), hair='long', hair_tone=0.08, belt=0.1), (0.05, 0.21, 1.0), (-0.98, 0.1, 0.1), (0, 1, 0.1),
       lambda: bass('angular', 0.1, NEUTRAL, 0.8), hips=(0, 0, 0.86), lean=(0.2, 0.1), gaze=(4, 6, 12), feet=((-0.44, 0.1, 0, 26), (0.32, 0, 0, -12)))
# The drummer, on her feet: two drums and one cymbal at waist height.
with at((-0.42, 1.42, 0.34), 184):
    Shape().box((0, 0, -0.17), (1.5, 1.3, 0.34)).stand(matte(0.1))
    for x, r in ((-0.26, 0.2), (0.24, 0.24)):
        Shape().tube((x, 0.3, 0.72), (x, 0.3, 1.0), r, sides=36).stand(matte(0.75, WARM_INK, 0.4, 0.4))
        Shape().tube((x, 0.3, 1.0), (x, 0.3, 1.01), r * 0.96, sides=36).stand(matte(0.9))
        Shape().tube((x, 0.3, 0), (x, 0.3, 0.72), 0.02).stand(matte(0.3))
    with at((0.62, 0.2, 1.25), 0, 1, (-16, 8)):
        Shape().lathe([(0, 0.03), (0.04, 0.02), (0.22, -0.01), (0.22, -0.014), (0, 0)], 36).stand(metal(0.9, 0.3, WARM_INK), True)
    Shape().tube((0.62, 0.2, 0), (0.62, 0.2, 1.24), 0.014).stand(matte(0.3))
    person(Wear(top=Cloth(0.08, sleeve=0.0), trousers=Cloth(0.6, COOL_INK), hair='mohican', hair_tone=0.06, shape=1), lean=(-0.12, 0.05), gaze=(4, 4, 10), left=Hand((-0.42, 0.24, 1.62), (-0.8, -0.2, -0.4), (0.1, 0.4, 1), grip='fist'), right=Hand((0.36, 0.3, 1.2), (0.9, -0.2, -0.4), (-0.2, 0.9, 0.1), grip='fist'))
    stick((-0.42, 0.24, 1.62), (0.4, 0.3, 0.8))
    stick((0.36, 0.3, 1.2), (-0.3, 0.5, -0.25))
player(0.5, 1.35, 188, Wear(top=Cloth(0.1, sleeve=0.3), jacket=Cloth(0.6, COOL_INK, collar=True), trousers=Cloth(0.1), hair='quiff', hair_tone=0.2), (0.05, 0.21, 1.12), (-0.7, 0.1, -0.55), (0, 1, 0.1),
       lambda: electric('offset', 0.85, NEUTRAL, 0.5), lean=(-0.16, 0), gaze=(-8, -2, -8))
lamp('AREA', (-2.2, -3.0, 2.6), (0, 0.4, 1.3), WARM, 260, 0.5)
lamp('AREA', (2.8, -0.4, 2.8), (0, 0.6, 1.3), COOL, 190, 0.6)
lamp('AREA', (-3.0, 1.6, 2.6), (0, 0.6, 1.2), COOL, 130, 0.6)
lamp('AREA', (0, -1.6, 5.0), (0, wall, 2.2), mixed(0.7, 0.8, 0.5), 150, 1.2)
camera((0.05, -4.3, 1.2), (0.08, 0.4, 1.46), 50, roll=-5)
render(960, 1200, 40)
