import { expect, it } from 'vitest';
import type { ProgrammeEvent } from '../../../shared/model/programme.ts';
import { openSite } from '../site.ts';
import { textOf } from '../text-of.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const {
  talks,
  djSets,
  kidsActivities,
  guidedWalks,
  addresses: { editionSlug: edition },
} = thisFestival;

const { htmlOf } = openSite();

/** The days of a list, each with its heading's text and the instants at which its sets begin. */
const daysOf = (html: string) =>
  Array.from(html.matchAll(/<section id="(\w+)".*?<\/section>/gs), ([section]) => ({
    name: textOf(/<h2.*?<\/h2>/s.exec(section)?.[0] ?? '').trim(),
    begin: Array.from(section.matchAll(/<li.*?<time dateTime="([^"]+)"/gs), ([, instant = '']) => instant),
  }));

it.each([
  ['talks', talks],
  ['djs', djSets],
  ['walks', guidedWalks],
  ['kids-teens', kidsActivities],
] as const)(
  'The list of %s is by day and hour, with each description once',
  async (name, events: readonly ProgrammeEvent[]) => {
    const html = await htmlOf(`/${edition}/${name}`);
    const days = daysOf(html);
    expect(days.map((day) => day.name)).toEqual(['Friday', 'Saturday', 'Sunday']);
    const instants = days.flatMap(({ begin }) => begin);
    expect(instants).toHaveLength(events.flatMap(({ sets }) => sets).length);
    expect(instants).toEqual(instants.toSorted((a, b) => a.localeCompare(b)));
    const text = textOf(html);
    for (const { title, description, sets } of events) {
      expect(text.split(description), title).toHaveLength(2);
      for (const { id } of sets) expect(html).toContain(`href="/calendar/${id}.ics"`);
    }
  },
);
