export interface PrintRecord {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The placeholder's colour, until the picture has loaded. */
  readonly tone: string;
  /** The widths of its AVIF files, narrowest first. */
  readonly widths: readonly number[];
  /** The crop for a phone's whole screen, if there is one. */
  readonly tall?: { readonly widths: readonly number[] };
  /** A hash of everything that the print depends on. */
  readonly made: string;
}
