/** The widths at which the layout shows pictures, for the `sizes` attribute. */

/**
 * Sizes for phones with two or three device pixels per CSS pixel. They are understated, so that the browser fetches
 * fewer pixels than the screen has: a halftone does not look better with more.
 * @param share the picture's share of the screen's width, in per cent
 */
const phoneSizes = (share: number): string =>
  [
    `(max-width: 30em) and (min-resolution: 2.1dppx) ${Math.round(share * 0.48)}vw`,
    `(max-width: 30em) and (min-resolution: 1.7dppx) ${Math.round(share * 0.75)}vw`,
  ].join();

/** Keep in step with the layout. In `sizes`, 1rem is the browser's font size (16 px), not the page's (18 px). */
export const pictureSizes = {
  card: `${phoneSizes(46)},(min-width: 80rem) 17.5rem, (min-width: 64em) 23vw, (min-width: 22em) 46vw, 92vw`,
  lead: `${phoneSizes(94)},(min-width: 80rem) 76rem, 94vw`,
  /** From edge to edge of the screen. */
  bleed: `${phoneSizes(100)},100vw`,
  beside: `${phoneSizes(100)},(min-width: 80rem) 31rem, (min-width: 64em) 38vw, 100vw`,
  /** From edge to edge. Phones crop it to a portrait, and so show it wider than they are. */
  full: `${phoneSizes(100)},(max-width: 30em) 180vw, 100vw`,
  half: `${phoneSizes(90)},(min-width: 90em) 662px, (min-width: 48em) 46vw, 90vw`,
  /** A third of the text's width, beside the text; on phones the whole width. */
  spot: `${phoneSizes(92)},(min-width: 90em) 22rem, (min-width: 64em) 22vw, (min-width: 48em) 29vw, 92vw`,
  /** Beside the letter it is as high as the letter. */
  note: `${phoneSizes(90)},(min-width: 64em) 1100px, 90vw`,
  /**
   * A photo on a wall. Shares are rounded up to twentieths: fewer different values compress better.
   * @param narrow its share of the row on phones, from 0 to 1; `wide` the same on wider screens
   */
  wall: (narrow: number, wide: number): string => {
    const share = (of: number, whole: number) => Math.ceil((Math.ceil(of * 20) / 20) * whole);
    return `${phoneSizes(share(narrow, 92))},(min-width: 90em) ${share(wide, 1368)}px, (min-width: 48em) ${share(wide, 95)}vw, ${share(narrow, 94)}vw`;
  },
  /** It covers the first screen above its strip of ink: the wide cut is scaled to the height where that needs more width than the screen has. */
  screen: { wide: 'max(100vw, 125vh)', tall: `${phoneSizes(89)},100vw` },
} as const;
