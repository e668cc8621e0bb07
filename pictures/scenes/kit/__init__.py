"""The scene kit: everything that a scene needs, under one name.

A scene is one file beside this folder. It says `from kit import *`, builds its subject in metres
(x to the right, y away from the viewer, z up), sets a camera and calls `render()`.

Light is the only colour there is: WARM lamps become the warm ink, COOL lamps the cool one, SKY the
haze and the sky. Cloth and paint may reflect one light more than the other: their `ink`.
"""

from .clothes import *
from .figure import *
from .geometry import *
from .guitars import *
from .instruments import *
from .lights import *
from .material import *
from .moods import *
from .nature import *
from .people import *
from .places import *
from .props import *
from .skeleton import *
from .solid import *
from .studio import *
