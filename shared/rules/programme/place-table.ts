import type { Section, Table } from '../../data/blocks.ts';
import type { PictureId } from '../../data/pictures/pictures.ts';
import type { Known, PlaceAccess } from '../../data/programme/ground-model.ts';

/** What the table of places says of each value. */
export interface PlaceTableWording {
  readonly heading: string;
  /** Of the first half of the places, and of the second. */
  readonly captions: readonly [string, string];
  /** One before each of the two tables. */
  readonly prints: readonly [PictureId, PictureId];
  readonly head: readonly [place: string, ground: string, stepFree: string, comfort: string];
  readonly notKnown: string;
  readonly slope: Readonly<Record<'level' | 'gentle' | 'steep' | 'not known', string>>;
  readonly stepFree: Readonly<Record<'true' | 'false' | 'not known', string>>;
  readonly seats: Readonly<Record<'for all' | 'for some' | 'none' | 'not known', string>>;
  readonly shade: Readonly<Record<'true' | 'false' | 'not known', string>>;
  /** The number of wheelchairs stands for `#`. */
  readonly platform: { readonly covered: string; readonly open: string };
}

const keyOf = (value: Known<boolean>) => `${value}` as const;

/** A place's row. */
function rowOf(
  { name, access }: { readonly name: string; readonly access: PlaceAccess },
  words: PlaceTableWording,
) {
  const { surface, slope, stepFree, seats, shade, platform } = access;
  const platformWords = platform && (platform.covered ? words.platform.covered : words.platform.open);
  return [
    name,
    [surface === 'not known' ? words.notKnown : surface, words.slope[slope]].join('. '),
    words.stepFree[keyOf(stepFree)],
    [
      words.seats[seats],
      words.shade[keyOf(shade)],
      ...(platform && platformWords ? [platformWords.replace('#', String(platform.wheelchairs))] : []),
    ].join('. '),
  ];
}

/** A section with two tables of all places, from what the data says of their access: one would fill three screens of a phone. */
export const placeSection = (
  places: readonly { readonly name: string; readonly access: PlaceAccess }[],
  words: PlaceTableWording,
): Section => {
  const half = Math.ceil(places.length / 2);
  const tableOf = (caption: string, some: typeof places): Table => ({
    caption,
    head: words.head,
    rows: some.map((place) => rowOf(place, words)),
  });
  return {
    heading: words.heading,
    blocks: [
      { print: words.prints[0] },
      { table: tableOf(words.captions[0], places.slice(0, half)) },
      { print: words.prints[1] },
      { table: tableOf(words.captions[1], places.slice(half)) },
    ],
  };
};
