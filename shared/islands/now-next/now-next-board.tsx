import type { Texts } from '../../wording/texts.ts';
import { Fragment } from 'react';
import { clockTime } from '../../figures/clock.ts';
import { rowsOf, type Columns } from '../../figures/columns.ts';
import { nowAndNext, type SetRole } from '../../rules/programme/on-now.ts';
import { minutesOf } from '../../figures/timed-sets.ts';

interface SentSet {
  /** Festival time, which counts on after midnight: `26:00`. */
  readonly start: string;
  readonly end: string;
  /** Indices of the lists that are sent with the sets. */
  readonly day: number;
  readonly place: number;
  readonly role: SetRole | undefined;
  readonly href: string;
  readonly title: string;
  readonly mark: string | undefined;
}

interface SentPlace {
  readonly name: string;
  readonly ink: 'first' | 'second' | undefined;
  readonly href?: string;
}

export interface NowNextContent {
  readonly sets: Columns<SentSet>;
  /** `midnight` is the instant at which a day begins, in milliseconds since the epoch. */
  readonly days: readonly { readonly name: string; readonly midnight: number }[];
  readonly places: readonly SentPlace[];
  /** The start of the festival's first set, and of the first set that was not sent. */
  readonly firstAt: number;
  readonly completeUntil?: number | undefined;
  readonly words: Omit<Texts['nowNextWords'], 'lastMorning'>;
  readonly changes?: string | undefined;
  readonly here: string;
}

interface BoardSet extends SentSet {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The sets with their instants. */
export const boardSets = ({ sets, days }: Pick<NowNextContent, 'sets' | 'days'>): readonly BoardSet[] =>
  rowsOf(sets).map((set) => {
    const instant = (time: string) => (days[set.day]?.midnight ?? 0) + minutesOf(time) * 60_000;
    return { ...set, startsAt: instant(set.start), endsAt: instant(set.end) };
  });

const titleOf = ({ href, title }: BoardSet) => (
  <strong>
    <a href={href}>{title}</a>
  </strong>
);

/**
 * One of a set's times.
 * @param word the text before it
 */
const timeOf = (set: BoardSet, at: 'start' | 'end', word: string) => (
  <span>
    {`${word} `}
    <time dateTime={new Date(at === 'start' ? set.startsAt : set.endsAt).toISOString()}>
      {clockTime(set[at])}
    </time>
  </span>
);

/** The first set of each ending: sets that end together share a line. */
const endings = (sets: readonly BoardSet[]): readonly BoardSet[] =>
  sets.filter(({ endsAt }, index) => index === sets.findIndex((candidate) => candidate.endsAt === endsAt));

const keyOf = ({ day, start, title }: SentSet): string => `${day} ${start} ${title}`;

interface BoardProps extends Omit<NowNextContent, 'sets'> {
  readonly sets: readonly BoardSet[];
  readonly now: number;
}

/** Shows what is on and what comes next at an instant, or that everything is over. */
export function NowNextBoard({
  sets,
  days,
  places,
  firstAt,
  completeUntil,
  words,
  changes,
  here,
  now,
}: BoardProps) {
  const { on, next } = nowAndNext(sets, now);
  const heading = (text: string) => (
    <h2 id="now-next" tabIndex={-1}>
      {text}
    </h2>
  );
  const isOutdated = completeUntil !== undefined && now >= completeUntil;
  if (isOutdated || on.length + next.length === 0) {
    const message = words[isOutdated ? 'outdated' : 'over'];
    return (
      <>
        {heading(message.heading)}
        <p>
          {message.text}
          {isOutdated && ' '}
          {isOutdated && <a href={here}>{words.outdated.link}</a>}
        </p>
      </>
    );
  }
  const today = on[0]?.sets[0]?.day;
  const markOf = ({ mark }: BoardSet) =>
    mark && (
      <>
        {' '}
        <a href={changes}>{mark}</a>
      </>
    );
  const chip = (index: number | undefined) => {
    if (index === undefined) return <small>{words.dropIn}</small>;
    const { name, ink, href } = places[index] ?? { name: '', ink: undefined };
    return (
      <small data-ink={ink} translate="no">
        {href ? <a href={href}>{name}</a> : name}
      </small>
    );
  };
  return (
    <>
      {heading(today === undefined ? (now < firstAt ? words.first : words.next) : words.on)}
      <ul>
        {on
          .toSorted((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity))
          .map(({ place, sets: playing, follows }) => (
            <li key={place ?? 'drop-in'}>
              {chip(place)}
              {endings(playing).map((ending) => (
                <p
                  key={keyOf(ending)}
                  data-alone={playing.length === 1 || undefined}
                  data-band={ending.role === 'band' || undefined}
                >
                  {playing
                    .filter(({ endsAt }) => endsAt === ending.endsAt)
                    .map((set, index) => (
                      <Fragment key={keyOf(set)}>
                        {index > 0 && ' · '}
                        {titleOf(set)}
                        {markOf(set)}
                      </Fragment>
                    ))}{' '}
                  {timeOf(ending, 'end', words.until)}
                </p>
              ))}
              {follows && (
                <p>
                  {timeOf(follows, 'start', words.follows)}
                  {`: ${follows.title}`}
                  {markOf(follows)}
                </p>
              )}
            </li>
          ))}
        {next.map(({ place, sets: starting }) => {
          const isAlone = starting.length === 1;
          const [first] = starting;
          const word = first?.day === today ? words.elsewhere : (days[first?.day ?? -1]?.name ?? '');
          const start = first && timeOf(first, 'start', word);
          return (
            <li key={`${place ?? 'drop-in'} ${first?.start}`}>
              {chip(place)}
              {!isAlone && <p>{start}</p>}
              {starting.map((set) => (
                <p
                  key={keyOf(set)}
                  data-alone={isAlone || undefined}
                  data-band={set.role === 'band' || undefined}
                >
                  {titleOf(set)}
                  {markOf(set)} {isAlone && start}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </>
  );
}
