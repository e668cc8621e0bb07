"""Times of day: sky, sun and fill light. Each function returns the haze for `render()`."""

from .lights import COOL, WARM, disc, lamp, mixed
from .studio import air, sky


def daylight(sun=(-40, -40, 42), strength=1.0, near=40.0, far=220.0):
    """High summer, a little haze."""
    sky((0.05, 0.09, 0.08), [(-1, (0, 0, 0.25)), (0, (0.12, 0.5, 0.62)), (0.1, (0.05, 0.52, 0.56)), (0.35, (0, 0.44, 0.44)), (1, (0, 0.3, 0.34))])
    lamp('SUN', sun, (0, 0, 0), mixed(2.5 * strength, 1.9 * strength, 0.6), 1.0, 2)
    lamp('SUN', (-sun[0], -50, 40), (0, 0, 0), COOL, 0.5, 20)
    return air((0.08, 0.2, 0.24), near, far)


def morning(x=0.0, height=14.0, distance=200.0, size=12.0, near=25.0, far=130.0, sun=True):
    """The sun just over the hill, straight ahead or to one side; mist in the low places."""
    sky((0.03, 0.09, 0.06), [(-1, (0, 0.1, 0.3)), (0, (0.85, 0.06, 0.26)), (0.07, (0.66, 0.08, 0.32)), (0.18, (0.34, 0.14, 0.4)), (0.4, (0.06, 0.2, 0.4)), (1, (0, 0.2, 0.28))])
    if sun:
        disc((x, distance, height), size, WARM, 2.6)
    lamp('SUN', (x, distance, height + distance * 0.06), (0, 0, 0), WARM, 3.0, 2)
    lamp('SUN', (-50, -60, 40), (0, 0, 0), COOL, 0.9, 15)
    return air((0.3, 0.14, 0.3), near, far)


def dusk(x=0.0, height=20.0, distance=600.0, size=34.0, near=60.0, far=420.0, sun=True, key=0.55):
    """The sun setting ahead; the subject before it is an outline."""
    sky((0, 0.09, 0.01), [(-1, (0, 0, 0.3)), (0, (0.85, 0, 0.32)), (0.05, (0.66, 0, 0.36)), (0.13, (0.4, 0, 0.42)), (0.24, (0.14, 0, 0.45)), (0.45, (0.01, 0, 0.36)), (1, (0, 0, 0.2))])
    if sun:
        disc((x, distance, height), size, WARM, 3)
    lamp('SUN', (x, distance, height + distance * 0.05), (0, 0, 0), WARM, 3.2, 3)
    lamp('SUN', (50, -60, 40), (0, 0, 0), COOL, key, 10)
    return air((0.14, 0.06, 0.2), near, far)


def after_dark(moon=0.5, near=40.0, far=420.0, glow=0.55):
    """Deep night under a clear sky; `glow` is what is left of the light at the horizon."""
    sky((0, 0.04, 0), [(-1, (0, 0, 0.04)), (0, (0, 0, glow)), (0.08, (0, 0, glow * 0.66)), (0.22, (0, 0, glow * 0.36)), (0.5, (0, 0, 0.09)), (1, (0, 0, 0.04))])
    lamp('SUN', (-30, -20, 50), (20, 30, 0), COOL, moon, 2)
    return air((0, 0.03, 0.3), near, far)


def indoors(fill=0.015, back=0.08):
    """No sky: only lamps."""
    sky((fill, fill * 2, fill), [(-1, (0, 0, back * 0.4)), (0, (0, 0, back)), (1, (0, 0, back * 0.4))])


def studio_lights(target=(0, 0, 1.3), key=170.0, rim=180.0, other=130.0):
    """Warm key from the left front, two cool rims from behind: how portraits are lit."""
    x, y, z = target
    lamp('AREA', (x - 2.0, y - 2.8, z + 1.2), target, WARM, key, 0.7)
    lamp('AREA', (x + 2.6, y + 1.6, z + 1.4), target, COOL, rim, 0.8)
    lamp('AREA', (x - 2.7, y + 1.8, z + 1.2), target, COOL, other, 0.8)
