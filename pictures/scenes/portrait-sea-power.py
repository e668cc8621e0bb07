"""Sea Power with ferns underfoot, a flag flying and a heron on either side."""

from kit import *

scene()
sky((0.02, 0.05, 0.04), [(-1, (0, 0, 0.2)), (0, (0.85, 0, 0.4)), (0.1, (0.5, 0, 0.4)), (0.3, (0.1, 0, 0.34)), (0.7, (0, 0, 0.22)), (1, (0, 0, 0.1))])
chance = scattered(3)
hill = lambda x, y: 0.5 * math.exp(-((x / 1.9) ** 2) - ((y - 0.8) / 1.8) ** 2) + 0.05 * fbm(x, y, 3, 2)
sheet(-9, 9, -3, 8, 90, 60, hill, matte(0.16, COOL_INK, 1, 0))
disc((0.6, 40, 12.4), 9.5, WARM, 1.7)
fells(60, 60, 20, 4, [(-34, 22, 0.9), (36, 20, 0.75)], 120, 0.3, -2, 0.02)

def member(x, y, turn, wear, **pose):
    with at((x, y, hill(x, y) - 0.03), turn):
        return person(wear, **pose)

c, ax, n = (0.05, 0.2, 1.06), (-0.9, 0.1, 0.42), (0, 1, 0.1)
# Front: the singer in an old greatcoat, a guitar slung low.
with at((0.02, 0.35, hill(0.02, 0.35) - 0.03), 176):
    person(Wear(top=Cloth(0.7, collar=True), jacket=Cloth(0.3, COOL_INK, hem=0.38, collar=True), trousers=Cloth(0.14), hair='fringe', hair_tone=0.07, boots=0.25), gaze=(6, 0, -3), left=fretting(c, ax, n, 0.5), right=plucking(c, ax, n))
    with held(c, ax, n):
        electric('single', 0.6, WARM_INK, 0.08)
member(-0.72, 0.75, 190, Wear(top=Cloth(0.6, pattern='hoops', second=0.1, repeat=12, sleeve=0.97), trousers=Cloth(0.25), hair='crop', hat='beanie', hat_tone=0.5, beard=True, build=1.1), gaze=(-8, 0, 4),
       left=Hand((-0.34, 0.12, 1.0), (-1, -0.3, -0.5), (0.5, 0.3, -0.6)), right=Hand((0.3, 0.1, 0.8)))
with at((0.78, 0.7, hill(0.78, 0.7) - 0.03), 164):
    person(Wear(top=Cloth(0.5, WARM_INK, collar=True, pattern='checks', second=0.2, repeat=16), jacket=Cloth(0.12, hem=0.05), trousers=Cloth(0.3, COOL_INK), hair='bob', hair_tone=0.2, shape=1), gaze=(6, 2, 4), left=Hand((-0.16, 0.3, 1.36), (-0.8, 0.1, -0.7), (0.3, 0.2, 1)), right=Hand((0.1, 0.3, 1.05), (0.8, -0.2, -0.4), (-0.9, 0.5, 0.2)))
    with held((-0.1, 0.16, 1.43), (-0.75, 0.62, -0.05), (0, 0.3, 1), 1.0):
        fiddle()
    Shape().tube((0.08, 0.34, 1.1), (-0.3, 0.3, 1.62), 0.006).stand(matte(0.6))
# Back row, higher.
member(-0.4, 1.6, 182, Wear(top=Cloth(0.2, collar=True), jacket=Cloth(0.45, WARM_INK, hem=0.1, collar=True), trousers=Cloth(0.1), hair='quiff', glasses='round', build=1.05), hips=(0, 0, 1.02), feet=((-0.12, 0, 0.12), (0.12, 0, 0.12)),
       gaze=(0, -2, 0), right=Hand((0.28, 0.3, 1.28), (0.8, -0.2, -0.6), (0, 0.3, 1), grip='fist'))
flag(-0.68, 1.32, 0.45, 3.0, 1.5, 0.9, canvas(0.75, 0.4, WARM_INK), 0.1)
member(0.46, 1.55, 176, Wear(top=Cloth(0.75, sleeve=0.97), trousers=Cloth(0.2), hair='crop', hat='brim', hat_tone=0.12, beard=True), hips=(0, 0, 1.0), feet=((-0.12, 0, 0.1), (0.12, 0, 0.1)), gaze=(4, 4, 3),
       left=Hand((-0.2, 0.3, 1.42), (-0.7, 0, -0.7), (0.4, 0.2, 0.9)), right=Hand((0.2, 0.36, 1.38), (0.7, 0, -0.7), (-0.4, 0.2, 0.9)))
with at((0.46, 1.55, hill(0.46, 1.55) - 0.03), 176), at((0, 0.3, 1.6), 0, 1.0, (-84, 0)):
    # A cornet, at the lips.
    Shape().tube((0, 0.0, 0.0), (0, 0.02, -0.3), 0.012).lathe([(0.012, 0), (0.02, -0.1), (0.07, -0.2), (0.072, -0.2)], 24, (0, 0.02, -0.26)).stand(metal(0.9, 0.25, WARM_INK), True)
for x, y, turn in ((-0.92, -0.1, 6), (0.96, -0.15, 174)):
    with at((x, y, hill(x, y)), turn, 0.9):
        heron(0.6)
ferns(chance, [(chance.uniform(-2.6, 2.6), chance.uniform(-1.6, -0.1), 0) for _ in range(90)], 0.62, 0.5, COOL_INK)
ferns(chance, [(chance.choice((-1, 1)) * chance.uniform(1.2, 3.4), chance.uniform(0.2, 2.6), 0.1) for _ in range(50)], 0.8, 0.3, COOL_INK)
lamp('AREA', (-2.2, -2.6, 2.6), (0, 0.8, 1.4), WARM, 190, 0.8)
lamp('SUN', (10, 60, 18), (0, 0, 1), WARM, 2.4, 3)
lamp('AREA', (3.0, 0.6, 3.0), (0, 0.8, 1.4), COOL, 190, 0.8)
lamp('AREA', (0.6, -3.2, 0.6), (0, -0.4, 0.4), COOL, 46, 0.8)
camera((0, -4.4, 1.15), (0.02, 0.6, 1.56), 50)
render(960, 1200, 40, haze=air((0.12, 0.05, 0.2), 30, 160))
