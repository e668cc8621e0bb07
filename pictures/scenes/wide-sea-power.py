"""Sea Power in outline on a headland at sunset, flag up, two herons fishing below."""

from kit import *

scene()
chance = scattered(2)
sky((0, 0.08, 0), [(-1, (0, 0, 0.3)), (0, (0.7, 0, 0.3)), (0.05, (0.56, 0, 0.34)), (0.13, (0.34, 0, 0.4)), (0.24, (0.14, 0, 0.44)), (0.45, (0, 0, 0.36)), (1, (0, 0, 0.2))])
mere(0, -6, 3000, 3000, 0.35, 0.9)
disc((60, 1500, 170), 120, WARM, 3)

def headland(x, y):
    top = 5.2 / (1 + math.exp(-(x - 1.5 + 0.8 * math.sin(y * 0.7)) * 1.4)) * (1 if y > 12 else 0.2 + 0.8 * (max(0, y - 8) / 4))
    return -0.8 + top * math.exp(-(((y - 18) / 9) ** 4)) + 0.3 * fbm(x * 0.4, y * 0.4, 4, 3)

sheet(-12, 40, 6, 34, 200, 110, headland, matte(0.22, NEUTRAL, 1, 0, 0.8, 1.2, 0.1, 0.6))
grass(chance, headland, 5000, lambda y: 16, 12, 24, (0.15, 0.5), 0.16, lean=-0.12)
dark = lambda tone=0.1, **k: Cloth(tone, sleeve=0.97, **k)
c, ax, n = (0.05, 0.2, 1.05), (-0.9, 0.1, 0.42), (0, 1, 0.1)
stand = lambda x, y, turn: at((x, y, headland(x, y) - 0.05), turn)
with stand(4.0, 15.4, 170):
    person(Wear(top=dark(), jacket=Cloth(0.12, hem=0.4), trousers=Cloth(0.1), hair='fringe'), left=fretting(c, ax, n), right=plucking(c, ax, n), detail=0.014)
    with held(c, ax, n):
        electric('single', 0.2)
with stand(5.3, 15.8, 185):
    person(Wear(top=dark(), trousers=Cloth(0.1), hat='beanie', beard=True, build=1.1), left=Hand((-0.3, 0.2, 1.2), (-1, 0, -0.5)), right=Hand((0.45, 0.1, 1.95), (1, 0, 0), grip='fist'), detail=0.014)
with stand(6.5, 15.3, 150):
    person(Wear(top=dark(), trousers=Cloth(0.1), hair='bob'), left=Hand((-0.16, 0.3, 1.36), (-0.8, 0.1, -0.7)), right=Hand((0.1, 0.3, 1.05), (0.8, -0.2, -0.4)), detail=0.014)
    with held((-0.1, 0.16, 1.43), (-0.75, 0.62, -0.05), (0, 0.3, 1)):
        fiddle()
    Shape().tube((0.1, 0.36, 1.0), (-0.3, 0.3, 1.7), 0.008).stand(matte(0.2))
with stand(7.8, 15.9, 200):
    person(Wear(top=dark(), jacket=Cloth(0.12, hem=0.1), trousers=Cloth(0.1), hat='brim'), hips=(0, 0, 0.9), left=fretting(c, ax, n, 0.3), right=plucking(c, ax, n), feet=((-0.26, 0, 0), (0.24, 0, 0)), detail=0.014)
    with held(c, ax, n):
        bass('offset', 0.2)
with stand(9.0, 15.2, 165):
    person(Wear(top=dark(), trousers=Cloth(0.1), hair='quiff'), right=Hand((0.2, 0.35, 1.45), (1, 0, -0.5), grip='fist'), left=Hand((-0.3, 0.1, 0.95)), detail=0.014)
    Shape().tube((0.2, 0.35, 0.2), (0.2, 0.35, 1.4), 0.02).stand(matte(0.1))
flag(8.5, 15.6, headland(8.5, 15.6), 3.7, 2.5, 1.5, canvas(0.8, 0.6, WARM_INK), 0.2)
for x, y, turn, s in ((-3.4, 14.2, 0, 1.15), (-1.2, 15.6, 180, 1.1)):
    with at((x, y, 0.0), turn, s):
        heron(0.22)
stones(chance, (1.2, 9.4, 0), 2.0, 26, (0.15, 0.5), 0.2)
reeds(chance, lambda: (chance.uniform(-9, -4.4), chance.uniform(5, 8), 0), 220)
gulls = Shape()
for x, z, s in ((-34, 30, 1.6), (-22, 36, 1.2), (-41, 38, 1.0), (-14, 27, 0.8)):
    for side in (-1, 1):
        gulls.add([(x, 90, z), (x + side * s, 90, z + s * 0.5), (x + side * s * 2.1, 90, z + s * 0.15), (x + side * s, 90, z + s * 0.25)], [(0, 1, 2, 3)])
gulls.stand(matte(0.1))
lamp('SUN', (9, 150, 20), (0, 0, 0), WARM, 3.2, 3)
lamp('SUN', (-60, -60, 40), (0, 0, 0), COOL, 0.5, 10)
camera((0.2, -2, 2.1), (9.0, 40, 8.4), 37)
render(1280, 720, 32, haze=air((0.15, 0.05, 0.15), 90, 600))
