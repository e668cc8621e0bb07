"""The festival's logo, read from where the website has it."""

import re
from pathlib import Path

_NUMBER = re.compile(r'-?\d*\.?\d+')


def mark_outline(steps=12):
    """The bird's outline as points, two units wide about (0, 0); it flies to the right."""
    text = (Path(__file__).parents[3] / 'shared/data/logo.ts').read_text()
    path = re.search(r"'(M[^']+z)'", text).group(1)
    points, x, y = [], 0.0, 0.0
    for command, numbers in re.findall(r'([MmCcLl])([^A-Za-z]*)', path):
        values = [float(v) for v in _NUMBER.findall(numbers)]
        size = 6 if command in 'Cc' else 2
        for k in range(0, len(values), size):
            fx, fy = (x, y) if command.islower() else (0.0, 0.0)
            ends = [(fx + values[i], fy + values[i + 1]) for i in range(k, k + size, 2)]
            if size == 6:
                (ax, ay), (bx, by), (cx, cy) = ends
                for i in range(1, steps + 1):
                    t = i / steps
                    u = 1 - t
                    points.append((u ** 3 * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * cx, u ** 3 * y + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * cy))
            else:
                points.append(ends[0])
            x, y = ends[-1]
    return [((px - 32) / 32, (32 - py) / 32) for px, py in points]
