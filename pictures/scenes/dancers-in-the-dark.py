"""Three dancers, edges lit, under a mirror ball."""

from kit import *

scene()
chance = scattered(391)
indoors(0.003, 0.03)
sheet(-8, 8, -4, 8, 4, 4, lambda x, y: 0, matte(0.3, NEUTRAL, 0.3, 0.6))
Shape().box((0, 6, 3), (18, 0.1, 8)).stand(matte(0.3))
ball_, tiles = Vector((0.3, 3.0, 3.55)), Shape()
for i in range(16):
    p = math.pi * (i + 0.5) / 16
    count = max(4, int(32 * math.sin(p)))
    for j in range(count):
        t = 2 * math.pi * (j + 0.5 * (i % 2)) / count
        d = Vector((math.sin(p) * math.cos(t), math.sin(p) * math.sin(t), math.cos(p)))
        u = d.cross(Vector((0, 0, 1))).normalized() * 0.046
        v = d.cross(u).normalized() * 0.046
        c = ball_ + d * 0.52
        tiles.add([c - u - v, c + u - v, c + u + v, c - u + v], [(0, 1, 2, 3)])
tiles.stand(metal(0.95, 0.12))
Shape().ball(ball_, 0.5, 24, 16).stand(matte(0.04))
Shape().tube(ball_ + Vector((0, 0, 0.5)), (0.3, 3, 6), 0.015).stand(matte(0.04))
for k in range(11):
    a = math.radians(196 + 15 * k)
    beam(ball_ + Vector((0.5 * math.cos(a), 0.3, 0.5 * math.sin(a))), ball_ + Vector((7 * math.cos(a), 0.8, 7 * math.sin(a))), 0.02, 0.2, (WARM, COOL)[k % 2], 0.7, 0.7)
for _ in range(80):
    x, z = chance.uniform(-6, 6), chance.uniform(0.2, 5)
    Shape().plate([(0.09 * math.cos(t), 0.055 * math.sin(t)) for t in (2 * math.pi * k / 14 for k in range(14))], 0.01).stand(glow((WARM, COOL)[chance.randrange(2)], 0.9), matrix=facing_matrix((x, 5.9, z), (0, -1, 0)))
for x, y, turn, wear, pose in (
    (-1.55, 2.6, 200, Wear(top=Cloth(0.15, sleeve=0.0), skirt=Cloth(0.6, WARM_INK, hem=0.55), trousers=None, hair='long', shape=1), dict(lean=(0.16, -0.06), gaze=(20, -14, 14), left=Hand((-0.3, 0.1, 1.96), (-1, 0, 0), grip='spread'), right=Hand((0.5, 0.2, 1.3), (1, -0.3, -0.4), grip='easy'), feet=((-0.24, 0, 0), (0.3, 0.2, 0.1)))),
    (0.25, 2.0, 176, Wear(top=Cloth(0.6, NEUTRAL, 'hoops', 0.1, 10, 0.4), trousers=Cloth(0.15), hair='curly'), dict(lean=(-0.14, 0.06), twist=24, gaze=(-20, 6, -10), left=Hand((-0.5, 0.2, 1.4), (-1, -0.2, -0.5), grip='fist'), right=Hand((0.34, 0.2, 1.9), (1, 0, 0), grip='point'), feet=((-0.3, 0.1, 0.0), (0.2, -0.1, 0)), hips=(0.05, 0, 0.87))),
    (1.95, 2.7, 158, Wear(top=Cloth(0.1), jacket=Cloth(0.5, COOL_INK, collar=True), trousers=Cloth(0.1), hat='brim', hair='crop'), dict(lean=(0.12, -0.1), gaze=(14, -10, -12), left=Hand((-0.44, 0.24, 1.7), (-1, -0.2, -0.5), grip='spread'), right=Hand((0.46, 0.22, 1.72), (1, -0.2, -0.5), grip='spread'), feet=((-0.2, 0, 0), (0.26, 0.26, 0.24)))),
):
    with at((x, y, 0), turn):
        person(wear, **pose)
    lamp('AREA', (x - 1.1, y + 1.3, 2.2), (x, y, 1.2), WARM, 90, 0.4)
    lamp('AREA', (x + 1.1, y + 1.3, 2.2), (x, y, 1.2), COOL, 90, 0.4)
lamp('AREA', (0, -2.4, 2.0), (0, 2.4, 1.2), COOL, 22, 1)
lamp('AREA', (-2.0, -1.6, 4), (0.3, 3, 3.55), mixed(1, 1, 0.5), 80, 0.8)
camera((0.1, -2.6, 1.15), (0.15, 2.6, 1.85), 29)
render(1200, 800, 56)
