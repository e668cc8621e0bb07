"""Arab Strap: one man seated with a guitar, the other at the microphone with a glass, outlines under one bare lamp."""

from kit import *

on = Collage()
on.sheet([(-4, -4), (4, -4), (4, 4), (-4, 4)], faded(mixed(0.02, 0.47, 0.05), 0.5, 0.06, -2.4, 1.6))
# The lamp's cone, and its pool on the boards.
on.sheet([(-0.3, 2.2), (0.3, 2.2), (2.75, -2.45), (-2.75, -2.45)], faded(CORAL, 0.9, 1.0, -2.6, 2.2))
on.sheet([(-0.16, 2.2), (0.16, 2.2), (1.86, -2.45), (-1.86, -2.45)], PAPER)
on.box(-4, -4, 4, -2.45, DEEP)
on.oval(0, -2.45, 2.75, 0.46, CORAL)
on.oval(0, -2.45, 1.86, 0.3, PAPER)
on.stroke([(0, 4), (0, 2.7)], 0.05, steps=0)
on.sheet([(-0.14, 2.72), (0.14, 2.72), (0.56, 2.2), (-0.56, 2.2)])
on.oval(0, 2.14, 0.17, ink=PAPER)
centre, along, front = (0.06, 0.26, 0.8), (-0.9, 0.16, 0.36), (0.06, 1, 0.16)
BLACK_ = Cloth(0.0)
man = dict(top=BLACK_, trousers=BLACK_, belt=None, skin=0.0, hair_tone=0.0, hat_tone=0.0, shoes=0.0, beard=True)
with on.standing(1.1, -2.42, 128, 2.05):
    person(Wear(**man, jacket=Cloth(0.0, hem=0.05), hair='crop', hat='cap', build=1.05), hips=(0, -0.05, 0.58), lean=(0.02, 0.16), gaze=(14, 26, 4), feet=((-0.2, 0.42, 0, 12), (0.2, 0.38, 0.0, -18)), knees=((-0.3, 1, 0.6), (0.35, 1, 0.6)),
           left=fretting(centre, along, front, 0.55), right=plucking(centre, along, front))
    stool(0.5, 0.0)
on.guitar(0.78, -0.72, 0.94, -24)
on.stroke([(1.3, 0.2), (1.52, -0.5), (0.98, -0.72)], 0.27, end=0.16)
with on.standing(-1.12, -2.42, 252, 2.1):
    person(Wear(**man, jacket=Cloth(0.0, hem=0.42, collar=True), hair='quiff', build=1.12), lean=(0, 0.08), gaze=(0, 4, 0), right=Hand((0.08, 0.33, 1.46), (0.5, 0, -0.9), (-0.7, 0.35, 0.7), (-0.5, -0.4, 0.2), 'fist'),
           left=Hand((-0.2, 0.1, 1.0)))
    microphone((0.015, 0.36, 1.575), (0.0, 1.0, -0.4), boom=0.35, tone=0.0)
# The glass in the singer's hand, half full, and two on a stool, one of them finished.


def glass(x, z, full):
    shape = lambda top, grow: [(x - 0.11 - grow, z - grow), (x + 0.11 + grow, z - grow), (x + 0.11 + 0.05 * top + grow, z + 0.42 * top + grow), (x - 0.11 - 0.05 * top - grow, z + 0.42 * top + grow)]
    on.sheet(shape(1, 0.035))
    on.sheet(shape(1, 0), PAPER)
    on.sheet(shape(full, 0), CORAL)


on.stroke([(-1.3, 0.76), (-1.72, 0.12), (-2.02, 0.5)], 0.34, end=0.18)
glass(-2.06, 0.42, 0.5)
on.oval(-2.04, 0.56, 0.13, 0.1)
on.box(-2.16, -1.42, -1.5, -1.32)
for x in (-2.04, -1.62):
    on.stroke([(x, -1.4), (x + (x + 1.83) * 0.3, -2.5)], 0.06, steps=0)
glass(-2.0, -1.32, 0.12)
glass(-1.66, -1.32, 0.8)
on.box(1.72, -2.42, 2.36, -1.82)
on.box(1.78, -2.36, 2.3, -1.98, BLUE)
render(960, 1200, 8, bounces=1)
