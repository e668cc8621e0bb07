/** The pictures' prints, as `npm run pictures` records them in `prints.json`. */
import type { PrintRecord } from '../../model/prints.ts';
import { lit, moonlit, nightEditions } from './night-editions.ts';
import type { Picture, PictureId } from '../../model/pictures.ts';
import { pictures } from './pictures.ts';
import manifest from './prints.json' with { type: 'json' };

const prints: Readonly<Record<string, PrintRecord>> = manifest;

/** What refers to a picture names none that there is. */
export class UnknownPicture extends Error {
  readonly id: string;
  constructor(id: string) {
    super(`${id} is no picture of shared/data/pictures/`);
    this.id = id;
  }
}

/** A picture's print. @throws {UnknownPicture} if there is none */
export function printOf(id: PictureId): PrintRecord {
  const print = prints[id];
  if (!print) throw new UnknownPicture(id);
  return print;
}

/** The name of a picture's JPEG under `public/`. @throws {UnknownPicture} */
export function jpegOf(id: PictureId): string {
  printOf(id);
  return `pictures/${id}.jpg`;
}

/** What is wrong with pictures that are in the list only, in sentences for whoever wrote it. */
export const unprinted = (): readonly string[] =>
  pictures
    .filter(({ id }) => !prints[id])
    .map(({ id }) => `The picture ${id} has no print. Run npm run pictures to print it`);

/** Whether a print is as high as it is wide, or higher. */
export const isTall = (id: PictureId): boolean => printOf(id).height >= printOf(id).width;

const entries: readonly Picture[] = pictures;

const originals = new Map(entries.map(({ id, of }) => [id, of ?? id]));
const isIn = (list: ReadonlySet<string>, id: PictureId) => list.has(originals.get(id) ?? id);

/** The prints of these sections have teal for their cool ink, as far as their entries name no other pair. */
const teal = new Set<string>(
  entries
    .filter(({ inks = '', section }) => inks.endsWith('teal') || (!inks && /home|info|archive/.test(section)))
    .map(({ id }) => id),
);

/** As which edition a dark colour scheme shows the picture, if as another one: moonlight has the print's cool ink. */
export function nightEditionOf(id: PictureId) {
  const moon = teal.has(id) ? 'teal' : 'moon';
  if (isIn(lit, id)) return `lit-${moon}` as const;
  if (isIn(moonlit, id)) return moon;
  return isIn(nightEditions, id) ? 'night' : undefined;
}

const fronts = new Map(entries.map(({ id, front }) => [id, front]));

/** Where a title can lie behind what stands in front of the picture; undefined if nothing does. */
export const frontOf = (id: PictureId) => fronts.get(id);

const kept = new Map(
  entries.flatMap(({ id, keeps }) => (keeps === undefined ? [] : [[id, `50% ${keeps * 100}%`] as const])),
);

/** Where a picture lies in a lower frame, as an `object-position`; undefined in the middle. */
export const lieInFrame = (id: PictureId): string | undefined => kept.get(id);

/**
 * The addresses of a picture's files: `avif` and `jpeg` for `<source>` and `<img>`, `largest` for the large view.
 * @param asset the address of a file by its name under `public/`
 * @param widest the width in pixels beyond which `avif` leaves prints out
 * @throws {UnknownPicture}
 */
export function printFiles(id: PictureId, asset: (file: string) => string, widest = Infinity) {
  const { widths, tall } = printOf(id);
  const set = (name: string, of: readonly number[]) =>
    of.map((width) => `${asset(`pictures/${name}-${width}.avif`)} ${width}w`).join();
  return {
    avif: set(
      id,
      widths.filter((width) => width <= widest),
    ),
    jpeg: asset(jpegOf(id)),
    largest: asset(`pictures/${id}-${widths.at(-1) ?? 0}.avif`),
    tall: tall && { avif: set(`${id}-tall`, tall.widths) },
  };
}
