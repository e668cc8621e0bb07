import type { PictureEntry, PictureId } from '../../model/pictures.ts';
import type { PrintRecord } from '../../model/prints.ts';

/** A text or page names a picture that does not exist. */
export class UnknownPicture extends Error {
  readonly id: string;
  constructor(id: string) {
    super(`${id} is no picture of the festival’s`);
    this.id = id;
  }
}

interface PrintedPictures {
  readonly pictures: readonly PictureEntry[];
  readonly printRecords: Readonly<Record<PictureId, PrintRecord>>;
  /** The prints that have another look in dark mode, with those from the same originals. */
  readonly darkPrints: Readonly<Record<'lit' | 'moonlit' | 'night', ReadonlySet<PictureId>>>;
}

export function createPrints({ pictures, printRecords, darkPrints }: PrintedPictures) {
  const originals = new Map(pictures.map(({ id, of }) => [id, of ?? id]));
  const fronts = new Map(pictures.map(({ id, front }) => [id, front]));
  const kept = new Map(
    pictures.flatMap(({ id, keeps }) => (keeps === undefined ? [] : [[id, `50% ${keeps * 100}%`] as const])),
  );
  const isIn = (list: ReadonlySet<PictureId>, id: PictureId) => list.has(originals.get(id) ?? id);
  /** The prints of these sections have teal as cool ink, unless their entries name another pair. */
  const teal = new Set(
    pictures
      .filter(
        ({ inks = '', section }) => inks.endsWith('teal') || (!inks && /home|info|archive/.test(section)),
      )
      .map(({ id }) => id),
  );

  /** A picture's print. @throws {UnknownPicture} if there is none */
  function printOf(id: PictureId): PrintRecord {
    const print = printRecords[id];
    if (!print) throw new UnknownPicture(id);
    return print;
  }

  /** The name of a picture's JPEG under `public/`. @throws {UnknownPicture} */
  function jpegOf(id: PictureId): string {
    printOf(id);
    return `pictures/${id}.jpg`;
  }

  /** Names listed pictures without a print, in sentences for their author. */
  const unprinted = (): readonly string[] =>
    pictures
      .filter(({ id }) => !printRecords[id])
      .map(({ id }) => `The picture ${id} has no print. Run npm run pictures to print it`);

  const isTall = (id: PictureId): boolean => printOf(id).height >= printOf(id).width;

  /** The look in which dark mode shows the picture, if it has one: moonlight uses the print's cool ink. */
  function darkPrintOf(id: PictureId) {
    const moon = teal.has(id) ? 'teal' : 'moon';
    if (isIn(darkPrints.lit, id)) return `lit-${moon}` as const;
    if (isIn(darkPrints.moonlit, id)) return moon;
    return isIn(darkPrints.night, id) ? 'night' : undefined;
  }

  /** Where a title can lie behind the picture's foreground; undefined if it has none. */
  const frontOf = (id: PictureId) => fronts.get(id);

  /** A picture's position in a lower frame, as an `object-position`; undefined in the middle. */
  const lieInFrame = (id: PictureId): string | undefined => kept.get(id);

  /**
   * The addresses of a picture's files: `avif` and `jpeg` for
   * `<source>` and `<img>`, `largest` for the large view.
   * @param asset the address of a file by its name under `public/`
   * @param widest the width in pixels beyond which `avif` leaves prints out
   * @throws {UnknownPicture}
   */
  function printFiles(id: PictureId, asset: (file: string) => string, widest = Infinity) {
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

  return {
    printOf,
    jpegOf,
    unprinted,
    isTall,
    darkPrintOf,
    frontOf,
    lieInFrame,
    printFiles,
  };
}

export type Prints = ReturnType<typeof createPrints>;
