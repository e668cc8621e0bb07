import { css } from '@emotion/react';
import { media, rule, woodType } from '../../look/tokens.ts';
import { inkedOnHover } from '../../look/surfaces.ts';

/* Type in its case: on phones as many on a line as fit, on tablets two lines of an alphabet, on wide screens one. Letters
   without an entry are only outlines. */
const row = css`
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
    padding: 0 3px 3px 0;
    ${media.tablet} {
      grid-template-columns: repeat(13, 1fr);
    }
    ${media.wide} {
      grid: auto / auto-flow minmax(0, 1fr);
    }
  }
  li {
    display: grid;
    place-items: center;
    min-height: 47px;
    margin: 0 -3px -3px 0;
    border: ${rule};
    font: 900 1.25rem/1 ${woodType};
  }
  a {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    text-decoration: none;
    ${inkedOnHover};
  }
  li:not(:has(a)) {
    outline: 3px dotted;
    outline-offset: -9px;
    font-weight: 400;
  }
`;

interface LetterRowProps {
  readonly label: string;
  readonly letters: readonly { readonly letter: string; readonly id?: string }[];
}

export const LetterRow = ({ label, letters }: LetterRowProps) => (
  <nav aria-label={label} data-letters="" css={row}>
    <ul>
      {letters.map(({ letter, id }) => (
        <li key={letter}>{id ? <a href={`#${id}`}>{letter}</a> : letter}</li>
      ))}
    </ul>
  </nav>
);
