"""The shadow of someone in a hat with a guitar, thrown on a curtain that has not opened yet."""

from kit import *

scene()
sky((0.005, 0.015, 0.012), [(-1, (0, 0, 0.03)), (1, (0, 0, 0.03))])
sheet(-5, 5, -5, 2, 4, 4, lambda x, y: 0, matte(0.3, rough=0.35, shine=0.5))
curtain(-3.2, 3.2, 0.0, 5.0, 22, 0.09, 0.62, WARM_INK)
scallops = Shape()
for i in range(7):
    x = -2.7 + 0.9 * i
    scallops.add([(x - 0.46, -0.3, 5.2)] + [(x + 0.46 * math.cos(t), -0.3, 3.72 - 0.5 * math.sin(t)) for t in (math.pi * (1 - k / 14) for k in range(15))] + [(x + 0.46, -0.3, 5.2)], [tuple(range(17))])
scallops.stand(matte(0.4, COOL_INK))
fringe = Shape()
for i in range(7):
    x = -2.7 + 0.9 * i
    fringe.line([(x + 0.46 * math.cos(t), -0.33, 3.72 - 0.5 * math.sin(t)) for t in (math.pi * k / 14 for k in range(15))], 0.035)
fringe.stand(matte(0.9))
# The guest casts a shadow, but is invisible to the camera.
furniture = set(bpy.data.objects)
c, ax, n = (0.05, 0.2, 1.06), (-0.92, 0.02, 0.36), (0, 1, 0.1)
with at((0.12, -1.3, 0.12), 12):
    person(Wear(top=Cloth(0.1), jacket=Cloth(0.1, hem=0.2, collar=True), trousers=Cloth(0.1), hat='brim', hair='crop'), hips=(0, 0, 0.9), gaze=(55, 0, 0), feet=((-0.34, 0, 0), (0.3, 0.1, 0)), left=fretting(c, ax, n, 0.8, (-0.9, 0, -0.9)), right=plucking(c, ax, n, elbow=(1, -0.2, -0.2)))
    with held(c, ax, n, 1.15):
        electric('offset', 0.1)
for thing in set(bpy.data.objects) - furniture:
    thing.visible_camera = False
lamp('SPOT', (0.0, -4.4, 0.7), (0.05, 0, 1.75), WARM, 1500, 0.03, 62, 0.12)
lamp('AREA', (-3, -2.2, 4.4), (0, 0, 2.6), COOL, 90, 1.0)
lamp('AREA', (3, -2.2, 4.4), (0, 0, 2.6), COOL, 60, 1.0)
lamp('AREA', (0, -1.4, 0.1), (0, 0, 0.8), COOL, 10, 1.0)
for x in (-1.6, -0.8, 0, 0.8, 1.6):
    with at((x, -0.75, 0)):
        Shape().lathe([(0.0, 0.12), (0.11, 0.1), (0.13, 0.0)], 20).stand(matte(0.06))
camera((0.0, -2.0, 1.75), (0.0, 0, 1.95), 15)
render(960, 1200, 40)
