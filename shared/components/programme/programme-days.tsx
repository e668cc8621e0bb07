import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { hourSign } from '../../figures/time-scale.ts';
import { capitals, headerHeight, lineLength, media, on, rule } from '../../look/tokens.ts';
import { clockOf } from '../../rules/programme/local-time.ts';
import { accessSigns } from './access-signs.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { dayColumns, dayHeading } from '../../look/day-columns.ts';
import type { DayOf } from '../../rules/programme/by-day.ts';
import { wordsForFits } from '../needs/fit.tsx';
import { ProgrammeRow, type ProgrammeEntry } from './programme-row.tsx';
import { silently } from '../../look/decorations.ts';

/* Paper has one sheet for each day. */
const dayStyle = css`
  ${dayHeading};
  > p {
    max-width: none;
    padding-block: 0.6rem;
    border-bottom: ${rule};
    font-size: 0.9rem;
  }
  @media print {
    & + & {
      break-before: page;
    }
  }
`;

/*
 * The hour in wood type stays on a strip of the day's ink while what begins in it goes by. Beside it, one below the
 * other, the entries: those of a stage are blocks of its ink.
 */
const hours = css`
  ${accessSigns};
  container-type: inline-size;
  --hours: 2.75rem;
  --below: calc(${headerHeight} + 3.4rem);
  > ol {
    display: grid;
    grid-template-columns: var(--hours) minmax(0, 1fr);
    border-bottom: ${rule};
    background: linear-gradient(var(--day) 0 0) 0 0 / var(--hours) 100% no-repeat;
    &::before,
    &::after {
      ${silently('attr(data-sign)')};
      position: sticky;
      top: var(--below);
      grid-area: 1 / 1 / span 99;
      align-self: start;
      margin-top: 0.65rem;
      color: var(--ink);
      text-align: center;
      ${capitals('1em/0.85', 58)};
      font-size: calc(var(--hours) * 0.8);
    }
    &::after {
      ${silently('attr(data-half)')};
      top: calc(var(--below) + var(--hours) * 0.74);
      margin-top: calc(0.65rem + var(--hours) * 0.74);
      font-size: max(0.72rem, var(--hours) * 0.24);
    }
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 0.5rem 0 0.4rem 0.6rem;
    & + li {
      border-top: 1px solid var(--text);
    }
    /* As high as its hour. */
    &:only-child {
      min-height: calc(var(--hours) * 1.35);
    }
  }
  [data-ink] {
    --text: var(--ink);
    color: var(--ink);
    a {
      text-decoration-color: currentcolor;
    }
    /* The longest names have a word of a dozen letters. */
    h3 {
      font-size: clamp(1rem, (100cqi - var(--hours) - 3.5rem) / 6, 2.5rem);
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
  p > span::after {
    content: '\\A0· ';
  }
  [data-fits] {
    margin-top: 0.4rem;
  }
  span > time:first-child {
    ${capitals('1.05rem/1', 64)};
  }
  h3 {
    margin: 0 2.75rem 0.25rem 0;
    font-size: 1.65rem;
    font-stretch: 64%;
    line-height: 0.95;
    a {
      text-decoration-line: none;
    }
  }
  li,
  h3 a {
    /* Below the header and the day's name. */
    scroll-margin-top: 4.5rem;
  }
  div > p > a {
    padding-block: 0.2rem;
    font-weight: 700;
    white-space: nowrap;
  }
  /* The island marks the time of what is on: a tab on the row's upper edge, which moves nothing. */
  [data-now]::after {
    content: attr(data-now);
    position: absolute;
    top: -0.9rem;
    left: 0.75rem;
    pointer-events: none;
    padding: 0.1rem 0.5rem;
    ${on.text};
    font-weight: 700;
  }
  ${media.tablet} {
    --hours: 4rem;
    --below: calc(${headerHeight} + 4rem);
    div {
      max-width: ${lineLength};
      font-size: 0.9rem;
    }
  }
  ${media.cramped}, print {
    > ol {
      display: block;
      background: none;
      &::before,
      &::after {
        content: none;
      }
    }
  }
  ${media.cramped} {
    li {
      grid-template-columns: minmax(0, 1fr);
      padding-inline: 0;
    }
    li > div,
    li > div + * {
      grid-area: auto;
    }
    div > p > a {
      white-space: normal;
    }
  }
  @media print {
    [data-now]::after {
      display: none;
    }
    > ol {
      border-width: 0.5pt;
    }
    li:nth-child(n) {
      min-height: 0;
      padding: 2.5pt 0 2.5pt 9.5rem;
      border-width: 0.5pt;
    }
    p > span {
      position: absolute;
      left: 0;
      top: 2.5pt;
    }
    p > span::after {
      content: none;
    }
    details a {
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
    div > p {
      display: inline;
    }
    li:nth-child(n) h3 {
      display: inline;
      margin: 0 0.6em 0 0;
      font-size: 10pt;
    }
  }
`;

/* The name as wide as its column, below its time. */
const largeNames = css`
  --hours: 3.25rem;
  @media screen {
    div {
      display: flex;
      flex-direction: column;
    }
    h3 + p,
    h3 + * + p:not([data-fits]) {
      order: -1;
      min-height: 2.1rem;
      margin: 0 2.75rem 0.6rem 0;
    }
    h3 {
      margin-right: 0;
    }
  }
`;

/** Fewer than this are set large. */
const MANY = 10;

interface ProgrammeDaysProps extends Omit<ComponentProps<typeof ProgrammeRow>, 'entry' | 'large'> {
  readonly days: readonly DayOf<ProgrammeEntry>[];
}

/** All sets, by day and hour. */
export const ProgrammeDays = ({ days, ...shown }: ProgrammeDaysProps) => {
  const { wording, needs, calendar } = shown;
  const large = days.flatMap(({ entries }) => entries).length < MANY;
  return (
    <div css={dayColumns} {...wordsForFits({ needs, words: wording.fit })}>
      {days.map(({ id, name, entries }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} css={dayStyle}>
          <h2 id={`${id}-heading`}>{name}</h2>
          <CalendarLinks id={id} of={name} wording={calendar} />
          <div css={[hours, large && largeNames]}>
            {Array.from(
              Map.groupBy(entries, ({ start }) => clockOf(start).slice(0, 2)),
              ([hour, begun]) => {
                const { sign, half } = hourSign(`${hour}:00`);
                return (
                  <ol key={hour} data-sign={sign} data-half={half}>
                    {begun.map((entry) => (
                      <ProgrammeRow key={entry.id} entry={entry} large={large} {...shown} />
                    ))}
                  </ol>
                );
              },
            )}
          </div>
        </section>
      ))}
    </div>
  );
};
