import { css } from '@emotion/react';
import type { StripText } from '../../model/text-blocks.ts';
import { capitals, fontSize, inForcedColors, media, rule, stacked } from '../../look/tokens.ts';
import { metresBriefly } from '../../figures/distance.ts';
import { headBlock } from './block-of-ink.ts';

/** A walk as it is drawn: as long as its miles, and as high as its climb. */
export interface Climb {
  readonly name: string;
  /** The id of the element that says more about it. */
  readonly id: string;
  readonly miles: number;
  readonly distance: string;
  /** In metres. */
  readonly ascent: number;
}

/* On wide screens the walks stand side by side on one line; on others each has a line of its own. */
const hills = css`
  ${stacked('0')};
  --scale: 7rem;
  li {
    --high: calc(var(--up) * var(--scale));
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: end;
    padding-top: 0.75rem;
    border-bottom: ${rule};
    &::after {
      content: '';
      grid-column: 1 / -1;
      width: calc(var(--far) * 100%);
      height: var(--high);
      background: var(--first);
      clip-path: polygon(0 100%, 22% 48%, 30% 52%, 52% 0, 64% 34%, 72% 28%, 100% 100%);
      print-color-adjust: exact;
      ${inForcedColors('forced-color-adjust: none; background: CanvasText')};
    }
  }
  div {
    line-height: 1.3;
  }
  a {
    display: block;
    padding-block: 0.3rem;
    ${capitals(`${fontSize.label}/1.15`, 76)};
  }
  b {
    ${capitals(`${fontSize.heading}/1`, 62)};
  }
  ${media.wide} {
    --scale: 19rem;
    grid-template: repeat(2, auto) / var(--miles);
    li {
      grid-row: span 2;
      grid-template: subgrid / minmax(0, 1fr);
      padding: 0;
      border: 0;
      > *,
      &::after {
        grid-area: 1 / 1;
        align-self: end;
      }
      &::after {
        width: 100%;
      }
    }
    b {
      justify-self: center;
      margin-bottom: calc(var(--high) + 0.25rem);
      white-space: nowrap;
    }
    li > div {
      grid-row: 2;
      align-self: start;
      height: 100%;
      padding-top: 0.5rem;
      border-top: ${rule};
      text-align: center;
      text-wrap: balance;
    }
  }
`;

interface ClimbsProps extends Pick<StripText, 'title'> {
  readonly climbs: readonly Climb[];
}

/** A feature block: walks drawn to one scale, each with its climb. */
export function Climbs({ title, climbs }: ClimbsProps) {
  const farthest = Math.max(...climbs.map(({ miles }) => miles));
  const highest = Math.max(...climbs.map(({ ascent }) => ascent));
  return (
    <section css={headBlock} aria-labelledby="climbs">
      <h2 id="climbs">{title}</h2>
      <ul css={[hills, css({ '--miles': climbs.map(({ miles }) => `minmax(0, ${miles}fr)`).join(' ') })]}>
        {climbs.map(({ name, id, miles, distance, ascent }) => (
          <li key={id} css={css({ '--far': miles / farthest, '--up': ascent / highest })}>
            <div>
              <a href={`#${id}`}>{name}</a> {distance}
            </div>{' '}
            <b>{metresBriefly(ascent)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
