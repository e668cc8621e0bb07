import type { Change, SetFacts } from '../../../shared/data/programme/change-model.ts';
import type { EventSet } from '../../../shared/data/programme/model.ts';
import { markOf } from '../../../shared/rules/changes/set-mark.ts';
import { toldChanges } from '../../../shared/rules/changes/told-changes.ts';
import { timedSets } from '../../../shared/figures/timed-sets.ts';
import type { Names } from '../../../shared/rules/changes/change-words.ts';
import { talk } from '../programme/sample-events.ts';
import {
  sampleChangeWords as changeWords,
  sampleFestival as festival,
  samplePlaces,
} from '../sample-festival.ts';

const names = { days: festival.days, places: samplePlaces as unknown as Names['places'] };

/** A set of these facts: a talk called Owls. */
export const owls = (facts: Partial<EventSet> = {}) => {
  const event = talk('Owls', 'library', 'friday', '19:40', '20:40');
  const sets = [{ ...event.sets[0], id: 'owls', ...facts }] as const;
  return timedSets([{ ...event, sets }], festival.days, festival.utcOffset);
};

/** A change of that set, on the hour of the day before the festival. */
export const changeAt = (hour: number, before: Partial<SetFacts>, after: Partial<SetFacts>): Change => ({
  at: `2026-07-17T${hour}:00:00+01:00`,
  set: 'owls',
  before,
  after,
  why: 'The van broke down.',
});

export const toldOf = (changes: readonly Change[], sets = owls()) =>
  toldChanges(changes, sets, names, changeWords);

const mark = (changes: readonly Change[], sets: ReturnType<typeof owls>) =>
  sets[0] && markOf(changes, sets[0], names, changeWords);

export const markText = (changes: readonly Change[], sets = owls()): string | undefined =>
  mark(changes, sets)?.text;

/** As it stands where nothing else says when and where the set is. */
export const newsText = (changes: readonly Change[], sets = owls()): string | undefined =>
  mark(changes, sets)?.news;
