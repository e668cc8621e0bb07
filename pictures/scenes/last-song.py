"""The last song: a band cut out of a wall of light, arms linked and raised, over a black edge of hands; paper falls."""

from kit import *

scene()
chance = scattered(421)
sky((0, 0.004, 0.002), [(-1, (0, 0, 0.03)), (1, (0, 0, 0.03))])
black = matte(**BLACK)
# The light: tall bands, hottest in the middle, that reach from the boards into the flies.
for k in range(-9, 10):
    level = 1.5 * math.exp(-(k / 3.4) ** 2)
    Shape().box((k * 0.86, 10, 4.6), (0.62, 0.02, 7.2)).stand(glow(mixed(0.5 + 1.3 * level, 0.75 * max(0, level - 0.55), 0.0), 0.85))
for k in range(-9, 9):
    Shape().box((k * 0.86 + 0.43, 10.05, 4.6), (0.3, 0.02, 7.2)).stand(glow(mixed(0.03, 0.2 if abs(k + 0.5) > 2 else 0.0, 0.02) if abs(k + 0.5) > 2 else mixed(0.62, 0.02, 0), 0.9))
Shape().box((0, 6.5, 0.6), (16, 4, 1.2)).stand(black)
cut([(-8, 0), (8, 0), (8, 1.06), (-8, 1.06)], 4.4, faded(mixed(0.0, 0.5, 0.05), 0.0, 0.9, 0.2, 1.1))
for x, w in ((-6.0, 2.4), (6.0, 2.4)):
    for k in range(4):
        Shape().box((x + 0.1 * k * (1 if x > 0 else -1), 6, 1.5 + 0.66 * k), (w, 1, 0.6)).stand(black)
flat = Cloth(0.0, sleeve=0.97)
figures = (dict(hair='curly', trousers=Cloth(0.0)), dict(hair='long', trousers=None, skirt=Cloth(0.0, hem=0.55), shape=1), dict(hair='crop', hat='brim', trousers=Cloth(0.0)), dict(hair='bun', trousers=None, skirt=Cloth(0.0, hem=0.4), shape=1), dict(hair='afro', trousers=Cloth(0.0)))
for i, wear in enumerate(figures):
    x = -2.36 + 1.18 * i
    with at((x, 5.6, 1.2), 180, 1.28):
        person(Wear(top=flat, belt=None, skin=0.0, hair_tone=0.0, hat_tone=0.0, shoes=0.0, **wear), lean=(0, -0.04), gaze=(0, -12, chance.uniform(-10, 10)), left=Hand((-0.46, 0.03, 1.9), (-1, 0, 0.1), grip='fist'), right=Hand((0.46, 0.03, 1.9), (1, 0, 0.1), grip='fist'), feet=((-0.2, 0, 0), (0.2, 0, 0)), detail=0.014)
# The crowd is one black edge; only its hands are shapes.
edge(2.0, lambda x: 0.86 + 0.2 * abs(math.sin(x * 3.1)) ** 0.5 + 0.05 * math.sin(x * 1.3 + 1) + 0.015 * abs(math.sin(x * 17)), 4.2)
for x, z, size, lean, kind in ((-2.2, 1.86, 1.5, -10, 'open'), (-1.72, 1.56, 1.2, 8, 'fist'), (-1.06, 1.9, 1.5, -6, 'open'), (-0.5, 1.58, 1.2, 10, 'two'), (0.02, 1.66, 1.3, -8, 'open'), (0.56, 1.52, 1.2, 5, 'fist'), (1.08, 1.88, 1.5, 6, 'open'), (1.62, 1.6, 1.3, 4, 'two'), (2.16, 1.84, 1.5, 12, 'open')):
    raised(x, 1.9, z, size, lean, kind)
paper = [Shape(), Shape(), Shape()]
for _ in range(190):
    y = chance.uniform(2.2, 9)
    c = Vector((chance.uniform(-0.6, 0.6) * (y + 3.6), y, chance.uniform(1.3, 6.2)))
    u = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized() * 0.09
    v = u.orthogonal().normalized() * 0.06
    paper[chance.randrange(3)].add([c - u - v, c + u - v, c + u + v, c - u + v], [(0, 1, 2, 3)])
for shape, light in zip(paper, (mixed(1.4, 1.1, 0.5), mixed(0.0, 0.5, 0.05), mixed(1.4, 1.1, 0.5))):
    shape.stand(glow(light, 1.0))
camera((0, -2.4, 1.6), (0, 5.6, 2.74), 34)
render(980, 654, 10)
