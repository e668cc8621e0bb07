import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { measure } from '../../look/measures.ts';
import { fontSize, headerHeight, media, rule, surface } from '../../look/tokens.ts';
import { wordRow } from '../../look/word-rows.ts';

/* Phones and tablets print a bar with the letter. On wide screens it stands beside its words, as tall as
   two of them, and stays in view with them. */
const section = css`
  ${measure};
  padding-bottom: 2.5rem;
  h2 {
    margin-inline: calc(50% - 50vw);
    padding: 0.22em calc(50vw - 50%) 0.1em;
    ${surface.first};
    font-size: ${fontSize.numeral};
    line-height: 0.8;
  }
  ul {
    padding-top: 0.75rem;
    columns: 3 18rem;
    column-gap: 2.5rem;
    ${wordRow};
    ${media.tablet} {
      a {
        font-size: ${fontSize.name};
      }
    }
  }
  /* On phones an answer follows its word, as in a dictionary. */
  @media not all and (min-width: 48em) {
    p {
      display: inline;
    }
  }
  ${media.desktop} {
    display: grid;
    grid-template-columns: 10rem minmax(0, 1fr);
    border-top: ${rule};
    h2 {
      position: sticky;
      top: ${headerHeight};
      place-self: start;
      margin: 0;
      padding: 0.2em 0 0;
      background: none;
      color: inherit;
      font-size: calc(2.75 * ${fontSize.numeral});
      font-stretch: 62%;
    }
  }
  /* The letter that a link has led to is printed in reverse. */
  h2:target {
    ${surface.text};
  }
`;

const filtered = css`
  &:not(:has(li:not([hidden]))) {
    display: none;
  }
`;

interface LetterSectionProps {
  readonly name: string;
  readonly id: string;
  /** A filter may hide all rows; then the section is not shown either. */
  readonly isFiltered?: boolean;
  readonly children: ReactNode;
}

/** The entries that begin with one letter. */
export const LetterSection = ({ name, id, isFiltered, children }: LetterSectionProps) => (
  <section aria-labelledby={id} css={isFiltered ? [section, filtered] : section}>
    <h2 id={id}>{name}</h2>
    <ul>{children}</ul>
  </section>
);
