/** Separation: from the three planes of light to the coverage of the three inks. */
import type { Look } from './looks.ts';
import type { Lights } from './original.ts';
import { blur, clamp, despeckle, plane, smooth } from './plane.ts';

/** The coverage of each ink, pixel by pixel: 0 is bare paper, 1 is solid ink. */
export interface Inks {
  readonly warm: Float32Array;
  readonly cool: Float32Array;
  readonly dark: Float32Array;
}

/** Unsharp masking, so that edges are still seen through the halftone screen. */
function sharpened(source: Float32Array, size: Lights['size'], amount: number): Float32Array {
  const soft = blur(source, size, Math.max(1, Math.round(size.width * 0.0022)));
  return plane(size, (i) => Math.max(0, (source[i] ?? 0) * (1 + amount) - (soft[i] ?? 0) * amount));
}

export function separate(lights: Lights, look: Look): Inks {
  const { size } = lights;
  const [warm, cool, sky] = [lights.warm, lights.cool, lights.sky].map((light) =>
    sharpened(despeckle(light, size), size, look.sharpen),
  ) as [Float32Array, Float32Array, Float32Array];
  const near = Math.max(1, Math.round(size.width * 0.006));
  const glow = {
    warm: blur(warm, size, near),
    cool: blur(cool, size, near),
    wide: blur(warm, size, Math.round(size.width * 0.03)),
  };
  const inks: Inks = {
    warm: new Float32Array(warm.length),
    cool: new Float32Array(warm.length),
    dark: new Float32Array(warm.length),
  };
  for (let i = 0; i < warm.length; i += 1) {
    const w = (warm[i] ?? 0) + look.bloom * ((glow.warm[i] ?? 0) + 0.6 * (glow.wide[i] ?? 0));
    const c = (cool[i] ?? 0) + look.bloom * 0.6 * (glow.cool[i] ?? 0);
    const s = sky[i] ?? 0;
    const tone = 1 - Math.exp(-look.exposure * (w + c + s));
    const share = w / (w + c + look.sky * s + 1e-4);
    const [from, to, curve] = look.dark;
    inks.dark[i] = 1 - clamp((tone - from) / (to - from)) ** curve;
    inks.warm[i] = smooth(...look.warm, share) * (1 - smooth(...look.warmPaper, tone));
    inks.cool[i] = (1 - smooth(...look.cool, share)) * (1 - 0.9 * smooth(...look.coolPaper, tone));
  }
  return inks;
}
