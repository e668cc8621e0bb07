import { css } from '@emotion/react';
import { media, stacked } from './tokens.ts';

/** The measure: the width of a page's content, centred, with a margin on either side. */
export const measure = css`
  width: min(100% - min(2rem, 12vw), 76rem);
  margin-inline: auto;
  ${media.tablet} {
    width: min(100% - 4rem, 76rem);
  }
`;

/** For elements from edge to edge: `--side`, the distance from the measure to the screen's edge. */
export const fromSide = css`
  --side: min(1rem, 6vw);
  ${media.tablet} {
    --side: max(2rem, 50vw - 38rem);
  }
`;

/** The space below a page's head, which is larger where a print hangs over the head's edge. */
export const belowHead = { plain: 'clamp(2.75rem, 5vw, 3.5rem)', print: '5.5rem' };

/** The space above the footer. An element that ends a page from edge to edge cancels it. */
export const aboveFooter = '5rem';

/** A grid of cards: two columns, four on wide screens and on paper, one on very narrow screens. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1.25rem;
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 2rem;
  }
  @media (max-width: 22em) {
    grid-template-columns: 1fr;
  }
  @media print {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Parts of a text, one below the other. */
export const flow = css`
  ${stacked('1rem', 'start')};
`;

/** Blocks on the page's background, one below the other. */
export const column = (gap: string) => css`
  ${measure};
  ${stacked(gap)};
`;

/** A page's sections, one below the other. */
export const stack = css`
  ${column('2.5rem')};
  section {
    ${stacked('1.25rem', 'start')};
  }
`;

/** Two elements in a row from tablets on. */
export const sideBySide = css`
  ${stacked('2.5rem', 'start')};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Two halves on wide screens. */
export const inHalves = css`
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 2.5rem;
  }
`;

/** Paragraphs in two columns, where there is room for two lines side by side. */
export const twoColumns = css`
  columns: 2 22rem;
  column-gap: 2.5rem;
  p,
  li,
  dl {
    break-inside: avoid;
  }
`;

/** A section with its heading at the left on wide screens. */
export const headingBeside = css`
  > div:has(> p + p) {
    ${twoColumns};
  }
  ${media.desktop} {
    && {
      display: grid;
      grid-template-columns: 19rem minmax(0, 1fr);
      gap: 1.25rem 3rem;
    }
  }
`;

/**
 * Sizes for phones with two or three device pixels per CSS pixel. They are understated to fetch fewer pixels,
 * because more do not improve a halftone.
 * @param share the picture's share of the screen's width, in per cent
 */
const phoneSizes = (share: number): string =>
  [
    `(max-width: 30em) and (min-resolution: 2.1dppx) ${Math.round(share * 0.48)}vw`,
    `(max-width: 30em) and (min-resolution: 1.7dppx) ${Math.round(share * 0.75)}vw`,
  ].join();

/* In `sizes`, 1rem is the browser's font size (16 px), not the page's (18 px): the measure of 76rem is
   85.5rem here. Borders are in pixels, as in the layout. */

/** The measure on tablets and wider screens, less the gaps between columns, in rem. */
const columns = (gaps = 0): string => `(min(100vw, 90rem) - ${4.5 + gaps}rem)`;
const phoneMeasure = '(100vw - 2.25rem)';

/**
 * The widths at which pages show pictures, for the `sizes` attribute. Keep them in step with the layout:
 * a tenth of difference fetches other prints.
 */
export const pictureSizes = {
  card: `${phoneSizes(46)},(min-width: 64em) calc(${columns(6.75)} / 4 - 6px), (min-width: 48em) calc(50vw - 2.95rem - 6px), (min-width: 22em) calc(50vw - 1.8rem - 6px), calc(${phoneMeasure} - 6px)`,
  lead: `${phoneSizes(94)},(min-width: 48em) calc(${columns()} - 6px), calc(${phoneMeasure} - 6px)`,
  beside: `${phoneSizes(100)},(min-width: 64em) calc(${columns(3.375)} * 5 / 12 - 3px), 100vw`,
  /** From edge to edge. Phones crop it to a square, and so show it wider than they are. */
  square: `${phoneSizes(135)},(max-width: 30em) 178vw, 100vw`,
  /**
   * A picture from edge to edge. Phones crop it to a square, and so show it wider than they are.
   * @param ratio the picture's width divided by its height
   */
  full: (ratio: number): string =>
    `${phoneSizes(65 * ratio)},(max-width: 30em) ${Math.ceil(100 * ratio)}vw, 100vw`,
  half: `${phoneSizes(90)},(min-width: 48em) calc(${columns(2.8)} / 2 - 6px), calc(${phoneMeasure} - 6px)`,
  /** A picture beside a text; on smaller screens the whole width. */
  besideText: `${phoneSizes(100)},(min-width: 64em) calc(${columns(2.8)} / 2 - 6px), 100vw`,
  /**
   * A picture in an article. Tablets crop its sides beside a text; three in a row are cropped to squares.
   * @param across the number of columns on wide screens
   * @param ratio the picture's width divided by its height
   */
  inArticle: (across: number, ratio: number): string =>
    `${phoneSizes(100)},(min-width: 64em) calc((${columns(2.8 * (across - 1))} / ${across} - 6px) * ${across === 3 ? Math.max(1, ratio) : 1}), (min-width: 48em) max(${columns(2.8)} / 2 - 6px, ${25 * ratio}rem), 100vw`,
  /** In a card that is half a row on tablets, and a third on wide screens, beside its words. */
  besideName: `${phoneSizes(46)},(min-width: 64em) calc(${columns(4.5)} / 6 - 3px), (min-width: 48em) calc(${columns(1.4)} / 4 - 3px), (min-width: 22em) calc(50vw - 1.8rem - 6px), calc(${phoneMeasure} - 6px)`,
  /** A portrait beside a text on wide screens; on others the whole measure. */
  portrait: `${phoneSizes(92)},(min-width: 64em) calc(${columns(3.375)} * 5 / 12 - 6px), (min-width: 48em) calc(${columns()} - 6px), calc(${phoneMeasure} - 6px)`,
  /**
   * A square, one of three in a row.
   * @param ratio of the picture, at least 1
   */
  door: (ratio: number): string => `${phoneSizes(28 * ratio)},min(${28 * ratio}vw, ${26.5 * ratio}rem)`,
  /** The print below the receipt, on wide screens only. */
  receipt: 'calc(clamp(20.25rem, 33vw, 33.75rem) - 6px)',
  /** One of two on a sheet of proofs; on phones the sheet's width. */
  proof: `${phoneSizes(100)},(min-width: 48em) calc(${columns(3.7)} / 2), 100vw`,
  /** A small print, beside a full line of text from tablets on. */
  stamp: `${phoneSizes(92)},(min-width: 64em) min(21rem, 22.7vw), (min-width: 48em) 19vw, 92vw`,
  /** Below a letter of the alphabet; on smaller screens the whole width, understated. */
  initial: '(min-width: 64em) 14.6rem, (min-width: 30em) 100vw, 66vw',
  /** Beside the letter, it is cropped to half the measure. */
  note: `${phoneSizes(90)},(min-width: 64em) calc(${columns()} * 0.72), 90vw`,
  /**
   * A photo on a wall.
   * @param narrow its share of the row on phones, from 0 to 1
   * @param wide the same on wider screens
   */
  wall: (narrow: number, wide: number): string => {
    const share = (of: number) => Math.ceil(of * 100) / 100;
    return `${phoneSizes(narrow * 90)},(min-width: 48em) calc(${columns()} * ${share(wide)} - 6px), calc(${phoneMeasure} * ${share(narrow)} - 6px)`;
  },
  /**
   * The print covers the first screen above its strip of ink. Where height needs more than the screen's
   * width, the wide cut is scaled to it.
   */
  screen: { wide: 'max(100vw, 125vh)', tall: `${phoneSizes(89)},100vw` },
} as const;
