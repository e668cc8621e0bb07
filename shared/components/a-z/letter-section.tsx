import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { fromSide } from '../../look/measures.ts';
import { fontSize, media, surface } from '../../look/tokens.ts';
import { wordRows } from '../../look/word-rows.ts';

const section = css`
  ${fromSide};
  padding: 1.25rem var(--side) 1.5rem;
  h2 {
    margin-inline: calc(-1 * var(--side));
    padding: 0.22em var(--side) 0.1em;
    ${surface.first};
    font-size: ${fontSize.numeral};
    line-height: 0.8;
  }
  /* The letter that a link has led to is printed in reverse. */
  h2:target {
    ${surface.text};
  }
  ul {
    ${wordRows};
    border-top: 0;
    columns: 3 22rem;
    ${media.tablet} {
      a {
        font-size: ${fontSize.name};
      }
    }
  }
  li {
    padding-block: 0.5rem;
  }
  /* On phones an answer follows its word, as in a dictionary. */
  @media not all and (min-width: 48em) {
    p {
      display: inline;
    }
  }
  @media print {
    li {
      padding-block: 2pt;
      font-size: 9pt;
    }
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
