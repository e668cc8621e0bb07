import { cloneElement, memo, type ReactElement } from 'react';
import { filled } from '../../figures/filled.ts';
import { foldsBetween, inTurn, type Drawn, type Span } from '../../figures/time-scale.ts';
import { TimeList } from '../browser/time-list.tsx';
import { clashesAmong, type Clash } from '../../rules/my-line-up/clashes.ts';
import { gapsBetween, nightEnd } from '../../rules/my-line-up/line-up-day.ts';
import { minutesOf } from '../../figures/timed-sets.ts';
import {
  minutesTo,
  type BoardContent,
  type BoardSet,
  type LineUpWords,
} from '../../rules/my-line-up/line-up-content.ts';
import { GoneRow, PickRow, pickStates, type GonePick } from './pick-row.tsx';
import { clashSentences, gapSentences, nightSentence, sumSentence } from './sentences.ts';

type Rows = ReturnType<typeof pickStates>;

/** How many sets are picked, how many of those do not take place, and how many of the certain ones clash. */
function sumText(rows: Rows, clashes: readonly Clash[], { count }: LineUpWords): string {
  const on = rows.filter(({ set }) => !set.cancelled);
  const certain = new Set(on.filter(({ state }) => state === 'picked').map(({ set }) => set.id));
  const maybe = on.length - certain.size;
  const cancelled = rows.length - on.length;
  const clashing = clashes.filter(
    ({ earlier, later }) => certain.has(earlier.id) && certain.has(later.id),
  ).length;
  const words = clashing === 0 ? count.none : clashing === 1 ? count.one : count.many;
  return [
    filled(count.picks, { count: String(certain.size) }),
    ...(maybe > 0 ? [filled(count.maybe, { count: String(maybe) })] : []),
    ...(cancelled > 0 ? [filled(count.cancelled, { count: String(cancelled) })] : []),
    filled(words, { count: String(clashing) }),
  ].join(' · ');
}

/** In minutes. Shorter gaps have no room for a sentence: the set after them says it. Those below the second have little. */
const [ROOM, AMPLE] = [10, 35];
/** What is left of a set is no stub if it is shorter: all of the set is overprinted. In minutes. */
const STUB = 35;

/** Of more sets, only those in view are laid out and painted. */
const MANY = 20;
/** Days of fewer, on average, would leave columns empty. */
const FEW = 4;

/** What is drawn on the scale, one below the other. */
interface Block extends Span {
  readonly block: ReactElement<Partial<Drawn>>;
}

interface LineUpDaysProps {
  readonly rows: Rows;
  /** One of the rows, which has just been removed. */
  readonly gone: GonePick | undefined;
  readonly content: BoardContent;
}

interface DayProps extends LineUpDaysProps {
  readonly index: number;
  readonly clashes: readonly Clash<BoardSet>[];
}

/** Whether a day is as it was: its clashes follow from its rows. One press changes one day of three. */
const isSameDay = (before: DayProps, after: DayProps): boolean =>
  before.gone === after.gone &&
  before.content === after.content &&
  before.rows.length === after.rows.length &&
  before.rows.every(({ set, state }, nth) => {
    const row = after.rows[nth];
    return row?.set === set && row.state === state;
  });

/** A day: its stubs, with the clashes and gaps between them, and how its night ends. */
const Day = memo(({ index, rows, gone, clashes, content }: DayProps) => {
  const { days, errands, ground, words } = content;
  const day = days[index];
  const sets = rows.map(({ set }) => set).filter(({ id }) => id !== gone?.set);
  const gaps = gapsBetween(sets, errands, ground);
  const stateOf = (one: BoardSet) => rows.find(({ set }) => set === one)?.state;
  const certain = sets.filter((set) => stateOf(set) === 'picked');
  const end = day?.lastBus && nightEnd(certain, minutesTo(index, days) + minutesOf(day.lastBus), ground);
  const folds = foldsBetween(rows.map(({ set: { start: from, end: to } }) => ({ from, to })));
  const isSoft = (...pair: readonly BoardSet[]) => pair.some((set) => stateOf(set) === 'maybe');
  const blocks = rows.flatMap(({ set, state }, nth): readonly Block[] => {
    const { id, start: from, end: to } = set;
    if (id === gone?.set) return [{ from, to, block: <GoneRow key={id} {...gone} /> }];
    const drawn: Block[] = [];
    const own = clashes.filter(({ later }) => later.id === id);
    const gap = own.length > 0 ? undefined : gaps.find(({ before }) => before.id === id);
    const said = gap ? gapSentences(gap, content) : [];
    const since = rows[nth - 1]?.set.end ?? from;
    const minutes = minutesOf(from) - minutesOf(since);
    const isDrawn = said.length > 0 && minutes >= ROOM;
    if (isDrawn) {
      const fold = folds.find(({ from: begun, to: over }) => since <= begun && over <= from);
      drawn.push({
        ...(fold ?? { from: since, to: from }),
        block: (
          <li
            key={`to ${id}`}
            className="gap"
            data-folded={Boolean(fold) || undefined}
            data-brief={minutes < AMPLE || undefined}
          >
            {said.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </li>
        ),
      });
    }
    /** Where its clashes end, which stand in what it shares with the sets before it. */
    let free = from;
    const bands = own.map((clash): Block => {
      const { earlier, gap: between } = clash;
      const begins = between > 0 ? earlier.end : free;
      if (between === 0) free = earlier.end < to ? earlier.end : to;
      return {
        from: begins,
        to: between > 0 ? from : free,
        block: (
          <li key={`${earlier.id} ${id}`} className="overlap" data-soft={isSoft(earlier, set) || undefined}>
            {words.clash.label}
          </li>
        ),
      };
    });
    const isOverprinted = minutesOf(to) - minutesOf(free) < STUB && free > from;
    if (!isOverprinted) drawn.push(...bands.filter((band) => band.from < band.to));
    const clash = isOverprinted ? words.clash.label : '';
    const before = isDrawn ? '' : said.join(' ');
    const block = <PickRow key={id} {...{ set, state, clash, before, content }} />;
    return [...drawn, { from: isOverprinted ? from : free, to, block }];
  });
  return (
    <section aria-labelledby={`${day?.id}-heading`}>
      <h2 id={`${day?.id}-heading`} tabIndex={-1}>
        {day?.name}
      </h2>
      {/* What can be done stands above the day: an overlap of ten minutes has no room for it. */}
      {clashes.map((clash) => {
        const soft = isSoft(clash.earlier, clash.later);
        const [what, remedy] = clashSentences(clash, words);
        return (
          <p key={`${clash.earlier.id} ${clash.later.id}`} className="clash" data-soft={soft || undefined}>
            <strong>{soft ? words.clash.soft : words.clash.label}</strong> {what} <b>{remedy}</b>
          </p>
        );
      })}
      <TimeList spans={blocks} folds={folds}>
        {inTurn(blocks, folds).map(({ span, drawn }) => cloneElement(span.block, drawn))}
      </TimeList>
      {sets[1] && <p className="end">{sumSentence(sets, content)}</p>}
      {end && <p className="end">{nightSentence(end, words)}</p>}
    </section>
  );
}, isSameDay);

/** A line-up by day and hour, and how many sets and clashes it has. */
export function LineUpDays({ rows, gone, content }: LineUpDaysProps) {
  const picked = rows.filter(({ set }) => set.id !== gone?.set);
  // Of sixty sets, the pairs of one day are a third of all.
  const clashes = content.days.map((_, index) =>
    clashesAmong(
      picked.flatMap(({ set }) => (set.day === index ? [set] : [])),
      content.ground,
    ),
  );
  const days = new Set(rows.map(({ set }) => set.day)).size;
  const isWide = days === 1 || rows.length < FEW * days;
  return (
    <>
      <p className="sum">{sumText(picked, clashes.flat(), content.words)}</p>
      <div className="days" data-many={rows.length > MANY || undefined} data-wide={isWide || undefined}>
        {clashes.map((ofDay, index) => {
          const own = rows.filter(({ set }) => set.day === index);
          const goneHere = own.some(({ set }) => set.id === gone?.set) ? gone : undefined;
          return (
            own.length > 0 && (
              <Day key={index} rows={own} gone={goneHere} clashes={ofDay} {...{ index, content }} />
            )
          );
        })}
      </div>
    </>
  );
}
