"""Materials. They have no colours: only how much of each light they reflect."""

from functools import lru_cache

import bpy

NEUTRAL = (1, 1, 1)
WARM_INK = (1, 0.22, 0.3)
COOL_INK = (0.22, 1, 0.75)


def _material(name='material'):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree


class Nodes:
    """Builds a shader: adds and links nodes, and does arithmetic on their outputs."""

    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    def link(self, source, target):
        self.tree.links.new(source, target)

    def math(self, operation, *values, clamp=False):
        node = self.add('ShaderNodeMath', operation=operation, use_clamp=clamp)
        for slot, value in zip(node.inputs, values):
            if isinstance(value, (int, float)):
                slot.default_value = value
            else:
                self.link(value, slot)
        return node.outputs[0]


@lru_cache(maxsize=None)
def matte(tone=0.5, ink=NEUTRAL, rough=0.85, shine=0.1, bump=0.0, bump_scale=5.0, vary=0.0, vary_scale=2.0,
          pattern=None, second=None, repeat=12.0):
    """A surface that reflects `tone` of the light, tinted by `ink`.

    bump roughens it, vary mottles the tone, and `pattern` ('hoops', 'stripes', 'checks', 'spots',
    'flowers') prints a second tone on it, `repeat` times a metre.
    """
    material, tree = _material()
    nodes = Nodes(tree)
    surface = tree.nodes['Principled BSDF']
    surface.inputs['Roughness'].default_value = rough
    surface.inputs['Specular'].default_value = shine
    colour = tuple(tone * c for c in ink)
    surface.inputs['Base Color'].default_value = (*colour, 1)
    place = nodes.add('ShaderNodeTexCoord').outputs['Object']
    if bump:
        grain = nodes.add('ShaderNodeTexNoise')
        grain.inputs['Scale'].default_value = bump_scale
        grain.inputs['Detail'].default_value = 6
        relief = nodes.add('ShaderNodeBump')
        relief.inputs['Strength'].default_value = bump
        relief.inputs['Distance'].default_value = 0.3
        nodes.link(place, grain.inputs['Vector'])
        nodes.link(grain.outputs[0], relief.inputs['Height'])
        nodes.link(relief.outputs[0], surface.inputs['Normal'])
    if vary or pattern:
        if pattern:
            factor = _pattern(nodes, place, pattern, repeat)
            other = tuple(second) if hasattr(second, '__len__') else tuple((0.05 if second is None else second) * c for c in ink)
            low, high = colour, other
        else:
            grain = nodes.add('ShaderNodeTexNoise')
            grain.inputs['Scale'].default_value = vary_scale
            grain.inputs['Detail'].default_value = 5
            nodes.link(place, grain.inputs['Vector'])
            spread = nodes.add('ShaderNodeMapRange')
            for slot, value in zip(spread.inputs[1:5], (0.3, 0.7, 0.0, 1.0)):
                slot.default_value = value
            nodes.link(grain.outputs[0], spread.inputs[0])
            factor = spread.outputs[0]
            low, high = (tuple(max(0, tone + d) * c for c in ink) for d in (-vary, vary))
        mix = nodes.add('ShaderNodeMixRGB')
        mix.inputs[1].default_value = (*low, 1)
        mix.inputs[2].default_value = (*high, 1)
        nodes.link(factor, mix.inputs[0])
        nodes.link(mix.outputs[0], surface.inputs['Base Color'])
    return material


def _pattern(nodes, place, pattern, repeat):
    """1 where the second tone is printed, 0 elsewhere."""
    split = nodes.add('ShaderNodeSeparateXYZ')
    nodes.link(place, split.inputs[0])
    x, _, z = split.outputs

    def bands(axis, share=0.5):
        return nodes.math('LESS_THAN', nodes.math('FRACT', nodes.math('MULTIPLY', axis, repeat)), share)

    if pattern == 'hoops':
        return bands(z)
    if pattern == 'stripes':
        return bands(x, 0.3)
    if pattern == 'checks':
        return nodes.math('MULTIPLY', nodes.math('ADD', bands(x), bands(z)), 0.5)
    cells = nodes.add('ShaderNodeTexVoronoi')
    cells.inputs['Scale'].default_value = repeat
    cells.inputs['Randomness'].default_value = 0.15 if pattern == 'spots' else 1.0
    nodes.link(place, cells.inputs['Vector'])
    return nodes.math('LESS_THAN', cells.outputs['Distance'], 0.3 if pattern == 'spots' else 0.38)


@lru_cache(maxsize=None)
def glow(colour, strength=1.0):
    """A material that emits light."""
    material, tree = _material('glow')
    tree.nodes.clear()
    nodes = Nodes(tree)
    lamp = nodes.add('ShaderNodeEmission')
    lamp.inputs[0].default_value = (*colour, 1)
    lamp.inputs[1].default_value = strength
    nodes.link(lamp.outputs[0], nodes.add('ShaderNodeOutputMaterial').inputs[0])
    return material


@lru_cache(maxsize=None)
def faded(colour, foot, top, low, high):
    """Flat ink that fades: light of the strength `foot` at the height `low`, `top` at `high`."""
    material, tree = _material('faded')
    tree.nodes.clear()
    nodes = Nodes(tree)
    split, spread = nodes.add('ShaderNodeSeparateXYZ'), nodes.add('ShaderNodeMapRange')
    nodes.link(nodes.add('ShaderNodeNewGeometry').outputs['Position'], split.inputs[0])
    nodes.link(split.outputs['Z'], spread.inputs[0])
    for slot, value in zip(spread.inputs[1:5], (low, high, foot, top)):
        slot.default_value = value
    lamp = nodes.add('ShaderNodeEmission')
    lamp.inputs[0].default_value = (*colour, 1)
    nodes.link(spread.outputs[0], lamp.inputs[1])
    nodes.link(lamp.outputs[0], nodes.add('ShaderNodeOutputMaterial').inputs[0])
    return material


@lru_cache(maxsize=None)
def canvas(tone=0.7, through=0.6, ink=NEUTRAL, pattern=None, second=0.1, repeat=4.0):
    """Cloth that lets light through: tents, flags, lampshades."""
    material, tree = _material('canvas')
    tree.nodes.clear()
    nodes = Nodes(tree)
    front = nodes.add('ShaderNodeBsdfDiffuse')
    back = nodes.add('ShaderNodeBsdfTranslucent')
    colour = tuple(tone * c for c in ink)
    for side in (front, back):
        side.inputs[0].default_value = (*colour, 1)
    if pattern:
        place = nodes.add('ShaderNodeTexCoord').outputs['Object']
        mix = nodes.add('ShaderNodeMixRGB')
        mix.inputs[1].default_value = (*colour, 1)
        mix.inputs[2].default_value = (*(tuple(second) if hasattr(second, '__len__') else (second,) * 3), 1)
        nodes.link(_pattern(nodes, place, pattern, repeat), mix.inputs[0])
        for side in (front, back):
            nodes.link(mix.outputs[0], side.inputs[0])
    mixed = nodes.add('ShaderNodeMixShader')
    mixed.inputs[0].default_value = through
    nodes.link(front.outputs[0], mixed.inputs[1])
    nodes.link(back.outputs[0], mixed.inputs[2])
    nodes.link(mixed.outputs[0], nodes.add('ShaderNodeOutputMaterial').inputs[0])
    return material


@lru_cache(maxsize=None)
def metal(tone=0.6, rough=0.3, ink=NEUTRAL):
    """Polished brass, chrome, a mirror ball."""
    material, tree = _material('metal')
    surface = tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (*(tone * c for c in ink), 1)
    surface.inputs['Metallic'].default_value = 1
    surface.inputs['Roughness'].default_value = rough
    return material


@lru_cache(maxsize=None)
def water(rough=0.06, waves=0.25, scale=1.2, stretch=0.35):
    """Dark, reflecting water; `waves` is the waves' strength, `scale` their number per metre."""
    material, tree = _material('water')
    nodes = Nodes(tree)
    surface = tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (0.01, 0.01, 0.01, 1)
    surface.inputs['Roughness'].default_value = rough
    surface.inputs['Specular'].default_value = 1
    surface.inputs['IOR'].default_value = 1.33
    mapping = nodes.add('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (stretch, 1, 1)
    ripple = nodes.add('ShaderNodeTexNoise')
    ripple.inputs['Scale'].default_value = scale
    ripple.inputs['Detail'].default_value = 3
    relief = nodes.add('ShaderNodeBump')
    relief.inputs['Strength'].default_value = waves
    relief.inputs['Distance'].default_value = 0.15
    nodes.link(nodes.add('ShaderNodeTexCoord').outputs['Object'], mapping.inputs[0])
    nodes.link(mapping.outputs[0], ripple.inputs['Vector'])
    nodes.link(ripple.outputs[0], relief.inputs['Height'])
    nodes.link(relief.outputs[0], surface.inputs['Normal'])
    return material
