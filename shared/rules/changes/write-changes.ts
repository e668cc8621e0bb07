import type { DayId } from '../../model/festival.ts';
import type { ProgrammeChange, SetChange, SetFacts, ChangeKind, ChangeWords } from '../../model/changes.ts';
import { filled } from '../../figures/filled.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';
import { minutesLong, whenAndWhere, type Names, type WhenParts, factsOfSet } from './set-mark.ts';

export interface PublishedChange {
  readonly set?: string;
  readonly kind: ChangeKind;
  /** The time of publication, in milliseconds since the epoch. */
  readonly at: number;
  /** The same time as in the data, with that day's offset from UTC. */
  readonly written: string;
  readonly title: string;
  /** The day of the set, if neither `was` nor `is` names it. */
  readonly day?: DayId;
  /** The values before and after: `7.20pm`, `7.40pm`. `is` is empty after a withdrawal. */
  readonly was: string;
  readonly is: string;
  /** The whole change as a sentence, without the reason. */
  readonly sentence: string;
  readonly why: string;
}

const everything: WhenParts = { day: true, time: 'start', place: true };

function kindOf({ after }: SetChange): ChangeKind {
  if (after.cancelled === undefined) return 'moved';
  return after.cancelled ? 'cancelled' : 'back';
}

function differing(was: SetFacts, is: SetFacts): WhenParts {
  const day = was.day !== is.day;
  const time =
    minutesLong(was) === minutesLong(is) ? (day || was.start !== is.start ? 'start' : 'none') : 'both';
  return { day, time, place: was.place !== is.place };
}

/** Writes all changes as visitors read them, the newest first; `changes` are in the order of their making. */
export function writeChanges(
  changes: readonly ProgrammeChange[],
  sets: readonly TimedSet[],
  names: Names,
  words: ChangeWords,
): readonly PublishedChange[] {
  const inWords = (facts: Omit<SetFacts, 'cancelled'>, parts: WhenParts) =>
    whenAndWhere(facts, parts, names, words.between);

  type ChangeText = Omit<PublishedChange, 'at' | 'written' | 'why' | 'sentence'>;

  const ofSet = (change: SetChange, set: TimedSet, is: SetFacts): ChangeText => {
    const kind = kindOf(change);
    const was = { ...is, ...change.before };
    const parts = kind === 'moved' ? differing(was, is) : everything;
    return {
      set: set.id,
      kind,
      title: set.event.title,
      ...(kind === 'moved' && !parts.day && { day: is.day }),
      was: kind === 'back' ? words.mark.cancelled : inWords(was, parts),
      is: kind === 'cancelled' ? '' : inWords(is, parts),
    };
  };
  const facts = new Map(sets.map((set) => [set.id, factsOfSet(set)]));
  const textOf = (change: ProgrammeChange): ChangeText | undefined => {
    if ('fact' in change) return { kind: 'fact', title: change.fact, was: change.before, is: change.after };
    if ('withdrawn' in change) {
      const { withdrawn, title, before } = change;
      return { set: withdrawn, kind: 'withdrawn', title, was: inWords(before, everything), is: '' };
    }
    const set = sets.find(({ id }) => id === change.set);
    const is = facts.get(change.set);
    if (!set || !is) return undefined;
    facts.set(change.set, { ...is, ...change.before });
    return ofSet(change, set, is);
  };
  return changes.toReversed().flatMap((change) => {
    const text = textOf(change);
    if (!text) return [];
    const { kind, title, was, is } = text;
    const sentence = filled(words.sentences[kind], { title, was, is });
    return [{ ...text, at: Date.parse(change.at), written: change.at, sentence, why: change.why }];
  });
}
