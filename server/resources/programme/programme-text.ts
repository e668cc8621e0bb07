/** The programme as plain text, to be read in a terminal or printed as it is. */
import { festival, type FestivalDay } from '../../../shared/data/festival.ts';
import { filled } from '../../../shared/figures/filled.ts';
import { places } from '../../../shared/data/programme/places.ts';
import { programmeFiles } from '../../../shared/data/wording/programme-files.ts';
import { programmePage } from '../../../shared/data/wording/programme-wording.ts';
import { clockTime } from '../../../shared/figures/clock.ts';
import { wrapped } from '../../../shared/rules/text/wrapped.ts';
import { factsOf } from '../../../shared/rules/programme/event-facts.ts';
import type { TimedSet } from '../../../shared/figures/timed-sets.ts';
import type { Resource } from '../resource.ts';
import { marksOf, sets } from '../../../shared/festival/programme.ts';

const COLUMNS = 72;
const TIMES = 13;

const indented = (text: string): readonly string[] =>
  wrapped(text, COLUMNS - TIMES).map((line) => ' '.repeat(TIMES) + line);

/** A set: when, what, until when, where, and what its kind has besides. */
function linesOf(set: TimedSet): readonly string[] {
  const { id, event, place, start, end, cancelled } = set;
  const [mark] = marksOf([id]);
  const title = cancelled ? filled(programmeFiles.cancelled, { title: event.title }) : event.title;
  const [first = '', ...more] = indented(title);
  const facts = [programmePage.kindOf[event.kind], factsOf(set)].filter(Boolean).join(': ');
  return [
    clockTime(start).padEnd(TIMES) + first.slice(TIMES),
    ...more,
    ...(mark && !cancelled ? indented(mark.text) : []),
    ...indented(`${places[place].name}, ${programmePage.until} ${clockTime(end)}`),
    ...indented(facts),
  ];
}

/** The sets of a day, with a line between one hour and the next. */
function linesOfDay({ id, name }: FestivalDay): readonly string[] {
  const own = sets.filter(({ day }) => day === id);
  const hours = Map.groupBy(own, ({ startsAt }) => Math.floor(startsAt / 3_600_000));
  const blocks = Array.from(hours.values(), (hour) => hour.flatMap(linesOf));
  return ['', '', name.toUpperCase(), '='.repeat(COLUMNS), ...blocks.flatMap((lines) => ['', ...lines])];
}

/** At most 72 columns, by day and hour. */
export const programmeTxt: Resource = {
  name: 'programme.txt',
  type: 'text/plain; charset=utf-8',
  body: () =>
    [
      ...wrapped(`${festival.fullName} ${festival.year}`, COLUMNS),
      ...wrapped(`${festival.dates}, ${festival.place.venue}, ${festival.place.locality}`, COLUMNS),
      '',
      ...wrapped(programmeFiles.about, COLUMNS),
      ...festival.days.flatMap(linesOfDay),
      '',
    ].join('\n'),
};
