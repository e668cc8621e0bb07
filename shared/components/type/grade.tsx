import { css } from '@emotion/react';
import type { Text } from '../../model/text-blocks.ts';
import { RunningText } from './running-text.tsx';

/** 1 is the easiest. */
type GradeLevel = 1 | 2 | 3;

const barsStyle = css`
  display: inline;
  width: 1.7rem;
  margin-right: 0.4rem;
  stroke: currentcolor;
  stroke-width: 2;
`;

/** The grade of a walk's difficulty or a bed's price: one to three of three bars. */
const Bars = ({ level }: { readonly level: GradeLevel }) => (
  <svg viewBox="0 0 29 19" aria-hidden css={barsStyle}>
    {[1, 2, 3].map((bar) => (
      <path
        key={bar}
        d={`M${bar * 10 - 9} 18v-${bar * 5 + 2}h7v${bar * 5 + 2}z`}
        fill={bar > level ? 'none' : 'currentcolor'}
      />
    ))}
  </svg>
);

/** A fact of an entry in a list. A graded value has bars before it. */
export type ListedFact = readonly [term: string, value: Text, grade?: GradeLevel | undefined];

export const ListedFacts = ({ facts }: { readonly facts: readonly ListedFact[] }) =>
  facts.map(([term, value, grade]) => (
    <div key={term}>
      <dt>{term}</dt>
      <dd>
        {grade && <Bars level={grade} />}
        <RunningText text={value} />
      </dd>
    </div>
  ));
