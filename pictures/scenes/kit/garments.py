"""Clothes as meshes: a little larger than the body, with clean edges."""

import math
from dataclasses import replace

import numpy as np

from .material import matte
from .solid import Solid, unit


def dressed(bones, wear, skin, detail):
    """The meshes of a figure without its head and hands, in the figure's frame."""
    fine = detail < 0.014
    meshes = [_limbs(bones, wear, skin, detail)]
    folds = 0.0035 if fine else 0.0
    if wear.trousers:
        meshes.append(_trousers(bones, wear.trousers, 0.008).mesh(wear.trousers.material(), detail, folds))
    if wear.skirt:
        meshes.append(_skirt(bones, wear.skirt).mesh(wear.skirt.material(), detail, folds))
    for cloth, pad, is_open in ((wear.top, 0.012, False), (wear.jacket, 0.026, True)):
        if cloth:
            stuff = cloth.material()
            meshes.append(_top(bones, cloth, pad, is_open).mesh(stuff, detail, folds))
            if cloth.sleeve and not (wear.jacket and wear.jacket.sleeve and cloth is wear.top):
                meshes += [_sleeve(arm, cloth, pad).mesh(stuff, detail, folds) for arm in bones.arms]
    if fine and (wear.top.collar or (wear.jacket and wear.jacket.collar)):
        cloth = wear.jacket if wear.jacket and wear.jacket.collar else wear.top
        meshes.append(_collar(bones, 0.028 if wear.jacket else 0.016).mesh(replace(cloth, pattern=None).material(), detail * 0.7))
    if fine and wear.belt is not None and not wear.skirt:
        meshes.append(_belt(bones).mesh(matte(wear.belt, rough=0.4, shine=0.5), detail * 0.8))
    meshes.append(_shoes(bones, wear).mesh(matte(wear.shoes, rough=0.5, shine=0.4), detail))
    return meshes


def _limbs(bones, wear, skin, detail):
    """Neck, arms and legs, where clothes leave them bare."""
    s = Solid()
    s.capsule(bones.neck - bones.up * 0.05, bones.neck + bones.up * 0.07 + bones.forward * 0.012, 0.058, 0.05, 0.03)
    s.ellipsoid(bones.neck - bones.up * 0.05, (0.13, 0.08, 0.05), 0.03, bones.axes)
    sleeve = wear.jacket.sleeve if wear.jacket else wear.top.sleeve
    if sleeve < 0.95:
        for shoulder, elbow, wrist, _ in bones.arms:
            s.capsule(shoulder, elbow, 0.05, 0.04, 0.02).capsule(elbow, wrist, 0.041, 0.028, 0.015)
    if not wear.trousers:
        for hip, knee, ankle, _ in bones.legs:
            s.capsule(hip, knee, 0.082, 0.054, 0.03).capsule(knee, ankle, 0.054, 0.037, 0.02)
    return s.mesh(skin, detail)


def _trunk(s, bones, pad):
    b, f = bones.build, bones.shape
    s.ellipsoid(bones.chest - bones.up * 0.01, (0.15 * b + pad, 0.108 * b + pad, 0.19), 0.05, bones.axes)
    s.ellipsoid(bones.waist + bones.up * 0.04, ((0.135 - 0.02 * f) * b + pad, 0.1 * b + pad, 0.17), 0.06, bones.axes)
    if f > 0.5:
        for sign in (-1, 1):
            s.ellipsoid(bones.chest + bones.right * sign * 0.065 + bones.forward * 0.075 + bones.up * 0.005, (0.062 + pad, 0.058 + pad, 0.066), 0.04, bones.axes)
    s.ellipsoid(bones.hips + bones.up * 0.03, ((0.15 + 0.018 * f) * b + pad, 0.115 * b + pad, 0.13), 0.06, bones.axes)
    for shoulder in bones.shoulders:
        s.capsule(bones.neck - bones.up * 0.03, shoulder, 0.05 + pad * 0.5, 0.05 + pad * 0.6, 0.045)


def _sleeve(arm, cloth, pad):
    """A sleeve with a clean edge at the cuff."""
    shoulder, elbow, wrist, _ = arm
    s = Solid().capsule(shoulder, elbow, 0.053 + pad, 0.044 + pad, 0.04)
    if cloth.sleeve > 0.5:
        s.capsule(elbow, wrist, 0.044 + pad, 0.034 + pad, 0.025)
    a, b, share = (elbow, wrist, cloth.sleeve * 2 - 1) if cloth.sleeve > 0.5 else (shoulder, elbow, cloth.sleeve * 2)
    along = unit(b - a)
    end = a + (b - a) * share
    # Only near the cuff: a bent arm may have its shoulder beyond the cuff's plane.
    return s.slice((end, along), (end + along * 0.16, -along))


def _top(bones, cloth, pad, is_open):
    s = Solid()
    _trunk(s, bones, pad)
    if cloth.hem > 0.05:
        s.capsule(bones.hips + bones.up * 0.05, bones.hips - bones.up * cloth.hem, 0.135 * bones.build + pad, 0.15 * bones.build + pad + cloth.hem * 0.1, 0.06)
    s.slice((bones.hips + bones.up * (0.06 - cloth.hem), -bones.up))
    neck = bones.neck + bones.up * 0.015
    s.scoop(neck + bones.forward * 0.012, (0.07, 0.07 + 0.02 * is_open, 0.045), 0.015, bones.axes)
    if is_open:
        # The front hangs open: a wedge from a narrow foot to a wide neck.
        middle = bones.hips + bones.forward * 0.02
        for_right, for_left = unit(-bones.right + bones.up * 0.09), unit(bones.right + bones.up * 0.09)
        s.slice((middle, bones.forward), (middle + bones.right * 0.05, for_right), (middle - bones.right * 0.05, for_left))
    return s


def _collar(bones, pad):
    s = Solid()
    base = bones.neck - bones.up * 0.012
    ring = []
    for i in range(11):
        angle = math.radians(-62 + i * 30.4 + 180 - 90)
        out = bones.right * math.cos(angle) * (0.068 + pad) + bones.forward * math.sin(angle) * (0.062 + pad)
        drop = 0.03 * max(0.0, math.sin(angle))
        ring.append(base + out - bones.up * drop)
    for a, b in zip(ring, ring[1:]):
        s.capsule(a, b, 0.014, blend=0.008).capsule(a + bones.up * 0.022, b + bones.up * 0.022, 0.01, blend=0.008)
    for sign, tip in ((-1, ring[0]), (1, ring[-1])):
        s.capsule(tip, tip - bones.up * 0.055 + bones.forward * 0.025 + (tip - base) * 0.2, 0.013, 0.008, 0.01)
    return s


def _belt(bones):
    b, f = bones.build, bones.shape
    s = Solid()
    s.ellipsoid(bones.hips + bones.up * 0.085, ((0.146 + 0.012 * f) * b + 0.014, 0.112 * b + 0.014, 0.024), 0.005, bones.axes)
    return s


def _trousers(bones, cloth, pad):
    s = Solid()
    b, f = bones.build, bones.shape
    s.ellipsoid(bones.hips + bones.up * 0.02, ((0.15 + 0.018 * f) * b + pad, 0.115 * b + pad, 0.12), 0.04, bones.axes)
    s.ellipsoid(bones.hips + bones.up * 0.08, ((0.14 + 0.01 * f) * b + pad, 0.108 * b + pad, 0.08), 0.04, bones.axes)
    for hip, knee, ankle, _ in bones.legs:
        s.capsule(hip, knee, 0.092 * b + pad, 0.062 + pad, 0.03)
        if cloth.sleeve > 0.5:
            s.capsule(knee, ankle, 0.062 + pad, 0.05 + pad, 0.02)
    return s


def _skirt(bones, cloth):
    s = Solid()
    length = cloth.hem or 0.4
    b, f = bones.build, bones.shape
    s.ellipsoid(bones.hips + bones.up * 0.06, ((0.14 + 0.012 * f) * b + 0.014, 0.112 * b + 0.014, 0.12), 0.04, bones.axes)
    down = unit(sum(ankle for _, _, ankle, _ in bones.legs) / 2 - bones.hips)
    s.capsule(bones.hips + bones.up * 0.05, bones.hips + down * length, 0.125 * b, 0.17 * b + 0.22 * length, 0.06)
    for hip, knee, _, _ in bones.legs:
        s.capsule(hip, hip + (knee - hip) * min(1, length / 0.42), 0.1 * b + 0.015, 0.09 + 0.015, 0.06)
    return s.slice((bones.hips + down * length, down))


def _shoes(bones, wear):
    s = Solid()
    for _, knee, ankle, turn in bones.legs:
        toe = np.array((-math.sin(turn), math.cos(turn), 0))
        sole = ankle - (0, 0, 0.05)
        s.capsule(sole - toe * 0.03, sole + toe * 0.15 - (0, 0, 0.008), 0.043, 0.034, 0.03)
        s.capsule(sole, ankle + unit(knee - ankle) * max(0.02, wear.boots), 0.048, 0.05 if not wear.boots else 0.062, 0.03)
    return s
