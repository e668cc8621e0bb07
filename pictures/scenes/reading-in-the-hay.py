"""Someone lies on a hay bale, knees up, reading."""

from kit import *

scene()
chance = scattered(6)
haze = daylight((-30, -46, 40))
ground = lambda x, y: 0.03 * fbm(x, y, 3, 2)
sheet(-40, 40, -3, 60, 80, 80, ground, matte(0.6, COOL_INK, 1, 0, 0.3, 4, 0.1, 1.0))
fells(90, 120, 34, 7, [(-90, 50, 0.8), (40, 60, 0.7), (150, 60, 0.9)], 300, 0.3, -3, 0.012, 0.35, COOL_INK)
woods = [tree(chance, 8, 0.12, 0.3, 1.0, 0.4, 5, COOL_INK) for _ in range(3)]
plant(woods, [(-16, 34, 0), (-11, 38, 0), (14, 36, 0), (19, 32, 0), (24, 38, 0)], chance, (0.8, 1.2))

def bale(x, y, z, turn=0, length=2.3):
    with at((x, y, z), turn):
        Shape().box((0, 0, 0.45), (length, 1.0, 0.9)).stand(matte(0.75, WARM_INK, 1, 0, 0.9, 22, 0.12, 9))
        straw = Shape()
        for _ in range(900):
            px, pz = chance.uniform(-length / 2, length / 2), chance.uniform(0.02, 0.93)
            straw.add([(px, -0.505, pz), (px + chance.gauss(0, 0.1), -0.53 - 0.04 * chance.random(), pz + chance.gauss(0, 0.03)), (px + 0.012, -0.505, pz + 0.012)], [(0, 1, 2)])
        for _ in range(500):
            px, py = chance.uniform(-length / 2, length / 2), chance.uniform(-0.5, 0.5)
            straw.add([(px, py, 0.9), (px + chance.gauss(0, 0.07), py + chance.gauss(0, 0.07), 0.95 + 0.03 * chance.random()), (px + 0.012, py, 0.9)], [(0, 1, 2)])
        straw.stand(matte(0.85, WARM_INK, 1, 0))
        for px in (-0.5, 0.5):
            Shape().box((px, 0, 0.45), (0.025, 1.02, 0.92)).stand(matte(0.1))

bale(0, 1.2, 0)
bale(-3.0, 4.6, 0, -20)
bale(-2.9, 4.6, 0.9, -8)
# On their back along the bale, head to the left on a rolled jumper.
lying = Matrix.Translation((0.2, 1.1, 1.05)) @ Matrix(((0, 0, -1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))) @ Matrix.Translation((0, 0, -0.93))
with within(lying):
    person(Wear(top=Cloth(0.8, NEUTRAL, 'hoops', 0.12, 12, 0.4), trousers=Cloth(0.18, COOL_INK), hair='bob', hair_tone=0.06, glasses='round', shoes=0.7), gaze=(0, 30, 0), left=Hand((-0.14, 0.46, 1.3), (-0.9, 0.3, -0.4), (0.3, 0.5, 0.6), grip='easy'), right=Hand((0.14, 0.46, 1.3), (0.9, 0.3, -0.4), (-0.3, 0.5, 0.6), grip='easy'), feet=((-0.1, -0.02, 0.42), (0.1, 0.1, 0.2)), knees=((0, 1, 0), (0, 1, 0)))
    with at((0, 0.5, 1.34), 0, 1, (-8, 0)):
        for side in (-1, 1):
            Shape().add([(0, 0.03, -0.13), (side * 0.17, 0, -0.13), (side * 0.17, 0, 0.13), (0, 0.03, 0.13)], [(0, 1, 2, 3)]).stand(matte(0.85, WARM_INK if side < 0 else COOL_INK))
Shape().ball((-0.72, 1.1, 1.0), (0.2, 0.24, 0.11), 16, 10).stand(matte(0.3, COOL_INK), True)
grass(chance, ground, 3000, lambda y: 3 + y * 0.4, -1.4, 4, (0.04, 0.12), 0.75, WARM_INK)
camera((0.15, -2.9, 1.35), (0.05, 1.2, 1.08), 40)
render(1200, 800, 32, haze=haze)
