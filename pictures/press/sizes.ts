/** The prints of a picture: their widths, and the largest size of each file. */
import type { PictureEntry, CropPosition } from '../../shared/model/pictures.ts';
import type { Size } from './plane.ts';
import type { Screen } from './screen.ts';

export interface Print extends Size {
  /** The file's name without its extension. */
  readonly name: string;
  /** The largest size of the file, in bytes. */
  readonly limit: number;
  readonly screen: Screen;
}

export interface Cut {
  /** The original's id: a tall cut may have an original of its own. */
  readonly original: string;
  /** The part of the original that is kept where it has another ratio. By default, the middle. */
  readonly position?: CropPosition;
  readonly prints: readonly Print[];
  /**
   * The JPEG for browsers without AVIF. A tall cut has none, because they show the whole picture on phones.
   * Its screen is soft, because distinct dots need many bytes in JPEG.
   */
  readonly fallback?: Print;
}

const KB = 1000;
const soft: Screen = { pitch: 4.6, softness: 1.6 };

// The distance between dots, in pixels. Small prints have larger dots
// relative to their width; so do portraits.
const pitch = (width: number, isPortrait: boolean) =>
  (width >= 1000 ? 4.8 : width > 400 ? 4.2 : 3.5) * (isPortrait ? 1.08 : 1);

const sizeAt = (width: number, ratio: number): Size => ({ width, height: Math.round(width * ratio) });

/** What spans the screen is printed evenly: in its suns and hills, blocks of mottle are seen. */
export const isEven = ({ spansScreen }: PictureEntry): boolean => spansScreen ?? false;

const printsOf = (
  name: string,
  ratio: number,
  limits: Readonly<Record<number, number>>,
  picture: PictureEntry,
): readonly Print[] =>
  Object.entries(limits).map(([width, limit]) => ({
    ...sizeAt(Number(width), ratio),
    name: `${name}-${width}`,
    limit: limit * KB,
    screen: {
      pitch: pitch(Number(width), ratio > 1 && !picture.fillsScreen),
      softness: 0.3,
      isEven: isEven(picture),
    },
  }));

/**
 * The tall cut's height divided by its width. A phone's first screen
 * shows it at up to 1.2, above its strip of ink.
 */
const tallRatio = 1.25;

/**
 * The printed widths, each with its file's limit in kilobytes. They follow the slots of pages, and differ by
 * at most 1.5. Where dots are visible, at 600 and 800, fewer bytes leave blotches.
 */
const widths = {
  landscape: { 400: 9, 600: 25, 800: 42, 1120: 54, 1600: 138 },
  upright: { 309: 9.5, 460: 19, 618: 31, 900: 56, 1200: 110 },
  small: { 400: 9, 600: 25, 800: 42, 1120: 54 },
  smallUpright: { 309: 9.5, 460: 19, 618: 31, 900: 56 },
  spanning: { 400: 9, 600: 25, 800: 31, 1120: 54, 1600: 138, 2000: 165 },
  screen: { 600: 17, 800: 34, 1120: 54, 1600: 138, 2000: 170 },
  tallScreen: { 560: 20, 1170: 92 },
} as const;

function widthsOf({
  width,
  height,
  fillsScreen,
  spansScreen,
  small,
}: PictureEntry): Readonly<Record<number, number>> {
  if (fillsScreen) return widths.screen;
  if (spansScreen) return widths.spanning;
  if (small) return width > height ? widths.small : widths.smallUpright;
  return width > height ? widths.landscape : widths.upright;
}

/** The cuts of a picture: the whole, and a tall cut if it fills the first screen. */
export function cutsOf(picture: PictureEntry): {
  readonly whole: Cut;
  readonly tall?: Cut;
} {
  const { id, width, height, fillsScreen } = picture;
  const ratio = height / width;
  const whole = {
    original: id,
    ...(fillsScreen?.wide && { position: fillsScreen.wide }),
    prints: printsOf(id, ratio, widthsOf(picture), picture),
    fallback: { ...sizeAt(800, ratio), name: id, limit: 110 * KB, screen: soft },
  };
  if (!fillsScreen) return { whole };
  const name = `${id}-tall`;
  const prints = printsOf(name, tallRatio, widths.tallScreen, picture);
  return { whole, tall: { original: name, position: fillsScreen.tall, prints } };
}

/** The names of all files of a picture's prints. */
export function filesOf(picture: PictureEntry): string[] {
  return Object.values(cutsOf(picture)).flatMap((cut) => [
    ...cut.prints.map(({ name }) => `${name}.avif`),
    ...(cut.fallback ? [`${cut.fallback.name}.jpg`] : []),
  ]);
}
