"""A face with closed eyes, painted as a bird with its wings spread; the brush is still at one cheek."""

from kit import *

scene()
indoors(0.03, 0.1)
Shape().box((0, 1.6, 1.6), (6, 0.1, 5)).stand(glow(COOL, 0.34))
disc((0, 1.5, 1.68), 0.42, WARM, 0.75)
rays((0, 1.52, 1.68), 0.45, 0.85, 56, 0.008, mixed(0.5, 0.5, 0.2), 1.2)
with at((0, 0, 0), 180):
    face = person(Wear(top=Cloth(0.05, NEUTRAL, 'spots', 0.9, 15, 0.4), hair='curly', hair_tone=0.015, skin=0.8, build=0.92, shape=1, drawn=True, shut=True), gaze=(0, 3, 5), detail=0.008)
    with within(face):
        for side in (-1, 1):
            # Three rows of feathers, the longest lowest, from the bridge of the nose to the temple.
            for count, start, length, width, tone, ink, lift in ((9, 0.012, 0.1, 0.0105, 0.02, NEUTRAL, 0.005), (8, 0.012, 0.08, 0.01, 0.35, COOL_INK, 0.008), (7, 0.01, 0.056, 0.0085, 0.5, WARM_INK, 0.011)):
                feathers = Shape()
                for i in range(count):
                    a = math.radians(-24 + 94 * i / (count - 1))
                    c, s = math.cos(a), math.sin(a)
                    reach = length * (1 - 0.3 * (i / (count - 1)) ** 2)
                    steps = [k / 6 for k in range(7)]
                    painted(feathers, [(side * (0.012 + c * (start + (reach - start) * t)), 0.0 + s * (start + (reach - start) * t) - 0.012 * t * (1 - t)) for t in steps], [width * (0.25 + 1.6 * t) * (1 - t**4) for t in steps], lift)
                feathers.stand(matte(tone, ink, 0.9))
            patch = Shape()
            steps = [-1 + k / 5 for k in range(11)]
            painted(patch, [(side * 0.032 + 0.027 * t, -0.009) for t in steps], [0.0165 * math.sqrt(max(0.02, 1 - t * t)) for t in steps], 0.013).stand(matte(0.95))
            lid = Shape()
            painted(lid, [(side * 0.032 + 0.02 * t, -0.004 - 0.009 * (1 - t * t)) for t in steps], [0.0036 * (1.25 - abs(t)) for t in steps], 0.0145)
            for t in (-0.9, -0.45, 0, 0.45, 0.9):
                painted(lid, [(side * 0.032 + 0.02 * t, -0.004 - 0.009 * (1 - t * t)), (side * 0.032 + 0.026 * t, -0.019 - 0.009 * (1 - t * t))], (0.002, 0.0009), 0.0145)
            lid.stand(matte(0.01))
        # The bird's body and beak down the nose, a fan of crown feathers on the brow.
        beak = Shape()
        steps = [k / 8 for k in range(9)]
        painted(beak, [(0, 0.03 - 0.058 * t) for t in steps], [0.0035 + 0.013 * math.sin(math.pi * (0.15 + 0.85 * t)) for t in steps], 0.017).stand(matte(0.04))
        for k in range(7):
            a = math.radians(60 + 10 * k)
            painted(Shape(), [(0.012 * math.cos(a), 0.03 + 0.012 * math.sin(a)), (0.03 * math.cos(a), 0.032 + 0.03 * math.sin(a)), (0.042 * math.cos(a), 0.032 + 0.042 * math.sin(a))], (0.0015, 0.0042, 0.001), 0.012).stand(matte(0.85 if k % 2 else 0.05, WARM_INK if k % 2 else NEUTRAL))
        lips = Shape()
        steps = [-1 + k / 6 for k in range(13)]
        painted(lips, [(0.027 * t, -0.0525 + 0.004 * t * t - 0.002 * math.cos(6 * t)) for t in steps], [0.0055 * (1 - t * t) + 0.0008 for t in steps], 0.009)
        painted(lips, [(0.024 * t, -0.0655 + 0.009 * t * t) for t in steps], [0.0065 * (1 - t * t) + 0.0006 for t in steps], 0.009)
        lips.stand(matte(0.22, WARM_INK, 0.5, 0.3))
        for side in (-1, 1):
            for k in range(4):
                Shape().ball(on_face(side * (0.03 + 0.011 * k), -0.036 + 0.004 * k, 0.003), 0.0036, 10, 8).stand(matte(0.05 if k % 2 else 0.95))
# The painter's brush comes in from the corner.
tip, end = Vector((0.062, -0.125, 1.605)), Vector((0.34, -0.36, 1.42))
way = (end - tip).normalized()
Shape().tube(tip, tip + way * 0.03, 0.0015, 0.0065, 14).stand(matte(0.85, WARM_INK))
Shape().tube(tip + way * 0.03, tip + way * 0.06, 0.007, 0.0075, 14).stand(matte(0.95))
Shape().tube(tip + way * 0.06, end, 0.0075, 0.01, 14).stand(matte(0.03))
lamp('AREA', (-1.1, -1.7, 2.2), (0, 0, 1.62), mixed(1.0, 0.75, 0.2), 62, 0.5)
lamp('AREA', (1.5, -0.9, 1.9), (0, 0, 1.6), WARM, 22, 0.5)
lamp('AREA', (1.2, 1.0, 2.2), (0, 0, 1.6), COOL, 40, 0.5)
camera((0.0, -1.5, 1.67), (0.0, 0, 1.645), 128)
render(1000, 1000, 36)
