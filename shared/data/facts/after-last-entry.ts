/** Events that begin after last entry, while the tents are outside the gate. */
import { allEvents } from '../../figures/all-events.ts';
import { entryById } from '../../figures/entry-by-id.ts';
import { isAfterLastEntry } from '../../figures/timed-sets.ts';
import { listed } from '../../figures/listed.ts';
import { places } from '../programme/places.ts';
import { visits } from './visits.ts';
import type { Overridable } from '../../model/overridable.ts';

/** Continues a sentence that says when last entry is. Empty if no event begins later. */
export function stayInside(content: Overridable): string {
  const stages = new Set(
    allEvents(content).flatMap(({ sets, place }) =>
      sets
        .filter((set) => isAfterLastEntry(set, visits.lastEntry))
        .map((set) => entryById(places, set.place ?? place).name),
    ),
  );

  return stages.size > 0
    ? ` The tents are outside the gate, so for ${listed([...stages])} be inside by then.`
    : '';
}
