/** How wide the layout shows pictures, for the `sizes` attribute. */

/** On a phone's fine screen: the share of its width, less what a halftone would not show of so many pixels. */
const phoneSizes = (share: number): string =>
  [
    `(max-width: 30em) and (min-resolution: 2.1dppx) ${Math.round(share * 0.48)}vw`,
    `(max-width: 30em) and (min-resolution: 1.7dppx) ${Math.round(share * 0.75)}vw`,
  ].join();

/** To be changed with the layout. Here a rem has 16 px, whatever the page says: widths of the measure are in px. */
export const pictureSizes = {
  card: `${phoneSizes(46)},(min-width: 80rem) 17.5rem, (min-width: 64em) 23vw, (min-width: 22em) 46vw, 92vw`,
  lead: `${phoneSizes(94)},(min-width: 80rem) 76rem, 94vw`,
  beside: `${phoneSizes(100)},(min-width: 80rem) 31rem, (min-width: 64em) 38vw, 100vw`,
  half: `${phoneSizes(90)},(min-width: 90em) 662px, (min-width: 48em) 46vw, 90vw`,
  note: `${phoneSizes(80)},(min-width: 48em) 16rem, 80vw`,
  /** By the share of its row that a photo takes, on phones and on wider screens; in twentieths, so that most are alike. */
  wall: (narrow: number, wide: number): string => {
    const share = (of: number, whole: number) => Math.ceil((Math.ceil(of * 20) / 20) * whole);
    return `${phoneSizes(share(narrow, 92))},(min-width: 90em) ${share(wide, 1368)}px, (min-width: 48em) ${share(wide, 95)}vw, ${share(narrow, 94)}vw`;
  },
  /** It covers the screen: a wide one it may have to outdo, to be as high; for a phone's its cut is narrow. */
  screen: { wide: 'max(100vw, 150vh)', tall: `${phoneSizes(89)},100vw` },
} as const;
