"""The crowd from straight above: a pattern of hats, crossed by one beam."""

from kit import *

scene()
chance = scattered(31)
sky((0.0, 0.02, 0.02), [(-1, (0, 0, 0.03)), (1, (0, 0, 0.03))])
sheet(-12, 12, -9, 9, 4, 4, lambda x, y: 0, matte(0.1, COOL_INK, 1, 0))

def reveller(i):
    arm = lambda s: Hand((s * 0.3, 0.2, 1.15), (s, -0.3, -0.5))
    raised = Hand((0.34, 0.2, 1.95), (1, 0, 0), grip='spread')
    hat = ('brim', 'brim', 'bowler', 'brim', 'bobble', 'brim', 'cap')[i % 7]
    return body(anyone(chance, hat=hat, hat_tone=(0.85, 0.2, 0.5, 0.1, 0.7)[i % 5], hair='crop', skin=0.5), left=arm(-1), right=raised if i % 9 == 4 else arm(1), gaze=(chance.uniform(-30, 30), 0, 0), detail=0.016)

people = [reveller(i) for i in range(18)]
spots = [(-6.4 + column * 0.66 + (row % 2) * 0.33 + chance.gauss(0, 0.06), -4.4 + row * 0.6 + chance.gauss(0, 0.06), 0, chance.gauss(0, 25)) for row in range(15) for column in range(20)]
crowd(people, spots, (1.2, 1.35), 7)
# One beam across the field, from corner to corner, warm: what a slit between two boards leaves of a lamp far above. The
# rest is in the cool light of the night.
with at((0, 0, 12), 27):
    Shape().box((0, 10.85, 0), (80, 20, 0.1)).box((0, -10.85, 0), (80, 20, 0.1)).stand(matte(0.02))
lamp('SUN', (-14, -7.1, 40), (0, 0, 0), WARM, 5, 0.4)
for x, y in ((-9, 7), (-3, 9)):
    lamp('AREA', (x, y, 9), (0, 0, 0), COOL, 1100, 2)
camera((0, 0, 9), (0, 0.001, 0), 46)
render(1200, 800, 32)
