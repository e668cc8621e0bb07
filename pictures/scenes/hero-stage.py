"""A four-piece band small against a lit disc, over the black heads of the crowd; one of them sits high, both arms up."""

from kit import *

scene()
sky((0, 0.02, 0), [(-1, (0, 0, 0)), (0, (0, 0, 0.5)), (0.12, (0, 0, 0.3)), (0.35, (0, 0, 0.12)), (0.7, (0, 0, 0.03)), (1, (0, 0, 0.01))])
front, deck = 17.0, 1.9
sheet(-80, 80, -10, 120, 4, 4, lambda x, y: 0, matte(**BLACK))
with at((0, front, 0)):
    stage()
rise = deck + 3.5
disc((0, front + 7.3, rise), 4.2, WARM, 2.2)
rays((0, front + 7.35, rise), 4.55, 5.9, 32, 0.2, WARM, 0.7)
Shape().box((0, front + 8.6, 6), (17, 0.2, 9)).stand(matte(0.1))

dark = lambda tone=0.1: Cloth(tone, sleeve=0.97)
big = 1.78
def on_stage(x, y, turn, z=0.0):
    return at((x, front + y, deck + z), 180 + turn, big)

c, ax, n = (0.05, 0.2, 1.05), (-0.9, 0.1, 0.42), (0, 1, 0.1)
with on_stage(-2.5, 2.8, -14):
    person(Wear(top=dark(), trousers=Cloth(0.1), hair='long'), hips=(0, 0, 0.9), feet=((-0.34, 0, 0), (0.3, 0.05, 0)), left=fretting(c, ax, n), right=plucking(c, ax, n), detail=0.015)
    with held(c, ax, n, 1.1):
        electric('offset', 0.12)
with on_stage(0, 1.6, 4):
    person(Wear(top=dark(), skirt=Cloth(0.1, hem=0.4), trousers=None, hair='afro', shape=1), lean=(0.08, -0.05), left=Hand((-0.5, 0.1, 1.95), (-1, 0, 0), grip='spread'), right=Hand((0.1, 0.3, 1.5), (1, 0, -0.4), grip='fist'), feet=((-0.2, 0, 0), (0.26, 0.1, 0)), detail=0.015)
with on_stage(2.55, 2.7, 20):
    ax2 = (-0.95, 0.1, 0.2)
    person(Wear(top=dark(), trousers=Cloth(0.1), hat='brim'), hips=(0, 0, 0.88), lean=(0.08, 0.08), feet=((-0.4, 0.1, 0), (0.3, 0, 0)), left=fretting(c, ax2, n), right=plucking(c, ax2, n), detail=0.015)
    with held(c, ax2, n, 1.1):
        bass('offset', 0.12)
with on_stage(0.1, 5.4, 0, 0.9):
    drum_kit(0.15, NEUTRAL)
    person(Wear(top=dark(), hair='curly'), hips=(0, -0.62, 0.6), feet=((-0.2, -0.1, 0), (0.2, -0.1, 0)), left=Hand((-0.5, -0.25, 1.55), (-1, 0, 0), grip='fist'), right=Hand((0.5, -0.2, 1.2), (1, 0, 0), grip='fist'), detail=0.016)
    stick((-0.5, -0.25, 1.55), (0.3, 0.2, 0.9))
gear = Shape().box((0, front + 5.6, deck + 0.4), (4.4, 3.2, 0.8))
gear.tube((0.18, front + 1.4, deck), (0.18, front + 1.4, deck + 2.6), 0.035)
for x in (-5.7, 5.7):
    for k in range(2):
        gear.box((x, front + 5, deck + 0.75 + k * 1.5), (1.9, 0.8, 1.4))
for x in (-3.2, -1.2, 1.4, 3.4):
    gear.box((x, front + 0.5, deck + 0.2), (0.95, 0.6, 0.42))
gear.stand(matte(0.12, rough=0.5, shine=0.4))

for degrees in (-68, -47, -26, 26, 47, 68):
    a = math.radians(degrees)
    x, z = 6.4 * math.sin(a), rise + 2.4
    beam((x * 0.9, front + 9, z + 2), (x * 0.9 + 34 * math.sin(a), front + 9, z + 34 * math.cos(a)), 0.25, 3.1, COOL, 0.95, 1, 1.4, 0.45)
for x in (-7.2, -3.6, 3.6, 7.2):
    beam((x, front + 2.6, 8.4), (x * 0.35, front - 2.5, 1), 0.16, 1.25, WARM, 0.55, 0.7)
lamp('AREA', (0, front + 6, rise + 0.5), (0, 2, 1.4), WARM, 5200, 7)
for x in (-8, 8):
    lamp('SPOT', (x, front + 2, 9.4), (x * 0.45, 3, 1.2), COOL, 26000, 0.4, 75, 0.9)
lamp('AREA', (0, front + 4, 9.2), (0, front + 3, 0), WARM, 500, 8)

# The crowd: eighteen people, each many times, all cut from one black: light on a near back draws faces where none are.
def flat(parts):
    for mesh, _ in parts:
        mesh.materials.clear()
        mesh.materials.append(matte(**BLACK))
    return parts


hair = ('crop', 'long', 'bun', 'tail', 'afro', 'bob', 'quiff', 'curly', 'fringe')
def reveller(i):
    j = lambda spread: chance.uniform(-spread, spread)
    low = lambda s: Hand((s * (0.26 + j(0.05)), 0.16 + j(0.08), 1.0 + j(0.15)), (s, -0.3, -0.6))
    high = lambda s: Hand((s * (0.2 + chance.random() * 0.3), 0.16 + j(0.1), 1.85 + chance.random() * 0.16), (s, 0.2, 0), grip=chance.choice(('spread', 'fist', 'flat', 'horns')))
    left, right = ((low, low), (high, high), (low, high), (high, low), (high, high), (low, low))[i % 6]
    wear = Wear(top=Cloth(chance.choice((0.12, 0.2, 0.34)), sleeve=chance.choice((0.35, 0.97))), trousers=Cloth(0.12), hair=hair[i % 9], hat=('cap', None, None, 'bobble', None, 'brim', None)[i % 7], skin=0.4, build=0.92 + chance.random() * 0.22)
    return flat(body(wear, left=left(-1), right=right(1), lean=(j(0.1), j(0.08)), gaze=(j(16), j(8) - 4, j(8)), detail=0.02))

chance = scattered(23)
people = [reveller(i) for i in range(18)]
spots, y = [], 3.1
while y < front - 2.2:
    half, x = 2.5 + y * 0.72, -2.5 - y * 0.72
    while x < half:
        spots.append((x + chance.uniform(-0.12, 0.12), y + chance.uniform(-0.3, 0.3), 0, chance.gauss(0, 17)))
        x += 0.62 + chance.random() * 0.4
    y += 0.85
crowd(people, spots, (0.9, 1.07), 23)
sx = -1.75 if not TALL else -0.8
carried = body(Wear(hair='tail'), hips=(0, 0, 0.98), left=Hand((-0.46, 0.08, 1.96), (-1, 0, 0), palm=(0, 1, 0), grip='spread'), right=Hand((0.4, 0.08, 2.02), (1, 0, 0), palm=(0, 1, 0), grip='spread'), feet=((-0.2, 0.3, 0.5), (0.2, 0.3, 0.5)), knees=((-0.2, 1, 0.3), (0.2, 1, 0.3)), detail=0.014)
crowd([flat(carried)], [(sx, 4.4, 0.62, 4)], (1, 1))
flag(4.6 if not TALL else 1.7, 7, 0, 4.9, 1.8, 1.05, canvas(0.3, 0.3))
with at((-44, 88, 10.5), 20, 1.05):
    castle(matte(0.1), WARM, 5)
sheet(-190, 190, 76, 260, 120, 60, lambda x, y: -3 + max(0, y - 95) * 0.3 * (0.5 + 0.6 * fbm(x * 0.012, y * 0.012, 4, 3) + 0.5 * math.exp(-(((x - 75) / 45) ** 2))) + 13.5 * math.exp(-(((x + 42) / 26) ** 2 + ((y - 92) / 22) ** 2) ** 2), matte(0.12, rough=1))

def haze(depth, x, y):
    distance = np.hypot((x - 0.5) * (1.5 if not TALL else 0.6), y - (0.5 if not TALL else 0.42))
    amount = np.clip((depth - 3) / 22, 0, 1)
    far = np.where(depth > 23.2, 1.0, 0.16)
    # The crowd in planes: those at our feet are ink alone, and each row after them is a little more in the red light.
    crowd_light = np.where(depth < 16.5, 0.1 * np.clip((depth - 5.5) / 10, 0, 1), 0)
    warm = amount * far * (0.38 * np.exp(-distance**2 * 8) + 0.1 * np.exp(-distance**2 * 2.2)) + crowd_light
    return warm, np.where(depth < 6.6, 0.014, 0), 0 * warm

if TALL:
    camera((0.1, -0.6, 2.4), (0, front, 3.4), 33)
    render(660, 1320, 32, haze=haze)
else:
    camera((0.15, -0.6, 2.4), (0, front, 1.78 + (front + 0.6) * math.tan(math.radians(9.5))), 29)
    render(1310, 873, 32, haze=haze)
