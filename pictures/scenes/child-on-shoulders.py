"""A child on someone's shoulders, arms up, in front of a blaze of light."""

from kit import *

scene()
chance = scattered(3)
sky((0.01, 0.03, 0.02), [(-1, (0, 0, 0.05)), (0, (0.1, 0, 0.3)), (0.4, (0, 0, 0.14)), (1, (0, 0, 0.04))])
disc((0, 9, 2.9), 2.7, WARM, 1.9)
rays((0, 9.1, 2.9), 3.0, 5.2, 36, 0.12, WARM, 0.7)
for x in (-4, -2.6, 2.6, 4):
    beam((x, 9, 6.5), (x * 2.2, 5, -0.5), 0.1, 1.1, COOL, 0.8, 0.8)
with at((0, 2.6, 0.0), 0):
    person(Wear(top=Cloth(0.3, COOL_INK, 'checks', 0.1, 14, 0.4), trousers=Cloth(0.2), hair='crop', build=1.1), left=Hand((-0.18, 0.2, 1.36), (-1, 0, -0.5), grip='fist'), right=Hand((0.18, 0.2, 1.36), (1, 0, -0.5), grip='fist'))
    with at((0, -0.04, 0.92), 0, 0.74):
        face = person(Wear(top=Cloth(0.7, WARM_INK, 'hoops', 0.1, 10, 0.4), trousers=Cloth(0.15), hair='plaits', hat='ears', hat_tone=0.8, shoes=0.6), hips=(0, 0, 0.98), left=Hand((-0.46, 0.05, 1.98), (-1, 0, 0), grip='spread'), right=Hand((0.44, 0.08, 2.0), (1, 0, 0), grip='spread'), gaze=(0, -8, 5), feet=((-0.18, 0.24, 0.44), (0.18, 0.24, 0.44)), knees=((-0.25, 1, 0.3), (0.25, 1, 0.3)))
hair = ('bob', 'curly', 'bun', 'quiff', 'long', 'tail', 'crop')
for i in range(26):
    x, y = chance.uniform(-2.6, 2.6), chance.uniform(3.2, 7)
    if abs(x) < 0.5 and y < 4:
        continue
    with at((x, y, -0.15), chance.uniform(-20, 20)):
        up = chance.random() < 0.45
        person(Wear(top=Cloth(0.2), trousers=Cloth(0.1), hair=chance.choice(hair)), left=Hand((-0.3, 0.1, 1.9), (-1, 0, 0), grip='spread') if up else None, right=Hand((0.3, 0.1, 1.95), (1, 0, 0), grip='fist') if up else None, detail=0.02)
lamp('AREA', (0, 8, 3), (0, 2, 1.6), WARM, 700, 4)
lamp('AREA', (-2.6, 0.6, 2.8), (0, 2.6, 2.0), COOL, 120, 0.8)
lamp('AREA', (2.6, 4.0, 3.2), (0, 2.6, 2.0), COOL, 160, 0.6)
camera((0.05, -0.9, 1.75), (0, 3, 2.12), 43)
render(960, 1200, 32)
