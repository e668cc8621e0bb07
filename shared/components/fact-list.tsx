import { css } from '@emotion/react';
import type { Fact } from '../data/blocks.ts';
import { rule, woodType } from '../theme.ts';
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
    flex: 1 1 14rem;
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
  @media (forced-colors: active) {
    border: ${rule};
  }
`;

/** What people look up, boxed: found in five seconds, on a phone, at night, in rain. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl css={list}>
    {facts.map(({ term, value }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <RunningText text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
