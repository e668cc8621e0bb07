import { css } from '@emotion/react';
import type { ChoiceBroadside, TitledList } from '../../data/blocks.ts';
import { fromSide } from '../../look/measures.ts';
import { media, on, rule } from '../../look/tokens.ts';
import { anchorOf } from '../../rules/text/anchor-of.ts';
import { TextList } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';

/* Two halves of the screen, one below the other on phones. */
const halves = css`
  ${fromSide};
  display: grid;
  margin-bottom: 4rem;
  print-color-adjust: exact;
  break-inside: avoid;
  > * {
    padding: 2rem var(--side);
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    > h2 {
      grid-column: 1 / -1;
    }
    /* Both lists end at one height. */
    > div {
      display: grid;
      grid-template-rows: auto 1fr;
    }
    ul {
      display: grid;
    }
    > div:first-of-type {
      padding-right: 2.5rem;
    }
    > div:last-of-type {
      padding-left: 2.5rem;
    }
  }
  > h2 {
    padding-block: 0 1.25rem;
  }
  h3 {
    margin-bottom: 1rem;
  }
  li {
    position: relative;
    padding: 0.7rem 0 0.7rem 2.6rem;
    border-top: 3px solid;
    font-weight: 600;
    /* A stamp with its sign, drawn: screen readers have the list's heading. */
    &::before,
    &::after {
      content: '';
      position: absolute;
      left: 0;
      top: 0.7rem;
      width: 1.6rem;
      height: 1.6rem;
    }
    &::before {
      border: 3px solid;
      background: var(--paper);
    }
  }
  @media (forced-colors: active) {
    > div {
      border: 3px solid;
    }
  }
`;

const tick = css`
  ${on.second};
  border-block: 3px solid var(--second);
  li::after {
    left: 0.55rem;
    top: 0.85rem;
    width: 0.5rem;
    height: 0.95rem;
    border: solid var(--ink);
    border-width: 0 4px 4px 0;
    rotate: 42deg;
  }
`;

const cross = css`
  --ground: var(--ink);
  ${on.ink};
  border-block: ${rule};
  li::after {
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
    <h3>
      <WoodType text={title} longest={7} ems={4.4} />
    </h3>
    <TextList items={list} />
  </div>
);

/** What is wanted, with ticks, beside what is not, with crosses: two posters. */
export const TwoPosters = ({ heading, choice: { yes, no } }: ChoiceBroadside) => (
  <section css={halves} aria-labelledby={anchorOf(heading)}>
    <h2 id={anchorOf(heading)}>{heading}</h2>
    <List of={yes} sign={tick} />
    <List of={no} sign={cross} />
  </section>
);
