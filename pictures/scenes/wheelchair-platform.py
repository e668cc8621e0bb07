"""Three wheelchair users and a friend on the viewing platform, arms up, a clear view of the band."""

from kit import *

scene()
chance = scattered(75)
haze = dusk(-6, near=60, far=300, sun=False, key=0.5)
sheet(-60, 60, -6, 90, 4, 4, lambda x, y: 0, matte(0.15))
with at((0.6, 26, 0), 0, 0.9):
    stage()
    disc((0, 7.3, 5.4), 4.2, WARM, 2.0)
    rays((0, 7.35, 5.4), 4.5, 6.0, 32, 0.2, WARM, 0.7)
    for x, turn in ((-2.6, 164), (0, 184), (2.6, 200)):
        with at((x, 2.4, 1.9), turn, 1.8):
            guitarist(Wear(top=Cloth(0.1, sleeve=0.97), trousers=Cloth(0.1), hair=chance.choice(('long', 'afro', 'curly'))), detail=0.03)
    for x in (-6.5, -3, 3, 6.5):
        beam((x, 2.6, 9), (x * 1.7, -8, 0.5), 0.2, 2.2, COOL, 0.8, 0.8)
crowd([body(anyone(chance), detail=0.03) for _ in range(8)], [(chance.uniform(-15, 16), chance.uniform(7.5, 23), 0, chance.gauss(0, 14)) for _ in range(230)], seed=5)
deck = Shape().box((0, 3.4, 0.55), (8.4, 2.8, 0.12))
for x in (-4, -1.4, 1.4, 4):
    for y in (2.2, 4.6):
        deck.box((x, y, 0.27), (0.14, 0.14, 0.55))
deck.box((0, 4.72, 1.45), (8.4, 0.06, 0.07)).box((0, 4.72, 1.05), (8.4, 0.04, 0.05))
for k in range(9):
    deck.box((-4.15 + 1.037 * k, 4.72, 1.0), (0.05, 0.05, 0.9))
deck.stand(matte(0.3, WARM_INK))

def wheelchair(wear, **pose):
    frame = Shape()
    for side in (-0.3, 0.3):
        ring = [(side, 0.31 * math.cos(t) - 0.05, 0.32 + 0.31 * math.sin(t)) for t in (2 * math.pi * k / 40 for k in range(41))]
        frame.line(ring, 0.022, 8)
        for k in range(9):
            a = 2 * math.pi * k / 9
            frame.tube((side, -0.05, 0.32), (side, 0.31 * math.cos(a) - 0.05, 0.32 + 0.31 * math.sin(a)), 0.004, sides=4)
        frame.line([(side * 0.85, -0.24, 1.0), (side * 0.85, -0.2, 0.5), (side * 0.85, 0.3, 0.5), (side * 0.85, 0.46, 0.12)], 0.016).tube((side * 0.85, -0.24, 1.0), (side * 0.85, -0.36, 1.02), 0.018)
        frame.line([(side * 0.8, 0.4 + 0.07 * math.cos(t), 0.08 + 0.07 * math.sin(t)) for t in (2 * math.pi * k / 16 for k in range(17))], 0.016)
    frame.box((0, 0.5, 0.1), (0.4, 0.16, 0.02))
    frame.stand(matte(0.5, rough=0.3, shine=0.7))
    Shape().box((0, -0.21, 0.76), (0.5, 0.03, 0.42)).box((0, 0.05, 0.5), (0.5, 0.48, 0.04)).stand(matte(0.08))
    sitting(wear, 0.5, **pose)

arms = lambda l, r: dict(left=l and Hand(l, (-1, 0, -0.2), grip='spread'), right=r and Hand(r, (1, 0, -0.2), grip='fist'))
for x, wear, pose in ((-2.3, Wear(top=Cloth(0.8, NEUTRAL, 'hoops', 0.12, 10, 0.4), hair='curly'), arms((-0.45, 0.1, 1.66), (0.42, 0.1, 1.66))), (-0.3, Wear(top=Cloth(0.6, WARM_INK, 'flowers', 0.9, 12, 0.4), hair='bun', shape=1), arms(None, (0.4, 0.12, 1.68))), (2.6, Wear(top=Cloth(0.5, COOL_INK, 'checks', 0.12, 13, 0.45), hat='cap', hat_tone=0.7, hair='crop', build=1.12), arms((-0.36, 0.14, 1.7), (0.5, 0.06, 1.6)))):
    with at((x, 3.5, 0.61), chance.uniform(-8, 8)):
        wheelchair(wear, **pose)
with at((1.15, 3.55, 0.61), 6):
    person(Wear(top=Cloth(0.75, NEUTRAL, sleeve=0.4), trousers=Cloth(0.2), hair='tail', shape=1, belt=0.6), lean=(0.06, 0), left=Hand((-0.42, 0.1, 1.9), (-1, 0, 0), grip='spread'), right=Hand((0.4, 0.1, 1.95), (1, 0, 0), grip='spread'))
lamp('AREA', (0, 24, 5), (0, 3, 1.4), WARM, 9000, 6)
lamp('AREA', (-3.6, 0.0, 3.4), (0, 3.4, 1.2), COOL, 260, 0.9)
lamp('AREA', (3.6, 0.6, 3.4), (0, 3.4, 1.2), COOL, 190, 0.9)
camera((0.1, -0.2, 2.0), (0.25, 6, 2.05), 25)
render(1200, 800, 34, haze=haze)
