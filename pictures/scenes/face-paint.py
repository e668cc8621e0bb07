"""A face with closed eyes, painted as a bird; the brush is still at one cheek."""

from kit import *

scene()
indoors(0.02, 0.12)
Shape().box((0, 2.0, 1.5), (6, 0.1, 5)).stand(matte(0.6, COOL_INK, pattern='spots', second=0.85, repeat=4))
with at((0, 0, 0), 186):
    face = person(Wear(top=Cloth(0.12, NEUTRAL, 'spots', 0.85, 18, 0.4), hair='curly', hair_tone=0.05, skin=0.62, build=0.92, shape=1), gaze=(-6, -6, 4), detail=0.008)
    with within(face), at((0, 0.045, 0.165)):
        # Wings of paint: flat feathers laid over the brow and cheeks, a beak down the nose.
        for side in (-1, 1):
            for row, (count, length, tone, ink, lift) in enumerate(((7, 0.062, 0.9, NEUTRAL, 0.0), (6, 0.046, 0.85, WARM_INK, 0.004), (5, 0.03, 0.05, NEUTRAL, 0.008))):
                feathers = Shape()
                for i in range(count):
                    a = math.radians(-38 + 112 * i / (count - 1))
                    c, s = math.cos(a), math.sin(a)
                    x0, z0 = side * 0.034, 0.004
                    out = [(x0 + side * c * 0.014 - side * s * 0.006, z0 + s * 0.014 + c * 0.006), (x0 + side * c * length, z0 + s * length), (x0 + side * c * 0.014 + side * s * 0.006, z0 + s * 0.014 - c * 0.006)]
                    feathers.add([(x, 0.108 + lift - 5.5 * (abs(x) - 0.03) ** 2 * (1 if abs(x) > 0.03 else 0) - 0.9 * max(0, z - 0.02), z) for x, z in out], [(0, 1, 2)])
                feathers.stand(matte(tone, ink, 0.9))
            lid = Shape().line([(side * (0.031 + 0.019 * math.cos(t)), 0.102 + 0.006 * math.sin(t), 0.003 - 0.009 * math.sin(t)) for t in (math.pi * k / 12 for k in range(13))], 0.0028)
            lid.stand(matte(0.02))
        beak = Solid().capsule((0, 0.105, 0.02), (0, 0.126, -0.03), 0.008, 0.016, 0.01).capsule((0, 0.12, -0.03), (0, 0.128, -0.052), 0.011, 0.003, 0.01)
        put(beak.mesh(matte(0.85, WARM_INK), 0.003))
        for k in range(5):
            Shape().ball((-0.02 + 0.01 * k, 0.108 - 0.0006 * (k - 2) ** 2, 0.062 + 0.003 * (2 - abs(k - 2))), 0.005, 8, 6).stand(matte(0.95))
# The painter's hand and brush, from the right.
with at((0.66, -0.28, -0.06), 96):
    person(Wear(top=Cloth(0.5, WARM_INK, 'stripes', 0.12, 22, 0.6)), left=Hand((-0.06, 0.39, 1.63), (-0.9, -0.2, -0.8), (0.1, 0.95, 0.1), (0.4, 0.2, -0.8), 'point'), detail=0.009)
Shape().tube((0.105, -0.165, 1.595), (0.3, -0.36, 1.57), 0.0045, 0.006).stand(matte(0.7, WARM_INK))
Shape().tube((0.085, -0.145, 1.597), (0.108, -0.168, 1.595), 0.002, 0.006).stand(matte(0.95))
lamp('AREA', (-1.3, -1.9, 2.3), (0, 0, 1.62), WARM, 60, 0.5)
lamp('AREA', (1.6, -0.6, 2.2), (0, 0, 1.6), COOL, 40, 0.5)
lamp('AREA', (-1.2, 1.0, 2.0), (0, 0, 1.6), COOL, 40, 0.5)
lamp('AREA', (0, 0.6, 3.2), (0, 2, 1.6), mixed(0.3, 0.8, 0.4), 60, 1.0)
camera((0.0, -1.5, 1.62), (0.02, 0, 1.62), 95)
render(1000, 1000, 40)
