import { css } from '@emotion/react';
import { laid } from '../../look/decorations.ts';
import type { AnsweredWord } from '../../model/a-z-words.ts';
import { bearingOf } from '../../look/line-setting.ts';
import { halftoneEdge, inkedOnHover } from '../../look/surfaces.ts';
import { capitals, media, on, rule, woodType } from '../../look/tokens.ts';
import { PageLink } from '../type/page-link.tsx';

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

const section = css`
  --edge: max(1rem, 50% - 38rem);
  padding: 1.25rem var(--edge) 1.5rem;
  display: flow-root;
  h2 {
    width: fit-content;
    padding: 0.07em 0.05em 0;
    margin: 0 0.05em 0.5rem calc(-0.05em - var(--bearing));
    font-size: min(14rem, 54vw);
    font-stretch: 100%;
    line-height: 0.8;
    text-shadow: 0.04em 0.04em 0 var(--shade, var(--first));
  }
  /* The letter that a link has led to is printed in reverse. */
  h2:target {
    ${on.text};
    text-shadow: none;
  }
  li {
    position: relative;
    display: flow-root;
    break-inside: avoid;
    padding-block: max(0.4rem, 0.75rem - 0.6vw);
    line-height: 1.35;
  }
  a {
    ${capitals('1.1rem/1.2', 84)};
    text-decoration-color: var(--shade, var(--first));
    /* The whole entry can be pressed. */
    &::after {
      ${laid('0')};
    }
  }
  p {
    display: inline;
  }
  /* An initial: on phones the first words stand beside it, as far as they fit there whole, all but M's and W's at one edge. */
  @media (min-width: 17.01em) {
    h2 {
      float: left;
      min-width: 0.97em;
    }
    li {
      min-width: min-content;
    }
  }
  /* Two letters of three stand on an ink, by night, too: amber, teal, paper. */
  &:not(:nth-child(3n + 1)) {
    --block: var(--second);
    --shade: var(--paper);
    --text: var(--ink);
    --ground: var(--block);
    ${halftoneEdge};
    margin-block: 1rem 40px;
    background: var(--block);
    color: var(--ink);
  }
  &:nth-child(3n) {
    --block: var(--first);
  }
  ${media.tablet} {
    --edge: max(2rem, 50% - 38rem);
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
    h2 {
      position: sticky;
      top: 5rem;
      align-self: start;
      font-size: 10rem;
    }
    p {
      display: block;
    }
    ul {
      columns: 14rem;
      column-gap: 2rem;
    }
  }
  ${media.wide} {
    grid-template-columns: 19rem minmax(0, 1fr);
    &:has(li:nth-child(5)) h2 {
      font-size: 15rem;
    }
  }
  @media print {
    && {
      margin: 0;
      padding: 0 0 6pt;
      background: none;
      &::after {
        content: none;
      }
    }
    h2 {
      font-size: 20pt;
      text-shadow: none;
    }
    ul {
      columns: 2;
    }
    li {
      padding-block: 2pt;
      font-size: 9pt;
    }
  }
`;

interface LetterSectionProps {
  readonly letter: string;
  readonly id: string;
  readonly entries: readonly AnsweredWord[];
}

/** The words with one first letter: each a link, with the answer, and the other words by which the filter finds it. */
export const LetterSection = ({ letter, id, entries }: LetterSectionProps) => (
  <section aria-labelledby={id} css={section}>
    <h2
      id={id}
      css={css`
        --bearing: ${bearingOf(letter).toFixed(2)}em;
      `}
    >
      {letter}
    </h2>
    <ul>
      {entries.map(({ word, also = [], among = [], answer, to }) => (
        // The further words are only to be found by: shown, they made the page half as long again.
        <li key={word} data-also={[...also, ...among].join(', ') || undefined}>
          <PageLink to={to}>{word}</PageLink> <p>{answer}</p>
        </li>
      ))}
    </ul>
  </section>
);
