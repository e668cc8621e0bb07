/** The display typeface's metrics, as `npm run fonts` measures them. */
import measured from './wood-type-metrics.json' with { type: 'json' };

/** The settings of the width axis at which glyphs are measured; between them, interpolate linearly. */
export const measuredWidths = [50, 100, 150] as const;

type AtEachWidth = readonly [number, number, number];

export interface GlyphMetrics {
  readonly advance: AtEachWidth;
  /** The distance from the origin to the ink: negative where the ink begins before it. */
  readonly left: AtEachWidth;
  /** The distance from the ink to the advance width: negative where the ink ends behind it. */
  readonly right: AtEachWidth;
  /** The highest ink above the baseline, at any width. */
  readonly top: number;
  /** The lowest ink, at any width: negative below the baseline. */
  readonly bottom: number;
}

interface Metrics {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  /** Characters that the reading typeface lends, as a Unicode range, with their scale in per cent. */
  readonly lentSigns: { readonly range: string; readonly scale: number };
  readonly glyphs: Readonly<Record<string, GlyphMetrics>>;
  /** The addition to the first letter's advance width, by pair. */
  readonly kerning: Readonly<Record<string, AtEachWidth>>;
}

export const { unitsPerEm, capHeight, lentSigns, glyphs, kerning } = measured as unknown as Metrics;
