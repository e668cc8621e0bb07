import { clockTime } from '../../../figures/clock.ts';
import { minutesOf } from '../../../figures/timed-sets.ts';
import { USUAL_DAY_CHANGE } from '../day-at.ts';
import { suggestion } from '../../text/nearest.ts';
import {
  namedSets,
  titleOf,
  type NamedSet,
  type WrittenProgramme,
  dayNamed,
  type WrittenPlace,
} from './written.ts';

const rightTime = /^[0-4]\d:[0-5]\d$/;

function timeProblems(
  { set: { start = '', end = '' }, name }: NamedSet,
  dayChangesAt: string,
): readonly string[] {
  const wrong = [start, end].filter((time) => !rightTime.test(time));
  if (wrong.length)
    return wrong.map((time) =>
      time
        ? `${name}: “${time}” is no time: 7.20pm is written 19:20, and 2am, which ends the night, 26:00`
        : `${name}: has no start or no end`,
    );
  const night = minutesOf(dayChangesAt);
  if (minutesOf(end) > minutesOf('24:00') + night)
    return [
      `${name}: ends (${end}) after the festival’s day does, at ${clockTime(dayChangesAt)}. A later end needs a later dayChangesAt in the edition`,
    ];
  if (minutesOf(end) > minutesOf(start)) return [];
  const hint =
    minutesOf(end) <= night
      ? `. After midnight the hours count on: write ${Number(end.slice(0, 2)) + 24}${end.slice(2)}`
      : '';
  return [`${name}: ends (${end}) before it starts (${start})${hint}`];
}

/** Checks that sets are on a day of the festival, and end after their start and before its end. */
export function checkTimes(programme: WrittenProgramme): readonly string[] {
  const days = programme.days.map(({ id }) => id);
  const without = programme.events.filter(({ sets }) => !sets?.length);
  return [
    ...without.map((event) => `${titleOf(event)}: has no day, start and end`),
    ...namedSets(programme).flatMap((named) => {
      const { day = '' } = named.set;
      return days.includes(day)
        ? timeProblems(named, programme.dayChangesAt ?? USUAL_DAY_CHANGE)
        : [`${titleOf(named.event)}: “${day}” is no day of the festival${suggestion(day, days)}`];
    }),
  ];
}

/** The sets that take place; `from` and `to` are minutes since the epoch, in festival time. */
function heldSets({ days, ...programme }: WrittenProgramme) {
  const dates = new Map(days.map(({ id, date }) => [id, Date.parse(date) / 60_000]));
  const held = namedSets({ days, ...programme }).filter(({ set }) => !set.cancelled);
  return held.flatMap(({ set, event }) => {
    const { day = '', start = '', end = '', place = event.place ?? '' } = set;
    const midnight = dates.get(day);
    if (midnight === undefined) return [];
    const [from, to] = [midnight + minutesOf(start), midnight + minutesOf(end)];
    const { kind = '' } = event;
    return [{ title: titleOf(event), kind, day, place, times: `${start} to ${end}`, from, to }];
  });
}

/** `on the Castle Stage`, `on The Raft`, `at The Library`. */
const spot = ({ name, kind }: WrittenPlace): string =>
  `${kind === 'stage' ? 'on' : 'at'} ${/^the /i.test(name) ? '' : 'the '}${name}`;

/**
 * Checks overlaps: one set at a time at each place, unless several may overlap there. One band at a time on
 * all stages if the texts promise it, except for changes on the day. Cancelled sets do not count.
 */
export function checkOverlaps(programme: WrittenProgramme): readonly string[] {
  const sets = heldSets(programme).toSorted((a, b) => a.from - b.from);
  return sets.flatMap((set, index) => {
    const place = programme.places[set.place];
    if (!place) return [];
    const overlapping = sets.slice(index + 1).filter(({ from, to }) => from < set.to && to > set.from);
    return overlapping.flatMap((later) => {
      const both = `on ${dayNamed(programme, later.day)}: ${set.title} (${set.times}) and ${later.title} (${later.times})`;
      if (later.place === set.place)
        return place.several
          ? []
          : [`Two sets ${spot(place)} overlap ${both}. If it holds several things at once, mark it: several`];
      return set.kind === 'music' && later.kind === 'music' && programme.oneBandAtATime && !programme.urgent
        ? [`Two bands play at once ${both}. The texts promise one band at a time`]
        : [];
    });
  });
}
