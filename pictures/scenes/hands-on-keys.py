"""Two hands on the keys of an old synthesiser."""

from kit import *

scene()
indoors(0.015, 0.06)
Shape().box((0, 1.6, 1.0), (6, 0.1, 4)).stand(matte(0.3, COOL_INK))
with at((0, 0, 0.8), 0, 1.0):
    keyboard(1.15, 29, 0.35, 12, WARM_INK, 6)
    Shape().box((0, 0.25, 0.12), (1.15, 0.16, 0.3)).stand(matte(0.12))
    panel = Shape()
    chance = scattered(3)
    for i in range(15):
        for j in range(2):
            panel.tube((-0.5 + 0.0715 * i, 0.17, 0.12 + 0.075 * j), (-0.5 + 0.0715 * i, 0.14, 0.12 + 0.075 * j), 0.018, 0.014, 14)
    panel.stand(matte(0.75))
    leds = Shape()
    for i in range(15):
        if chance.random() < 0.6:
            leds.box((-0.5 + 0.0715 * i, 0.168, 0.235), (0.018, 0.008, 0.012))
    leds.stand(glow(WARM, 7))
    for side in (-0.585, 0.585):
        Shape().box((side, 0.08, 0.09), (0.03, 0.52, 0.2)).stand(matte(0.5, WARM_INK, 0.6))
with at((0.0, -0.62, -0.28), 0):
    person(Wear(top=Cloth(0.8, NEUTRAL, 'hoops', 0.1, 13, 0.97), hair='none', head=0.02, skin=0.62), lean=(0, 0.12), left=Hand((-0.2, 0.5, 1.25), (-0.9, -0.2, -0.3), (0.12, 0.95, -0.12), (0.1, -0.2, -1), 'easy'), right=Hand((0.19, 0.49, 1.26), (0.9, -0.2, -0.3), (-0.12, 0.95, -0.16), (-0.1, -0.2, -1), 'spread'), detail=0.008)
lamp('AREA', (-0.9, -0.7, 1.7), (0, -0.05, 0.9), WARM, 15, 0.3)
lamp('AREA', (1.0, 0.2, 1.6), (0, -0.05, 0.9), COOL, 15, 0.3)
lamp('AREA', (0, -1.0, 2.2), (0, 1.6, 1.0), COOL, 20, 0.5)
camera((0.02, -0.3, 1.5), (0.0, 0.06, 0.9), 27, roll=6)
render(1000, 1000, 40)
