import { css } from '@emotion/react';
import { placeLabel } from '../../look/surfaces.ts';
import { capitals, media, surface, wrapping, fontSize } from '../../look/tokens.ts';

export const styles = css`
  /* Outlines fill gaps of the same width, so that neighbours share one line, however the cells wrap. */
  > div,
  ul {
    ${wrapping('3px')};
  }
  > div {
    padding: 3px;
  }
  h2,
  > div > p,
  li {
    outline: 3px solid var(--text);
  }
  h2 {
    flex: 1 0 auto;
    align-content: center;
    padding: 0.6rem 1rem 0.5rem;
    ${surface.first};
    font-size: ${fontSize.heading};
    &:focus-visible {
      outline: 3px solid var(--ink);
      outline-offset: -8px;
      box-shadow: none;
    }
  }
  > div > p {
    flex: 999 1 20rem;
    align-content: center;
    max-width: none;
    padding: 0.75rem 1rem;
  }
  ul {
    flex: 999 1 100%;
    /* A single set stands beside the heading where there is room. */
    &:has(> :only-child) {
      flex-basis: 20rem;
    }
  }
  li {
    display: grid;
    flex: 1 1 17rem;
    align-content: start;
    container-type: inline-size;
    gap: 0.45rem;
    padding: 1rem;
    line-height: 1.3;
  }
  small {
    ${placeLabel};
    justify-self: start;
    font-size: ${fontSize.small};
  }
  [data-ink='first'] {
    border-color: var(--first);
    ${surface.first};
  }
  [data-ink='second'] {
    border-color: var(--second);
    ${surface.second};
  }
  strong,
  [data-alone] time {
    ${capitals(`${fontSize.name}/1.1`, 76)};
  }
  time {
    font-weight: 700;
    white-space: nowrap;
  }
  /* A name fills its cell, with its time beside it. */
  [data-alone] {
    ${wrapping('0.3rem 1.5rem', 'baseline')};
    place-content: end space-between;
    max-width: none;
    strong,
    time {
      font-size: clamp(${fontSize.name}, 9cqi, ${fontSize.heading});
    }
  }
  [data-alone][data-band] strong {
    font-size: clamp(2rem, 14cqi, 4.25rem);
  }
  li:has(> [data-alone]) {
    grid-template-rows: auto 1fr;
  }
  li:has(> [data-band]) {
    flex-grow: 1.3;
  }
  /* A single set is one strip: its title above time and place, on
     wide screens in one line beside the heading. */
  @media not all and (min-width: 64em) {
    li:only-child {
      ${wrapping('0.45rem 1rem', 'center')};
      justify-content: space-between;
      padding-block: 0.75rem;
      small {
        order: 1;
      }
      p {
        display: contents;
      }
      strong {
        flex: 1 0 100%;
      }
    }
  }
  ${media.desktop} {
    li:only-child,
    li:only-child p {
      display: flex;
      gap: 2rem;
      align-items: center;
      flex: 1;
      max-width: none;
    }
    li:only-child small {
      order: 1;
    }
  }
  /* Print shows no present. */
  @media print {
    display: none;
  }
`;
