"""A DJ in outline before rings of light, one hand to the headphones; raised arms along the front."""

from kit import *

on = Collage()
chance = scattered(371)
on.sheet([(-4, -3), (4, -3), (4, 3), (-4, 3)], mixed(0.01, 0.2, 0.04))
for k in range(9, 0, -1):
    on.oval(0, 0.36, 0.32 + 0.3 * k, ink=(mixed(0.01, 0.2, 0.04), (CORAL, BLUE)[k // 2 % 2])[k % 2], n=120)
on.oval(0, 0.36, 0.62, ink=PAPER, n=96)
black = Cloth(0.0)
with on.standing(0.02, -2.18, 180, 1.62):
    face = person(Wear(top=black, trousers=black, belt=None, skin=0.0, hair='bun', hair_tone=0.0), lean=(0.05, 0.1), gaze=(34, 12, 14), left=Hand((-0.21, 0.06, 1.6), (-0.9, 0.1, -0.5), (0.5, -0.2, 0.7), (1, 0, 0), 'flat'), right=Hand((0.62, 0.36, 1.14), (0.9, -0.3, -0.2), (0.3, 0.8, -0.4), (0, 0, -1), 'easy'))
    with within(face):
        Shape().line([(0.1 * math.cos(t), 0.02, 0.17 + 0.15 * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))], 0.016, 10).stand(matte(0.0))
        for side in (-1, 1):
            Shape().tube((side * 0.08, 0.03, 0.16), (side * 0.125, 0.03, 0.16), 0.058, sides=24).stand(matte(0.0))
# The booth: two decks on it, lamps along its front.
on.box(-1.9, -0.42, 1.9, -0.3)
for x in (-1.1, 1.1):
    on.box(x - 0.62, -0.34, x + 0.62, -0.22, CORAL)
    on.oval(x, -0.2, 0.44, 0.07)
    on.oval(x, -0.18, 0.14, 0.03, PAPER)
on.box(-0.36, -0.34, 0.36, -0.2, BLUE)
for k in range(5):
    on.oval(-0.26 + 0.13 * k, -0.2, 0.035, ink=PAPER)
on.box(-1.96, -1.5, 1.96, -0.38)
on.box(-1.9, -1.5, 1.9, -0.44, CORAL)
for i in range(13):
    for j in range(3):
        on.oval(-1.68 + 0.28 * i, -0.64 - 0.28 * j, 0.075 + 0.03 * math.sin(i * 0.7 + j * 1.3), ink=PAPER)
# The crowd: heads from behind in one black edge, and what they hold up.
heads = [(-2.9, 0.34), (-2.2, 0.3), (-1.46, 0.36), (-0.74, 0.31), (0.02, 0.35), (0.78, 0.3), (1.5, 0.36), (2.2, 0.32), (2.9, 0.34)]
for i, (x, r) in enumerate(heads):
    z = -1.56 + (0.14, -0.04, 0.06)[i % 3]
    on.oval(x, z, r * 0.74, r)
    if i % 4 == 1:
        on.oval(x, z + 0.08, r * 1.5, r * 0.28)
        on.sheet([(x - 0.2, z + 0.08), (x + 0.2, z + 0.08), (x + 0.15, z + 0.46), (x - 0.15, z + 0.46)])
        on.sheet([(x - 0.21, z + 0.14), (x + 0.21, z + 0.14), (x + 0.19, z + 0.22), (x - 0.19, z + 0.22)], CORAL)
    elif i % 4 == 3:
        on.oval(x, z + r * 1.12, r * 0.42)
    on.blob([(x - 0.52, -2.6), (x - 0.5, -2.04), (x - 0.2, -1.86), (x + 0.2, -1.86), (x + 0.5, -2.04), (x + 0.52, -2.6)])
for x, z, s, lean, kind in ((-2.58, -0.84, 0.62, 8, 'open'), (-1.84, -0.72, 0.6, -6, 'fist'), (1.16, -0.9, 0.6, 10, 'two'), (2.58, -0.76, 0.64, -8, 'open')):
    with on.standing(x, z):
        raised(0, 0, 0, s, lean, kind)
render(1200, 800, 8, bounces=1)
