/** The house's inks, typefaces, lines and breakpoints: what every other style is made of. */

export const inks = {
  ink: '#17193a',
  paper: '#f7ecd6',
  coral: '#ff5f47',
  teal: '#2f9f9c',
  blue: '#5b92d0',
  amber: '#ff9a3d',
  pink: '#ff7fa0',
} as const;

export const woodType = 'Anybody, "Anybody fallback", Impact, sans-serif';
export const readingType = 'Atkinson, "Atkinson fallback", Arial, sans-serif';

/** Widths at which the layout changes. */
export const media = {
  tablet: '@media (min-width: 48em)',
  desktop: '@media (min-width: 64em)',
  night: '@media (prefers-color-scheme: dark)',
  still: '@media (prefers-reduced-motion: reduce)',
  /** A pointer that can rest on something: under a finger `:hover` stays after the tap. */
  hover: '@media (hover: hover)',
  /** From here on the menus fit the bar on one line, with WCAG's text spacing too. */
  bar: '@media (min-width: 72em)',
  sheet: '@media not all and (min-width: 72em)',
  /** A phone on its side, or a page enlarged fourfold. */
  low: '@media (max-height: 30em)',
  /** Letters so large for the screen that hardly a dozen fit a line. */
  cramped: '@media (max-width: 17em)',
} as const;

/** Screens that get the tall cut of a picture that fills them, and the others: every screen is one of the two. */
export const screenShapes = {
  tall: '(max-aspect-ratio: 3/4)',
  wide: 'not all and (max-aspect-ratio: 3/4)',
} as const;

/** Lines, like a forme's furniture. */
export const rule = '3px solid var(--text)';
/** The bar's height, as every page's styles set it: less on low screens. */
export const headerHeight = 'var(--header)';
