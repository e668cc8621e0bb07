import type { ReactNode } from 'react';
import { filled } from '../../figures/filled.ts';
import { minutesOf } from '../../figures/timed-sets.ts';
import { clashesAmong, type Clash } from '../../rules/my-line-up/clashes.ts';
import {
  minutesTo,
  type VisitorLineUpContent,
  type NamedLineUpSet,
  type LineUpWords,
} from '../../rules/my-line-up/line-up-content.ts';
import { gapsBetween, nightEnd } from '../../rules/my-line-up/line-up-day.ts';
import { stateOf, type Picks, type PickState } from '../../rules/my-line-up/picks.ts';
import { GoneRow, PickRow, type GonePick } from './pick-row.tsx';
import { clashSentences, gapText, nightSentence, reachText, whoText } from './sentences.ts';

interface Row {
  readonly set: NamedLineUpSet;
  /** `none` where only others have picked it. */
  readonly state: PickState;
}

/** Counts the picked sets, those that are cancelled, and clashes among the certain ones. */
function sumText(rows: readonly Row[], clashes: readonly Clash[], { count }: LineUpWords): string {
  const mine = rows.filter(({ state }) => state !== 'none');
  const on = mine.filter(({ set }) => !set.cancelled);
  const certain = new Set(on.filter(({ state }) => state === 'picked').map(({ set }) => set.id));
  const maybe = on.length - certain.size;
  const cancelled = mine.length - on.length;
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

interface LineUpDaysProps {
  readonly sets: readonly NamedLineUpSet[];
  readonly picks: Picks;
  readonly others: readonly Picks[];
  /** A pick that was just removed keeps its line in the list. */
  readonly gone: GonePick | undefined;
  readonly content: VisitorLineUpContent;
  /** Stands beside the sum. */
  readonly children: ReactNode;
}

interface DayProps extends Pick<LineUpDaysProps, 'picks' | 'others' | 'gone' | 'content'> {
  readonly index: number;
  readonly rows: readonly Row[];
  readonly mine: readonly NamedLineUpSet[];
  readonly clashes: readonly Clash<NamedLineUpSet>[];
}

/** A day: sets that run for hours, then each set with the gaps between, and how the night ends. */
function Day({ index, rows, mine, picks, others, gone, clashes, content }: DayProps) {
  const { days, walkingTimes, words } = content;
  const day = days[index];
  const isMaybe = ({ id }: NamedLineUpSet) => stateOf(picks, id) === 'maybe';
  const gaps = gapsBetween(mine, walkingTimes);
  const certain = mine.filter((set) => !isMaybe(set));
  const isSoft = ({ earlier, later }: Clash<NamedLineUpSet>) => isMaybe(earlier) || isMaybe(later);
  const hard = new Set(
    clashes.filter((clash) => !isSoft(clash)).flatMap(({ earlier, later }) => [earlier.id, later.id]),
  );
  const end =
    day?.lastBus && nightEnd(certain, minutesTo(index, days) + minutesOf(day.lastBus), walkingTimes);
  const row = ({ set, state }: Row, hasGap = false) =>
    set.id === gone?.set ? (
      <GoneRow key={set.id} {...gone} />
    ) : (
      <PickRow
        key={set.id}
        {...{ set, state, content }}
        who={others[0] ? whoText(set.id, [picks, ...others], words) : ''}
        reach={hasGap ? '' : reachText(set, content)}
        clashes={hard.has(set.id)}
      />
    );
  const [dropIns, inTurn] = [true, false].map((isDropIn) =>
    rows.filter(({ set }) => set.dropIn === isDropIn),
  );
  return (
    <section aria-labelledby={`${day?.id}-heading`}>
      <div>
        <h2 id={`${day?.id}-heading`} tabIndex={-1}>
          {day?.name}
        </h2>
      </div>
      <div>
        {dropIns?.[0] && (
          <>
            <p className="drop-in">{words.dropIn}</p>
            <ul className="drop-in">{dropIns.map((each) => row(each))}</ul>
          </>
        )}
        <ol>
          {inTurn?.flatMap((each) => {
            const { id } = each.set;
            const ofRow = clashes.filter(({ later }) => later.id === id);
            const gap = ofRow[0] ? undefined : gaps.find(({ before }) => before.id === id);
            const between = gap ? gapText(gap, content) : '';
            return [
              ...ofRow.map((clash) => {
                const soft = isSoft(clash);
                const [what, remedy] = clashSentences(clash, words);
                const label = filled(words.clash[soft ? 'soft' : 'label'], { a: clash.earlier.title });
                return (
                  <li key={`${clash.earlier.id} ${id}`} className="clash" data-soft={soft || undefined}>
                    <strong>{label}</strong>{' '}
                    <span>
                      {what} <b>{remedy}</b>
                    </span>
                  </li>
                );
              }),
              between && (
                <li key={`to ${id}`} className="gap">
                  {between}
                </li>
              ),
              row(each, Boolean(gap)),
            ];
          })}
        </ol>
        {end && <p className="end">{nightSentence(end, words)}</p>}
      </div>
    </section>
  );
}

/** Line-ups by day, with the number of the visitor's own sets and clashes. */
export function LineUpDays({ sets, picks, others, gone, content, children }: LineUpDaysProps) {
  const rows = sets.flatMap((set) => {
    const state = stateOf(picks, set.id);
    const isListed = [picks, ...others].some((each) => stateOf(each, set.id) !== 'none');
    return isListed || set.id === gone?.set ? [{ set, state }] : [];
  });
  const days = content.days.map((_, index) => {
    const ofDay = rows.filter(({ set }) => set.day === index);
    const mine = ofDay.filter(({ state }) => state !== 'none').map(({ set }) => set);
    return { rows: ofDay, mine, clashes: clashesAmong(mine, content.walkingTimes) };
  });
  return (
    <>
      <div className="sum">
        <p>
          {sumText(
            rows,
            days.flatMap(({ clashes }) => clashes),
            content.words,
          )}
        </p>{' '}
        {children}
      </div>
      <div className="days">
        {days.map(
          (day, index) =>
            day.rows[0] && <Day key={index} {...day} {...{ index, picks, others, gone, content }} />,
        )}
      </div>
    </>
  );
}
