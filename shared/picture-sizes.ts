/** How wide the layout shows pictures, for the `sizes` attribute. */

/** On a phone's fine screen: the share of its width, less what a halftone would not show of so many pixels. */
const onPhones = (share: number): string =>
  [
    `(max-width: 30em) and (min-resolution: 2.1dppx) ${Math.round(share * 0.48)}vw`,
    `(max-width: 30em) and (min-resolution: 1.7dppx) ${Math.round(share * 0.75)}vw`,
  ].join();

/** To be changed with the layout. */
export const pictureSizes = {
  card: `${onPhones(46)},(min-width: 80rem) 17.5rem, (min-width: 64em) 23vw, (min-width: 22em) 46vw, 92vw`,
  lead: `${onPhones(94)},(min-width: 80rem) 76rem, 94vw`,
  beside: `${onPhones(100)},(min-width: 80rem) 31rem, (min-width: 64em) 38vw, 100vw`,
  half: `${onPhones(90)},(min-width: 80rem) 36rem, (min-width: 48em) 46vw, 90vw`,
  note: `${onPhones(80)},(min-width: 48em) 16rem, 80vw`,
  /** About what a row gives each shape; rows stretch, so the wall may ask for a little more. */
  wall: {
    wide: `${onPhones(55)},(min-width: 48em) 30rem, 55vw`,
    tall: `${onPhones(33)},(min-width: 48em) 16rem, 33vw`,
    square: `${onPhones(40)},(min-width: 48em) 20rem, 40vw`,
  },
  /** It covers the screen: a wide one it may have to outdo, to be as high; for a phone's its cut is narrow. */
  screen: { wide: 'max(100vw, 150vh)', tall: `${onPhones(89)},100vw` },
} as const;
