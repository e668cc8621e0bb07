/** The programme as data, for other programs. */
import { eventPath } from '../../../shared/addressing/event-path.ts';
import { calendarPath } from '../../../shared/addressing/paths.ts';
import { calendar } from '../../../shared/data/calendar.ts';
import { festival } from '../../../shared/data/festival.ts';
import type { Finding, Place } from '../../../shared/data/programme/ground-model.ts';
import { places } from '../../../shared/data/programme/places.ts';
import type { TimedSet } from '../../../shared/figures/timed-sets.ts';
import { withOffset } from '../../../shared/rules/programme/with-offset.ts';
import { defineResource } from '../resource.ts';
import { sets, told } from '../../../shared/festival/programme.ts';
import { revision } from './revision-of-programme.ts';

/** What each field says, by its path. It is part of the file. */
const fields = {
  'festival.name': 'The festival and its year.',
  'festival.utcOffset': 'Festival time minus UTC.',
  'festival.venue': 'Where the festival is; all places are there.',
  'festival.url': 'The website.',
  revision: 'Rises with every change of a time or a place.',
  changedAt: 'When that was last, in festival time (ISO 8601).',
  'days.id': 'A word that never changes.',
  'days.name': 'As visitors read it.',
  'days.date': 'The calendar date on which the day begins.',
  'places.id': 'A word that never changes.',
  'places.name': 'As visitors read it.',
  'places.kind': 'stage, room, outdoors, gate, water …; a station is not at the venue.',
  'places.also': 'What else is there: the same kinds.',
  'places.at': 'Metres to the east and to the north of the gate.',
  'places.access.surface': 'As visitors read it, or "not known".',
  'places.access.slope': 'level, gentle, steep, or "not known".',
  'places.access.shade': 'Whether there is shade: true, false, or "not known".',
  'places.access.seats': 'For whom there are seats: for all, for some, none, or "not known".',
  'places.access.stepFree': 'Whether a wheelchair gets there without a step: true, false, or "not known".',
  'places.access.covered': 'Whether there is a roof: true, false, partly, or "not known".',
  'places.access.inside': 'Whether it is inside a building or a tent.',
  'places.access.finding.who': 'Who finds out what is not known.',
  'places.access.finding.by': 'By when (ISO 8601).',
  'places.access.platform.wheelchairs': 'How many wheelchairs the viewing platform holds.',
  'places.access.platform.covered': 'Whether the platform has a roof.',
  'events.id': 'A word that never changes.',
  'events.kind': 'music, dj, talk, children, walk or attraction.',
  'events.title': 'As visitors read it.',
  'events.description': 'Some sentences, without markup.',
  'events.place': 'The id of the place of its sets, unless a set has another one.',
  'events.endPlace': 'Where it ends, if it moves: the id of a place.',
  'events.suitsChildren': 'Whether it is good for children, too; those of the kind children always are.',
  'events.url': 'The page that tells most of it.',
  'events.artist': 'music: the act, as the line-up has it.',
  'events.genre': 'dj: what is played.',
  'events.speaker': 'talk: who speaks.',
  'events.ageGroup': 'children: for whom it is.',
  'events.difficulty': 'walk: Easy, Moderate or Hard.',
  'events.distance': 'walk: how far, and how much of it is up.',
  'events.durationNote': 'walk: what its duration includes.',
  'events.meet': 'walk: the meeting place.',
  'events.access.seats': 'For whom there are seats: for all, for some, none, or "not known".',
  'events.access.strobe': 'Whether there are strobe lights: true, false, or "not known".',
  'events.access.haze': 'Whether there is haze or smoke: true, false, or "not known".',
  'events.access.stepFree': 'As for places, where it is otherwise than the place.',
  'events.access.covered': 'As for places, where it is otherwise than the place.',
  'events.access.inside': 'As for places, where it is otherwise than the place.',
  'events.access.loudness': 'quiet, spoken or loud.',
  'events.access.arranged': 'captions, BSL: only what is really arranged.',
  'events.access.finding.who': 'Who finds out what is not known.',
  'events.access.finding.by': 'By when (ISO 8601).',
  'events.access.part': 'What visitors do: watch or join in.',
  'events.sets.id': 'A word that never changes; one set is one occurrence of the event.',
  'events.sets.day': 'The id of its day. What begins after midnight belongs to the day before.',
  'events.sets.place': 'The id of its place.',
  'events.sets.startsAt': 'The instant at which it begins, in festival time (ISO 8601).',
  'events.sets.endsAt': 'The instant at which it is over.',
  'events.sets.cancelled': 'Whether it is cancelled. Such a set stays in the file.',
  'events.sets.calendar': 'The set as a calendar file.',
  'changes.at': 'When visitors were told of it, in festival time. The newest change comes first.',
  'changes.set': 'The id of the set, if it is the change of a set. A withdrawn set is no longer in the file.',
  'changes.kind': 'moved, cancelled, back (it takes place after all), withdrawn, or fact.',
  'changes.sentence': 'What changed, as visitors read it.',
  'changes.why': 'The reason, as visitors read it.',
} as const;

/** Access facts, with the date by which somebody finds out what is not known. */
const withDate = <Access extends { readonly finding?: Finding }>({ finding, ...access }: Access) => ({
  ...access,
  finding: finding && { ...finding, by: finding.by && calendar[finding.by] },
});

/** The programme as other programs read it. @param origin scheme and host of absolute URLs */
export function programmeData(all: readonly TimedSet[], origin: string): object {
  const whole = revision();
  const setsOf = Map.groupBy(all, ({ event }) => event);
  return {
    fields,
    festival: {
      name: `${festival.fullName} ${festival.year}`,
      utcOffset: festival.utcOffset,
      venue: festival.place.venue,
      url: `${origin}/`,
    },
    revision: whole.revision,
    changedAt: withOffset(whole.changedAt, festival.utcOffset),
    days: festival.days,
    places: Object.entries<Place>(places).map(([id, { name, kind, also, at, access }]) => ({
      id,
      name,
      kind,
      also,
      at,
      access: withDate(access),
    })),
    events: Array.from(setsOf, ([event, occurrences]) => ({
      ...event,
      access: withDate(event.access),
      url: origin + eventPath(event),
      sets: occurrences.map(({ id, day, place, startsAt, endsAt, cancelled = false }) => ({
        id,
        day,
        place,
        startsAt: withOffset(startsAt, festival.utcOffset),
        endsAt: withOffset(endsAt, festival.utcOffset),
        cancelled,
        calendar: origin + calendarPath(id),
      })),
    })),
    changes: told.map(({ at, set, kind, sentence, why }) => ({
      at: withOffset(at, festival.utcOffset),
      set,
      kind,
      sentence,
      why,
    })),
  };
}

export const programmeJson = defineResource({
  name: 'programme.json',
  type: 'application/json; charset=utf-8',
  body: ({ origin }) => `${JSON.stringify(programmeData(sets, origin), null, 2)}\n`,
});
