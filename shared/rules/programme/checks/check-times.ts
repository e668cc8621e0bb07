import { minutesOf } from '../../../figures/timed-sets.ts';
import { suggestion } from '../../text/nearest.ts';
import { namedSets, titleOf, type NamedSet, type WrittenProgramme } from './written.ts';

const rightTime = /^([01]\d|2\d):[0-5]\d$|^30:00$/;

function timeProblems({ set: { start = '', end = '' }, name }: NamedSet): readonly string[] {
  const wrong = [start, end].filter((time) => !rightTime.test(time));
  if (wrong.length)
    return wrong.map((time) =>
      time
        ? `${name}: “${time}” is no time: 7.20pm is written 19:20, and 2am, which ends the night, 26:00`
        : `${name}: has no start or no end`,
    );
  if (minutesOf(end) > minutesOf(start)) return [];
  const hint =
    minutesOf(end) <= minutesOf('06:00')
      ? `. After midnight the hours count on: write ${Number(end.slice(0, 2)) + 24}${end.slice(2)}`
      : '';
  return [`${name}: ends (${end}) before it starts (${start})${hint}`];
}

/** Days and times of sets: a day of the festival, and an end after the start, before the festival's day ends at 6am. */
export function checkTimes(programme: WrittenProgramme): readonly string[] {
  const days = programme.days.map(({ id }) => id);
  const without = programme.events.filter(({ sets }) => !sets?.length);
  return [
    ...without.map((event) => `${titleOf(event)}: has no day, start and end`),
    ...namedSets(programme).flatMap((named) => {
      const { day = '' } = named.set;
      return days.includes(day)
        ? timeProblems(named)
        : [`${titleOf(named.event)}: “${day}” is no day of the festival${suggestion(day, days)}`];
    }),
  ];
}
