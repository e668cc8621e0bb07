import { minutesOf } from '../../../figures/timed-sets.ts';
import { dayNamed, namedSets, titleOf, type WrittenPlace, type WrittenProgramme } from './written.ts';

interface Held {
  readonly title: string;
  readonly day: string;
  readonly place: string;
  readonly times: string;
  /** Minutes since the epoch, in festival time. */
  readonly from: number;
  readonly to: number;
}

function heldSets({ days, ...programme }: WrittenProgramme): readonly Held[] {
  const dates = new Map(days.map(({ id, date }) => [id, Date.parse(date) / 60_000]));
  const held = namedSets({ days, ...programme }).filter(({ set }) => !set.cancelled);
  return held.flatMap(({ set, event }) => {
    const { day = '', start = '', end = '', place = event.place ?? '' } = set;
    const midnight = dates.get(day);
    if (midnight === undefined) return [];
    const [from, to] = [midnight + minutesOf(start), midnight + minutesOf(end)];
    return [{ title: titleOf(event), day, place, times: `${start} to ${end}`, from, to }];
  });
}

/** `on the Castle Stage`, `on The Raft`, `at The Library`. */
const spot = ({ name, kind }: WrittenPlace): string =>
  `${kind === 'stage' ? 'on' : 'at'} ${/^the /i.test(name) ? '' : 'the '}${name}`;

/** One set at a time at each place, but for places where several things happen at once. Cancelled sets take up no time. */
export function checkOverlaps(programme: WrittenProgramme): readonly string[] {
  const sets = heldSets(programme).toSorted((one, other) => one.from - other.from);
  return sets.flatMap((set, index) => {
    const place = programme.places[set.place];
    if (!place || place.several) return [];
    return sets
      .slice(index + 1)
      .filter((later) => later.place === set.place && later.from < set.to && later.to > set.from)
      .map(
        (later) =>
          `Two sets ${spot(place)} overlap on ${dayNamed(programme, later.day)}: ${set.title} (${set.times}) and ${later.title} (${later.times})`,
      );
  });
}
