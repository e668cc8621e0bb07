"""Lamps, beams and suns. The inks are separated by the kind of light: warm, cool or sky."""

import math

import bpy
from mathutils import Vector

from .geometry import Shape, mesh_of, put, facing_matrix
from .material import Nodes, glow

WARM, COOL, SKY = (1, 0, 0), (0, 1, 0), (0, 0, 1)


def mixed(warm=0.0, cool=0.0, sky=0.0):
    """A light of several kinds at once."""
    return (warm, cool, sky)


def lamp(kind, location, look=None, colour=WARM, power=100.0, size=0.5, cone=60.0, blend=0.5):
    """kind: AREA, SPOT, POINT (power in watts, size in metres) or SUN (power in W/m², size in degrees)."""
    light = bpy.data.lights.new('lamp', kind)
    light.color = colour
    light.energy = power
    if kind == 'AREA':
        light.size = size
    elif kind == 'SUN':
        light.angle = math.radians(size)
    else:
        light.shadow_soft_size = size
    if kind == 'SPOT':
        light.spot_size = math.radians(cone)
        light.spot_blend = blend
    thing = put(light)
    here = Vector(location)
    there = Vector(look) if look is not None else here - Vector((0, 0, 1))
    thing.matrix_world = thing.matrix_world @ facing_matrix(here, here - there)
    thing.visible_camera = False
    return thing


def disc(centre, radius, colour=WARM, strength=1.0, sides=96, facing=(0, -1, 0)):
    """A sun or a moon: a glowing disc that faces `facing`."""
    ring = [(radius * math.cos(2 * math.pi * i / sides), radius * math.sin(2 * math.pi * i / sides), 0) for i in range(sides)]
    return put(mesh_of(ring, [tuple(range(sides))], glow(tuple(colour), strength)), facing_matrix(centre, facing))


def rays(centre, inner, outer, count=40, width=0.03, colour=WARM, strength=0.6, facing=(0, -1, 0), short=0.86):
    """A sunburst of thin triangles, every second one shorter."""
    shape = Shape()
    for i in range(count):
        angle = 2 * math.pi * i / count
        c, s = math.cos(angle), math.sin(angle)
        tip = outer if i % 2 else inner + (outer - inner) * short * 0.6
        w = width
        shape.add([(c * inner - s * w, s * inner + c * w, 0), (c * inner + s * w, s * inner - c * w, 0), (c * tip, s * tip, 0)], [(0, 1, 2)])
    return put(shape.mesh(glow(tuple(colour), strength)), facing_matrix(centre, facing))


def beam(start, end, width=0.12, spread=1.5, colour=WARM, strength=0.6, fall=1.4, edge=1.6, smoke=0.35):
    """A shaft of light through haze: a glowing cone, weaker along its length and towards its rim."""
    p, q = Vector(start), Vector(end)
    length, sides, steps = (q - p).length, 40, 12
    vertices, faces = [], []
    for k in range(steps + 1):
        r = width + (spread - width) * k / steps
        vertices += [(r * math.cos(2 * math.pi * i / sides), r * math.sin(2 * math.pi * i / sides), length * k / steps) for i in range(sides)]
    for k in range(steps):
        faces += [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i) for i in range(sides)]
    thing = put(mesh_of(vertices, faces, _haze(length, tuple(colour), strength, fall, edge, smoke), True), facing_matrix(p, q - p))
    thing.visible_shadow = thing.visible_diffuse = thing.visible_transmission = False
    return thing


def _haze(length, colour, strength, fall, edge, smoke):
    material = bpy.data.materials.new('beam')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    nodes = Nodes(tree)
    split = nodes.add('ShaderNodeSeparateXYZ')
    nodes.link(nodes.add('ShaderNodeTexCoord').outputs['Object'], split.inputs[0])
    left = nodes.math('MAXIMUM', nodes.math('SUBTRACT', 1.0, nodes.math('DIVIDE', split.outputs['Z'], length)), 0.0)
    along = nodes.math('POWER', left, fall)
    surface = nodes.add('ShaderNodeNewGeometry')
    facing = nodes.add('ShaderNodeVectorMath', operation='DOT_PRODUCT')
    nodes.link(surface.outputs['Normal'], facing.inputs[0])
    nodes.link(surface.outputs['Incoming'], facing.inputs[1])
    across = nodes.math('POWER', nodes.math('ABSOLUTE', facing.outputs['Value']), edge)
    drift = nodes.add('ShaderNodeTexNoise')
    drift.inputs['Scale'].default_value = 0.5
    drift.inputs['Detail'].default_value = 3
    nodes.link(surface.outputs['Position'], drift.inputs['Vector'])
    smoky = nodes.math('ADD', 1 - smoke, nodes.math('MULTIPLY', drift.outputs[0], 2 * smoke))
    shine = nodes.add('ShaderNodeEmission')
    shine.inputs[0].default_value = (*colour, 1)
    nodes.link(nodes.math('MULTIPLY', nodes.math('MULTIPLY', nodes.math('MULTIPLY', along, across), smoky), strength * 0.5), shine.inputs[1])
    both = nodes.add('ShaderNodeAddShader')
    nodes.link(shine.outputs[0], both.inputs[0])
    nodes.link(nodes.add('ShaderNodeBsdfTransparent').outputs[0], both.inputs[1])
    nodes.link(both.outputs[0], nodes.add('ShaderNodeOutputMaterial').inputs[0])
    return material
