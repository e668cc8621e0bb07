import { entryById } from '../../../shared/figures/entry-by-id.ts';
import { describe, expect, it } from 'vitest';
import type { TimedSet } from '../../../shared/figures/timed-sets.ts';
import { setNeeds } from '../../../shared/rules/needs/needs.ts';
import { viewOfNeed } from '../../../shared/rules/programme/programme-view.ts';
import { openSite } from '../site.ts';
import { textOf } from '../text-of.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const {
  edition: festival,
  places,
  sets,
  addresses: { editionSlug: edition },
  texts: { fitWords, needWords },
} = thisFestival;

const site = openSite();
const path = `/${edition}/programme`;
const htmlOf = (query: string): Promise<string> => site.htmlOf(path + query);

/** The ids of a document's visible sets, in its order. */
const shownIn = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<li id="set-([^"]+)"/g), ([, id = '']) => id);

/** The ids of the sets that fit, day by day, in the order of their starts. */
const those = (fits: (set: TimedSet) => unknown): readonly string[] =>
  festival.days.flatMap(({ id }) => sets.filter((set) => set.day === id && fits(set)).map((set) => set.id));

const stepFree = ({ event, place }: TimedSet) =>
  (event.access.stepFree ?? entryById(places, place).access.stepFree) === true;
const covered = ({ event, place }: TimedSet) =>
  (event.access.covered ?? entryById(places, place).access.covered) === true;
const forChildren = ({ event }: TimedSet) => event.kind === 'children' || event.suitsChildren;

/** A query, and the sets that belong into its view. */
const views: readonly (readonly [query: string, fits: (set: TimedSet) => unknown])[] = [
  ['?kind=talk&under=cover', (set) => set.event.kind === 'talk' && covered(set)],
  ['?access=step-free', stepFree],
  [
    '?fits=seats',
    ({ event, place }) => (event.access.seats ?? entryById(places, place).access.seats) === 'for all',
  ],
  ['?for=children&place=lawn', (set) => forChildren(set) && set.place === 'lawn'],
  ['?kind=all&place=castle&for=', ({ place }) => place === 'castle'],
  ['?kind=opera&place=moon&for=cats&access=none&under=water&fits=hats&x=y', () => true],
];

describe('The programme', () => {
  it('shows every set once, by day, with time, title, place, kind and calendar', async () => {
    const html = await htmlOf('');
    const all = those(() => true);
    expect(shownIn(html)).toEqual(all);
    const rows = html
      .split('<li id="set-')
      .slice(1)
      .map((row) => textOf(row).replaceAll(' ,', ','));
    expect(rows.find((row) => row.includes('Sea Power'))).toContain(
      `9.15pm until 10.45pm Sea Power ${places.castle.name} Music, Loud, Strobe?`,
    );
    expect(rows.find((row) => row.includes('Selkie'))).toContain(
      '12 midnight until 2am Selkie The Small Hours DJ',
    );
    for (const { id } of festival.days)
      expect(html.match(new RegExp(`<section id="${id}"`, 'g'))).toHaveLength(1);

    expect(html).toContain('<time dateTime="2026-07-18T21:15+01:00">9.15pm</time>');
    const instants = Array.from(html.matchAll(/dateTime="([^"]+)"/g), ([, time = '']) => Date.parse(time));
    expect(instants.slice(0, sets.length)).toEqual(
      all.map((id) => sets.find((set) => set.id === id)?.startsAt),
    );

    for (const { id } of sets) expect(html).toContain(`href="/calendar/${id}.ics">Calendar<`);
  });

  it.each(views)('shows with %s what belongs there, and nothing else', async (query, fits) => {
    const visibleIds = shownIn(await htmlOf(query));
    expect(visibleIds).toEqual(those(fits));
    expect(visibleIds.length).toBeGreaterThan(0);
    expect(visibleIds.length === sets.length).toBe(query.includes('opera'));
  });

  it('says of each need how many sets fit, do not fit, and are unknown: together all sets', async () => {
    const list = (await site.textAt('/needs')).replaceAll(' :', ':');
    const marked = (await htmlOf('?needs=lamps,slow')).split('<li id="set-').slice(1).map(textOf);
    expect(marked.filter((row) => /Fits what|Doesn’t fit/.test(row))).toEqual([]);
    for (const need of setNeeds) {
      const name = fitWords.names[need];
      const rows = (await htmlOf(`?needs=${need}`)).split('<li id="set-').slice(1).map(textOf);
      const count = (words: string) => rows.filter((row) => row.includes(words)).length;
      const [fit, not, unknown] = [
        count('Fits what you need.'),
        count(`Doesn’t fit: ${name}.`),
        count(`Not known: ${name}.`),
      ];
      expect(fit + not + unknown, need).toBe(sets.length);
      expect(list).toContain(`${needWords.needs[need]} ${fit} ${not} ${unknown} `);
      const view = await htmlOf(`?${new URLSearchParams({ ...viewOfNeed(need) }).toString()}`);
      expect(shownIn(view), need).toHaveLength(fit);
      expect(textOf(view)).toContain(`${name}: ${fit} fit, ${not} don’t, ${unknown} not known.`);
    }
  });
});
