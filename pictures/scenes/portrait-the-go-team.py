"""The Go! Team: six people, two drum kits, pom-poms up, stripes everywhere."""

from kit import *

scene()
sky((0.03, 0.04, 0.03), [(-1, (0, 0, 0.1)), (1, (0, 0, 0.1))])
# The backdrop: broad rays in turn warm, paper and cool, from behind the singer's head.
for i in range(24):
    a0, a1 = 2 * math.pi * i / 24, 2 * math.pi * (i + 1) / 24
    light = (mixed(1.0, 0.06, 0), mixed(0.75, 0.75, 0.6), mixed(0.0, 0.75, 0.1))[i % 3]
    Shape().add([(0, 5, 1.72), (9 * math.cos(a0), 5, 1.72 + 9 * math.sin(a0)), (9 * math.cos(a1), 5, 1.72 + 9 * math.sin(a1))], [(0, 1, 2)]).stand(glow(light, 0.85))
sheet(-8, 8, -4, 5, 4, 4, lambda x, y: 0, matte(0.5, WARM_INK, 0.6, 0.2))
Shape().box((0, 3.0, 0.5), (5.6, 2.2, 1.0)).stand(matte(0.6, NEUTRAL, pattern='stripes', second=0.06, repeat=2.6))

def pompom(at_, size=0.19, ink=WARM_INK, seed=1):
    chance = scattered(seed)
    strands = Shape()
    for _ in range(420):
        v = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        u = v.orthogonal().normalized() * 0.011
        r = size * chance.uniform(0.75, 1.1)
        p = Vector(at_)
        strands.add([p + u * 0.5, p + v * r + u, p + v * r * 1.06, p + v * r - u, p - u * 0.5], [(0, 1, 2, 3, 4)])
    strands.stand(matte(0.85, ink, 0.9))

def kit_and_drummer(x, y, z, turn, wear, ink, seed):
    with at((x, y, z), turn):
        drum_kit(0.75, ink, second=0.9, pattern='spots', toms=2, cymbals=((-0.62, 0.1, 1.1), (0.7, 0.05, 1.16)))
        person(wear, hips=(0, -0.62, 0.6), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), left=Hand((-0.46, -0.2, 1.5), (-1, -0.3, -0.4), (0, 0.4, 1), grip='fist'), right=Hand((0.4, -0.1, 1.05), (1, -0.3, -0.4), (0, 0.8, 0.2), grip='fist'), gaze=(seed, -4, 4))
        stick((-0.46, -0.2, 1.5), (0.3, 0.3, 0.9))
        stick((0.4, -0.1, 1.05), (-0.1, 0.8, 0.2))

kit_and_drummer(-1.3, 2.9, 1.0, 172, Wear(top=Cloth(0.75, WARM_INK, pattern='hoops', second=(0.75, 0.7, 0.65), repeat=9, sleeve=0.3), hair='plaits', shape=1), WARM_INK, 6)
kit_and_drummer(1.45, 2.9, 1.0, 188, Wear(top=Cloth(0.6, COOL_INK, pattern='hoops', second=0.8, repeat=9, sleeve=0.3), hair='crop', beard=True, hat='cap', hat_tone=0.6), COOL_INK, -6)

# In front: the captain, pom-poms up, mid-kick; a second with one up, one on the hip.
captain = Wear(top=Cloth(0.85, NEUTRAL, pattern='hoops', second=(0.75, 0.1, 0.14), repeat=10, sleeve=0.3), skirt=Cloth(0.75, WARM_INK, hem=0.26, pattern='stripes', second=0.85, repeat=12), trousers=None, shape=1, hair='afro', mouth=0.02, shoes=0.85, boots=0.16)
with at((-0.02, 0.05, 0), 184):
    person(captain, hips=(0, 0, 0.93), lean=(0.06, -0.06), gaze=(0, -8, 6), left=Hand((-0.42, 0.06, 1.98), (-1, 0, 0.1), grip='fist'), right=Hand((0.46, 0.06, 1.95), (1, 0, 0.1), grip='fist'), feet=((-0.1, 0, 0, 6), (0.52, 0.42, 0.42, -40)), knees=((-0.1, 1, 0), (0.5, 1, 0.3)))
    pompom((-0.43, 0.07, 2.08), 0.2, WARM_INK, 2)
    pompom((0.47, 0.07, 2.05), 0.2, NEUTRAL, 3)
with at((-0.95, 0.6, 0), 196):
    person(Wear(top=Cloth(0.5, COOL_INK, pattern='stripes', second=0.85, repeat=14, sleeve=0.45), trousers=Cloth(0.8), hair='bun', shape=1, belt=0.1, shoes=0.1), lean=(-0.08, 0), gaze=(-6, -4, -6), left=Hand((-0.52, 0.1, 1.82), (-1, 0, 0.1), grip='fist'), right=Hand((0.34, 0.06, 1.02), (1, -0.4, 0.1), (-0.6, 0.4, -0.4), grip='fist'), feet=((-0.22, 0, 0), (0.2, 0.1, 0)))
    pompom((-0.53, 0.11, 1.93), 0.19, COOL_INK, 4)
    pompom((0.38, 0.1, 0.98), 0.18, COOL_INK, 5)
c, ax, n = (0.05, 0.2, 1.1), (-0.9, 0.1, 0.42), (0, 1, 0.1)
with at((0.86, 0.5, 0), 160):
    person(Wear(top=Cloth(0.85, pattern='hoops', second=0.1, repeat=11, sleeve=0.97), trousers=Cloth(0.16), hair='quiff', glasses='shades', belt=0.7), lean=(0.1, -0.04), gaze=(6, -4, 10), left=fretting(c, ax, n, 0.6), right=plucking(c, ax, n), feet=((-0.3, 0, 0), (0.28, 0.12, 0)), hips=(0, 0, 0.9))
    with held(c, ax, n):
        electric('single', 0.8, WARM_INK, 0.9)
with at((1.5, 1.3, 0), 166):
    person(Wear(top=Cloth(0.7, WARM_INK, sleeve=0.3, pattern='spots', second=0.9, repeat=13), trousers=Cloth(0.1), hair='bob', shape=1), lean=(0, -0.04), gaze=(6, -10, 0), right=Hand((0.02, 0.3, 1.5), (0.8, 0.2, -0.5), (-0.7, 0.2, 0.6), grip='fist'), left=Hand((-0.06, 0.34, 1.46), (-0.8, 0.2, -0.5), (0.7, 0.2, 0.6), grip='fist'))
    with at((0.02, 0.22, 1.56), 0, 1, (-80, 0)):
        Shape().tube((0, 0, 0), (0, 0, 0.3), 0.012).lathe([(0.012, 0), (0.022, 0.1), (0.075, 0.2)], 24, (0, 0, 0.26)).stand(metal(0.9, 0.25, WARM_INK), True)
lamp('AREA', (-1.9, -3.2, 2.8), (0, 0.4, 1.3), WARM, 260, 0.9)
lamp('AREA', (1.9, -3.2, 2.6), (0, 0.4, 1.3), COOL, 70, 0.9)
lamp('AREA', (3.4, 1.6, 3.2), (0, 0.6, 1.3), COOL, 260, 0.8)
lamp('AREA', (-3.4, 2.2, 3.2), (0, 0.6, 1.3), COOL, 200, 0.8)
camera((0.05, -4.9, 1.15), (0.1, 0.5, 1.36), 48)
render(960, 1200, 40)
