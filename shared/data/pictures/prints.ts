/** What the press has made of the pictures: `prints.json`, which `npm run pictures` writes. */
import type { PictureId } from './pictures.ts';
import manifest from './prints.json' with { type: 'json' };

export interface PrintRecord {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The colour that stands for the picture until it has arrived. */
  readonly tone: string;
  /** The widths of its AVIF files, narrowest first. */
  readonly widths: readonly number[];
  /** The cut that fills a phone's screen, where there is one. */
  readonly tall?: { readonly width: number; readonly height: number; readonly widths: readonly number[] };
  /** A hash of all that decides the pixels. */
  readonly made: string;
}

const prints: Readonly<Record<string, PrintRecord>> = manifest;

/** @throws {Error} for a picture that the press has not printed */
export function printOf(id: PictureId): PrintRecord {
  const print = prints[id];
  if (!print) throw new Error(`${id} has no print: run npm run pictures`);
  return print;
}

/** A picture's files by name under `public/`, for `<source>` and `<img>`; `largest` is the large view's. */
export function printFiles(id: PictureId, asset: (file: string) => string) {
  const { widths, tall } = printOf(id);
  const set = (name: string, of: readonly number[]) =>
    of.map((width) => `${asset(`pictures/${name}-${width}.avif`)} ${width}w`).join();
  return {
    avif: set(id, widths),
    jpeg: asset(`pictures/${id}.jpg`),
    largest: asset(`pictures/${id}-${widths.at(-1) ?? 0}.avif`),
    tall: tall && { avif: set(`${id}-tall`, tall.widths), jpeg: asset(`pictures/${id}-tall.jpg`) },
  };
}
