"""The scene's setup: an empty file, the sky, the camera, and the rendering of the light planes."""

import math
import os
import sys
import tempfile
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector

_given = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
_options = dict(item.split('=', 1) for item in _given)
TALL = 'tall' in _options
"""Whether to render the tall cut for phones, which a scene may compose differently."""
FAR = 4000.0
"""Depth in metres from which on everything is sky."""


def scene():
    """Empty the file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def sky(light=(0, 0.05, 0), stops=None):
    """light: the light on the scene from all sides. stops: (height −1…1, (warm, cool, sky)) as the camera and mirrors see it."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    node, link = tree.nodes.new, tree.links.new
    lighting, seen, mix, path = node('ShaderNodeBackground'), node('ShaderNodeBackground'), node('ShaderNodeMixShader'), node('ShaderNodeLightPath')
    lighting.inputs[0].default_value = (*light, 1)
    split, ramp, half, either = node('ShaderNodeSeparateXYZ'), node('ShaderNodeValToRGB'), node('ShaderNodeMath'), node('ShaderNodeMath')
    link(node('ShaderNodeTexCoord').outputs['Generated'], split.inputs[0])
    half.operation = 'MULTIPLY_ADD'
    half.inputs[1].default_value = half.inputs[2].default_value = 0.5
    link(split.outputs['Z'], half.inputs[0])
    link(half.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], seen.inputs[0])
    stops = sorted(stops or [(-1, light), (1, light)])
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (height, colour) in zip(elements, stops):
        element.position = height * 0.5 + 0.5
        element.color = (*colour, 1)
    either.operation = 'MAXIMUM'
    link(path.outputs['Is Camera Ray'], either.inputs[0])
    link(path.outputs['Is Glossy Ray'], either.inputs[1])
    link(either.outputs[0], mix.inputs[0])
    link(lighting.outputs[0], mix.inputs[1])
    link(seen.outputs[0], mix.inputs[2])
    link(mix.outputs[0], node('ShaderNodeOutputWorld').inputs[0])


def camera(location, look, lens=35.0, roll=0.0, shift=(0, 0)):
    """lens in millimetres on 36 mm of film; roll in degrees."""
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    turn = (Vector(look) - Vector(location)).to_track_quat('-Z', 'Y')
    thing.rotation_euler = (turn @ Matrix.Rotation(math.radians(roll), 4, 'Z').to_quaternion()).to_euler()
    data.lens, data.clip_end = lens, 5000
    data.shift_x, data.shift_y = shift
    bpy.context.scene.camera = thing


def render(width=1200, height=800, samples=32, bounces=3, haze=None, extra=None):
    """Render the light planes and write them to the file that the command names (`out=`).

    haze(depth, x, y) gives what the air adds as (warm, cool, sky), from the depth in metres and the
    place in the picture (0–1); extra(planes, depth) may paint into the finished planes, stars for one.
    `look=1` renders at 40 % with few samples, to settle a composition.
    """
    began = time.time()
    look = 'look' in _options
    share = float(_options.get('scale', 0.45 if look else 0.92))
    setup = bpy.context.scene
    setup.render.engine = 'CYCLES'
    cycles = setup.cycles
    cycles.device = 'CPU'
    cycles.samples = int(_options.get('samples', 16 if look else samples))
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.1
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, min(2, bounces), 2
    cycles.transparent_max_bounces = 64
    cycles.sample_clamp_indirect = 2.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    setup.render.resolution_x, setup.render.resolution_y = round(width * share), round(height * share)
    setup.render.resolution_percentage = 100
    setup.render.filter_size = 1.2
    setup.view_settings.view_transform = 'Raw'
    setup.view_layers[0].use_pass_mist = True
    mist = setup.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0, FAR, 'LINEAR'
    with tempfile.TemporaryDirectory() as folder:
        _output(setup, folder)
        bpy.ops.render.render(write_still=False)
        planes, depth = (_read(f'{folder}/{name}0001.exr') for name in ('light', 'depth'))
    depth = depth[..., 0] * FAR
    rows, columns = depth.shape
    if haze:
        y, x = np.mgrid[0:rows, 0:columns]
        for index, added in enumerate(haze(depth, (x + 0.5) / columns, (y + 0.5) / rows)):
            planes[..., index] += added
    if extra:
        extra(planes, depth)
    _write(planes, _options['out'])
    print(f'{time.time() - began:.0f} s', flush=True)


def _output(setup, folder):
    setup.use_nodes = True
    tree = setup.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '16'
    files.file_slots.clear()
    for name, output in (('light', 'Image'), ('depth', 'Mist')):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def _read(path):
    """The picture's red, green and blue as float rows, top row first."""
    image = bpy.data.images.load(path)
    columns, rows = image.size
    pixels = np.empty(rows * columns * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(rows, columns, -1)[::-1, :, :3].copy()


def _write(planes, path):
    """8 bits per light, as sqrt(light / 4): keeps highlights up to four times white, and the steps in shadows."""
    rows, columns, _ = planes.shape
    image = bpy.data.images.new('planes', columns, rows, alpha=False)
    image.colorspace_settings.name = 'Raw'
    pixels = np.ones((rows, columns, 4), np.float32)
    pixels[..., :3] = np.sqrt(np.clip(planes[::-1], 0, 4) / 4)
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw, image.file_format = os.path.abspath(path), 'PNG'
    image.save()


def air(strength=(0.05, 0.1, 0.3), near=60.0, far=500.0, top=0.9):
    """Plain haze: from `near` metres on the air adds up to `strength` (warm, cool, sky), over about `far` metres; none on the sky."""
    def haze(depth, _x, _y):
        amount = (1 - np.exp(-np.maximum(0, depth - near) / far)) * (depth < FAR * top)
        return tuple(amount * s for s in strength)
    return haze


def stars(count=500, seed=1, lowest=0.62, band=True):
    """An `extra` that sets stars (and the Milky Way) in the cool plane, wherever there is sky."""
    def paint(planes, depth):
        rows, columns = depth.shape
        random = np.random.RandomState(seed)
        field = np.zeros((rows, columns))
        y, x = np.mgrid[0:rows, 0:columns] / np.array([rows, columns]).reshape(2, 1, 1)
        if band:
            cloud = sum(_soft(random, rows, columns, n) * w for n, w in ((9, 0.5), (24, 0.35), (60, 0.25)))
            field += 0.2 * np.exp(-(((y - 0.05 - (x - 0.2) * 0.62) / 0.16) ** 2)) * np.clip(cloud * 1.7 - 0.35, 0, 1)
        for k in range(count):
            sx, sy = random.rand(), random.rand() * lowest
            if band and k % 2:
                sy = 0.05 + (sx - 0.2) * 0.62 + (random.rand(3).sum() - 1.5) * 0.14
            r = (2.6 if k % 23 == 0 else 1.7 if k % 6 == 0 else 1.1) * columns / 1400 * random.uniform(0.8, 1.3)
            cx, cy = sx * columns, sy * rows
            box = np.s_[max(0, int(cy - 5)):max(0, int(cy + 6)), max(0, int(cx - 5)):max(0, int(cx + 6))]
            if sy < 0 or field[box].size == 0:
                continue
            spot = np.hypot(x[box] * columns - cx, y[box] * rows - cy)
            field[box] += 4 * np.clip(r + 0.5 - spot, 0, 1)
        planes[..., 1] += field * (depth > FAR * 0.9)
    return paint


def _soft(random, rows, columns, cells):
    """Smooth noise from 0 to 1, about `cells` across."""
    grid = random.rand(cells + 2, cells + 2)
    v, u = np.mgrid[0:rows, 0:columns] * cells / max(rows, columns)
    i, j = v.astype(int), u.astype(int)
    v, u = (t * t * (3 - 2 * t) for t in (v - i, u - j))
    return (grid[i, j] * (1 - u) + grid[i, j + 1] * u) * (1 - v) + (grid[i + 1, j] * (1 - u) + grid[i + 1, j + 1] * u) * v
