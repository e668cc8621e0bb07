/** Surfaces that components share: buttons, cards, sheets, blocks of ink. */
import { css } from '@emotion/react';
import { focusRing } from './decorations.ts';
import { woodType, media, rule } from './tokens.ts';

/** Links and buttons. Their shadow, in the second ink, looks printed out of register; hover and focus remove it. */
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

/** A card whose only link covers it. */
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

/** The look of a button, for links and `<button>` alike. */
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

/** A bordered sheet on the page's ground. */
export const sheet = css`
  border: ${rule};
  background: var(--ground);
  color: var(--text);
`;

/** The lower edge of a block of ink, which dissolves into dots. The ink is `--block`, or else the first. */
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

/** A notice that answers what the visitor has just done. */
export const noticeStyle = css`
  max-width: none;
  padding: 0.75rem 1rem;
  border-left: 0.75rem solid var(--first);
  background: var(--text);
  color: var(--ground);
  font-weight: 700;
`;
