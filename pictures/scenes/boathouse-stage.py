"""A trio in outline in the lit boathouse; the audience listens from three rowing boats, each with a lantern."""

from kit import *

on = Collage()
chance = scattered(341)
on.sheet([(-4, -3), (4, -3), (4, 3), (-4, 3)], faded(mixed(0.01, 0.47, 0.06), 0.8, 0.16, -0.4, 2.0))
for _ in range(70):
    on.oval(chance.uniform(-3, 3), chance.uniform(0.6, 2.0), chance.choice((0.012, 0.016, 0.024)), ink=PAPER, n=10)
WOOD, MERE = mixed(0.01, 0.1, 0.02), mixed(0.012, 0.2, 0.03)
on.sheet([(-4, -3), *[(x, 0.1 + 0.7 * math.exp(-(((x + 2.4) / 1.1) ** 2)) + 0.5 * math.exp(-(((x - 2.4) / 1.3) ** 2))) for x in (-4 + 0.1 * k for k in range(81))], (4, -3)], mixed(0.02, 0.3, 0.05))


def fir(x, z, h):
    for k in range(6):
        half, top = h * 0.045 * (k + 1.4), z + h * (1 - k / 6.6)
        on.sheet([(x, top), (x - half, top - h * 0.24), (x + half, top - h * 0.24)], WOOD)


on.box(-4, -0.5, 4, 0.02, WOOD)
for _ in range(26):
    side = chance.choice((-1, 1))
    fir(side * chance.uniform(1.5, 3.1), -0.2, chance.uniform(0.8, 1.7))
on.box(-4, -3, 4, -0.42, MERE)
# The light on the water, then the house: boards, gable, and its inside of paper.
for k in range(15):
    z, half = -0.62 - 0.1 * k, 1.15 + 0.3 * chance.random() + 0.02 * k
    on.stroke([(-half + chance.gauss(0, 0.12), z), (half + chance.gauss(0, 0.12), z)], 0.065, (CORAL, PAPER)[k % 4 == 1], steps=0)
on.sheet([(-1.72, 0.98), (0, 1.92), (1.72, 0.98), (1.5, 0.9), (-1.5, 0.9)])
on.box(-1.5, -0.5, 1.5, 1.0)
on.sheet([(-1.34, 1.0), (0, 1.74), (1.34, 1.0)], mixed(0.3, 0.02, 0))
for k in range(-3, 4):
    on.stroke([(0.36 * k, 1.02), (0.36 * k, 1.66 - abs(k) * 0.2)], 0.03, steps=0)
on.box(-1.36, -0.34, 1.36, 0.86, CORAL)
on.sheet([(-0.62, 0.86), (0.62, 0.86), (1.2, -0.34), (-1.2, -0.34)], PAPER)
for k in range(11):
    x = -1.25 + 0.25 * k
    z = 0.8 - 0.12 * math.sin(math.pi * k / 10)
    on.oval(x, z, 0.055)
    on.oval(x, z, 0.038, ink=PAPER)
black = Cloth(0.0)
outline = dict(top=black, belt=None, skin=0.0, hair_tone=0.0, shoes=0.0, hat_tone=0.0)
with on.standing(-0.74, -0.36, 172, 0.56):
    sitting(Wear(**outline, trousers=black, hair='long', beard=True), 0.46, gaze=(30, 14, 0), left=Hand((-0.5, 0.2, 0.95)), right=Hand((0.22, 0.3, 0.74)))
    chair(0.0)
with on.standing(0.0, -0.36, 180, 0.58):
    person(Wear(**outline, skirt=Cloth(0.0, hem=0.7), trousers=None, hair='bun', shape=1), gaze=(20, -6, 0), left=Hand((-0.44, 0.2, 1.3), (-1, -0.3, -0.5), grip='spread'), right=Hand((0.36, 0.24, 1.2), (1, -0.3, -0.5), grip='spread'))
with on.standing(0.72, -0.36, 176, 0.58):
    person(Wear(**outline, trousers=black, hat='brim', hair='crop'), gaze=(24, 10, 0), left=Hand((-0.3, 0.3, 1.5), (-0.9, 0, -0.5)), right=Hand((0.34, 0.3, 1.0), (1, -0.2, -0.2)))
on.guitar(-0.72, -0.02, 0.34, -12, True)
# The double bass, upright, its player behind it.
with on.at(0.66, -0.12, 0.62, 90):
    on.guitar(0, 0, 0.82, 180)
on.box(-1.62, -0.5, 1.62, -0.34)
for x in (-1.4, -0.47, 0.47, 1.4):
    on.box(x - 0.05, -0.8, x + 0.05, -0.4)


def boat(x, z, s, turn, people):
    """From the side, in outline, with its lantern at one end."""
    with on.at(x, z, s):
        for px, lean, hair in people:
            with on.at(px, 0.12, 1, lean):
                on.blob([(-0.2, -0.1), (-0.23, 0.3), (-0.1, 0.46), (0.1, 0.46), (0.23, 0.3), (0.2, -0.1)])
                on.oval(0, 0.62, 0.12, 0.145)
                if hair == 'hat':
                    on.oval(0, 0.7, 0.25, 0.05)
                    on.oval(0, 0.76, 0.13, 0.1)
                elif hair == 'bun':
                    on.oval(0, 0.82, 0.07)
                else:
                    on.oval(0, 0.66, 0.16, 0.14)
        on.stroke([(turn * 1.02, 0.1), (turn * 1.06, 0.5)], 0.04, steps=0)
        on.oval(turn * 1.06, 0.62, 0.16, 0.19)
        on.oval(turn * 1.06, 0.62, 0.12, 0.15, PAPER)
        for k in range(4):
            on.stroke([(turn * 1.06 - 0.2 + 0.03 * k, -0.42 - 0.14 * k), (turn * 1.06 + 0.22 - 0.04 * k, -0.42 - 0.14 * k)], 0.06, PAPER, steps=0)
        hull = [(-1.32, 0.3), (-1.0, -0.16), (-0.7, -0.3), (0.7, -0.3), (1.0, -0.16), (1.32, 0.3), (0.9, 0.16), (0, 0.1), (-0.9, 0.16)]
        on.sheet(hull)
        on.stroke([(-1.2, 0.2), (-0.9, 0.08), (0, 0.0), (0.9, 0.08), (1.2, 0.2)], 0.05, CORAL)


boat(-2.0, -0.92, 0.66, -1, [(-0.4, -4, 'bun'), (0.35, 4, 'hat')])
boat(2.0, -1.04, 0.7, 1, [(-0.35, -4, 'curls'), (0.4, 3, 'bun')])
boat(0.0, -1.5, 0.92, 1, [(-0.5, -3, 'hat'), (0.3, 4, 'curls')])
render(1200, 800, 8, bounces=1)
