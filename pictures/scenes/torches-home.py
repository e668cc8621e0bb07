"""People walk home along a bending path by torchlight, past lit tents."""

from kit import *

scene()
chance = scattered(401)
haze = after_dark(0.45, 40, 260, 0.7)
ground = lambda x, y: 0.05 * fbm(x * 0.5, y * 0.5, 3, 2) + 0.075 * max(0, y - 4)
bend = lambda y: 1.9 * math.sin(y * 0.2 + 0.6) - 0.6
sheet(-40, 40, -3, 70, 120, 120, ground, matte(0.26, NEUTRAL, 1, 0, 0.4, 2))
path = [(bend(y) + s, y, ground(bend(y) + s, y) + 0.03) for y in (-2 + 0.5 * k for k in range(90)) for s in (-0.75, 0.75)]
Shape().add(path, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(89)]).stand(matte(0.6, WARM_INK, 1, 0))
for i, (y, dx, phase) in enumerate(((4.2, -0.3, 1), (5.0, 0.42, -1), (8.2, 0.0, 1), (11.5, -0.3, -1), (12.1, 0.4, 1), (17, 0, 1), (22, 0.2, -1), (27, -0.2, 1))):
    x = bend(y) + dx
    slope = math.degrees(math.atan2(-(bend(y + 0.5) - bend(y)), 0.5))
    with at((x, y, ground(x, y) + 0.03), slope):
        walking(anyone(chance, skin=0.4), 1.0, phase, right=Hand((0.24, 0.34, 1.06), (1, -0.4, -0.4), grip='fist') if i % 2 == 0 else None, detail=0.013)
        if i % 2 == 0:
            Shape().tube((0.24, 0.34, 1.04), (0.24, 0.46, 1.02), 0.026, 0.034).ball((0.24, 0.47, 1.02), 0.03).stand(glow(WARM, 6))
            beam((0.24, 0.48, 1.02), (0.2, 4.2, 0.0), 0.03, 0.75, WARM, 1.1, 0.9, 1.2, 0.1)
            lamp('SPOT', (0.24, 0.5, 1.04), (0.2, 4.2, 0), WARM, 160, 0.03, 34, 0.5)
for x, y, s, p in ((-5.2, 9.6, 1.0, 60), (5.0, 10.4, 1.0, 60), (-6.4, 16, 1, 50), (5.6, 18, 1, 60), (-3.8, 23, 1, 50), (7.6, 26, 1, 50), (-9, 28, 1, 50), (2.6, 33, 1, 40), (-5, 37, 1, 40)):
    with at((x, y, ground(x, y) - 0.05), chance.uniform(-20, 20), s):
        bell_tent(p)
woods = [spruce(chance, 9 + chance.random() * 4) for _ in range(3)]
plant(woods, [(chance.uniform(-30, 30), chance.uniform(42, 60), 3) for _ in range(40)], chance, (0.8, 1.3))
fells(90, 120, 66, 5, [(-70, 60, 0.8), (60, 60, 0.9)], 240, 0.35, -3, 0.012, 0.3)
camera((-0.1, -1.6, 2.5), (0.1, 12, 2.7), 36)
render(960, 1200, 36, haze=haze, extra=stars(300, 5, 0.4))
