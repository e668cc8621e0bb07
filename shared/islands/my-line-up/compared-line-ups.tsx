import { clockTime } from '../../figures/clock.ts';
import { filled } from '../../figures/filled.ts';
import { foldsBetween, inTurn } from '../../figures/time-scale.ts';
import { timeOf } from '../../figures/timed-sets.ts';
import {
  groundForBoth,
  meetings,
  needsOfBoth,
  partings,
  whoseIs,
  type Meeting,
  type Whose,
} from '../../rules/my-line-up/comparing.ts';
import type { Ground } from '../../rules/my-line-up/ground.ts';
import type { Theirs } from '../../rules/my-line-up/asked-line-ups.ts';
import type { Need } from '../../rules/needs/needs.ts';
import { stateOf, type Picks } from '../../rules/my-line-up/picks.ts';
import type { BoardContent, BoardSet } from '../../rules/my-line-up/line-up-content.ts';
import { TimeList } from '../browser/time-list.tsx';
import { Stub } from './pick-row.tsx';

interface ComparedProps {
  readonly mine: Theirs;
  readonly theirs: Theirs;
  /** The whole programme. */
  readonly sets: readonly BoardSet[];
  readonly content: BoardContent;
  readonly groundOf: (needs: readonly Need[]) => Ground;
}

/** What is mine stands at the left, what is theirs at the right, what both have picked over both. */
const lanesOf: Readonly<Record<Whose, readonly number[]>> = { mine: [0], theirs: [1], both: [0, 1] };

/** Two line-ups side by side: whose is whose, where they part, and where to meet. */
export function ComparedLineUps({ mine, theirs, sets, content, groundOf }: ComparedProps) {
  const { words, places, days, meetAt } = content;
  const needs = needsOfBoth(mine.needs, theirs.needs);
  const [myNeeds, theirNeeds] = [needsOfBoth(mine.needs, []), needsOfBoth([], theirs.needs)];
  const ground = groundForBoth(groundOf, myNeeds, theirNeeds);
  const whoNeeds = !theirNeeds[0] ? 'needsMine' : myNeeds[0] ? 'needsBoth' : 'needsTheirs';
  const meetingSentence = ({ before, place, at }: Meeting<BoardSet>): string =>
    filled(place === before.place && at === before.from ? words.compare.meetThere : words.compare.meet, {
      a: before.title,
      place: places[place]?.name ?? '',
      at: clockTime(timeOf(at)),
    });
  const rows = sets.flatMap((set) => {
    const whose = whoseIs(set.id, mine, theirs);
    return whose ? [{ set, whose, from: set.start, to: set.end, lanes: lanesOf[whose] }] : [];
  });
  const of = (picks: Picks) => sets.filter(({ id }) => stateOf(picks, id) !== 'none');
  const meet = meetings(of(mine), of(theirs), meetAt, ground);
  const parting = partings(of(mine), of(theirs));
  const count = (whose: Whose) => String(rows.filter((row) => row.whose === whose).length);
  /** Whose maybe it is, where both have picked it. */
  const maybeOf = (id: string, whose: Whose): string | undefined => {
    const [isMine, isTheirs] = [mine, theirs].map((picks) => stateOf(picks, id) === 'maybe');
    if (!isMine && !isTheirs) return undefined;
    if (whose !== 'both') return words.maybe;
    return words.compare[isMine ? (isTheirs ? 'maybeBoth' : 'maybeYou') : 'maybeThey'];
  };
  return (
    <>
      <h2 id="compared" tabIndex={-1}>
        {words.compare.title}
      </h2>
      <p className="sum">
        {filled(words.compare.sum, { both: count('both'), mine: count('mine'), theirs: count('theirs') })}
      </p>
      {needs[0] && (
        <p>
          {filled(words.compare[whoNeeds], {
            needs: needs.map((need) => words.needs.names[need]).join(', '),
          })}
        </p>
      )}
      {days.map(({ id, name }, index) => {
        const own = rows.filter(({ set }) => set.day === index);
        const folds = foldsBetween(own);
        return (
          own.length > 0 && (
            <section key={id} className="compared" aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{name}</h2>
              <TimeList spans={own} folds={folds}>
                {inTurn(own, folds).map(({ span: { set, whose }, drawn }) => {
                  const meeting = meet.find(({ before }) => before.id === set.id);
                  const parts = parting.includes(set.id);
                  const marks = [words.compare[whose], maybeOf(set.id, whose)];
                  const notes = (meeting || parts) && (
                    <p>
                      {meeting && <strong className="meet">{meetingSentence(meeting)}</strong>}{' '}
                      {parts && filled(words.compare.part, { a: set.title })}
                    </p>
                  );
                  return <Stub key={set.id} {...{ set, content, marks, whose, notes }} {...drawn} />;
                })}
              </TimeList>
            </section>
          )
        );
      })}
    </>
  );
}
