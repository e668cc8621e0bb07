/** Puts the edition that is over into the archive, and empties the next one: npm run turn-year -- 2027-07-17 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { calendarEntry, withdrawnEntry } from '../server/resources/programme/calendar-entry.ts';
import { edition as slug } from '../shared/addressing/paths.ts';
import type { Edition } from '../shared/data/archive/edition-model.ts';
import { galleryPhotos } from '../shared/data/archive/gallery-photos.ts';
import { calendar } from '../shared/data/calendar.ts';
import { festival } from '../shared/data/festival.ts';
import type { Place } from '../shared/data/programme/ground-model.ts';
import { lineUp } from '../shared/data/programme/line-up.ts';
import { places, type PlaceId } from '../shared/data/programme/places.ts';
import { listedSets } from '../shared/rules/programme/running-entries.ts';
import { schedule } from '../shared/data/programme/schedule.ts';
import { priceOf, products } from '../shared/data/products.ts';
import { bill, sets, told, withdrawals } from '../shared/festival/programme.ts';
import { dayText } from '../shared/figures/date.ts';
import { factsOf } from '../shared/rules/programme/event-facts.ts';
import { withOffset } from '../shared/rules/programme/local-time.ts';
import { revisionOf } from '../shared/rules/programme/revision.ts';

const root = path.join(import.meta.dirname, '..');
const data = path.join(root, 'shared', 'data');
const { days, year, utcOffset } = festival;
const name = `${festival.fullName} ${year}`;
const [firstDay] = days;
const ISO_DATE = /\d{4}-\d{2}-\d{2}/g;

function refuse(reason: string): never {
  console.error(`${reason}\nnpm run turn-year -- 2027-07-17, with the first day of the next edition`);
  process.exit(1);
}

const [, , next = ''] = process.argv;
const daysLater = Math.round((Date.parse(next) - Date.parse(firstDay.date)) / 86_400_000);
if (!(daysLater > 0)) refuse(`${next || 'Nothing'} is no date after ${firstDay.date}.`);

const later = (date: string): string =>
  new Date(Date.parse(date) + daysLater * 86_400_000).toISOString().slice(0, 10);
const now = withOffset(Date.now(), utcOffset);

const placeOf = (id: PlaceId) => {
  const { name: place, ink, kind }: Place = places[id];
  return { id, name: place, kind, ...(ink && { ink }) };
};

/** The last revision: the file of today may have been written later than these data. */
const last = revisionOf([now]);

const archived: Edition = {
  year,
  slug,
  name,
  dates: festival.dates,
  startsAt: festival.startsAt,
  endsAt: festival.endsAt,
  turnedAt: now,
  days: days.map((day) => ({ id: day.id, name: day.name })),
  lineUp,
  sets: sets.map(({ id, event, day, place, start, end, startsAt, endsAt, cancelled }) => ({
    id,
    kind: event.kind,
    title: event.title,
    ...(event.kind === 'music' && { artist: event.artist }),
    day,
    start,
    end,
    startsAt: withOffset(startsAt, utcOffset),
    endsAt: withOffset(endsAt, utcOffset),
    place: placeOf(place),
    facts: factsOf({ event, start, end }),
    description: event.description,
    ...(cancelled && { cancelled }),
  })),
  schedule: listedSets(schedule, sets).map(({ id }) => id),
  prices: products.map(({ id, name: term }) => ({ term, value: priceOf(id) })),
  changes: told.map(({ sentence, why }) => `${sentence} ${why}`),
  calendar: [
    ...sets.map((set) => ({ id: set.id, day: set.day, entry: { ...calendarEntry(set, ''), ...last } })),
    ...withdrawals.map((one) => ({
      id: one.withdrawn,
      day: one.before.day,
      entry: { ...withdrawnEntry(one, ''), ...last },
    })),
  ],
  figures: {
    attendance: '',
    headliners: bill.flatMap(({ acts }) => acts.slice(0, 1)),
    overview: [],
    highlights: [],
    gallery: galleryPhotos.slice(0, 6),
    description: `${name}, ${festival.dates}: the bill, the programme and the prices, as they were.`,
  },
};

const written: string[] = [];

function write(file: string, text: string): void {
  writeFileSync(path.join(data, file), text);
  written.push(path.join('shared', 'data', file));
}

const change = (file: string, rewrite: (source: string) => string): void =>
  write(file, rewrite(readFileSync(path.join(data, file), 'utf8')));

/** Gives a constant another value. @throws {Error} if the file does not have it as expected */
const set = (file: string, constant: string, value: unknown): void =>
  change(file, (source) => {
    const declared = new RegExp(
      `^((?:export )?const ${constant}\\b[^=]*= (?:\\w+Of\\()?)(?:[[{]\\n[^]*?\\n[\\]}]|.*?)(\\)?(?: as const.*)?;)$`,
      'm',
    );
    if (!declared.test(source)) throw new Error(`${file} does not declare ${constant} as expected`);
    return source.replace(declared, (_, start: string, end: string) => start + JSON.stringify(value) + end);
  });

write(
  `archive/edition-${year}.ts`,
  `import type { Edition } from './edition-model.ts';\n\nexport const edition${year}: Edition = ${JSON.stringify(archived)};\n`,
);
const years = readdirSync(path.join(data, 'archive'))
  .flatMap((file) => /^edition-(\d+)\.ts$/.exec(file)?.[1] ?? [])
  .toReversed();
write(
  'archive/editions.ts',
  `import type { Edition } from './edition-model.ts';
${years.map((one) => `import { edition${one} } from './edition-${one}.ts';`).join('\n')}

/** The editions that are over, the newest first. \`npm run turn-year\` writes this list. */
export const editions: readonly Edition[] = [${years.map((one) => `edition${one}`).join()}];
`,
);

const [from, to] = [later(firstDay.date), later((days.at(-1) ?? firstDay).date)];
const start = from.slice(0, 7) === to.slice(0, 7) ? Number(from.slice(8)) : dayText(from, festival.months);
change('festival.ts', (source) =>
  source
    .replaceAll(ISO_DATE, later)
    .replace(`year: ${year}`, `year: ${from.slice(0, 4)}`)
    .replace(festival.dates, `${start}–${dayText(to, festival.months)} ${to.slice(0, 4)}`),
);
// The festival's own days are known. Nothing else is, until somebody decides it.
const known = ['campingOpens', 'gatesOpen', 'lastNightEnds', 'fieldsClose'];
const instants = Object.entries(calendar).map(([instant, at]) => [
  instant,
  known.includes(instant) ? at.replace(ISO_DATE, later) : 'unknown',
]);
set('calendar.ts', 'calendar', Object.fromEntries(instants));
set('programme/line-up.ts', 'lineUp', []);
set('programme/concerts.ts', 'playing', []);
set('programme/djs.ts', 'djSets', []);
set('programme/talks.ts', 'talks', []);
set('programme/kids-teens.ts', 'kidsActivities', []);
set('programme/guided-walks.ts', 'guidedWalks', []);
set('programme/attractions.ts', 'attractions', []);
set('programme/schedule.ts', 'schedule', []);
set('programme/announced.ts', 'announced', { at: now, sets: [] });
set('programme/changes.ts', 'changes', []);
// What is named for its price costs that.
const undecided = products.filter(({ id, name: product }) => !product.includes(priceOf(id)));
set('products.ts', 'availabilities', Object.fromEntries(undecided.map(({ id }) => [id, 'to-be-announced'])));

const bin = (program: string) => path.join(root, 'node_modules', '.bin', program);
// What only the lists needed is left over, and the comments of what is gone.
for (let pass = 0; pass < 3; pass += 1)
  spawnSync(bin('oxlint'), ['--fix-dangerously', ...written], { cwd: root });
for (const file of written) {
  const source = readFileSync(path.join(root, file), 'utf8');
  writeFileSync(path.join(root, file), source.replaceAll(/^\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=\n)/gm, ''));
}
spawnSync(bin('oxfmt'), written, { cwd: root, stdio: 'inherit' });

const speaking = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    /from '.*(set-times|music-hours|bands|profiles)\.ts'/.test(readFileSync(path.join(data, file), 'utf8')),
);
console.info(`${name} is in the archive, and ${later(firstDay.date)} begins the next edition. Written:
  ${written.join('\n  ')}
Now decide the dates of calendar.ts, and write the figures of archive/edition-${year}.ts when they are counted.
The page of an edge without replicas follows: npm run test:unit -- deployment --update
These texts speak of what was on, and are yours to read again:
  ${speaking.join('\n  ')}`);
