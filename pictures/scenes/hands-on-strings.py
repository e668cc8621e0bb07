"""Two hands on an acoustic guitar, one at the sound hole, one on the neck."""

from kit import *

scene()
indoors(0.015, 0.1)
disc((0.0, 2.0, 1.25), 0.95, WARM, 0.9)
c, ax, n = (0.1, 0.26, 1.06), (-0.95, 0.05, 0.22), (0, 1, 0.06)
with at((0, 0, 0), 180):
    person(Wear(top=Cloth(0.7, COOL_INK, 'checks', 0.12, 17, 0.62), trousers=Cloth(0.15), hair='long', hair_tone=0.1, beard=True, skin=0.6), hips=(0, 0.02, 0.9), gaze=(10, 20, 0), left=fretting(c, ax, n, 0.42, (-0.5, 0.0, -0.9)), right=plucking(c, ax, n, 0.085, (0.8, -0.3, 0.1), -0.03), detail=0.008)
    with held(c, ax, n, 1.04):
        acoustic(0.62)
lamp('AREA', (-1.1, -1.5, 1.9), (0, 0, 1.1), WARM, 46, 0.4)
lamp('AREA', (1.3, -0.5, 1.7), (0, 0, 1.1), COOL, 40, 0.4)
lamp('AREA', (-1.3, 1.0, 1.8), (0, 0, 1.1), COOL, 40, 0.4)
camera((0.06, -1.5, 1.2), (0.06, -0.2, 1.1), 50, roll=-8)
render(1200, 800, 40)
