"""A wren, cut from paper: round, its tail cocked, a pale brow over the eye."""

from .collage import CORAL, INK, PAPER, Collage


def wren(on: Collage, singing=False, stride=0.0):
    """Faces left, two units long, its feet at (±stride, −1.62)."""
    # The tail stands nearly upright, barred.
    with on.at(0.72, 0.42, 1, -17):
        on.blob([(-0.2, -0.1), (-0.23, 0.7), (-0.27, 1.3), (-0.2, 1.52), (0.0, 1.6), (0.2, 1.52), (0.27, 1.3), (0.25, 0.7), (0.28, -0.1)])
        for k in range(6):
            z, half = 0.42 + 0.19 * k, 0.185 + 0.012 * k
            on.stroke([(-half, z - 0.03), (0, z + 0.035), (half, z - 0.03)], 0.062, CORAL)
    # Legs, thin, with toes.
    for foot, hip in ((-0.28 - stride, -0.12), (0.3 + stride, 0.24)):
        leg = [[(hip, -0.8), (hip + 0.12, -1.12), (foot, -1.58)], *([(foot, -1.58), (foot + toe * 0.6, -1.55), (foot + toe, -1.62)] for toe in (-0.3, -0.15, 0.2))]
        for width, ink in ((0.13, INK), (0.08, CORAL)):
            for line in leg:
                on.stroke(line, width, ink)
    for hip in (-0.12, 0.24):
        on.blob([(hip - 0.22, -0.7), (hip - 0.02, -1.12), (hip + 0.12, -1.18), (hip + 0.26, -0.7)])
    on.blob([(-1.0, 0.78), (-0.9, 1.08), (-0.58, 1.24), (-0.2, 1.14), (0.12, 0.9), (0.5, 0.74), (0.86, 0.66), (1.02, 0.3), (0.96, -0.2), (0.62, -0.72), (0.1, -0.98),
             (-0.5, -0.86), (-0.92, -0.46), (-1.08, 0.04), (-1.04, 0.42), (-1.06, 0.6)])
    # The bill, fine and a little bent.
    if singing:
        on.sheet([(-0.92, 0.9), (-1.2, 0.98), (-1.66, 1.2), (-1.3, 0.84), (-0.95, 0.74)])
        on.sheet([(-0.95, 0.72), (-1.25, 0.66), (-1.52, 0.6), (-1.2, 0.54), (-0.96, 0.5)])
        on.sheet([(-1.0, 0.78), (-1.26, 0.8), (-1.2, 0.68), (-1.0, 0.62)], CORAL)
    else:
        on.sheet([(-0.92, 0.92), (-1.2, 0.88), (-1.5, 0.78), (-1.74, 0.64), (-1.46, 0.68), (-1.0, 0.6)])
        on.stroke([(-1.02, 0.74), (-1.3, 0.745), (-1.58, 0.69)], 0.022, PAPER)
    # Breast and belly are paper, the flank barred.
    on.blob([(-0.98, 0.52), (-0.76, 0.5), (-0.5, 0.26), (-0.3, -0.1), (0.0, -0.44), (0.42, -0.62), (0.2, -0.84), (-0.1, -0.89), (-0.5, -0.78), (-0.86, -0.4), (-1.0, 0.04), (-0.96, 0.36)], PAPER)
    for k in range(6):
        x, z = -0.42 + 0.13 * k, -0.3 - 0.085 * k
        on.stroke([(x - 0.07, z + 0.06), (x - 0.02, z - 0.04), (x - 0.06, z - 0.15)], 0.034, CORAL)
    # The brow, the eye, the cheek's flecks.
    on.blob([(-1.0, 0.84), (-0.82, 0.97), (-0.52, 1.0), (-0.2, 0.86), (-0.08, 0.72), (-0.32, 0.83), (-0.56, 0.88), (-0.82, 0.86)], PAPER)
    on.oval(-0.7, 0.76, 0.115, ink=PAPER)
    on.oval(-0.7, 0.76, 0.085)
    on.oval(-0.725, 0.785, 0.028, ink=PAPER)
    for x, z in ((-0.5, 0.56), (-0.36, 0.62), (-0.4, 0.46), (-0.26, 0.5), (-0.28, 0.34)):
        on.oval(x, z, 0.045, 0.02, CORAL, 35)
    # The wing: long feathers below, two rows of short ones over them, all barred.
    for k in range(6):
        with on.at(-0.02 + 0.045 * k, 0.34 - 0.075 * k, 1, -13 - 2.5 * k):
            length = 1.16 - 0.055 * k
            feather = lambda grow: [(-0.1, -0.12 - grow), (length * 0.7, -0.13 - grow), (length + grow, 0), (length * 0.7, 0.11 + grow), (-0.1, 0.12 + grow)]
            on.blob(feather(0.03))
            on.blob(feather(0), CORAL)
            for i in range(4):
                x = 0.34 + 0.2 * i
                if x < length - 0.08:
                    on.stroke([(x, -0.1), (x + 0.035, 0.0), (x, 0.09)], 0.06)
    on.blob([(-0.52, 0.36), (-0.3, 0.56), (0.1, 0.5), (0.42, 0.26), (0.36, 0.0), (0.08, -0.12), (-0.3, -0.02), (-0.5, 0.14)])
    on.blob([(-0.46, 0.34), (-0.28, 0.5), (0.08, 0.44), (0.34, 0.24), (0.3, 0.04), (0.06, -0.06), (-0.28, 0.03), (-0.44, 0.16)], CORAL)
    for row in range(3):
        for k in range(4):
            x, z = -0.3 + 0.17 * k + 0.06 * (row % 2), 0.36 - 0.14 * row - 0.02 * k
            on.stroke([(x - 0.05, z + 0.05), (x + 0.03, z), (x - 0.02, z - 0.06)], 0.04)
