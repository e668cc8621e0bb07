"""The scene kit: everything that a scene needs, under one name.

A scene is one file beside this folder. It imports all of the kit, builds its subject in metres
(x to the right, y away from the viewer, z up), sets a camera and calls `render()`.

There are no colours, only three kinds of light: WARM becomes the warm ink, COOL the cool ink, SKY the
haze and the sky. A material's `ink` says which light it reflects most.
"""

from .clothes import *
from .collage import *
from .cuts import *
from .figure import *
from .geometry import *
from .guitars import *
from .heads import on_face, painted
from .instruments import *
from .lights import *
from .mark import *
from .material import *
from .moods import *
from .nature import *
from .people import *
from .places import *
from .props import *
from .skeleton import *
from .solid import *
from .studio import *
from .wren import *
