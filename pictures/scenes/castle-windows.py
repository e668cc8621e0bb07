"""Lit windows in a castle tower, people dancing in three of them."""

from kit import *

scene()
chance = scattered(95)
sky((0, 0.03, 0.01), [(-1, (0, 0, 0.1)), (0, (0, 0, 0.3)), (0.4, (0, 0, 0.26)), (1, (0, 0, 0.12))])
width, top = 6.4, 15.0
windows = [(-1.35, 3.0), (1.35, 3.0), (-1.35, 6.6), (1.35, 6.6), (-1.35, 10.2), (1.35, 10.2)]
w, h = 0.62, 1.75
opening = lambda x, z: any((abs(x - wx) < w and wz < z < wz + h) or math.hypot(x - wx, max(0, z - wz - h)) < w and z > wz for wx, wz in windows)
stones_ = [Shape(), Shape(), Shape()]
z, course = 0.0, 0
while z < top:
    d = 0.3
    x = -width / 2 - (0.35 if course % 2 else 0)
    while x < width / 2:
        run = chance.uniform(0.5, 0.9)
        cells = [x + run * (k + 0.5) / 8 for k in range(8)]
        for k, cx in enumerate(cells):
            if -width / 2 < cx < width / 2 and not opening(cx, z + d / 2):
                stones_[hash((course, int(x * 7))) % 3].box((cx, 8 + chance.uniform(-0.008, 0.008), z + d / 2), (run / 8 * 1.02, 0.8, d * 0.965))
        x += run
    z += d
    course += 1
for shape, tone in zip(stones_, (0.36, 0.44, 0.52)):
    shape.stand(matte(tone, NEUTRAL, 1, 0, 0.5, 3))
battlement = Shape().box((0, 7.85, top + 0.2), (width * 1.08, 1.2, 0.5))
for k in range(5):
    battlement.box((-2.9 + 1.45 * k, 7.85, top + 0.9), (0.8, 1.2, 0.95))
for k in range(13):
    battlement.box((-3.1 + 0.517 * k, 7.45, top - 0.25), (0.22, 0.4, 0.4))
battlement.stand(matte(0.4, NEUTRAL, 1, 0, 0.5, 3))
for i, (wx, wz) in enumerate(windows):
    Shape().box((wx, 9.6, wz + 1.2), (2.3, 0.05, 3.2)).stand(glow(WARM, 1.7 if i != 2 else 1.2))
    Shape().box((wx, 7.62, wz - 0.06), (w * 2.5, 0.3, 0.14)).stand(matte(0.5))
    lamp('AREA', (wx, 9.3, wz + 1.2), (wx, 7, wz + 0.8), WARM, 90, 0.8)
    if i in (1, 2, 5):
        for dx in (-0.22, 0.3):
            with at((wx + dx, 8.7, wz - 0.55), 180 + chance.uniform(-40, 40), 1.05):
                dancing(anyone(chance, hat=None), chance)
ivy = Shape()
for _ in range(5200):
    t = chance.random()
    x = 2.2 + chance.gauss(0.4, 0.5) * (1 - t * 0.6)
    z = 11.5 * t ** 1.3
    if opening(x, z) or x > 3.3:
        continue
    c = Vector((x, 7.52 - 0.08 * chance.random(), z))
    u = Vector((chance.gauss(0, 1), 0.2, chance.gauss(0, 1))).normalized() * 0.13
    v = Vector((u.z, 0.05, -u.x))
    ivy.add([c - u, c + v * 0.7, c + u, c - v * 0.7], [(0, 1, 2, 3)])
ivy.stand(matte(0.3, COOL_INK, 1, 0))
lamp('SUN', (-30, -30, 40), (0, 8, 6), COOL, 1.3, 3)
camera((-0.6, -3.4, 1.6), (0.05, 8, 6.3), 39)
render(960, 1200, 32, extra=stars(160, 7, 0.4, False))
