"""A small child in large ear defenders, mouth open in a perfect O."""

from kit import *

scene()
indoors(0.02, 0.1)
for i in range(20):
    a0, a1 = 2 * math.pi * i / 20, 2 * math.pi * (i + 1) / 20
    if i % 2:
        Shape().add([(0, 3, 1.18), (5 * math.cos(a0), 3, 1.18 + 5 * math.sin(a0)), (5 * math.cos(a1), 3, 1.18 + 5 * math.sin(a1))], [(0, 1, 2)]).stand(glow(COOL, 0.6))
disc((0, 2.9, 1.2), 0.82, WARM, 1.3)
with at((0, 0, -0.12), 176, 0.78):
    face = person(Wear(top=Cloth(0.8, NEUTRAL, 'hoops', 0.1, 12, 0.97), jacket=Cloth(0.6, WARM_INK, collar=True), trousers=Cloth(0.2), hair='fringe', hair_tone=0.12, build=1.0, mouth=0.03, skin=0.55, head=1.5), gaze=(3, -6, 4), left=Hand((-0.16, 0.3, 1.3), (-0.8, 0, -0.7), (0.3, 0.1, 1), grip='spread'), right=Hand((0.17, 0.3, 1.26), (0.8, 0, -0.7), (-0.3, 0.1, 1), grip='spread'), detail=0.009)
    with within(face):
        band = Shape().line([(0.118 * math.cos(t), 0.03, 0.17 + 0.155 * math.sin(t)) for t in (math.pi * k / 24 for k in range(25))], 0.017, 10)
        band.stand(matte(0.08, rough=0.4, shine=0.5), True)
        Shape().ball((0, 0.133, 0.078), (0.021, 0.012, 0.028), 20, 14).stand(matte(0.01), True)
        for side in (-1, 1):
            Shape().tube((side * 0.085, 0.03, 0.165), (side * 0.135, 0.03, 0.165), 0.068, 0.075, 30).tube((side * 0.135, 0.03, 0.165), (side * 0.15, 0.03, 0.165), 0.075, 0.05, 30).stand(matte(0.85, WARM_INK, 0.35, 0.6))
            Shape().tube((side * 0.15, 0.03, 0.165), (side * 0.154, 0.03, 0.165), 0.03, sides=24).stand(matte(0.95))
studio_lights((0, 0, 1.15), 70, 90, 70)
camera((0, -1.9, 1.26), (0, 0, 1.2), 70)
render(1000, 1000, 36)
