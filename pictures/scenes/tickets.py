"""A wristbanded hand holds three ticket stubs up to the sun."""

from kit import *

scene()
chance = scattered(461)
haze = dusk(0.6, 2.9, 12, 1.5, 30, 200)
sheet(-90, 90, 2, 70, 4, 4, lambda x, y: 0, matte(0.3, COOL_INK))
fells(60, 60, 12, 6, [(-34, 26, 0.8), (36, 26, 0.9)], 120, 0.35, -1, 0.02, 0.3)
with at((0.34, 1.3, 0.0), 0):
    shoulder = np.array((0.17, 0, 1.42))
    target = np.array((-0.12, 0.32, 1.93))
    person(Wear(top=Cloth(0.7, WARM_INK, 'checks', 0.12, 16, 0.4), hair='none', head=0.02, skin=0.55), right=Hand(tuple(target), (1.2, 0, -0.4), (-0.25, 0.15, 1), (0, -1, 0.1), 'fret'), detail=0.007)
    wrist = target - unit((-0.25, 0.15, 1)) * 0.105
    way = unit((-0.25, 0.1, 1))
    for k, (tone, ink) in enumerate(((0.9, WARM_INK), (0.05, NEUTRAL), (0.95, NEUTRAL))):
        c = wrist - way * 0.034 * k
        Shape().tube(c - way * 0.013, c + way * 0.013, 0.04, sides=28).stand(matte(tone, ink, 0.6))
for k, (angle, tone, ink) in enumerate(((26, 0.9, NEUTRAL), (2, 0.8, WARM_INK), (-22, 0.92, NEUTRAL))):
    a = math.radians(angle)
    outline, w, h = [], 0.092, 0.26
    for i in range(9):
        outline.append((-w + 2 * w * i / 8, h + (0.006 if i % 2 else -0.004)))
    outline += [(w, 0.1)] + [(w - 0.022 * math.sin(t), 0.085 + 0.022 * math.cos(t) - 0.005) for t in (math.pi * j / 8 for j in range(9))] + [(w, -0.06), (-w, -0.06)] + [(-w + 0.022 * math.sin(t), 0.08 - 0.022 * math.cos(t)) for t in (math.pi * j / 8 for j in range(9))]
    frame = facing_matrix((0.2, 1.58 + 0.012 * k, 1.97), (0, -1, 0)) @ Matrix.Rotation(a, 4, 'Z')
    Shape().plate(outline, 0.003).stand(matte(tone, ink), matrix=frame)
    ink_ = Shape().plate([(-0.06, 0.19), (0.06, 0.19), (0.06, 0.215), (-0.06, 0.215)], 0.006).plate([(-0.06, 0.15), (0.03, 0.15), (0.03, 0.168), (-0.06, 0.168)], 0.006)
    for j in range(9):
        ink_.plate([(-0.075 + 0.018 * j, 0.078), (-0.067 + 0.018 * j, 0.078), (-0.067 + 0.018 * j, 0.082), (-0.075 + 0.018 * j, 0.082)], 0.006)
    bird = [(-0.2, 0.02), (-0.08, 0.1), (-0.02, 0.02), (0.03, 0.05), (0.07, 0.03), (0.02, 0), (0.12, 0.11), (0.22, 0.03), (0.1, 0.02), (0, -0.1), (-0.04, -0.03)]
    ink_.plate([(x * 0.3, 0.118 + y * 0.3) for x, y in bird], 0.006)
    ink_.stand(matte(0.05), matrix=frame)
lamp('AREA', (-1.2, -0.4, 2.5), (0.2, 1.6, 1.95), mixed(1.0, 0.5, 0.3), 26, 0.4)
lamp('AREA', (1.5, 0.2, 2.2), (0.2, 1.6, 1.95), COOL, 22, 0.4)
camera((0.1, -0.1, 1.98), (0.1, 1.6, 1.94), 50)
render(1200, 800, 32, haze=haze)
