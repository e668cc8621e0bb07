import { css } from '@emotion/react';
import type { SpecimenText as SpecimenData } from '../../model/text-blocks.ts';
import { silently } from '../../look/decorations.ts';
import { inks, inForcedColors, unbroken } from '../../look/tokens.ts';

const holes = (edge: string) =>
  `radial-gradient(circle, var(--ground) 0.25rem, var(--ink) 0.28rem 0.34rem, #0000 0.37rem) ${edge} 0 / 1.75rem 1.5rem repeat-y`;

/* A printer's paper, with a row of holes at either edge. */
const paper = css`
  padding: 1.25rem 2.25rem;
  border: 3px solid var(--text);
  background: ${holes('left')}, ${holes('right')}, ${inks.stub};
  color: var(--ink);
  line-height: 1.25;
  print-color-adjust: exact;
  counter-reset: value;
  p {
    max-width: none;
    padding-bottom: 1rem;
    border-bottom: 2px dashed;
    line-height: 1.6;
  }
  b {
    ${unbroken};
    counter-increment: value;
    margin-right: 0.5em;
    &::after {
      ${silently('counter(value)')};
      margin-left: 0.2em;
      vertical-align: super;
      font-size: 0.7rem;
      font-weight: 400;
    }
  }
  ol {
    margin-top: 1rem;
    padding-left: 1.5rem;
    list-style: decimal;
    font-size: 0.95rem;
    columns: 11rem;
    column-gap: 2.5rem;
  }
  li {
    padding-block: 0.2rem;
    break-inside: avoid;
    &::marker {
      font-weight: 700;
    }
  }
  ${inForcedColors('background: canvas')};
`;

/** A sample line with the meaning of each of its values, by number. */
export const Specimen = ({ of }: { readonly of: SpecimenData }) => (
  <div css={paper}>
    <p>{of.map(({ value, meaning }) => [<b key={meaning}>{value}</b>, ' '])}</p>
    <ol>
      {of.map(({ meaning }) => (
        <li key={meaning}>{meaning}</li>
      ))}
    </ol>
  </div>
);
