"""Lanterns shaped like stars, moons and birds go along the mere on poles, reflected."""

from kit import *

scene()
chance = scattered(17)
after_dark(0.5, 40, 300, 0.7)
mere(0, -5, 1500, 1500, 0.12, 0.8, 0.03)
fells(140, 120, 46, 3, [(-120, 60, 0.9), (130, 70, 0.8)], 320, 0.25, -3, 0.012, 0.3)
fells(280, 200, 110, 8, [(10, 120, 0.8), (-260, 120, 0.8), (270, 130, 0.9)], 620, 0.25, -3, 0.006, 0.35)
bank = lambda x, y: 0.5 * min(1, max(0, (y - 12.2) / 0.7)) - 0.12 + 0.05 * fbm(x, y, 3, 3)
sheet(-30, 30, 11, 26, 160, 60, bank, matte(0.2, COOL_INK, 1, 0))
woods = [spruce(chance, 7 + chance.random() * 3, 0.1) for _ in range(4)]
plant(woods, [(chance.uniform(-34, 34), chance.uniform(24, 40), 0.2) for _ in range(46)], chance, (0.7, 1.3))

def lantern_shape(kind, at_):
    c = Vector(at_)
    if kind == 'star':
        outline = [(0.62 * (1 if k % 2 == 0 else 0.42) * math.sin(math.pi * k / 5), 0.62 * (1 if k % 2 == 0 else 0.42) * math.cos(math.pi * k / 5)) for k in range(10)]
    elif kind == 'moon':
        outline = [(0.58 * math.sin(t), 0.58 * math.cos(t)) for t in (math.pi * (0.12 + 1.76 * k / 20) for k in range(21))] + [(0.16 + 0.44 * math.sin(t), 0.44 * math.cos(t)) for t in (math.pi * (1.72 - 1.44 * k / 16) for k in range(17))]
    elif kind == 'bird':
        outline = [(-0.85, 0.1), (-0.4, 0.42), (-0.12, 0.12), (0.0, 0.22), (0.12, 0.3), (0.26, 0.2), (0.1, 0.1), (0.42, 0.46), (0.86, 0.16), (0.4, 0.12), (0.1, -0.16), (0.0, -0.5), (-0.14, -0.46), (-0.1, -0.14), (-0.4, 0.1)]
    else:
        outline = [(0.44 * math.sin(t), 0.44 * math.cos(t)) for t in (2 * math.pi * k / 24 for k in range(24))]
    Shape().plate(outline, 0.22).stand(glow(WARM, 3.4), matrix=facing_matrix(c, (0, -1, 0)))
    lamp('POINT', c + Vector((0, -0.5, -0.3)), None, WARM, 70, 0.3)

kinds = ('star', 'moon', 'bird', 'round')
for i in range(11):
    x, y = -10.5 + 2.1 * i, 13.4 + 0.5 * math.sin(i * 1.3)
    with at((x, y, bank(x, y)), -90):
        walking(anyone(chance, skin=0.4), 0.8, 1 if i % 2 else -1, right=Hand((0.1, 0.34, 1.3), (1, -0.2, -0.5), grip='fist'), left=Hand((-0.06, 0.34, 1.12), (-1, -0.2, -0.5), grip='fist'), detail=0.016)
    top = Vector((x + 0.36 + chance.uniform(-0.1, 0.1), y, bank(x, y) + 3.0 + chance.uniform(-0.2, 0.5)))
    Shape().tube((x + 0.34, y, bank(x, y) + 0.9), top, 0.022).stand(matte(0.1))
    lantern_shape(kinds[i % 4], top + Vector((0, 0, 0.45)))
camera((0, -3.2, 1.7), (0, 14, 1.35), 31)
render(1200, 800, 36, haze=air((0.02, 0.16, 0.34), 17, 24), extra=stars(260, 4, 0.4, False))
