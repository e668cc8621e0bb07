import { css } from '@emotion/react';
import type { BarsText } from '../../model/text-blocks.ts';
import { capitals, inForcedColors, media, stacked, wrapping, fontSize } from '../../look/tokens.ts';
import { WithNames } from '../type/with-names.tsx';
import { RunningText } from '../type/running-text.tsx';

/* The longest bar fills the measure. On phones a short bar has its figure beside it. */
const list = css`
  display: grid;
  gap: 1.5rem;
  column-span: all;
  padding-bottom: 0.5rem;
  print-color-adjust: exact;
  > div {
    ${stacked('0.4rem 1rem')};
    ${media.tablet} {
      grid-template-columns: fit-content(60%) 1fr;
    }
  }
  dt,
  dd:not(.figure) {
    font-size: ${fontSize.lead};
    font-weight: 700;
    line-height: 1.25;
  }
  .figure {
    --part: calc(var(--amount) / var(--most));
    --beside: 0;
    order: 1;
    grid-column: 1 / -1;
    align-content: center;
    min-height: clamp(2.5rem, 4.5vw, 3.5rem);
    padding: 0.12em 0 0 calc(var(--beside) * var(--part) * 100% + 0.22em);
    background: linear-gradient(var(--bar, var(--second)) 0 0) no-repeat 0 0 / calc(var(--part) * 100%);
    color: color-mix(in srgb, var(--text) calc(var(--beside) * 100%), var(--ink));
    ${capitals(`${fontSize.heading}/0.85`, 66)};
    @media (max-width: 48em) {
      --beside: clamp(0, (0.45 - var(--part)) * 999, 1);
    }
    ${inForcedColors('border: 3px solid')};
    + dd {
      display: flex;
      gap: 0.6rem;
      ${media.cramped} {
        display: block;
      }
    }
    /* The end of the bar shows the terrain: level, or a slope up or down. */
    + dd::before {
      content: '';
      flex: none;
      width: 2.5rem;
      height: 1.1rem;
      background: var(--bar, var(--second));
      clip-path: polygon(0 100%, 0 var(--flat-top, 100%), 100% var(--flat-top, 0), 100% 100%);
      scale: var(--falls, 1);
    }
  }
`;

/* Without notes, names stand beside their bars. */
const besideNames = css`
  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.6rem 1rem;
    > div {
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
      align-items: center;
    }
    .figure {
      grid-column: 2;
      min-height: 2.5rem;
    }
  }
`;

/* The names of the inks, each after a sample. */
const legend = css`
  ${wrapping('0.25rem 1.5rem')};
  font-weight: 700;
  print-color-adjust: exact;
  span::before {
    content: '';
    display: inline-block;
    width: 2.5rem;
    height: 1.1rem;
    margin-right: 0.6rem;
    background: var(--first);
    vertical-align: -0.15em;
  }
  span + span::before {
    background: var(--second);
  }
  ${inForcedColors('display: none')};
`;

/** Shows amounts as bars to one scale, each with its figure. A note describes a route's terrain. */
export const Bars = ({ bars, inks }: BarsText) => (
  <>
    {inks && (
      <p css={legend}>
        {inks.map((name) => (
          <span key={name}>{`${name} `}</span>
        ))}
      </p>
    )}
    <dl
      css={[
        list,
        bars.every(({ note }) => !note) && besideNames,
        css`
          --most: ${Math.max(...bars.map(({ amount }) => amount))};
        `,
      ]}
    >
      {bars.map(({ name, figure, amount, note, isLevel, falls }) => (
        <div
          key={name}
          css={css`
            --amount: ${amount};
            ${isLevel ? '--bar: var(--first); --flat-top: 55%;' : ''}
            ${falls ? '--falls: -1 1;' : ''}
          `}
        >
          <dt>
            <WithNames text={name} />
          </dt>
          <dd className={amount ? 'figure' : undefined}>{figure}</dd>
          {note && (
            <dd>
              <RunningText text={note} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  </>
);
