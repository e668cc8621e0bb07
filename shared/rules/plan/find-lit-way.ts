import type { Path } from '../../data/programme/ground-model.ts';
import { findWay, type Stretch, type Way } from './find-way.ts';

/** How many metres with lamps people walk rather than one without. */
const WORTH = 8;

/** The way with the fewest metres without lamps that is no absurd detour, and the stretches of it that have none. */
export interface LitWay {
  readonly kind: 'lit';
  readonly way: Way;
  readonly unlit: readonly Stretch[];
}

/** The way for the dark: with lamps where paths with lamps lead there. @returns undefined if no open path does */
export function findLitWay(from: string, to: string, paths: readonly Path[]): LitWay | undefined {
  const found = findWay(
    from,
    to,
    paths.map((path) => (path.unlit ? { ...path, metres: path.metres * WORTH } : path)),
  );
  if (!found) return undefined;
  const stretches = found.stretches.map((stretch) =>
    stretch.unlit ? { ...stretch, metres: stretch.metres / WORTH } : stretch,
  );
  const metres = stretches.reduce((sum, stretch) => sum + stretch.metres, 0);
  return { kind: 'lit', way: { stretches, metres }, unlit: stretches.filter(({ unlit }) => unlit) };
}
