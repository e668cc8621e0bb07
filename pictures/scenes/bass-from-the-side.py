"""A bass player in profile, leaning back in one broad beam, smoke no higher than the boots."""

from kit import *

scene()
sky((0.01, 0.03, 0.02), [(-1, (0, 0, 0.02)), (1, (0, 0, 0.02))])
cut([(-4, -2), (4, -2), (4, 6), (-4, 6)], 5, faded(mixed(0.03, 1, 0.1), 0.5, 0.1, -0.2, 3.6))
# The beam is bare paper; a second crosses it behind, a third falls far off.
cut([(-2.9, 5.5), (-2.0, 5.5), (-0.5, -1), (-1.7, -1)], 4.4, faded(mixed(0.6, 0.5, 0.1), 0.8, 0.4, -0.5, 4))
cut([(-2.2, 5.5), (-1.1, 5.5), (3.2, -1), (1.3, -1)], 4.2, faded(mixed(1, 0.02, 0.02), 0.72, 0.55, -0.5, 4))
cut([(1.2, 5.5), (2.4, 5.5), (1.15, -1), (-1.15, -1)], 4, faded(mixed(1.5, 1.3, 0.5), 1.2, 0.8, -0.4, 4))
c, ax, n = (0.05, 0.21, 1.04), (-0.8, 0.12, 0.62), (0, 1, 0.12)
with at((0, 0.2, 0), 92):
    guitarist(Wear(top=Cloth(0.1, NEUTRAL, sleeve=0.0), trousers=Cloth(0.55, COOL_INK), belt=0.85, hair='long', hair_tone=0.06, beard=True, boots=0.25), lambda: bass('angular', 0.85, WARM_INK, 0.05), c, ax, 0.5, n,
              hips=(0, 0.1, 0.87), lean=(0, -0.3), gaze=(0, -16, 0), feet=((-0.16, 0.44, 0), (0.14, -0.36, 0)), knees=((-0.1, 1, 0.1), (0.1, 1, -0.2)))
    strap((-0.1, -0.1, 1.38), (0.22, 0.1, 1.06), c, -0.22)
# The boards, and smoke along them: behind the boots, and just before.
cut([(-4, 0.02), (4, 0.02), (4, -2), (-4, -2)], 3, glow(mixed(0.02, 0.1, 0.02), 1.0))
puff = lambda x, phase, size: size * (abs(math.sin(x * 2.3 + phase)) ** 0.7 + 0.5 * abs(math.sin(x * 5.1 + 2 * phase)) ** 0.7)
edge(1.2, lambda x: 0.06 + puff(x, 0.4, 0.1), 4, -2, material=faded(mixed(0.9, 0.5, 0.2), 0.3, 0.9, -0.1, 0.2))
edge(-0.4, lambda x: -0.1 + puff(x, 2.1, 0.055), 4, -2, material=faded(mixed(1.5, 1.1, 0.4), 0.25, 1.1, -0.32, -0.02))
with at((-1.05, 1.6, 0), -70):
    amplifier(0.9, 1.1, 0.4)
lamp('AREA', (2.4, -1.6, 2.6), (0, 0.2, 1.2), WARM, 150, 0.6)
lamp('AREA', (-2.2, 1.4, 2.7), (0, 0.2, 1.2), COOL, 190, 0.6)
lamp('AREA', (1.8, 2.4, 2.6), (0, 0.2, 1.3), COOL, 120, 0.6)
camera((0.06, -3.4, 1.2), (0.06, 0.2, 1.12), 50)
render(800, 1000, 14, bounces=1)
