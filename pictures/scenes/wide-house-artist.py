"""A wren sings on the keys of a synthesiser; its song leaves as a curve and arrives as square waves."""

from kit import *

on = Collage()
on.sheet([(-4, -3), (4, -3), (4, 3), (-4, 3)], faded(mixed(0.06, 1, 0.26), 0.74, 0.4, -0.5, 1.9))
# Fells, far and near, of one ink each.
ridge = lambda foot, tops: [(-4, -2), *[(x, foot + sum(h * math.exp(-(((x - at) / w) ** 2)) for at, w, h in tops)) for x in (-4 + 8 * k / 160 for k in range(161))], (4, -2)]
on.sheet(ridge(-0.42, [(-2.3, 0.9, 0.55), (-0.7, 0.8, 0.26), (2.6, 0.9, 0.5)]), mixed(0.04, 0.3, 0.05))
on.sheet(ridge(-0.5, [(-3.1, 0.7, 0.4), (-1.4, 0.6, 0.22), (1.9, 1.1, 0.3), (3.4, 0.5, 0.4)]), DEEP)
# Keys: the far ends are the horizon.
far, near, n = -0.4, -1.3, 17
step = 6.8 / n
on.box(-4, -3, 4, far + 0.05)
for k in range(n):
    x = -3.4 + step * k
    low = near - (0.07 if k == 9 else 0)
    on.box(x + 0.014, low, x + step - 0.014, far, CORAL if k == 9 else PAPER)
    on.box(x + 0.014, low - 0.16, x + step - 0.014, low - 0.03, CORAL)
for k in range(n):
    if k % 7 in (0, 1, 3, 4, 5):
        x = -3.4 + step * (k + 1)
        on.box(x - 0.125, far - 0.52, x + 0.125, far + 0.02)
        on.box(x - 0.085, far - 0.42, x + 0.085, far - 0.05, DEEP)
# The song, louder and squarer the further it is from the bill.
song = []
for k in range(601):
    u = k / 600
    wave = math.sin(2 * math.pi * (0.5 + 6.6 * u ** 0.9))
    hard = 0.3 + 14 * max(0, u - 0.2) ** 1.3
    song.append((-0.6 - 2.9 * u, 0.8 - 0.04 * u + (0.05 + 0.36 * min(1, u * 1.5)) * math.tanh(hard * wave) / math.tanh(hard)))
on.stroke([(x + 0.03, z - 0.04) for x, z in song], 0.055, steps=0)
on.stroke(song, 0.055, PAPER, steps=0)
with on.at(0.5, far - 0.06 + 1.62 * 0.58, 0.58):
    wren(on, singing=True, stride=0.05)
render(1280, 720, 8, bounces=1)
