import { css } from '@emotion/react';
import type { TitledList } from '../../data/blocks.ts';
import { rule } from '../../look/tokens.ts';
import { RunningItems } from './running-items.tsx';

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: 2rem;
  h3 {
    padding-bottom: 0.6rem;
    border-bottom: ${rule};
    font-size: 1.5rem;
  }
  li {
    position: relative;
    padding: 0.7rem 0 0.7rem 2.6rem;
    border-bottom: 1px solid var(--text);
    /* A stamp with its sign, drawn: screen readers have the list's heading. */
    &::before,
    &::after {
      content: '';
      position: absolute;
      print-color-adjust: exact;
    }
    &::before {
      left: 0;
      top: 0.7rem;
      width: 1.6rem;
      height: 1.6rem;
      border: ${rule};
    }
  }
`;

const tick = css`
  li::before {
    background: var(--first);
  }
  li::after {
    left: 0.55rem;
    top: 0.85rem;
    width: 0.5rem;
    height: 0.95rem;
    border: solid var(--ink);
    border-width: 0 4px 4px 0;
    rotate: 42deg;
    @media (forced-colors: active) {
      border-color: CanvasText;
    }
  }
`;

const cross = css`
  li::before {
    background: var(--text);
  }
  li::after {
    left: 0;
    top: 0.7rem;
    width: 1.6rem;
    height: 1.6rem;
    --stroke: #0000 42%, var(--ground) 42% 58%, #0000 58%;
    background:
      linear-gradient(45deg, var(--stroke)) center / 1rem 1rem no-repeat,
      linear-gradient(-45deg, var(--stroke)) center / 1rem 1rem no-repeat;
    @media (forced-colors: active) {
      /* Otherwise there would be no gradients. */
      forced-color-adjust: none;
      --stroke: #0000 42%, CanvasText 42% 58%, #0000 58%;
    }
  }
`;

const List = ({ of: { title, list }, sign }: { readonly of: TitledList; readonly sign: typeof tick }) => (
  <div css={sign}>
    <h3>{title}</h3>
    <ul>
      <RunningItems items={list} />
    </ul>
  </div>
);

interface ChoiceListsProps {
  readonly choice: { readonly yes: TitledList; readonly no: TitledList };
}

/** What is wanted, with ticks, beside what is not, with crosses. */
export const ChoiceLists = ({ choice: { yes, no } }: ChoiceListsProps) => (
  <div css={columns}>
    <List of={yes} sign={tick} />
    <List of={no} sign={cross} />
  </div>
);
