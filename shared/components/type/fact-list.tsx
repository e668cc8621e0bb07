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
  /* A sentence or an address is read, not looked at. */
  > .read {
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

const isRead = (value: Text): boolean =>
  typeof value !== 'string' || value.length > 34 || value.endsWith('.');

/** What people look up, boxed: found in five seconds, on a phone, at night, in rain. */
export const FactList = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl css={list}>
    {facts.map(({ term, value }) => (
      <div key={term} className={isRead(value) ? 'read' : undefined}>
        <dt>{term}</dt>
        <dd>
          <RunningText text={value} />
        </dd>
      </div>
    ))}
  </dl>
);
