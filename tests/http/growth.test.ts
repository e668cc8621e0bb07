import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Assets } from '../../server/assets/assets.ts';
import type { DayId } from '../../shared/model/festival.ts';
import type { ProgrammeEvent } from '../../shared/model/programme.ts';
import { countVisits } from './count-visits.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const {
  addresses: { editionSlug: edition },
} = thisFestival;

/** How many times as many acts, each with a concert, and as many other events. */
const SIZES = [
  [100, 10],
  [10, 1],
] as const;

const days: readonly DayId[] = ['friday', 'saturday', 'sunday'];

/** So many times as many things: each turn has copies of all of them. */
const more = <Thing>(
  few: readonly Thing[],
  by: number,
  copy: (thing: Thing, turn: number) => Thing,
): Thing[] =>
  Array.from({ length: by }, (_, turn) => few.map((thing) => (turn ? copy(thing, turn) : thing))).flat();

const copyOf = (event: ProgrammeEvent, turn: number): ProgrammeEvent => ({
  ...event,
  ...(event.kind === 'music' && { artist: `${event.artist} ${turn}` }),
  id: `${event.id}-${turn}`,
  title: `${event.title} ${turn}`,
  sets: event.sets.map((set, index) => ({
    ...set,
    id: `${set.id}-${turn}`,
    day: days[(turn + index) % days.length],
  })) as unknown as ProgrammeEvent['sets'],
});

type LineUp = typeof import('../../shared/data/programme/line-up.ts');
type Concerts = typeof import('../../shared/data/programme/concerts.ts');
type Events = typeof import('../../shared/data/programme/events.ts');

const forget = () => {
  for (const file of ['line-up', 'concerts', 'events']) vi.doUnmock(`../../shared/data/programme/${file}.ts`);
  vi.resetModules();
};

/** Puts more acts and events into the festival's data, for whatever is imported from here on. */
function grow(acts: number, others: number): void {
  forget();
  vi.doMock('../../shared/data/programme/line-up.ts', async (original) => {
    const file = await original<LineUp>();
    const copy = (act: LineUp['lineUp'][number], turn: number) => ({ ...act, name: `${act.name} ${turn}` });
    return { ...file, lineUp: more(file.lineUp, acts, copy) };
  });
  vi.doMock('../../shared/data/programme/concerts.ts', async (original) => ({
    concerts: more((await original<Concerts>()).concerts, acts, copyOf),
  }));
  vi.doMock('../../shared/data/programme/events.ts', async (original) => {
    const { events } = await original<Events>();
    const { music = [], other = [] } = Object.groupBy(events, ({ kind }) =>
      kind === 'music' ? kind : 'other',
    );
    return { events: [...music, ...more(other, others, copyOf)] };
  });
}

const assets: Assets = {
  build: '',
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
  /** How many list entries were visited for each page. */
  readonly visits: Readonly<Record<'line-up' | 'programme', number>>;
}

async function workOf([acts, others]: (typeof SIZES)[number]): Promise<Work> {
  grow(acts, others);
  const { createRenderer } = await import('../../server/pages/render.tsx');
  const { pages } = await import('../../shared/routes.tsx');
  const now = () => new Date('2026-01-01');
  const renderer = createRenderer({ pages, assets, origin: '', notices: [], serviceWorker: true, now });
  const render = async (address: string) => {
    const { visits } = await countVisits(async () => {
      const match = renderer.at(new URL(address, 'http://localhost'));
      return buffer((await match.render(() => undefined)).body);
    });
    return visits;
  };
  const { lineUp } = await import('../../shared/data/programme/line-up.ts');
  const { sets } = await import('../../shared/festival/programme.ts');
  return {
    acts: lineUp.length,
    sets: sets.length,
    visits: {
      'line-up': await render('/lineup'),
      programme: await render(`/${edition}/programme`),
    },
  };
}

describe('The work grows in step with what there is to show, from a hundred acts to a thousand', () => {
  const works: Work[] = [];
  beforeAll(async () => {
    for (const size of SIZES) works.push(await workOf(size));
  });
  afterAll(forget);

  it.each([
    ['on the line-up', 'line-up', 'acts'],
    ['in the programme', 'programme', 'sets'],
  ] as const)('%s', (_where, place, things) => {
    const [many, some] = works;
    const growth = (many?.[things] ?? NaN) / (some?.[things] ?? NaN);
    // Sorting brings it near 1.3; one search of the whole list for each entry, to more than 4.
    expect((many?.visits[place] ?? NaN) / (some?.visits[place] ?? NaN)).toBeLessThan(1.4 * growth);
  });
});
