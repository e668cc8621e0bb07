"""Ready-made figures: random clothes, and poses for walking, sitting, dancing and playing."""

import math

from .clothes import Cloth, Wear
from .figure import person

from .guitars import electric, fretting, held, plucking
from .material import COOL_INK, NEUTRAL, WARM_INK
from .skeleton import Hand


def anyone(chance, **changes):
    """Random clothes, never all of one tone."""
    ink = lambda: chance.choice((NEUTRAL, WARM_INK, COOL_INK))
    pattern = chance.choice((None, None, 'hoops', 'checks', 'stripes', 'spots', 'flowers'))
    tone = chance.choice((0.15, 0.4, 0.65, 0.8))
    skirted = chance.random() < 0.3
    wear = dict(
        top=Cloth(tone, ink(), pattern, 0.12 if tone > 0.3 else 0.7, chance.uniform(9, 16), chance.choice((0.35, 0.45, 0.97))),
        jacket=Cloth(chance.choice((0.1, 0.3, 0.55)), ink(), collar=True) if chance.random() < 0.3 else None,
        trousers=None if skirted else Cloth(chance.choice((0.1, 0.2, 0.5)), ink()),
        skirt=Cloth(chance.choice((0.2, 0.6)), ink(), hem=chance.uniform(0.35, 0.6)) if skirted else None,
        shape=1 if skirted or chance.random() < 0.3 else 0,
        hair=chance.choice(('crop', 'bob', 'long', 'bun', 'curly', 'quiff', 'fringe', 'tail', 'plaits')),
        hair_tone=chance.choice((0.04, 0.1, 0.25)),
        hat=chance.choice((None, None, None, None, 'cap', 'beanie', 'brim', 'bobble')),
        hat_tone=chance.choice((0.2, 0.6)),
        beard=not skirted and chance.random() < 0.25,
        build=chance.uniform(0.9, 1.15),
        boots=chance.choice((0.0, 0.0, 0.2)),
    )
    return Wear(**{**wear, **changes})


def walking(wear, stride=1.0, phase=1, lean=0.06, gaze=(0, 0, 0), left=None, right=None, detail=0.012):
    """A figure in mid-step; phase 1 has the right foot in front, −1 the left."""
    s = stride * phase
    return person(wear, hips=(0, 0, 0.9), lean=(0, lean), gaze=gaze, detail=detail,
                  feet=((-0.09, -0.3 * s, 0.06 if s > 0 else 0.0), (0.09, 0.3 * s, 0.06 if s < 0 else 0.0)),
                  left=left or Hand((-0.26, 0.24 * s + 0.05, 0.86)), right=right or Hand((0.26, -0.24 * s + 0.05, 0.86)))


def sitting(wear, seat=0.46, lean=0.05, spread=0.14, gaze=(0, 0, 0), left=None, right=None, reach=0.46, detail=0.012, **more):
    """A figure on a seat of the given height at the origin."""
    return person(wear, hips=(0, 0, seat + 0.1), lean=(0, lean), gaze=gaze, detail=detail, **more,
                  feet=((-spread, reach, 0), (spread, reach, 0)), knees=((-0.15, 1, 0.7), (0.15, 1, 0.7)),
                  left=left or Hand((-0.17, 0.36, seat + 0.17), palm=(0, 0, -1)), right=right or Hand((0.17, 0.36, seat + 0.17), palm=(0, 0, -1)))


def dancing(wear, chance, detail=0.013):
    """A dancing figure with random arms and hips."""
    j = lambda spread: chance.uniform(-spread, spread)
    arm = lambda s: Hand((s * chance.uniform(0.2, 0.55), chance.uniform(0.05, 0.3), chance.uniform(1.3, 1.95)), (s, -0.2, -0.5), grip=chance.choice(('spread', 'easy', 'fist', 'point')))
    return person(wear, hips=(j(0.06), 0, 0.88), lean=(j(0.18), j(0.14)), twist=j(25), gaze=(j(25), j(12), j(14)), left=arm(-1), right=arm(1),
                  feet=((-0.2 + j(0.06), j(0.12), 0), (0.2 + j(0.06), j(0.12), max(0, j(0.14)))), detail=detail)


def guitarist(wear, instrument=electric, centre=(0.05, 0.2, 1.05), along=(-0.9, 0.1, 0.4), share=0.55, front=(0, 1, 0.1), **pose):
    """A figure with a guitar or a bass; `instrument` is the function that makes it."""
    frame = person(wear, left=fretting(centre, along, front, share), right=plucking(centre, along, front), **pose)
    with held(centre, along, front):
        instrument()
    return frame


def circle(centre, radius, count, start=0.0):
    """Places on a ring, facing its centre: (x, y, turn in degrees)."""
    cx, cy = centre
    for i in range(count):
        a = math.radians(start + 360 * i / count)
        yield cx + radius * math.cos(a), cy + radius * math.sin(a), math.degrees(a) + 90
