/** What begins when nobody is let in any more, though the tents are outside the gate. */
import { entryById } from '../../figures/entry-by-id.ts';
import { isAfterLastEntry } from '../../figures/timed-sets.ts';
import { listed } from '../../figures/listed.ts';
import { events } from '../programme/events.ts';
import { places } from '../programme/places.ts';
import { visits } from './visits.ts';

const stages = new Set(
  events.flatMap(({ sets, place }) =>
    sets
      .filter((set) => isAfterLastEntry(set, visits.lastEntry))
      .map((set) => entryById(places, set.place ?? place).name),
  ),
);

/** Follows a sentence that says when last entry is. Empty where nothing begins later. */
export const stayInside =
  stages.size > 0 ? ` The tents are outside the gate, so for ${listed([...stages])} be inside by then.` : '';
