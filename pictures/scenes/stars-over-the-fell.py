"""Star trails turn above a fell; two people look up beside one lit tent."""

from kit import *

scene()
chance = scattered(411)
haze = after_dark(0.5, 60, 420, 0.62)
ground = lambda x, y: 0.06 * fbm(x * 0.5, y * 0.5, 3, 2) + 0.02 * max(0, y - 6)
sheet(-50, 50, -3, 80, 110, 110, ground, matte(0.28, NEUTRAL, 1, 0, 0.4, 2))
fells(90, 150, 70, 5, [(-10, 120, 0.8), (-180, 80, 0.5), (190, 80, 0.5)], 300, 0.3, -3, 0.01, 0.3)
with at((1.9, 8.4, ground(1.9, 8.4)), -24, 1.1):
    ridge_tent(2.4, 1.9, 1.5, 60, canvas(0.8, 0.65))
for x, y, turn, wear in ((1.35, 6.4, -8, Wear(top=Cloth(0.4, sleeve=0.97), jacket=Cloth(0.3, COOL_INK, hem=0.15), trousers=Cloth(0.15), hat='bobble', hat_tone=0.6, skin=0.4)), (1.95, 6.5, 10, Wear(top=Cloth(0.6, NEUTRAL, 'hoops', 0.15, 9, 0.97), skirt=Cloth(0.2, hem=0.5), trousers=None, hair='tail', boots=0.25, shape=1, skin=0.4))):
    with at((x, y, ground(x, y)), turn):
        person(wear, lean=(0, -0.1), gaze=(0, -34, 0), left=Hand((-0.3, 0.2, 1.0)) if x < 1.5 else Hand((-0.3, 0.06, 0.95)), right=Hand((0.34, 0.5, 1.9), (1, -0.2, -0.4), grip='point') if x < 1.5 else None)
grass(chance, ground, 3200, lambda y: 2 + y * 0.7, 1.5, 9, (0.06, 0.2), 0.25)

def trails(planes, depth):
    rows, columns = depth.shape
    y, x = np.mgrid[0:rows, 0:columns]
    cx, cy = columns * 0.46, rows * 0.3
    radius = np.hypot(x - cx, y - cy) / columns
    angle = np.arctan2(y - cy, x - cx)
    field = np.zeros((rows, columns))
    random = np.random.RandomState(8)
    for _ in range(210):
        r, a0, length = 0.02 + 0.72 * random.rand(), random.uniform(-math.pi, math.pi), random.uniform(0.5, 1.1)
        near = np.exp(-(((radius - r) * columns / random.uniform(0.75, 1.5)) ** 2))
        t = np.mod(angle - a0, 2 * math.pi) / length
        field = np.maximum(field, near * (t < 1) * (0.35 + 0.65 * t) * random.uniform(0.6, 1.3))
    planes[..., 1] += 2.4 * field * (depth > 3600)

camera((0, -1.6, 1.4), (0.2, 9, 3.35), 25)
render(1200, 800, 30, haze=haze, extra=trails)
