"""Four campers round a kettle on a camping stove, one with a guitar, a dog waiting for something."""

from kit import *

scene()
chance = scattered(14)
sky((0.06, 0.1, 0.08), [(-1, (0, 0, 0.3)), (0, (0.65, 0.35, 0.4)), (0.06, (0.4, 0.4, 0.5)), (0.2, (0.05, 0.5, 0.5)), (0.6, (0, 0.38, 0.38)), (1, (0, 0.26, 0.3))])
ground = lambda x, y: 0.06 * fbm(x * 0.6, y * 0.6, 3, 3) + 0.01 * max(0, y - 4)
sheet(-40, 40, -4, 60, 120, 120, ground, matte(0.42, COOL_INK, 1, 0, 0.4, 2, 0.1, 0.5))
fells(80, 120, 34, 6, [(-70, 50, 0.9), (60, 55, 0.75)], 260, 0.3, -2, 0.012, 0.35, COOL_INK)
fells(200, 200, 80, 9, [(-160, 90, 0.6), (10, 110, 0.8), (220, 100, 0.9)], 520, 0.3, -2, 0.007, 0.4, COOL_INK)
woods = [tree(chance, 9, 0.12, 0.3, 1.1, 0.4, 5, COOL_INK) for _ in range(3)]
plant(woods, [(-13, 24, 0), (-17, 20, 0), (15, 26, 0), (20, 22, 0), (11, 34, 0), (-9, 36, 0)], chance, (0.8, 1.2))
for x, y, turn, s in ((-5.2, 8.2, 20, 1.0), (4.6, 8.8, -18, 1.0), (-0.6, 13.0, 0, 1.0), (9.5, 13.5, -25, 0.95), (-9.8, 13, 30, 0.95)):
    with at((x, y, ground(x, y)), turn, s):
        bell_tent(0, cloth=canvas(0.85, 0.3))
festoon((-3.4, 5.4, 3.4), (3.2, 5.6, 3.4), 0.5, 14, mixed(0.8, 0.8, 0.4), 2, 0.07)
bunting((-6.5, 6.0, 3.8), (-3.4, 5.4, 3.4), chance, 0.4, 10, inks=(WARM_INK, NEUTRAL))
bunting((3.2, 5.6, 3.4), (6.8, 6.2, 3.9), chance, 0.4, 10, inks=(WARM_INK, NEUTRAL))
poles = Shape()
for x, y in ((-3.4, 5.4), (3.2, 5.6)):
    poles.tube((x, y, 0), (x, y, 3.45), 0.045)
poles.stand(matte(0.2))
# Tea for four: a camping stove on the ground, a large kettle on it, and mugs.
with at((0, 2.4, ground(0, 2.4)), 0, 1.05):
    Shape().tube((0, 0, 0), (0, 0, 0.06), 0.13, 0.12, 24).tube((0, 0, 0.125), (0, 0, 0.14), 0.14, sides=24).stand(matte(0.05))
    Shape().tube((0, 0, 0.07), (0, 0, 0.125), 0.09, 0.1, 20).stand(glow(WARM, 3))
    Shape().lathe([(0, 0.14), (0.17, 0.14), (0.19, 0.21), (0.16, 0.33), (0.09, 0.39), (0.02, 0.41), (0.0, 0.45)], 32).stand(matte(0.04, rough=0.3, shine=0.7), True)
    Shape().line(spline([(0.16, 0, 0.22), (0.25, 0, 0.27), (0.31, 0, 0.38)], 6), 0.028, 10).line([(0.15 * math.cos(t), 0, 0.35 + 0.19 * math.sin(t)) for t in (math.pi * k / 16 for k in range(17))], 0.014).stand(matte(0.04, rough=0.3, shine=0.7), True)
    for x, y, ink in ((-0.4, -0.15, NEUTRAL), (-0.3, -0.3, WARM_INK), (0.42, -0.2, NEUTRAL), (0.28, -0.34, WARM_INK)):
        with at((x, y, 0), 40 * x, 1.1):
            mug(0.95, ink)

def sitter(x, y, turn, wear, height=0.42, **pose):
    with at((x, y, ground(x, y)), turn):
        defaults = dict(hips=(0, 0, height), lean=(0, 0.12), feet=((-0.2, 0.5, 0), (0.2, 0.46, 0)), knees=((-0.3, 1, 0.8), (0.3, 1, 0.8)))
        person(wear, **{**defaults, **pose})
        Shape().tube((-0.42, -0.03, height - 0.24), (0.42, -0.03, height - 0.24), 0.14, sides=12).stand(matte(0.3, WARM_INK, 0.9))

c, ax, n = (0.06, 0.26, 0.64), (-0.9, 0.16, 0.36), (0.06, 1, 0.16)
sitter(-1.35, 2.6, -94, Wear(top=Cloth(0.7, WARM_INK, pattern='checks', second=0.25, repeat=14, collar=True), trousers=Cloth(0.25, COOL_INK), hair='curly', beard=True), gaze=(0, 10, 0), left=fretting(c, ax, n, 0.5), right=plucking(c, ax, n))
with at((-1.35, 2.6, ground(-1.35, 2.6)), -94), held(c, ax, n):
    acoustic(0.6)
sitter(1.35, 2.5, 96, Wear(top=Cloth(0.8, pattern='hoops', second=0.15, repeat=10, sleeve=0.97), trousers=Cloth(0.2), hair='bun', shape=1, boots=0.25), left=Hand((-0.12, 0.36, 0.86), (-0.8, -0.2, -0.4), (0.4, 0.7, 0.2), grip='fist'), right=Hand((0.06, 0.38, 0.82), (0.8, -0.2, -0.4), (-0.4, 0.7, 0.2), grip='fist'))
sitter(0.55, 3.6, 172, Wear(top=Cloth(0.5, COOL_INK, sleeve=0.97), jacket=Cloth(0.7, WARM_INK), trousers=Cloth(0.3), hat='beanie', hat_tone=0.7), right=Hand((0.35, 0.5, 1.0), (0.9, -0.2, -0.4), grip='point'), left=Hand((-0.2, 0.35, 0.55)))
sitter(-0.6, 3.55, 192, Wear(top=Cloth(0.75, sleeve=0.4), skirt=Cloth(0.6, WARM_INK, hem=0.4, pattern='spots', second=0.85, repeat=14), trousers=None, hair='plaits', shape=1, boots=0.2), gaze=(-14, 0, 8), left=Hand((-0.22, 0.36, 0.5)), right=Hand((0.2, 0.36, 0.52)))
with at((1.75, 1.75, ground(1.7, 1.7)), 60):
    dog('sit', 0.12)
grass(chance, ground, 5200, lambda y: 2.4 + y * 0.6, 0.2, 7, (0.05, 0.16), 0.6, COOL_INK)
lamp('SUN', (-60, -16, 34), (0, 3, 0), mixed(2.6, 1.7, 0.5), 1.0, 2)
lamp('SUN', (30, -50, 40), (0, 3, 0), COOL, 0.6, 20)
camera((0.1, -2.4, 1.5), (0.1, 3, 1.35), 33)
render(1200, 800, 20, haze=air((0.1, 0.2, 0.24), 40, 260))
