/** Decorations of text and controls: the focus ring, underlines, generated characters. */
import { css } from '@emotion/react';
import { readingType } from './tokens.ts';

/** The focus ring: text and background colour, one of which contrasts with anything, then ink. */
export const focusRing = css`
  outline: 3px solid var(--text);
  outline-offset: 3px;
  box-shadow:
    0 0 0 3px var(--ground),
    0 0 0 9px var(--first);
`;

/** An underline in ink. Longhands: Safari before 26.2 draws no line for the shorthand with var(). */
export const underline = (thickness: string) => css`
  text-decoration-line: underline;
  text-decoration-thickness: ${thickness};
  text-decoration-color: var(--underline, var(--first));
  text-decoration-skip-ink: none;
`;

/** Generated content that screen readers skip. */
export const silently = (content: string): string => `content: ${content} / ''`;
export const silentContent = (character: string): string => silently(`'${character}'`);

/**
 * A generated box over its element, or under the content.
 * @param inset the box's `inset`
 * @param layer the box's `z-index`
 */
export const overlay = (inset: string, layer?: number): string =>
  `content: ''; position: absolute; inset: ${inset}; ${layer ? `z-index: ${layer}` : ''}`;

/** A drawn bar code, as the layer of a background. */
export const barCode =
  'repeating-linear-gradient(90deg, var(--ink) 0 4px, #0000 0 6px, var(--ink) 0 8px, #0000 0 13px, var(--ink) 0 15px, #0000 0 17px, var(--ink) 0 23px, #0000 0 26px)';

/** For a summary that has its own sign. */
export const withoutMarker = css`
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;

/** For a summary: a plus, or a minus while it is open. */
export const foldMark = css`
  ${withoutMarker};
  &::after {
    ${silentContent('+')};
    margin-left: 0.6em;
    font-family: ${readingType};
  }
  &:is([open] > *)::after {
    ${silentContent('−')};
  }
`;

/** The second ink, a little out of register behind wood type; less where letters stand close. */
export const misprint = css`
  span {
    --offset: var(--misprint, 0.02em);
    text-shadow: var(--offset) var(--offset) 0 var(--second);
  }
`;

/** Wraps styles in a query for dark mode on screens. Paper keeps the light colours. */
export const night = (styles: string): string => `
  @media screen and (prefers-color-scheme: dark) {
    ${styles}
  }
`;

/** For what stands on a block of ink, but has the page's colours in dark mode. */
export const inksOfPage = night('--text: var(--paper); --ground: var(--ink)');

/** For text that screen readers read, but the screen does not show. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
