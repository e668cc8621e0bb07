import type { Texts } from '../../data/texts.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import type { CalendarLinksWording } from '../../data/wording/programme-files.ts';
import { clockTime } from '../../figures/clock.ts';
import { hourSign } from '../../figures/time-scale.ts';
import { dayColumns, dayHeading } from '../../look/day-columns.ts';
import { silently } from '../../look/decorations.ts';
import { pictureSizes } from '../../look/picture-sizes.ts';
import {
  capitals,
  headerHeight,
  lineLength,
  media,
  on,
  rule,
  unbroken,
  notOnPaper,
} from '../../look/tokens.ts';
import type { PictureId } from '../../model/pictures.ts';
import type { SetMark } from '../../rules/changes/set-mark.ts';
import type { Need } from '../../model/needs.ts';
import type { AccessMarks } from '../../rules/programme/access-marks.ts';
import type { DayOf } from '../../rules/programme/by-day.ts';
import { clockOf } from '../../rules/programme/local-time.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { useCarried } from '../my-line-up/picks-context.tsx';
import { Star, type StarProps } from '../my-line-up/star.tsx';
import { Fit, wordsForFits } from '../needs/fit.tsx';
import { Picture } from '../pictures/picture.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { AccessSigns, dotted } from './access-signs.tsx';
import { CalendarLinks } from './calendar-links.tsx';
import { PlaceLink, type NamedPlace } from './place-name.tsx';

export interface ProgrammeEntry {
  readonly id: string;
  /** Festival time with its offset: `2026-07-19T02:00+01:00`. */
  readonly start: string;
  readonly end: string;
  readonly title: string;
  /** The page that says more about it. */
  readonly href: string;
  readonly place: NamedPlace;
  /** Its kind, and what its list says of it: who, what, for whom, how hard. */
  readonly about: readonly string[];
  readonly access: AccessMarks;
  /** By when one must be back inside for it, where that is before it begins. */
  readonly inside?: string | undefined;
  readonly mark?: SetMark | undefined;
  /** What it answers to every need, as `fitsOf` writes it. */
  readonly answers: string;
  readonly star: StarProps;
  /** Of the last act of its day: its print. Name and print are as wide as the day. */
  readonly print?: PictureId | undefined;
  readonly isOn?: boolean;
}

/* On phones from edge to edge. */
const layout = css`
  ${dayColumns};
  --side: 1.2rem;
  @media (max-width: 48em) {
    --side: min(1rem, 6vw);
    margin-inline: calc(-1 * var(--side));
  }
`;

/* Paper has one sheet for each day. */
const dayStyle = css`
  ${dayHeading};
  h2 {
    padding: 0.38em var(--side) 0;
    > span {
      max-width: 30rem;
    }
  }
  > p {
    padding: 0.6rem var(--side);
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
 * other, the entries: those of a stage are blocks of its ink. The headliner's is as wide as the day, with its print.
 */
const hours = css`
  container-type: inline-size;
  --hours: 3.25rem;
  --below: calc(${headerHeight} + 3.9rem);
  > ol {
    border-bottom: ${rule};
  }
  /* What is on: a tab on the row's upper edge, which moves nothing. */
  [data-now]::after {
    content: attr(data-now);
    position: absolute;
    inset: -0.9rem auto auto 0.75rem;
    pointer-events: none;
    padding: 0.1rem 0.5rem;
    ${on.text};
    font-weight: 700;
    ${notOnPaper};
  }
  li {
    position: relative;
    padding: 0.5rem calc(var(--side) - 0.6rem) 0.4rem 0.6rem;
    & + li {
      border-top: 1px solid var(--text);
    }
  }
  /* Beside the hour there is room, but for very large letters. */
  @media screen and (min-width: 17.01em) {
    > ol {
      display: grid;
      grid-template-columns: var(--hours) minmax(0, 1fr);
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
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }
    /* What is around the star takes no room from the words. */
    li > div {
      grid-area: 1 / 1 / auto / -1;
    }
    li > div + * {
      grid-area: 1 / 2;
      align-self: start;
      margin-top: -0.7rem;
    }
    /* The name as wide as its block, and the star below it. */
    [data-headliner] {
      padding-block: 1rem;
      > div {
        max-width: none;
      }
      h3 {
        margin: 0 0.6rem 0.75rem 0;
      }
      h3 ~ * {
        margin-right: 2.75rem;
      }
      > div + * {
        align-self: end;
        margin: 0;
      }
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
      font-size: clamp(1rem, (100cqi - var(--hours) - 4rem) / 6.3, 2.5rem);
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
  div {
    font-size: 0.85rem;
    line-height: 1.25;
  }
  p > span::after {
    content: '\\A0· ';
  }
  [data-fits] {
    margin-top: 0.4rem;
  }
  time {
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
  div > p > a {
    padding-block: 0.2rem;
    font-weight: 700;
    ${unbroken};
  }
  li,
  h3 a {
    /* Below the header and the day's name. */
    scroll-margin-top: 4.5rem;
  }
  ${media.tablet} {
    --hours: 4rem;
    --below: calc(${headerHeight} + 5rem);
    div {
      max-width: ${lineLength};
      font-size: 0.9rem;
    }
  }
  @media print {
    columns: 2;
    li {
      padding: 2pt 0;
    }
    img,
    details a {
      display: none;
    }
    time,
    li:nth-child(n) h3,
    li:nth-child(n) h3 span {
      margin: 0;
      font-size: 9pt;
    }
    div {
      font-size: 7.5pt;
      line-height: 1.2;
    }
  }
`;

/* With its headliner's print, beside other days as much higher as the day is shorter than they are. */
const withPrint = css`
  ${media.desktop} {
    &,
    > div {
      flex: 1;
      display: flex;
      flex-direction: column;
    }
  }
  ol:has(picture) {
    flex: 1 0 auto;
    grid-template-rows: 1fr;
    [data-headliner] {
      padding: 0;
      grid-template-rows: 1fr auto;
      > div,
      > div + * {
        grid-row: 2;
        margin: 0.6rem;
      }
    }
  }
  img {
    grid-area: 1 / 1 / auto / -1;
    height: 0;
    min-height: clamp(min(75cqi, 24rem), 100%, 50rem);
  }
`;

/* Beside a day that has less on. */
const withoutPrint = css`
  ${media.desktop} {
    img {
      display: none;
    }
  }
`;

interface ProgrammeDaysProps {
  readonly days: readonly DayOf<ProgrammeEntry>[];
  readonly wording: Texts['programmePage'];
  /** Those of the address. */
  readonly needs: readonly Need[];
  readonly calendar: CalendarLinksWording;
  /** Marks what is on. */
  readonly onNow: string;
}

/** A set: when, what, where, and what a visitor has to know beforehand. The filter finds it by its id. */
function Row({
  entry,
  wording,
  needs,
  calendar,
  onNow,
}: Omit<ProgrammeDaysProps, 'days'> & { readonly entry: ProgrammeEntry }) {
  const { calendarPath } = usePageContext().addresses;
  const { id, title, href, place, mark, print } = entry;
  const carried = useCarried();
  const name = print ? <WoodType text={title} ems={5} /> : title;
  return (
    <li
      id={`set-${id}`}
      data-ink={place.ink}
      data-headliner={print && ''}
      data-minutes={(Date.parse(entry.end) - Date.parse(entry.start)) / 60_000}
      data-cancelled={mark?.cancelled}
    >
      {print && <Picture id={print} sizes={pictureSizes.besideHours} widest={900} />}
      <div>
        <h3>
          <a href={carried(href)}>{mark?.cancelled ? <s>{name}</s> : name}</a>
        </h3>
        {mark && <ChangeMark {...mark} />}
        <p data-now={entry.isOn ? onNow : undefined}>
          <span>
            <time dateTime={entry.start}>{clockTime(clockOf(entry.start))}</time>
            {` ${wording.until} ${clockTime(clockOf(entry.end))}`}
          </span>{' '}
          <PlaceLink {...place} />
        </p>
        <AccessSigns access={entry.access} of={dotted(entry.about)} warning={entry.inside} wording={wording}>
          <a href={calendarPath(id)}>{calendar.short}</a>
        </AccessSigns>
        <Fit answers={entry.answers} needs={needs} words={wording.fit} />
      </div>
      <Star {...entry.star} inRow />
    </li>
  );
}

/** All sets, by day and hour. */
export const ProgrammeDays = ({ days, ...shown }: ProgrammeDaysProps) => {
  const fewest = Math.min(...days.map(({ entries }) => entries.length));
  const shortest = days.find(({ entries }) => entries.length === fewest);
  return (
    <div css={layout} {...wordsForFits({ needs: shown.needs, words: shown.wording.fit })}>
      {days.map((day) => {
        const { id, name, entries } = day;
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            css={[dayStyle, withPrint, day !== shortest && withoutPrint]}
          >
            <h2 id={`${id}-heading`}>
              <WoodType text={name} ems={5.6} />
            </h2>
            <div css={hours}>
              {Array.from(
                Map.groupBy(entries, ({ start }) => clockOf(start).slice(0, 2)),
                ([hour, begun]) => {
                  const { sign, half } = hourSign(`${hour}:00`);
                  return (
                    <ol key={hour} data-sign={sign} data-half={half}>
                      {begun.map((entry) => (
                        <Row key={entry.id} entry={entry} {...shown} />
                      ))}
                    </ol>
                  );
                },
              )}
            </div>
            <CalendarLinks id={id} of={name} wording={shown.calendar} />
          </section>
        );
      })}
    </div>
  );
};
