/** The programme in the format of frab and pretalx, which apps for conferences read. */
import { entryById } from '../../../shared/figures/entry-by-id.ts';
import { filled } from '../../../shared/figures/filled.ts';
import { USUAL_DAY_CHANGE } from '../../../shared/rules/programme/day-at.ts';
import { subtitleOf, whoIsIn } from '../../../shared/rules/programme/event-facts.ts';
import { instantOf, timeOf, type TimedSet } from '../../../shared/figures/timed-sets.ts';
import { withOffset } from '../../../shared/rules/programme/local-time.ts';
import type { Resource } from '../resource.ts';
import { xmlText } from '../xml-text.ts';
import { numberOf, uuidOf, createStableIds } from './stable-ids.ts';
import type { Festival } from '../../../shared/festival/create-festival.ts';

type Attributes = Readonly<Record<string, string | number>>;

const element = (name: string, content: readonly string[], attributes: Attributes = {}): string => {
  const attributeTexts = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${xmlText(String(value))}"`,
  );
  return `<${name}${attributeTexts.join('')}>\n${content.join('\n')}\n</${name}>`;
};

const leaf = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes}>${xmlText(text)}</${name}>`;

/** Hours and minutes, each of two digits. */
const duration = (milliseconds: number): string => timeOf(Math.round(milliseconds / 60_000));

const DAY = 24 * 60 * 60 * 1000;

export function scheduleXml(festival: Festival): Resource {
  const { uidOf } = createStableIds(festival);
  const inFestivalTime = (at: number): string => withOffset(at, festival.edition.utcOffset);

  /** The letters of an acronym, without accents. The format needs at least four. */
  const acronym = festival.addresses.editionSlug
    .normalize('NFD')
    .replaceAll(/[^a-z0-9_-]/g, '')
    .padEnd(4, '-');

  /** The format cannot mark a set as cancelled. Apps compare titles and point out this change. */
  const titleOf = ({ event, cancelled }: TimedSet): string =>
    cancelled ? filled(festival.texts.programmeFiles.cancelled, { title: event.title }) : event.title;

  function eventElement(set: TimedSet, origin: string): string {
    const { id, event, place, startsAt, endsAt } = set;
    const date = inFestivalTime(startsAt);
    const persons = whoIsIn(event).map((who) => leaf('person', who, ` id="${numberOf(who)}"`));
    return element(
      'event',
      [
        leaf('date', date),
        leaf('start', date.slice(11, 16)),
        leaf('duration', duration(endsAt - startsAt)),
        leaf('room', entryById(festival.places, place).name),
        // The format requires that a slug begins with the acronym.
        leaf('slug', `${acronym}-${id}`),
        leaf('title', titleOf(set)),
        leaf('subtitle', subtitleOf(set)),
        leaf('track', festival.texts.programmePage.kindOf[event.kind]),
        leaf('type', event.kind),
        leaf('language', new Intl.Locale(festival.edition.language).language),
        leaf('abstract', [festival.newsText(id), event.description].filter(Boolean).join('\n')),
        leaf('url', origin + festival.addresses.eventPath(event)),
        ...(persons.length > 0 ? [element('persons', persons)] : []),
      ],
      { guid: uuidOf(uidOf(id)), id: numberOf(uidOf(id)) },
    );
  }

  /**
   * Each day begins with the earliest set of all, or when the festival's day changes if that is earlier. Apps
   * show only sets that their day contains whole.
   */
  const dayBegins = festival.sets.reduce(
    (earliest, { start }) => (start < earliest ? start : earliest),
    festival.edition.dayChangesAt ?? USUAL_DAY_CHANGE,
  );

  function scheduleText(origin: string): string {
    const { days, fullName, year } = festival.edition;
    const conference = element('conference', [
      leaf('title', `${fullName} ${year}`),
      leaf('acronym', acronym),
      leaf('start', days[0].date),
      leaf('end', days.at(-1)?.date ?? days[0].date),
      leaf('days', String(days.length)),
      // Written only where it differs from what apps expect:
      // Giggity reads it, but voc's schema does not know it.
      ...(dayBegins === USUAL_DAY_CHANGE ? [] : [leaf('day_change', dayBegins)]),
      leaf('timeslot_duration', '00:05'),
      leaf('base_url', `${origin}/`),
      leaf('time_zone_name', festival.edition.timeZone),
    ]);
    const dayElements = days.map(({ id, date }, index) => {
      const startsAt = instantOf(date, dayBegins, festival.edition.utcOffset);
      const rooms = Map.groupBy(
        festival.sets.filter(({ day }) => day === id),
        ({ place }) => place,
      );
      return element(
        'day',
        [...rooms].map(([place, there]) =>
          element(
            'room',
            there.map((set) => eventElement(set, origin)),
            { name: entryById(festival.places, place).name },
          ),
        ),
        { index: index + 1, date, start: inFestivalTime(startsAt), end: inFestivalTime(startsAt + DAY) },
      );
    });
    const generator = `<generator name="${xmlText(fullName)}"/>`;
    const version = leaf('version', `${year}.${festival.revision.revision}`);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${element('schedule', [generator, version, conference, ...dayElements])}\n`;
  }

  return {
    name: 'schedule.xml',
    type: 'application/xml; charset=utf-8',
    body: ({ origin }) => scheduleText(origin),
  };
}
