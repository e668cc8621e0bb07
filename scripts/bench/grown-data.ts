/** Makes more of the festival's own data: by changes of its files, in a copy of the sources. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file of a copy of the sources, and what becomes of its text. */
type Edit = readonly [file: string, edit: (text: string) => string];

/** Replaces a text that is there exactly once. @throws {Error} when it is not */
const replaced = (from: string, to: string) => (text: string) => {
  if (text.split(from).length !== 2) throw new Error(`The data no longer has this once: ${from}`);
  return text.replace(from, () => to);
};

/** Renames a list of the data, and makes a longer one under its name from the old one, which the code calls `few`. */
const longer =
  (declaration: string, make: string) =>
  (text: string): string =>
    `${replaced(`${declaration} = [`, `const few = [`)(text)}\n${declaration.replace(/:.*/, '')} = ${make};\n`;

/** Days in turn, a quarter of an hour apart, for three quarters of an hour: about as many at once as at a large festival. */
const TIMES = `
const timesOf = (turn) => {
  const at = 600 + (Math.floor(turn / 3) % 60) * 15;
  const clock = (minutes) => String(Math.floor(minutes / 60)).padStart(2, '0') + ':' + String(minutes % 60).padStart(2, '0');
  return { day: ['friday', 'saturday', 'sunday'][turn % 3], start: clock(at), end: clock(at + 45) };
};
`;

/** Several things may be on at once at each place, and nothing has been announced: the content checks allow it all. */
const crowded: readonly Edit[] = [
  [
    'shared/data/programme/places.ts',
    (text) =>
      `${replaced('export const places = listPlaces({', 'const few = listPlaces({')(text)}
export const places = Object.fromEntries(Object.entries(few).map(([id, place]) => [id, { ...place, several: true }]));\n`.replace(
        'keyof typeof places',
        'keyof typeof few',
      ),
  ],
  ['shared/data/programme/announced.ts', (text) => `${text}\n(announced.sets as unknown[]).length = 0;\n`],
];

/** Each list of events but the concerts, which follow the line-up. */
const eventLists = [
  ['talks', 'export const talks: readonly TalkEvent[]'],
  ['djs', 'export const djSets: readonly DjEvent[]'],
  ['kids-teens', 'export const kidsActivities: readonly ChildrensEvent[]'],
  ['guided-walks', 'export const guidedWalks: readonly GuidedWalkEvent[]'],
  ['attractions', 'export const attractions: readonly AttractionEvent[]'],
] as const;

/** What makes so many times as many, in a copy of the sources in this folder. */
export type Edits = (by: number, folder: string) => readonly Edit[];

export interface Axis {
  readonly what: string;
  /** How many there are today. */
  readonly today: number;
  /** The address that is rendered. */
  readonly page: string;
  /** The page at this address shows all of them. */
  readonly onPage: boolean;
  readonly edits: Edits;
}

export const axes: readonly Axis[] = [
  {
    what: 'acts',
    today: 12,
    page: '/lineup',
    onPage: true,
    edits: (by) => [
      ...crowded,
      [
        'shared/data/programme/line-up.ts',
        longer(
          'export const lineUp: readonly Artist[]',
          `Array.from({ length: few.length * ${by} }, (_, turn) => {
  const act = few[turn % few.length];
  return turn < few.length ? act : { ...act, name: act.name + ' ' + turn };
})`,
        ),
      ],
      [
        'shared/data/programme/concerts.ts',
        (text) =>
          replaced(
            'playing.map(({',
            `[...playing, ...lineUp.slice(playing.length).map(({ name }, turn) => ({ ...playing[turn % playing.length], ...timesOf(turn), id: 'act-' + turn, artist: name }))].map(({`,
          )(TIMES + text),
      ],
    ],
  },
  {
    what: 'sets',
    today: 60,
    page: '/nightjar-2026/programme',
    onPage: true,
    edits: (by) => [
      ...crowded,
      ...eventLists.map(([file, declaration]): Edit => [
        `shared/data/programme/${file}.ts`,
        (text) =>
          TIMES +
          longer(
            declaration,
            `Array.from({ length: few.length * ${by} }, (_, turn) => {
  const event = few[turn % few.length];
  if (turn < few.length) return event;
  const sets = event.sets.map((set) => ({ ...set, ...timesOf(turn), id: set.id + '-' + turn }));
  return { ...event, id: event.id + '-' + turn, title: event.title + ' ' + turn, sets };
})`,
          )(text),
      ]),
    ],
  },
  {
    what: 'photos',
    today: 60,
    page: '/gallery',
    onPage: true,
    edits: (by, folder) => [
      [
        'shared/data/archive/gallery-photos.ts',
        longer(
          'export const galleryPhotos: readonly PictureId[]',
          `Array.from({ length: few.length * ${by} }, (_, turn) => few[turn % few.length] + (turn < few.length ? '' : '-' + Math.floor(turn / few.length)))`,
        ),
      ],
      ['shared/data/pictures/prints.json', (text) => morePrints(text, by, folder)],
    ],
  },
  {
    what: 'pages',
    today: 34,
    page: '/info/terms',
    onPage: false,
    edits: (by) => [
      [
        'shared/routes.tsx',
        replaced(
          "furtherInformationPage('traders', 'Traders', traders),",
          `furtherInformationPage('traders', 'Traders', traders),
  ...Array.from({ length: ${34 * (by - 1)} }, (_, turn) =>
    furtherInformationPage('further-' + turn, 'Further ' + turn, { ...traders, title: 'Further ' + turn })),`,
        ),
      ],
    ],
  },
];

/** Records prints for more photos, and writes their files, each with nothing but its name in it. */
function morePrints(text: string, by: number, folder: string): string {
  const prints = JSON.parse(text) as Record<string, { readonly widths: readonly number[] }>;
  const pictures = path.join(folder, 'public', 'pictures');
  for (const [id, print] of Object.entries(prints)) {
    for (let copy = 1; copy < by; copy += 1) {
      const name = `${id}-${copy}`;
      prints[name] = print;
      for (const file of [`${name}.jpg`, ...print.widths.map((width) => `${name}-${width}.avif`)])
        writeFileSync(path.join(pictures, file), file);
    }
  }
  return JSON.stringify(prints);
}

/** Applies edits to the sources in a folder. */
export function edit(folder: string, edits: readonly Edit[]): void {
  for (const [file, change] of edits) {
    const at = path.join(folder, file);
    writeFileSync(at, change(readFileSync(at, 'utf8')));
  }
}
