"""Penelope Isles: sister and brother with a guitar each, islands, boats and a low sun behind."""

from kit import *

scene()
sky((0.02, 0.05, 0.04), [(-1, (0, 0, 0.2)), (0, (0.95, 0, 0.5)), (0.07, (0.6, 0, 0.5)), (0.2, (0.16, 0, 0.42)), (0.5, (0, 0, 0.3)), (1, (0, 0, 0.15))])
chance = scattered(11)
mere(-1.2, 3.0, 1500, 1500, 0.3, 0.8)
disc((26, 700, 64), 62, WARM, 3.2)
for x, y, w, h, seed in ((-30, 120, 34, 15, 2), (46, 190, 38, 22, 5), (-62, 260, 70, 34, 8), (10, 330, 40, 14, 3)):
    sheet(x - w, x + w, y - w * 0.5, y + w * 0.5, 70, 40,
          lambda px, py, x=x, y=y, w=w, h=h, seed=seed: -2.2 + h * math.exp(-(((px - x) / w * 1.9) ** 2 + ((py - y) / w * 3.4) ** 2)) * (0.85 + 0.35 * fbm(px * 0.06, py * 0.06, 4, seed)), matte(0.25, COOL_INK, 1, 0))
for x, y, s in ((-7, 46, 1.0), (6.5, 60, 1.1), (-14, 84, 1.2), (17, 100, 1.4)):
    with at((x, y, -1.2), chance.uniform(60, 110), s):
        rowing_boat(3.8, 0.12, oars=False)
        Shape().tube((0, 0.4, 0), (0, 0.4, 4.6), 0.05).stand(matte(0.1))
        Shape().add([(0.06, 0.5, 0.9), (0.1, 0.5, 4.5), (0.2, 2.2, 1.0)], [(0, 1, 2)]).add([(0.06, 0.3, 0.9), (0.1, 0.3, 4.2), (0.2, -1.6, 0.9)], [(0, 1, 2)]).stand(canvas(0.8, 0.6))
sheet(-7, 7, -3, 3.4, 60, 40, lambda x, y: -0.02 + 0.1 * fbm(x, y, 4, 3) - max(0, y - 2.4) * 1.3, matte(0.2, NEUTRAL, 1, 0, 0.5, 3))

sister = Wear(top=Cloth(0.7, COOL_INK, sleeve=0.97), skirt=Cloth(0.5, WARM_INK, pattern='spots', second=(0.8, 0.75, 0.7), repeat=16, hem=0.62), trousers=None, shape=1, hair='long', hair_tone=0.3, boots=0.12, build=0.92)
brother = Wear(top=Cloth(0.62, pattern='hoops', second=0.12, repeat=13, sleeve=0.45), jacket=Cloth(0.3, COOL_INK, collar=True), trousers=Cloth(0.14), hair='curly', hair_tone=0.1, beard=True, belt=0.5)
c, ax, n = (0.05, 0.2, 1.08), (-0.9, 0.08, 0.42), (0, 1, 0.1)
with at((-0.44, 0.0, 0), 196):
    person(sister, gaze=(-6, 6, 6), lean=(0.02, 0.04), left=fretting(c, ax, n, 0.6), right=plucking(c, ax, n))
    with held(c, ax, n, 0.98):
        electric('offset', 0.7, COOL_INK, 0.9)
    strap((-0.1, 0, 1.42), (0.24, 0.12, 1.1), c)
with at((0.46, 0.18, 0), 158):
    c = (0.05, 0.2, 1.12)
    person(brother, hips=(0, 0, 0.95), gaze=(8, 4, -6), left=fretting(c, ax, n, 0.75), right=plucking(c, ax, n))
    with held(c, ax, n):
        electric('single', 0.6, WARM_INK, 0.08)
    strap((-0.1, 0, 1.44), (0.24, 0.12, 1.12), c)

lamp('AREA', (-1.2, -3.2, 2.2), (0, 0, 1.4), WARM, 190, 0.8)
lamp('SUN', (20, 60, 14), (0, 0, 1), WARM, 3.0, 3)
lamp('AREA', (2.6, 0.8, 2.4), (0, 0, 1.2), COOL, 120, 0.8)
lamp('AREA', (-2.6, 1.2, 2.2), (0, 0, 1.2), COOL, 70, 0.8)
camera((0.0, -3.7, 1.4), (0.02, 0, 1.28), 60)
render(960, 1200, 36, haze=air((0.16, 0.06, 0.22), 90, 420))
