import type { ReactNode } from 'react';
import type { programmePage } from '../../data/wording/programme-wording.ts';
import { css } from '@emotion/react';
import type { CalendarLinksWording } from '../../data/wording/programme-files.ts';
import { hourSign } from '../../figures/time-scale.ts';
import { capitals, headerHeight, lineLength, media, on } from '../../look/tokens.ts';
import { clockOf } from '../../rules/programme/local-time.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { dayColumns, dayHeading } from '../../look/day-columns.ts';
import type { Need } from '../../rules/needs/needs.ts';
import { wordsForFits } from '../needs/fit.tsx';
import { ProgrammeRow, type ProgrammeEntry } from './programme-row.tsx';
import { silently } from '../../look/decorations.ts';

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

/*
 * The hour in wood type stays in the margin while what begins in it goes by. Beside it, one below the other, the
 * entries: those of a stage are blocks of its ink.
 */
const hours = css`
  --hours: 2.3rem;
  --below: calc(${headerHeight} + 3.4rem);
  > ol {
    display: grid;
    grid-template-columns: var(--hours) minmax(0, 1fr);
    border-bottom: 2px solid var(--text);
    &::before,
    &::after {
      ${silently('attr(data-sign)')};
      position: sticky;
      top: var(--below);
      grid-area: 1 / 1 / span 99;
      align-self: start;
      margin-top: 0.55rem;
      ${capitals('1em/0.85', 58)};
      font-size: calc(var(--hours) * 0.7);
    }
    &::after {
      ${silently('attr(data-half)')};
      top: calc(var(--below) + var(--hours) * 0.64);
      margin-top: calc(0.55rem + var(--hours) * 0.64);
      font-size: max(0.72rem, var(--hours) * 0.25);
    }
  }
  li {
    position: relative;
    grid-column: 2;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.15rem 0;
    padding: 0.45rem 0 0.5rem 0.5rem;
    & + li {
      border-top: 1px solid var(--text);
    }
  }
  [data-ink] {
    --text: var(--ink);
    color: var(--ink);
    a {
      text-decoration-color: currentcolor;
    }
  }
  [data-ink='first'] {
    background: var(--first);
    > button {
      --first: var(--second);
    }
  }
  [data-ink='second'] {
    background: var(--second);
  }
  /* What is around the star takes no room from the words. */
  li > div + * {
    grid-area: 1 / 2;
    align-self: start;
    margin-top: -0.7rem;
  }
  div {
    grid-area: 1 / 1 / auto / -1;
    font-size: 0.85rem;
    line-height: 1.3;
  }
  /* When, where, what it is, and access are one text. */
  div > p {
    display: inline;
    & + p::before,
    > span::after {
      content: '\\A0· ';
    }
    &[data-fits] {
      display: block;
      margin-top: 0.4rem;
      &::before {
        content: none;
      }
    }
  }
  span > time:first-child {
    ${capitals('1.05rem/1', 64)};
  }
  h3 {
    margin: 0 2.5rem 0.2rem 0;
    font-size: 1.4rem;
    font-stretch: 70%;
    a {
      padding-block: 0.1rem;
    }
    & + a {
      margin-bottom: 0.3rem;
    }
  }
  li,
  h3 a {
    /* Below the header and the day's name. */
    scroll-margin-top: 4.5rem;
  }
  p > a {
    font-weight: 700;
    white-space: nowrap;
  }
  p > a,
  p + a {
    padding-block: 0.2rem;
  }
  /* The island marks the time of what is on: a tab on the row's upper edge, which moves nothing. */
  [data-now]::after {
    content: attr(data-now);
    position: absolute;
    top: -0.9rem;
    left: 0.5rem;
    pointer-events: none;
    padding: 0.1rem 0.5rem;
    ${on.text};
    font-weight: 700;
  }
  ${media.tablet} {
    --hours: 3.6rem;
    --below: calc(${headerHeight} + 4rem);
    div {
      max-width: ${lineLength};
      font-size: 0.9rem;
    }
  }
  ${media.cramped} {
    > ol {
      display: block;
      &::before,
      &::after {
        content: none;
      }
    }
    li {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: 0;
    }
    li > div,
    li > div + * {
      grid-area: auto;
    }
    p > a {
      white-space: normal;
    }
  }
  @media print {
    [data-now]::after {
      display: none;
    }
    > ol {
      display: block;
      border: 0;
      &::before,
      &::after {
        content: none;
      }
    }
    li {
      padding: 2.5pt 0 2.5pt 9.5rem;
      border-bottom: 0.5pt solid var(--text);
      & + li {
        border-top: 0;
      }
    }
    span {
      position: absolute;
      left: 0;
      top: 2.5pt;
      &&::after {
        content: none;
      }
    }
    p + a {
      display: none;
    }
    span > time:first-child {
      font-size: 10pt;
    }
    div {
      max-width: none;
      font-size: 8pt;
      line-height: 1.2;
    }
    h3 {
      margin: 0;
      font-size: 10pt;
      a {
        text-decoration: none;
      }
    }
  }
`;

const Hour = ({ at, children }: { readonly at: string; readonly children: ReactNode }) => {
  const { sign, half } = hourSign(`${at}:00`);
  return (
    <ol data-sign={sign} data-half={half}>
      {children}
    </ol>
  );
};

export interface ProgrammeDay {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly ProgrammeEntry[];
}

interface ProgrammeDaysProps {
  readonly days: readonly ProgrammeDay[];
  readonly wording: typeof programmePage;
  readonly needs: readonly Need[];
  readonly calendar: CalendarLinksWording;
}

/** All sets, by day and hour. */
export const ProgrammeDays = ({ days, wording, needs, calendar }: ProgrammeDaysProps) => (
  <div css={dayColumns} {...wordsForFits({ needs, words: wording.fit })}>
    {days.map(({ id, name, entries }) => (
      <section key={id} id={id} aria-labelledby={`${id}-heading`} css={dayStyle}>
        <h2 id={`${id}-heading`}>{name}</h2>
        <CalendarLinks id={id} of={name} wording={calendar} />
        <div css={hours}>
          {Array.from(
            Map.groupBy(entries, ({ start }) => clockOf(start).slice(0, 2)),
            ([hour, begun]) => (
              <Hour key={hour} at={hour}>
                {begun.map((entry) => (
                  <ProgrammeRow
                    key={entry.id}
                    entry={entry}
                    wording={wording}
                    needs={needs}
                    calendar={calendar.short}
                  />
                ))}
              </Hour>
            ),
          )}
        </div>
      </section>
    ))}
  </div>
);
