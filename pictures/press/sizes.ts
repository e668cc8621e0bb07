/** Which prints a picture gets: the widths that the layout asks for, and what each may weigh. */
import type { Picture } from '../../shared/data/pictures/picture-entry.ts';
import type { Size } from './plane.ts';
import type { Screen } from './screen.ts';

export interface Print extends Size {
  /** The file's name without its extension. */
  readonly name: string;
  /** In bytes. */
  readonly limit: number;
  readonly screen: Screen;
}

export interface Cut {
  /** The original's id: a tall cut may have a composition of its own. */
  readonly original: string;
  readonly prints: readonly Print[];
  /** The JPEG for browsers without AVIF: tones with barely a dot in them, which JPEG keeps small. */
  readonly fallback: Print;
}

const KB = 1000;
const soft: Screen = { pitch: 4.6, softness: 1.6 };

// Small prints want a screen that is coarse for their size; portraits are looked at closely and bear larger dots.
const pitch = (width: number, isPortrait: boolean) =>
  (width >= 1000 ? 4.8 : width > 400 ? 4.2 : 3.5) * (isPortrait ? 1.08 : 1);

function cutFrom(
  original: string,
  name: string,
  ratio: number,
  limits: Readonly<Record<number, number>>,
  isPortrait: boolean,
): Cut {
  const size = (width: number): Size => ({ width, height: Math.round(width * ratio) });
  return {
    original,
    prints: Object.entries(limits).map(([width, limit]) => ({
      ...size(Number(width)),
      name: `${name}-${width}`,
      limit: limit * KB,
      screen: { pitch: pitch(Number(width), isPortrait), softness: 0.3 },
    })),
    fallback: { ...size(800), name, limit: 110 * KB, screen: soft },
  };
}

/** The height to the width of the tall cut, which fills a phone's first screen. */
const tallRatio = 2;

/** The cuts of a picture: its own shape, and a tall one where the layout has use for it. */
export function cutsOf({ id, width, height, fillsScreen }: Picture): {
  readonly whole: Cut;
  readonly tall?: Cut;
} {
  const isPortrait = height > width;
  const whole = cutFrom(
    id,
    id,
    height / width,
    isPortrait || height === width ? { 360: 12, 600: 30, 1200: 110 } : { 400: 11, 720: 27, 1600: 138 },
    isPortrait,
  );
  if (!fillsScreen) return { whole };
  return {
    whole,
    tall: cutFrom(`${id}-tall`, `${id}-tall`, tallRatio, { 560: 27, 1170: 110 }, false),
  };
}

/** All the files that a picture's prints are. */
export function filesOf(picture: Picture): string[] {
  return Object.values(cutsOf(picture)).flatMap((cut) => [
    ...cut.prints.map(({ name }) => `${name}.avif`),
    `${cut.fallback.name}.jpg`,
  ]);
}
