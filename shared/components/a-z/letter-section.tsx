import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { PictureId } from '../../model/pictures.ts';
import { measure, pictureSizes } from '../../look/measures.ts';
import { fontSize, headerHeight, media, notOnPaper, rule, surface } from '../../look/tokens.ts';
import { wordRow } from '../../look/word-rows.ts';
import { Picture } from '../pictures/picture.tsx';

/* Phones and tablets print a bar with the letter. On wide screens a block of ink stands beside the words, and
   stays in view with them. */
const section = css`
  ${measure};
  padding-bottom: 2.5rem;
  h2,
  img {
    margin-inline: calc(50% - 50vw);
  }
  h2 {
    padding: 0.22em calc(50vw - 50%) 0.1em;
    ${surface.first};
    font-size: ${fontSize.numeral};
    line-height: 0.8;
  }
  img {
    width: 100vw;
    max-width: none;
    aspect-ratio: 2;
    ${notOnPaper};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    column-gap: 2.5rem;
    align-content: start;
    padding-top: 0.75rem;
    ${wordRow};
    /* On phones an answer follows its word, as in a dictionary. */
    ${media.tablet} {
      a {
        display: block;
        width: fit-content;
        font-size: ${fontSize.name};
      }
    }
  }
  ${media.desktop} {
    display: grid;
    grid-template: 9rem 1fr / 13rem minmax(0, 1fr);
    column-gap: 2.5rem;
    border-top: ${rule};
    h2,
    img {
      position: sticky;
      top: ${headerHeight};
      align-self: start;
      margin: 0;
    }
    h2 {
      grid-area: 1 / 1 / span 2;
      padding: 0.2em 0.15em 0;
      font-size: calc(2.75 * ${fontSize.numeral});
      font-stretch: 62%;
    }
    img {
      grid-area: 2 / 1;
      top: calc(${headerHeight} + 9rem);
      width: 100%;
      aspect-ratio: auto;
    }
    ul {
      grid-area: 1 / 2 / span 2;
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
  readonly picture?: PictureId | undefined;
  /** A filter may hide all rows; then the section is not shown either. */
  readonly isFiltered?: boolean;
  readonly children: ReactNode;
}

/** The entries that begin with one letter. */
export const LetterSection = ({ name, id, picture, isFiltered, children }: LetterSectionProps) => (
  <section css={isFiltered ? [section, filtered] : section}>
    <h2 id={id}>{name}</h2>
    {picture && <Picture id={picture} sizes={pictureSizes.initial} widest={600} />}
    <ul>{children}</ul>
  </section>
);
