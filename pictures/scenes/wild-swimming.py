"""Five swimmers' heads in the mere, caps on, rings of water spreading."""

from kit import *

scene()
chance = scattered(201)
haze = morning(-9, 20, 160, 9, 40, 160)
mere(0, -5, 800, 800, 0.1, 0.6, 0.03)
fells(170, 140, 46, 4, [(-110, 70, 0.9), (120, 70, 0.8)], 330, 0.25, -3, 0.01, 0.3)
spots = ((-1.5, 4.2, 20, WARM_INK, 0.85), (0.2, 5.6, -10, NEUTRAL, 0.95), (1.7, 4.6, -30, WARM_INK, 0.8), (-0.7, 7.6, 6, COOL_INK, 0.5), (2.7, 7.4, -16, NEUTRAL, 0.9))
for x, y, turn, ink, tone in spots:
    with at((x, y, -1.47), 180 + turn):
        face = person(Wear(top=Cloth(0.12, sleeve=0.0), trousers=None, skirt=None, hair='none', belt=None, skin=0.6, glasses='round' if x < -1 or x > 2 else None, mouth=0.014), left=Hand((-0.5, 0.34, 1.4), (-1, 0, -0.4), (-0.6, 0.7, 0.05), grip='flat'), right=Hand((0.45, 0.36, 1.32), (1, 0, -0.4), grip='flat'), gaze=(chance.uniform(-16, 16), -6, chance.uniform(-6, 6)), detail=0.01)
        with within(face):
            cap = Solid().ellipsoid((0, 0.024, 0.215), (0.089, 0.108, 0.098), 0.01).slice(((0, 0.02, 0.185), (0, -0.35, -1)))
            put(cap.mesh(matte(tone, ink, 0.3, 0.6), 0.007))
    for k, r in enumerate((0.34, 0.58, 0.86, 1.2)):
        ring = [(x + r * math.cos(t) * (1 + 0.03 * math.sin(5 * t)), y + r * math.sin(t), 0.004) for t in (2 * math.pi * i / 70 for i in range(71))]
        Shape().line(ring, 0.017 - 0.003 * k, 5).stand(glow(mixed(0.5, 0.45, 0.3), 1.0))
jetty = Shape()
for k in range(12):
    jetty.box((5.4, 8 + 0.36 * k, 0.45), (1.8, 0.3, 0.06))
for x in (4.6, 6.2):
    for y in (8, 10, 12):
        jetty.tube((x, y, -0.6), (x, y, 0.95), 0.08)
jetty.stand(matte(0.2))
lamp('AREA', (-1.6, -0.6, 2.6), (0.4, 5, 0.2), WARM, 150, 0.9)
camera((0.2, -0.6, 1.2), (0.35, 6, 0.22), 36)
render(1200, 800, 32, haze=haze)
