import { css } from '@emotion/react';
import type { Fact, Text } from '../../data/blocks.ts';
import { readingType, rule, woodType } from '../../look/tokens.ts';
import { RunningText } from './running-text.tsx';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 3px;
  padding: 3px;
  background: var(--text);
  color: var(--text);
  border: 0;
  > div {
    flex: 1 1 max(9.5rem, 22%);
    padding: 0.85rem 1rem;
    background: var(--ground);
  }
  dt {
    font-size: 0.9rem;
  }
  dd {
    font: 900 1.125rem/1.15 ${woodType};
    font-stretch: 88%;
    text-transform: uppercase;
    overflow-wrap: anywhere;
  }
  /* Sentences and addresses are set as reading text. */
  > .sentence {
    flex-basis: max(14rem, 22%);
    dd {
      font: 700 1rem/1.35 ${readingType};
      text-transform: none;
    }
  }
  @media (forced-colors: active) {
    border: ${rule};
  }
`;

const isSentence = (value: Text): boolean =>
  typeof value !== 'string' || value.length > 34 || value.endsWith('.');

/** Facts that visitors look up, in boxes: prices, times, distances. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl css={list}>
    {facts.map(({ term, value }) => (
      <div key={term} className={isSentence(value) ? 'sentence' : undefined}>
        <dt>{term}</dt>
        <dd>
          <RunningText text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
