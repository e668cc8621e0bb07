"""A singer with an arm raised between a guitarist and a bass player, cut by blue beams."""

from kit import *

scene()
sky((0.01, 0.03, 0.02), [(-1, (0, 0, 0.05)), (0, (0.05, 0, 0.24)), (0.4, (0, 0, 0.12)), (1, (0, 0, 0.04))])
sheet(-10, 10, -4, 9, 4, 4, lambda x, y: 0, matte(0.14, rough=0.4, shine=0.5))
for k, (x, z, r) in enumerate(((-2.4, 2.4, 1.25), (2.5, 2.2, 1.1), (0.0, 2.9, 1.7))):
    disc((x, 6.2 - 0.1 * k, z), r, WARM, (0.5, 0.5, 1.5)[k])
for x, tx in ((-4.6, 2.0), (-3.0, -0.6), (-1.2, -3.4), (1.4, 3.6), (3.2, 0.4), (4.8, -2.4)):
    beam((x, 5.6, 5.6), (tx, 1.4, -0.2), 0.07, 0.62, COOL, 0.9, 0.6)
with at((0.05, 1.9, 0), 180):
    person(Wear(top=Cloth(0.08, NEUTRAL, sleeve=0.0), skirt=Cloth(0.85, WARM_INK, 'stripes', 0.9, 11, hem=0.62), trousers=None, hair='afro', shape=1, mouth=0.026, boots=0.26), hips=(0, 0, 0.91), lean=(0.06, -0.04), gaze=(-10, -10, -8), left=Hand((-0.34, 0.06, 2.0), (-1, 0, 0), grip='spread'), right=Hand((0.03, 0.31, 1.5), (0.9, 0.1, -0.4), (-0.5, 0.2, 0.8), grip='fist'), feet=((-0.26, 0.05, 0, 14), (0.26, 0, 0, -14)))
    microphone((-0.03, 0.3, 1.6), (0.25, 0.5, -0.7), stand=False)
with at((-1.75, 2.3, 0), 160):
    guitarist(Wear(top=Cloth(0.85, NEUTRAL, 'hoops', 0.08, 11, 0.4), trousers=Cloth(0.1), hair='long', belt=0.7), lambda: electric('single', 0.85, WARM_INK, 0.06), lean=(0.08, 0.1), gaze=(14, 22, 6), hips=(0, 0, 0.89), feet=((-0.3, 0, 0), (0.28, 0.1, 0)))
with at((1.85, 2.2, 0), 202):
    guitarist(Wear(top=Cloth(0.7, COOL_INK, 'checks', 0.1, 13, 0.97, collar=True), trousers=Cloth(0.12), hat='brim', hair='crop', beard=True, belt=0.6), lambda: bass('horned', 0.9, NEUTRAL, 0.1), along=(-0.93, 0.1, 0.3), gaze=(-10, 14, 0), hips=(0, 0, 0.89), feet=((-0.3, 0.1, 0), (0.3, 0, 0)))
studio_lights((0, 2.0, 1.4), 340, 330, 260)
camera((0.02, -3.0, 1.1), (0.04, 2.2, 1.62), 33)
render(1200, 800, 32)
