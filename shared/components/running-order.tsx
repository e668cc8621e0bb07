import { css } from '@emotion/react';
import type { DayName } from '../data/festival.ts';
import { lineUp } from '../data/line-up.ts';
import { schedule } from '../data/schedule.ts';
import { artistPath } from '../paths.ts';
import { clockTime } from '../rules/clock.ts';
import { media, rule, woodType } from '../theme.ts';

const list = css`
  border-bottom: ${rule};
  li {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: 0.1rem 1rem;
    align-items: baseline;
    padding-block: 1rem;
    border-top: ${rule};
  }
  strong {
    font: 900 1.35rem/1.1 ${woodType};
    font-stretch: 85%;
    text-transform: uppercase;
  }
  small {
    grid-column: 2;
    font-size: 0.95rem;
  }
  ${media.tablet} {
    li {
      grid-template-columns: 11rem minmax(0, 1fr) 12rem;
      gap: 2rem;
    }
    strong {
      font-size: 2rem;
    }
    small {
      grid-column: auto;
    }
  }
`;

const timeStyle = css`
  font: 900 1.5rem/1 ${woodType};
  font-stretch: 70%;
  text-transform: uppercase;
  span {
    display: block;
    margin-top: 0.3rem;
    font:
      400 0.95rem/1.2 Atkinson,
      sans-serif;
    text-transform: none;
  }
  ${media.tablet} {
    font-size: 2.6rem;
  }
`;

const stageStyle = css`
  justify-self: start;
  padding: 0.1rem 0.6rem;
  background: var(--first);
  color: var(--ink);
  font-weight: 700;
`;

/** One day's entries, to be read at arm's length: when, what, where. */
export const RunningOrder = ({ day }: { readonly day: DayName }) => (
  <ol css={list}>
    {schedule[day].map(({ start, end, event, stage }) => {
      const artist = lineUp.find(({ name }) => name === event);
      return (
        <li key={event}>
          <p css={timeStyle}>
            <time dateTime={start}>{clockTime(start)}</time>
            <span>until {clockTime(end)}</span>
          </p>
          <strong>{artist ? <a href={artistPath(artist)}>{event}</a> : event}</strong>
          <small css={stageStyle}>{stage}</small>
        </li>
      );
    })}
  </ol>
);
