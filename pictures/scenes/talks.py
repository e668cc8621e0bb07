"""Two people in chairs talk into microphones; their speech overlaps as two large rounds."""

from kit import *

scene()
indoors(0.02, 0.1)
Shape().box((0, 4.2, 2), (14, 0.1, 8)).stand(matte(0.2))
disc((-0.95, 3.8, 2.3), 1.65, mixed(1.0, 0.05, 0.0), 0.75)
disc((0.95, 3.6, 2.3), 1.65, mixed(0.0, 0.8, 0.1), 0.75)
# Where the rounds meet both inks print.
overlap = [(1.65 * math.cos(t) - 0.95, 1.65 * math.sin(t)) for t in (-0.957 + 1.914 * k / 30 for k in range(31))] + [(0.95 - 1.65 * math.cos(t), 1.65 * math.sin(t)) for t in (0.957 - 1.914 * k / 30 for k in range(31))]
put(Shape().add([(x, z, 0) for x, z in overlap], [tuple(range(len(overlap)))]).mesh(glow(mixed(0.9, 0.8, 0.5), 1.0)), facing_matrix((0, 3.4, 2.3), (0, -1, 0)))
sheet(-7, 7, -4, 4.2, 4, 4, lambda x, y: 0, matte(0.4, COOL_INK, 0.5, 0.3))
Shape().tube((0, 1.8, 0.0), (0, 1.8, 0.03), 2.3, sides=70).stand(matte(0.75, WARM_INK, pattern='spots', second=0.5, repeat=3))

def armchair(ink):
    s = Solid().capsule((-0.3, 0, 0.34), (0.3, 0, 0.34), 0.13, blend=0.05).capsule((-0.28, 0.16, 0.34), (0.28, 0.16, 0.34), 0.12, blend=0.05).capsule((-0.3, -0.3, 0.5), (0.3, -0.3, 0.5), 0.1, blend=0.05).capsule((-0.28, -0.36, 0.95), (0.28, -0.36, 0.95), 0.12, blend=0.1).capsule((-0.3, -0.32, 0.7), (0.3, -0.32, 0.7), 0.12, blend=0.1)
    for side in (-1, 1):
        s.capsule((side * 0.42, -0.28, 0.58), (side * 0.42, 0.22, 0.56), 0.09, blend=0.05).capsule((side * 0.42, -0.24, 0.36), (side * 0.42, 0.2, 0.36), 0.08, blend=0.06)
    put(s.mesh(matte(0.6, ink, 0.9), 0.018))
    legs = Shape()
    for x in (-0.36, 0.36):
        for y in (-0.26, 0.2):
            legs.tube((x, y, 0), (x, y, 0.25), 0.03)
    legs.stand(matte(0.08))

with at((-1.15, 1.9, 0), -148):
    armchair(WARM_INK)
    sitting(Wear(top=Cloth(0.9, collar=True), jacket=Cloth(0.12, collar=True), trousers=Cloth(0.2), hair='curly', hair_tone=0.35, beard=True, glasses='round'), 0.46, gaze=(-6, 0, 4), left=Hand((-0.4, 0.4, 1.1), (-1, -0.2, -0.5), (-0.3, 0.7, 0.5), grip='spread'), right=Hand((0.06, 0.28, 1.12), (1, -0.2, -0.5), (-0.4, 0.3, 0.7), grip='fist'))
    microphone((0.0, 0.24, 1.24), (0.2, 0.25, -0.8), stand=False)
with at((1.15, 1.9, 0), 148):
    armchair(COOL_INK)
    sitting(Wear(top=Cloth(0.85, NEUTRAL, 'hoops', 0.1, 10, 0.97), skirt=Cloth(0.7, WARM_INK, hem=0.5), trousers=None, hair='bob', shape=1, boots=0.3, mouth=0.018), 0.46, gaze=(6, -4, -5), left=Hand((-0.06, 0.28, 1.12), (-1, -0.2, -0.5), (0.4, 0.3, 0.7), grip='fist'), right=Hand((0.42, 0.38, 1.2), (1, -0.2, -0.5), (0.3, 0.6, 0.6), grip='point'))
    microphone((0.0, 0.24, 1.24), (-0.2, 0.25, -0.8), stand=False)
with at((0, 1.7, 0)):
    Shape().tube((0, 0, 0), (0, 0, 0.48), 0.03).tube((0, 0, 0.46), (0, 0, 0.5), 0.3, sides=40).stand(matte(0.15))
    with at((-0.1, 0, 0.5)):
        mug(0.95)
    Shape().tube((0.12, 0.02, 0.5), (0.12, 0.02, 0.72), 0.06, 0.04, 20).stand(matte(0.5, COOL_INK, 0.15, 0.8))
studio_lights((0, 1.8, 1.1), 230, 240, 190)
camera((0.0, -3.2, 1.35), (0, 2, 1.5), 36)
render(1200, 800, 32)
