/**
 * The lean look, for visitors who save battery and data: night inks, no pictures, no motion. The attribute is on `<html>`:
 * the server writes it for requests with `Save-Data: on`, the early script when the footer's switch says so.
 */
export const LEAN = '[data-lean=on]';

/** A part of a component that differs in the lean look. Adds to the specificity, so that its place does not matter. */
export const lean = `${LEAN} &`;

/**
 * Styles for the night inks, which no paper has: in a dark colour scheme and in the lean look. Without the asterisk, stylis
 * would take the selector for a pseudo-class of the component itself.
 */
export const night = (styles: string): string => `
  @media screen and (prefers-color-scheme: dark) {
    ${styles}
  }
  @media screen {
    *:where(${LEAN}) & {
      ${styles}
    }
  }
`;
