import { css } from '@emotion/react';
import type { CalendarLinksWording } from '../../data/wording/programme-files.ts';
import { media, woodType } from '../../look/tokens.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { dayColumns, dayFill, dayHeading } from '../../look/day-columns.ts';
import type { Need } from '../../rules/needs/needs.ts';
import { wordsForFits } from '../needs/fit.tsx';
import { ProgrammeRow, type ProgrammeEntry, type RowWording } from './programme-row.tsx';

/* Paper has one sheet for each day. */
const dayStyle = css`
  ${dayHeading};
  > p {
    padding-top: 0.6rem;
    font-size: 0.9rem;
  }
  @media print {
    & + & {
      break-before: page;
    }
  }
`;

const rows = css`
  li {
    position: relative;
    display: grid;
    grid-template: auto 1fr / 5.25rem minmax(0, 1fr);
    gap: 0.25rem 0.75rem;
    padding-block: 0.9rem 1rem;
    border-bottom: 1px solid var(--text);
  }
  li > p {
    font: 900 1.35rem/1 ${woodType};
    font-stretch: 64%;
    text-transform: uppercase;
    span time {
      white-space: nowrap;
    }
  }
  h3 {
    font-stretch: 84%;
  }
  li > p > * + * {
    display: block;
    width: fit-content;
    margin-top: 0.3rem;
    font:
      400 0.9rem/1.2 Atkinson,
      sans-serif;
    text-transform: none;
  }
  /* The star stands below the time, where it takes no room from the words. */
  li > div + * {
    grid-area: 2 / 1;
    place-self: start;
    margin: -0.25rem 0 0 -0.4rem;
  }
  div {
    display: grid;
    grid-row: span 2;
    gap: 0.4rem;
    font-size: 0.9rem;
    line-height: 1.35;
  }
  li,
  h3 a {
    /* Below the header and the day's name. */
    scroll-margin-top: 4.5rem;
  }
  small {
    display: inline-block;
    margin-right: 0.35rem;
    padding: 0 0.45rem;
    border-width: 2px;
    font-size: inherit;
  }
  /* The island marks the time of what is on: a tab on the row's upper edge, which moves nothing. */
  [data-now]::after {
    content: attr(data-now);
    position: absolute;
    top: -0.9rem;
    left: 0;
    pointer-events: none;
    padding: 0.1rem 0.5rem;
    background: var(--text);
    color: var(--ground);
    font:
      700 0.9rem/1.3 Atkinson,
      sans-serif;
    text-transform: none;
  }
  ${media.tablet} {
    li {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
  }
  ${media.cramped} {
    li {
      grid-template: auto / minmax(0, 1fr);
    }
    li > div,
    li > div + * {
      grid-area: auto;
    }
  }
  @media print {
    [data-now]::after {
      display: none;
    }
    li {
      grid-template-columns: 9.5rem minmax(0, 1fr);
      gap: 0 8pt;
      padding-block: 2.5pt;
      border-bottom-width: 0.5pt;
    }
    li > p {
      font-size: 10pt;
      span {
        display: inline;
        font-size: 8pt;
      }
    }
    div {
      grid-template-columns: auto 1fr;
      gap: 0 8pt;
      align-items: baseline;
      font-size: 8pt;
      line-height: 1.2;
      p:nth-last-child(-n + 2) {
        grid-column: 1 / -1;
      }
    }
    h3 {
      font-size: 10pt;
      a {
        text-decoration: none;
      }
    }
  }
`;

const calendars = css`
  li > p > a {
    padding-block: 0.25rem;
    @media print {
      display: none;
    }
  }
`;

export interface ProgrammeDay {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly ProgrammeEntry[];
}

interface ProgrammeDaysProps {
  readonly days: readonly ProgrammeDay[];
  readonly wording: RowWording;
  readonly needs: readonly Need[];
  readonly calendar: CalendarLinksWording;
}

/** All sets, by day and hour. */
export const ProgrammeDays = ({ days, wording, needs, calendar }: ProgrammeDaysProps) => (
  <div css={dayColumns} {...wordsForFits({ needs, words: wording.fit })}>
    {days.map(({ id, name, entries }) => (
      <section key={id} id={id} aria-labelledby={`${id}-heading`} css={[dayStyle, dayFill(2)]}>
        <h2 id={`${id}-heading`}>{name}</h2>
        <CalendarLinks id={id} of={name} wording={calendar} />
        <ol css={[rows, calendars]}>
          {entries.map((entry) => (
            <ProgrammeRow
              key={entry.id}
              {...entry}
              wording={wording}
              needs={needs}
              calendar={calendar.short}
            />
          ))}
        </ol>
      </section>
    ))}
  </div>
);
