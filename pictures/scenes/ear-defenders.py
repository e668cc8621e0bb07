"""A small child in large ear defenders and a striped jersey, grinning at what is on the stage."""

from kit import *

scene()
indoors(0.03, 0.1)
for i in range(20):
    a0, a1 = 2 * math.pi * i / 20, 2 * math.pi * (i + 1) / 20
    Shape().add([(0, 3, 1.24), (5 * math.cos(a0), 3, 1.24 + 5 * math.sin(a0)), (5 * math.cos(a1), 3, 1.24 + 5 * math.sin(a1))], [(0, 1, 2)]).stand(glow(COOL, 0.6 if i % 2 else 0.16))
with at((0, 0, -0.06), 177, 0.78):
    face = person(Wear(top=Cloth(0.9, NEUTRAL, 'hoops', 0.03, 11, 0.97), trousers=Cloth(0.2), hair='crop', hair_tone=0.03, build=0.86, mouth=0.028, skin=0.72, head=1.75, drawn=True), gaze=(-12, -6, 8), left=Hand((-0.26, 0.05, 0.85)), right=Hand((0.26, 0.05, 0.85)), detail=0.009)
    with within(face):
        fringe = Shape()
        for i in range(11):
            x = -0.06 + 0.012 * i
            painted(fringe, [(x * 0.7, 0.105), (x, 0.08), (x * 1.1, 0.052 + 0.006 * (i % 3))], (0.008, 0.009, 0.0015), 0.006)
        fringe.stand(matte(0.03))
        for side in (-1, 1):
            for dx, dz in ((-0.008, -0.032), (0.006, -0.03), (0.0, -0.042)):
                Shape().ball(on_face(side * 0.048 + dx, dz, 0.0), 0.0028, 8, 6).stand(matte(0.2, WARM_INK))
        Shape().line([(0.118 * math.cos(t), 0.03, 0.17 + 0.15 * math.sin(t)) for t in (math.pi * k / 30 for k in range(31))], 0.016, 10).stand(matte(0.04, rough=0.4, shine=0.5), True)
        for side in (-1, 1):
            x = lambda d: side * (0.074 + d)
            Shape().tube((x(0), 0.03, 0.165), (x(0.022), 0.03, 0.165), 0.066, 0.07, 40).stand(matte(0.04, rough=0.5))
            Shape().tube((x(0.022), 0.03, 0.165), (x(0.056), 0.03, 0.165), 0.074, 0.066, 40).stand(matte(0.95, WARM_INK, 0.4, 0.4))
lamp('AREA', (-1.5, -2.3, 2.2), (0, 0, 1.25), mixed(1.0, 0.7, 0.2), 100, 0.6)
lamp('AREA', (1.8, -1.2, 1.5), (0, 0, 1.25), WARM, 34, 0.6)
lamp('AREA', (1.8, 1.4, 2.2), (0, 0, 1.2), COOL, 90, 0.7)
camera((0, -1.9, 1.22), (0, 0, 1.22), 86)
render(1000, 1000, 20)
