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

/** The groups of a list, each with its heading's text and the instants at which its sets begin. */
const groupsOf = (html: string) =>
  Array.from(html.matchAll(/<section id="[\w-]+".*?<\/section>/gs), ([section]) => ({
    name: textOf(/<h2.*?<\/h2>/s.exec(section)?.[0] ?? '').trim(),
    begin: Array.from(section.matchAll(/<li.*?<time dateTime="([^"]+)"/gs), ([, instant = '']) => instant),
  }));

const expectOrder = (instants: readonly string[]) =>
  expect(instants).toEqual(instants.toSorted((a, b) => a.localeCompare(b)));

async function listAt(name: string, events: readonly ProgrammeEvent[]) {
  const html = await htmlOf(`/${edition}/${name}`);
  const text = textOf(html);
  for (const { title, description, sets } of events) {
    expect(text.split(description), title).toHaveLength(2);
    for (const { id } of sets) expect(html).toContain(`href="/calendar/${id}.ics"`);
  }
  const groups = groupsOf(html);
  expect(groups.flatMap(({ begin }) => begin)).toHaveLength(events.flatMap(({ sets }) => sets).length);
  return groups;
}

it.each([
  ['talks', talks],
  ['djs', djSets],
])('The list of %s, each of which is on once, is by day and hour', async (name, events) => {
  const days = await listAt(name, events);
  expect(days.map((day) => day.name)).toEqual(['Friday', 'Saturday', 'Sunday']);
  expectOrder(days.flatMap(({ begin }) => begin));
});

it.each([
  ['walks', guidedWalks],
  ['kids-teens', kidsActivities],
])(
  'The list of %s, of which some are on several times, has each once with all its times',
  async (name, events) => {
    const groups = await listAt(name, events);
    expect(groups.map((group) => group.name).toSorted()).toEqual(events.map(({ title }) => title).toSorted());
    expectOrder(groups.map(({ begin: [first = ''] }) => first));
    for (const { begin } of groups) expectOrder(begin);
  },
);

it('The list of DJs says once by when to be inside', async () => {
  const text = textOf(await htmlOf(`/${edition}/djs`));
  expect(text.split('Through the gate by 11pm')).toHaveLength(2);
});
