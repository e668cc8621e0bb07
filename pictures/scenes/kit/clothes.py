"""Clothes, hair and hats."""

from dataclasses import dataclass

from .material import NEUTRAL, matte


@dataclass(frozen=True)
class Cloth:
    """A garment. tone: lightness, 0–1; ink: the light it reflects most; sleeve: 1 to the wrist, 0.5 to the elbow, 0 none."""

    tone: float = 0.12
    ink: tuple = NEUTRAL
    pattern: str | None = None
    second: float | tuple | None = None
    repeat: float = 14.0
    sleeve: float = 1.0
    hem: float = 0.0
    """How far below the hips it reaches, in metres."""
    collar: bool = False
    rough: float = 0.85

    def material(self):
        return matte(self.tone, self.ink, self.rough, 0.15, pattern=self.pattern, second=self.second, repeat=self.repeat)


@dataclass(frozen=True)
class Wear:
    """What a figure wears and looks like. A dress is a `skirt`; None leaves a garment out."""

    top: Cloth = Cloth(0.3, sleeve=0.45)
    jacket: Cloth | None = None
    trousers: Cloth | None = Cloth(0.1)
    skirt: Cloth | None = None
    belt: float | None = 0.4
    shoes: float = 0.06
    boots: float = 0.0
    """How high the boots are, in metres."""
    skin: float = 0.5
    hair: str = 'crop'
    hair_tone: float = 0.05
    hat: str | None = None
    hat_tone: float = 0.15
    beard: bool = False
    glasses: str | None = None
    mouth: float = 0.0
    """How far it is open, in metres."""
    drawn: bool = False
    """A round, smooth face with eyes, brows and mouth drawn in the dark ink: for children, and where a face must be read small."""
    shut: bool = False
    """Closed eyes, on a drawn face."""
    head: float = 1.1
    """Scale of the head: larger than life, because faces are small in prints; about 1.4 for children."""
    legs: float = 1.0
    """Length of the legs: about 0.7 for children, with hips at 0.67 m."""
    build: float = 1.0
    """Girth: 1 is slender-to-medium."""
    shape: float = 0.0
    """0 straight, 1 narrow waist and wide hips."""
