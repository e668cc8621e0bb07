import { entryById } from '../figures/entry-by-id.ts';
import type { ProgrammeEntry } from '../components/programme/programme-days.tsx';
import { aboutEvent } from '../rules/programme/event-facts.ts';
import { accessOf, marksOf as accessMarks } from '../rules/programme/access-marks.ts';
import { localTime } from '../rules/programme/local-time.ts';
import type { TimedSet } from '../figures/timed-sets.ts';
import type { Festival } from '../festival/create-festival.ts';

/** A set as its row shows it. */
export function createProgrammeEntry({
  edition,
  lineUp,
  places,
  answersOf,
  insideText,
  bill,
  marksOf,
  starOf,
  addresses: { eventPath },
  texts: { programmePage: wording },
}: Festival) {
  const headliners = lineUp.filter(({ name: act }) => bill.some(({ acts }) => acts[0] === act));

  return (set: TimedSet): ProgrammeEntry => {
    const { id, event, place, startsAt, endsAt } = set;
    return {
      id,
      start: localTime(startsAt, edition.utcOffset),
      end: localTime(endsAt, edition.utcOffset),
      title: event.title,
      href: eventPath(event),
      place: { id: place, ...entryById(places, place) },
      about: aboutEvent(event, wording.kindOf),
      inside: insideText(set),
      access: accessMarks(accessOf({ event, place }, places)),
      mark: marksOf([id])[0],
      answers: answersOf({ event, place }),
      star: starOf(id),
      print: headliners.find(({ name: act }) => event.kind === 'music' && act === event.artist)?.picture,
    };
  };
}
