import { css } from '@emotion/react';
import { visuallyHidden } from '../../look/decorations.ts';
import { media, woodType, wrapping, fontSize } from '../../look/tokens.ts';

export const styles = css`
  > p:first-of-type {
    max-width: none;
    margin-bottom: 0.15rem;
    font-size: ${fontSize.small};
    font-weight: 700;
    line-height: 1.2;
  }
  /* Four parts have one width. Fewer stand on a line where letters are large. */
  ol {
    ${wrapping('8px')};
  }
  li {
    ${wrapping('0 0.4em', 'center')};
    flex: 1 0 var(--unit-basis, 3.4em);
    flex-direction: var(--unit-direction, column);
    place-content: center;
    padding: clamp(0.25rem, 0.9vh, 0.6rem) 0.1rem clamp(0.15rem, 0.7vh, 0.5rem);
    background: var(--paper);
    color: var(--ink);
    box-shadow: 4px 4px 0 var(--first);
    font-size: ${fontSize.small};
    line-height: 1;
    text-align: center;
  }
  /* The island hides the seconds, too. Without this rule, their
     neighbours would move when its script arrives. */
  ${media.still} {
    li:last-of-type {
      display: none;
    }
  }
  [data-unit] {
    margin-bottom: 0.1rem;
    font-weight: 900;
    font-size: var(--unit, clamp(1.4rem, 0.5rem + 3vh, 2.75rem));
    line-height: 0.9;
    font-family: ${woodType};
    font-stretch: 90%;
    font-variant-numeric: tabular-nums;
  }
  .visually-hidden {
    ${visuallyHidden};
  }
`;
