"""Four people round a fire at the edge of the wood, one with a guitar, others watching."""

from kit import *

scene()
chance = scattered(361)
haze = after_dark(0.3, 20, 90, 0.5)
ground = lambda x, y: 0.04 * fbm(x, y, 3, 2)
sheet(-30, 30, -3, 50, 80, 80, ground, matte(0.3, NEUTRAL, 1, 0, 0.4, 3))
with at((0, 5, 0)):
    fire(0.95, 620, strength=4.5)
stones(chance, (0, 5, 0.02), 1.05, 26, (0.14, 0.26), 0.4)
sparks = Shape()
for _ in range(150):
    z = 1.2 + 4.2 * chance.random() ** 1.4
    sparks.ball((chance.gauss(0, 0.18 + 0.12 * z), 5 + chance.gauss(0, 0.2), z), chance.uniform(0.008, 0.026), 6, 4)
sparks.stand(glow(WARM, 6))
c, ax, n = (0.06, 0.26, 0.66), (-0.9, 0.16, 0.36), (0.06, 1, 0.16)
seats = ((-2.1, 4.9, -84), (2.15, 4.8, 84), (-1.2, 6.5, -142), (1.3, 6.5, 146))
for i, (x, y, turn) in enumerate(seats):
    with at((x, y, ground(x, y)), turn):
        Shape().tube((-0.5, -0.03, 0.18), (0.5, -0.03, 0.18), 0.17, sides=14).stand(matte(0.25, WARM_INK, 0.95))
        wear = (Wear(top=Cloth(0.7, WARM_INK, 'checks', 0.15, 13, 0.97), trousers=Cloth(0.15), hair='curly', beard=True), Wear(top=Cloth(0.8, NEUTRAL, 'hoops', 0.12, 10, 0.97), trousers=Cloth(0.2), hair='long', hat='bobble', hat_tone=0.7, shape=1), Wear(top=Cloth(0.4), jacket=Cloth(0.6, COOL_INK, collar=True), trousers=Cloth(0.2), hair='bun', shape=1), Wear(top=Cloth(0.75, sleeve=0.97), trousers=Cloth(0.15), hat='brim', hair='crop'))[i]
        pose = (dict(left=fretting(c, ax, n, 0.5), right=plucking(c, ax, n)), dict(left=Hand((-0.2, 0.6, 0.86), (-1, -0.2, -0.4)), right=Hand((0.2, 0.6, 0.86), (1, -0.2, -0.4))), dict(left=Hand((-0.1, 0.36, 0.84), (-0.8, -0.2, -0.4), grip='fist'), right=Hand((0.1, 0.36, 0.8), (0.8, -0.2, -0.4), grip='fist')), dict(right=Hand((0.3, 0.56, 0.9), (1, -0.2, -0.4), grip='fist')))[i]
        person(wear, hips=(0, 0, 0.44), lean=(0, 0.14), gaze=(0, 4, 0), feet=((-0.2, 0.52, 0), (0.2, 0.48, 0)), knees=((-0.3, 1, 0.8), (0.3, 1, 0.8)), **pose)
        if i == 0:
            with held(c, ax, n):
                acoustic(0.65)
for x, y in ((-4.4, 8.4), (-3.2, 9.4), (3.6, 9.2), (4.8, 8.2)):
    with at((x, y, 0), 180 + x * 8):
        person(anyone(chance), detail=0.014)
for x, y, r in ((-5.4, 6.4, 0.4), (5.8, 6.8, 0.45), (-7.6, 10, 0.4), (7.6, 11, 0.4), (-2.2, 13, 0.4), (2.6, 14, 0.36), (0.4, 17, 0.4)):
    put(Solid().chain([(x, y, -0.2), (x + 0.1, y, 4), (x + 0.3, y, 12)], [r, r * 0.8, r * 0.6], 0.1).mesh(matte(0.3, WARM_INK, 1, 0, 0.8, 5), 0.07))
woods = [spruce(chance, 9 + chance.random() * 4, 0.14) for _ in range(3)]
plant(woods, [(chance.uniform(-16, 16), chance.uniform(15, 28), 0) for _ in range(34)], chance, (0.9, 1.3))
camera((0.1, -1.4, 1.45), (0.05, 5.5, 1.5), 32)
render(1200, 800, 40, haze=haze)
