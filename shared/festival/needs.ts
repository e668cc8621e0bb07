/** The sets' answers to every need, and how many sets fit each. */
import { fitsOf } from '../rules/needs/fit.ts';
import { answerTo } from '../rules/needs/needs.ts';
import type { SetNeed } from '../model/needs.ts';
import { accessOf } from '../rules/programme/access-marks.ts';
import type { TimedSet } from '../figures/timed-sets.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

export function createNeeds({ places, sets }: ProgrammeBasics) {
  const answersOf = (set: Pick<TimedSet, 'event' | 'place'>): string =>
    fitsOf({ event: set.event, access: accessOf(set, places) });

  const all = sets.map(answersOf);

  const fitCounts = (need: SetNeed) => {
    const count = (answer: string) => all.filter((answers) => answerTo(answers, need) === answer).length;
    return { fits: count('1'), not: count('0'), unknown: count('?') };
  };

  return { answersOf, fitCounts };
}
