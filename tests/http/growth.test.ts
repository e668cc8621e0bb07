import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Assets } from '../../server/assets/assets.ts';
import { createRenderer } from '../../server/pages/render.tsx';
import { createFestival, type Festival } from '../../shared/festival/create-festival.ts';
import type { DayId } from '../../shared/model/festival.ts';
import type { ProgrammeEvent } from '../../shared/model/programme.ts';
import { createPages } from '../../shared/routes.tsx';
import { countVisits } from './count-visits.ts';
import { nightjar, thisFestival } from '../this-edition/nightjar.ts';

const {
  addresses: { editionSlug: edition },
} = thisFestival;

/** Factors for the number of acts with a concert, and for the number of other events. */
const SIZES = [
  [100, 10],
  [10, 1],
] as const;

const days: readonly DayId[] = ['friday', 'saturday', 'sunday'];

/** Multiplies things: each round has copies of all of them. */
const more = <Thing>(
  few: readonly Thing[],
  by: number,
  copy: (thing: Thing, turn: number) => Thing,
): Thing[] =>
  Array.from({ length: by }, (_, turn) => few.map((thing) => (turn ? copy(thing, turn) : thing))).flat();

const copyOf = <Event extends ProgrammeEvent>(event: Event, turn: number): Event => ({
  ...event,
  id: `${event.id}-${turn}`,
  title: `${event.title} ${turn}`,
  sets: event.sets.map((set, index) => ({
    ...set,
    id: `${set.id}-${turn}`,
    day: days[(turn + index) % days.length],
  })) as unknown as ProgrammeEvent['sets'],
});

/** This festival with more acts and events. */
function grown(acts: number, others: number): Festival {
  const { lineUp, concerts, djSets, talks, kidsActivities, guidedWalks, attractions } = nightjar;
  // The setting of a name is cached, so each festival has names of its own.
  const named = (act: string, turn: number) => `${act} ${turn} of ${acts}`;
  return createFestival({
    ...nightjar,
    lineUp: more(lineUp, acts, (act, turn) => ({ ...act, name: named(act.name, turn) })),
    concerts: more(concerts, acts, (concert, turn) => ({
      ...copyOf(concert, turn),
      artist: named(concert.artist, turn),
    })),
    djSets: more(djSets, others, copyOf),
    talks: more(talks, others, copyOf),
    kidsActivities: more(kidsActivities, others, copyOf),
    guidedWalks: more(guidedWalks, others, copyOf),
    attractions: more(attractions, others, copyOf),
  });
}

const assets: Assets = {
  build: '',
  festival: '',
  scripts: {},
  compressed: [],
  files: {},
  folder: '',
  inline: new Map(),
  typefaces: [],
  url: (file) => `/assets/${file}`,
};

interface Work {
  readonly acts: number;
  readonly sets: number;
  /** The number of visited list entries for each page. */
  readonly visits: Readonly<Record<'line-up' | 'programme', number>>;
}

async function workOf([acts, others]: readonly [number, number]): Promise<Work> {
  const festival = grown(acts, others);
  const renderer = createRenderer({
    festival,
    pages: createPages(festival),
    assets,
    origin: '',
    notices: [],
    serviceWorker: true,
    now: () => new Date('2026-01-01'),
  });
  const render = async (address: string) => {
    const { visits } = await countVisits(async () => {
      const match = renderer.at(new URL(address, 'http://localhost'));
      return buffer((await match.render(() => undefined)).body);
    });
    return visits;
  };
  return {
    acts: festival.lineUp.length,
    sets: festival.sets.length,
    visits: {
      'line-up': await render('/lineup'),
      programme: await render(`/${edition}/programme`),
    },
  };
}

describe('The work grows in step with what there is to show, from a hundred acts to a thousand', () => {
  const works: Work[] = [];
  beforeAll(async () => {
    // The first rendering of a process fills caches that the others use.
    await workOf([1, 1]);
    for (const size of SIZES) works.push(await workOf(size));
  });

  it.each([
    ['on the line-up', 'line-up', 'acts'],
    ['in the programme', 'programme', 'sets'],
  ] as const)('%s', (_where, place, things) => {
    const [many, some] = works;
    const growth = (many?.[things] ?? NaN) / (some?.[things] ?? NaN);
    // Sorting raises it to about 1.3; a search of the whole list for each entry, above 4.
    expect((many?.visits[place] ?? NaN) / (some?.visits[place] ?? NaN)).toBeLessThan(1.4 * growth);
  });
});
