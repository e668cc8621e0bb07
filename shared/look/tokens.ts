import { css } from '@emotion/react';

/** The design tokens: inks, typefaces, media queries, lines. */

/** The colours. They are called inks, because pages look as if printed in a few of them. */
export const inks = {
  ink: '#17193a',
  paper: '#f7ecd6',
  /** The paper of tickets and receipts, which is lighter than the page's. */
  stub: '#fffaf0',
  coral: '#ff5f47',
  teal: '#2f9f9c',
  blue: '#5b92d0',
  amber: '#ff9a3d',
  pink: '#ff7fa0',
} as const;

/** Backgrounds, each with the colour of its letters. */
export const surface = {
  first: 'background: var(--first); color: var(--ink)',
  second: 'background: var(--second); color: var(--ink)',
  ink: 'background: var(--ink); color: var(--paper)',
  ground: 'background: var(--ground); color: var(--text)',
  text: 'background: var(--text); color: var(--ground)',
  /** A page's main action: in the same ink on every page, in both colour modes. */
  primary: `background: ${inks.coral}; color: var(--ink)`,
} as const;

/** For elements that keep the day's inks in dark mode. */
export const inksOfDay = '--text: var(--ink); --ground: var(--paper)';

/** The display typeface, after the wood type of posters: headings, buttons, prices. */
export const woodType = 'Anybody, "Anybody fallback", Impact, sans-serif';
/**
 * Capitals of the display typeface.
 * @param size and line height, as in `font`, without a variable
 * @param stretch of the width axis, in per cent
 */
export const capitals = (size: string, stretch?: number): string =>
  `font: 900 ${size} ${woodType}; ${stretch ? `font-stretch: ${stretch}%` : ''}`;
export const readingType = 'Atkinson, "Atkinson fallback", Arial, sans-serif';
/** The reading typeface if it is there at once. Otherwise the fallback stays, and nothing moves. */
export const steadyType = '"Atkinson at once", "Atkinson fallback", Arial, sans-serif';

/**
 * The type scale: letters have these sizes, or the text's own. Only
 * lines that are fitted to their measure (wood-type.tsx) have others.
 */
export const fontSize = {
  /** Captions, units, words beside a time. Never a rule, a price or a danger. */
  small: '0.9rem',
  /** Buttons, names of figures, signs. */
  label: '1rem',
  lead: 'clamp(1.125rem, 1rem + 0.45vw, 1.25rem)',
  name: 'clamp(1.25rem, 1.1rem + 0.5vw, 1.5rem)',
  /** Headings of sections, and figures: prices, times, distances. */
  heading: 'clamp(1.75rem, 1.2rem + 2.2vw, 2.75rem)',
  /** A letter or a year that stands for all below it. */
  numeral: '3.25rem',
} as const;

/** The longest line of the reading typeface, in the text's own size: 55 to 66 characters. */
export const lineLength = '26.5em';

/** A sentence that must be legible from afar. */
export const statementStyle = `font-size: ${fontSize.lead}; font-weight: 600; line-height: 1.35`;

/**
 * Side by side, wrapped onto further lines if needed.
 * @param align as in `align-items`
 */
export const wrapping = (gap: string, align?: string): string =>
  `display: flex; flex-wrap: wrap; gap: ${gap}; ${align ? `align-items: ${align}` : ''}`;

/**
 * One below the other, or in columns that other styles add.
 * @param align as in `align-content`
 */
export const stacked = (gap: string, align?: string): string =>
  `display: grid; gap: ${gap}; ${align ? `align-content: ${align}` : ''}`;

/** Media queries, by what they ask for. */
export const media = {
  tablet: '@media (min-width: 48em)',
  tabletOnly: '@media (min-width: 48em) and (max-width: 63.99em)',
  desktop: '@media (min-width: 64em)',
  /** The header's entries fit on one line. On narrower screens, a button opens them as a sheet. */
  bar: '@media (min-width: 72em)',
  sheet: '@media not all and (min-width: 72em)',
  /** There is room for an index, a heading and a full line of text side by side. */
  wide: '@media (min-width: 80em)',
  still: '@media (prefers-reduced-motion: reduce)',
  /** Pointers that can hover. On a touch screen, `:hover` would stay after the tap. */
  hover: '@media (hover: hover)',
  /** A phone in landscape, or a page zoomed to 400 %. */
  low: '@media (max-height: 30em)',
  /** Barely a dozen letters fit on a line: a narrow screen with very large text. */
  cramped: '@media (max-width: 17em)',
  /** Half a dozen letters fit on a line: a phone whose letters are three times as large. */
  huge: '@media (max-width: 10em)',
} as const;

export const onHover = (styles: string): string => `${media.hover} { &:hover { ${styles} } }`;
export const inForcedColors = (styles: string): string => `@media (forced-colors: active) { ${styles} }`;

/** Screens that get the tall cut of the hero's picture. */
export const tallScreen = '(max-aspect-ratio: 3/4) and (max-width: 47.99em)';

/** The border of sheets and fields, and the line between sections. Printers call it a rule. */
export const rule = '3px solid var(--text)';
/** The fixed header's height, set in the global styles: less on low screens. */
export const headerHeight = 'var(--header)';

/** On one line, except with very large letters. */
export const unbroken = css`
  white-space: nowrap;
  ${media.cramped} {
    white-space: normal;
  }
`;

/** Hidden in print. */
export const notOnPaper = css`
  @media print {
    display: none;
  }
`;
