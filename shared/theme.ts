/** The house's inks, type, lines and surfaces: what components are made of. */
import { css } from '@emotion/react';
import { focusRing } from './marks.ts';

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

/** Said to screen readers, not drawn. */
export const spoken = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The page's measure: twelve columns, with a margin that a thumb can hold. */
export const measure = css`
  width: min(100% - 2rem, 76rem);
  margin-inline: auto;
  ${media.tablet} {
    width: min(100% - 4rem, 76rem);
  }
`;

/** What can be pressed stands out of register, and snaps into it under hand or focus. */
export const pressable = css`
  box-shadow: 5px 5px 0 var(--second);
  transition:
    translate 0.12s,
    box-shadow 0.12s;
  ${media.hover} {
    &:hover {
      translate: 5px 5px;
      box-shadow: 0 0 0 var(--second);
    }
  }
  &:focus-visible {
    translate: 5px 5px;
    ${focusRing};
  }
`;

/** A card that is pressed as a whole: its one link covers it. */
export const pressableCard = css`
  ${pressable};
  position: relative;
  display: grid;
  height: 100%;
  border: ${rule};
  background: var(--ground);
  color: var(--text);
  &:focus-within {
    translate: 5px 5px;
    box-shadow: none;
  }
  a {
    text-decoration: none;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: 0;
      box-shadow: none;
    }
    &:focus-visible::after {
      outline: 3px solid var(--text);
      outline-offset: 6px;
    }
  }
  > picture > img {
    width: 100%;
    object-fit: cover;
    border-bottom: ${rule};
  }
`;

/** Acts side by side: two on a phone, four on a desk, one where two would be too narrow. */
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

/** A button, whether it is a link or a control: ink lettering on the first ink. */
export const buttonStyle = css`
  ${pressable};
  display: inline-block;
  min-height: 2.75rem;
  padding: 0.75em 1.1em 0.65em;
  border: 3px solid var(--text);
  background: var(--first);
  color: var(--ink);
  font: 900 1rem/1.1 ${woodType};
  text-align: center;
  text-decoration: none;
  text-transform: uppercase;
  cursor: pointer;
  &:disabled {
    background: none;
    color: var(--text);
    border-style: dashed;
    box-shadow: none;
    translate: none;
    cursor: not-allowed;
  }
`;

/** A sheet laid on the page: ruled, square, with its second ink out of register. */
export const sheet = css`
  border: ${rule};
  background: var(--ground);
  color: var(--text);
`;

/** Ink that thins out into dots: the edge of a full block of ink, the first if `--block` names no other. */
export const halftoneEdge = css`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 32px;
    background: var(--block, var(--first));
    mask:
      radial-gradient(circle, #000 42%, #0000 46%) 0 -4px / 12px 12px repeat-x,
      radial-gradient(circle, #000 34%, #0000 38%) 6px 5px / 12px 12px repeat-x,
      radial-gradient(circle, #000 24%, #0000 28%) 0 13px / 12px 12px repeat-x,
      radial-gradient(circle, #000 14%, #0000 18%) 6px 21px / 12px 12px repeat-x;
  }
`;

/** The page's measure with its parts one below the other. */
export const stack = css`
  ${measure};
  display: grid;
  gap: 2.5rem;
  section {
    display: grid;
    gap: 1.25rem;
    min-width: 0;
  }
`;

/** Said only where scripts do not run, or a form's own did not arrive, or is slow to answer what was submitted. */
export const withoutScript = css`
  font-weight: 700;
  @media (scripting: enabled) {
    form:not([data-submitted], :has([data-failed])) & {
      display: none;
    }
    form[data-submitted] & {
      order: 1;
      animation: withheld 3s;
    }
  }
  @keyframes withheld {
    from,
    to {
      display: none;
    }
  }
`;

/** A section of a stack whose heading stands at its side where there is room. */
export const sided = css`
  ${media.desktop} {
    && {
      grid-template-columns: 19rem minmax(0, 1fr);
      gap: 1.25rem 3rem;
    }
    > h2 {
      font-size: 2.25rem;
    }
  }
`;

/** The site's answer to what the visitor has just done. */
export const noticeStyle = css`
  max-width: none;
  padding: 0.75rem 1rem;
  border-left: 0.75rem solid var(--first);
  background: var(--text);
  color: var(--ground);
  font-weight: 700;
`;
