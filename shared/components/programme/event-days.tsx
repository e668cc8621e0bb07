import type { Texts } from '../../data/texts.ts';
import { usePageContext } from '../frame/page-context.tsx';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { filled } from '../../figures/filled.ts';
import type { Band } from '../../model/text-blocks.ts';
import { ticketPaper } from '../../look/surfaces.ts';
import {
  capitals,
  media,
  notOnPaper,
  rule,
  stacked,
  statement,
  wrapping,
  inForcedColors,
} from '../../look/tokens.ts';
import type { DayOf } from '../../rules/programme/by-day.ts';
import { clockTime } from '../../figures/clock.ts';
import { clockOf } from '../../rules/programme/local-time.ts';
import { ChangeMark } from '../changes/change-mark.tsx';
import { type ListedFact, ListedFacts } from '../type/grade.tsx';
import { dayColumns, dayInk } from '../../look/day-columns.ts';
import { Paragraph } from '../type/running-text.tsx';
import { WoodType } from '../type/wood-type.tsx';
import { Fit, wordsForFits, type Asking } from '../needs/fit.tsx';
import { Star } from '../my-line-up/star.tsx';
import { PlaceName } from './place-name.tsx';
import type { ProgrammeEntry } from './programme-days.tsx';

export interface EventEntry
  extends
    Pick<ProgrammeEntry, 'id' | 'start' | 'end' | 'title' | 'place' | 'mark'>,
    /** None once it is over. */
    Partial<Pick<ProgrammeEntry, 'star' | 'answers'>> {
  /** What the list of its kind says besides title, time and place. */
  readonly facts?: readonly ListedFact[];
  readonly description?: string;
  readonly cancelled?: boolean | undefined;
  /** Drawn over its title: its length and height as shares of the longest and the highest, and what it climbs. */
  readonly hill?: { readonly far: number; readonly up: number; readonly ascent: string } | undefined;
  /** Facts and description stand under an earlier set: its id, and the name of its day. */
  readonly under?: { readonly id: string; readonly day: string };
}

/* The day's name fills its column, on a block of ink. */
const dayStyle = css`
  ${dayInk};
  align-content: start;
  h2 {
    /* As much above the letters as the wood type has below them. */
    padding: 0.38em 0.75rem 0;
    background: var(--day);
    color: var(--ink);
    ${inForcedColors(`border-bottom: ${rule}`)};
  }
  /* In one column of a tablet, too, as wide as in three of a wide screen. */
  h2 > span,
  h3,
  li > p:not(:last-child) {
    max-width: 30rem;
  }
  @media print {
    & + & {
      margin-top: 12pt;
    }
    h2 > span,
    h3 {
      max-width: 50mm;
    }
  }
`;

const list = css`
  li {
    ${stacked('0.5rem')};
    padding-block: 1.1rem 1.35rem;
    border-bottom: ${rule};
  }
  h3 {
    margin-bottom: 0.4rem;
  }
  dl > div {
    line-height: 1.35;
  }
  dt,
  dd {
    display: inline;
  }
  dt::after {
    content: ': ';
  }
  dd {
    font-weight: 700;
  }
`;

const when = css`
  ${wrapping('0 0.6rem', 'baseline')};
  font-size: 0.95rem;
  > time {
    ${capitals('1.75rem/1', 68)};
  }
`;

const foot = 'calc(100% - 3px)';
const outline = '14% 62%, 22% 66%, 38% 24%, 44% 28%, 56% 0, 70% 42%, 77% 38%';

/* A hill with a shoulder on either side, to one scale on the page: as long as the way, as high as what it climbs. */
const hillStyle = ({ far, up }: NonNullable<EventEntry['hill']>) => css`
  &::before {
    content: '';
    display: block;
    width: ${far * 100}%;
    border-top: max(${up * 8}rem, 0.5rem) solid var(--day);
    clip-path: polygon(0 100%, 0 ${foot}, ${outline}, 100% ${foot}, 100% 100%);
    margin-block: 0.4rem -3px;
  }
  b {
    display: block;
    padding-block: 0.5rem 0.35rem;
    border-top: ${rule};
    ${capitals('1.4rem/1', 66)};
  }
`;

/* At the right of the time, without making its line higher. */
const atEnd = css`
  align-self: center;
  margin: -0.4rem -0.45rem -0.4rem auto;
`;

const where = css`
  ${wrapping('0 1rem', 'center')};
  justify-content: space-between;
  font-size: 0.95rem;
  a {
    padding-block: 0.25rem;
    ${notOnPaper};
  }
`;

interface EventDaysProps {
  readonly days: readonly DayOf<EventEntry>[];
  readonly wording: Texts['programmePage'];
  /** The link to a set's calendar. */
  readonly calendar: string;
  /** Where the sets say whether they fit what a visitor needs. */
  readonly asking?: Asking | undefined;
  /** What holds for all of them. */
  readonly note?: Band | undefined;
  /** What stands in the room that the days leave, if not the note. */
  readonly children?: ReactNode;
}

function Entry({
  entry,
  wording,
  calendar,
  asking,
}: Omit<EventDaysProps, 'days' | 'note' | 'children'> & { readonly entry: EventEntry }) {
  const { calendarPath } = usePageContext().addresses;
  const { id, start, end, title, mark, under, star, answers, hill, facts = [], description } = entry;
  const letters = <WoodType text={title} longest={16} ems={5} broken={7.2} />;
  const name = (entry.cancelled ?? mark?.cancelled) ? <s>{letters}</s> : letters;
  return (
    <li id={`set-${id}`}>
      <p css={when}>
        <time dateTime={start}>{clockTime(clockOf(start))}</time>{' '}
        <span>
          {`${wording.until} `}
          <time dateTime={end}>{clockTime(clockOf(end))}</time>
        </span>{' '}
        {star && <Star {...star} inRow css={atEnd} />}
      </p>
      {hill && (
        <p css={hillStyle(hill)}>
          <b>{hill.ascent}</b>
        </p>
      )}
      <h3 id={id}>{name}</h3>
      {mark && <ChangeMark {...mark} />}
      <p css={where}>
        <PlaceName {...entry.place} /> {/* The title tells the links apart where only links are listed. */}
        <a href={calendarPath(id)} aria-label={`${calendar}: ${title}`}>
          {calendar}
        </a>
      </p>
      {asking && answers && <Fit answers={answers} {...asking} />}
      {under && (
        <p>
          <a href={`#${under.id}`}>{filled(wording.asOn, { day: under.day })}</a>
        </p>
      )}
      {!under && facts[0] && (
        <dl>
          <ListedFacts facts={facts} />
        </dl>
      )}
      {!under && description && <p>{description}</p>}
    </li>
  );
}

/* What holds for every day of a list: a stub in full ink, in the room that the days leave. */
const stub = css`
  ${ticketPaper('whole', 16)};
  --face: var(--text);
  ${stacked('1rem', 'space-between')};
  padding: 1.5rem 2rem;
  color: var(--ground);
  p {
    ${statement};
  }
  ${media.cramped} {
    padding: 0.75rem;
  }
  @media print, (forced-colors: active) {
    color: canvastext;
  }
`;

/** Where there is room below days: those shorter than the longest, if they stand side by side. */
function roomIn(days: readonly DayOf<EventEntry>[]) {
  const longest = Math.max(...days.map(({ entries }) => entries.length));
  const isShort = days.map(({ entries }) => entries.length < longest);
  const [from, to] = [isShort.indexOf(true), isShort.lastIndexOf(true)];
  return from >= 0 && isShort.slice(from, to).every(Boolean) ? [from + 1, to + 1] : undefined;
}

const inRoom = ({ length }: readonly unknown[], [from = 1, to = length]: readonly number[] = []) => css`
  ${media.desktop} {
    grid-template: auto 1fr / repeat(${length}, minmax(0, 1fr));
    > :last-child {
      grid-column: ${from} / ${to + 1};
    }
    > section:not(:nth-child(n + ${from}):nth-child(-n + ${to})) {
      grid-row: span 2;
    }
  }
`;

/** The sets of one kind of event by day, in the order of their beginnings. */
export const EventDays = ({ days, note, children, ...shown }: EventDaysProps) => {
  const { asking } = shown;
  const room = roomIn(days);
  return (
    <div
      css={[dayColumns, Boolean(note ?? children) && inRoom(days, room)]}
      {...(asking && wordsForFits(asking))}
    >
      {days.map(({ id, name, entries }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`} css={dayStyle}>
          <h2 id={`${id}-heading`}>
            <WoodType text={name} ems={4.6} />
          </h2>
          <ol css={list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} {...shown} />
            ))}
          </ol>
        </section>
      ))}
      {note && (
        <div css={stub}>
          <h2>
            <WoodType text={note.title} longest={14} ems={4} broken={7} together={room ? undefined : 11} />
          </h2>
          {note.text && <Paragraph text={note.text} />}
        </div>
      )}
      {children}
    </div>
  );
};
