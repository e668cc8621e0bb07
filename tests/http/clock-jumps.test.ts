import request from 'supertest';
import { expect, it } from 'vitest';
import { createTestApp } from '../test-app.ts';
import { resources, thisFestival } from '../this-edition/nightjar.ts';

const {
  calendar,
  addresses: { pathTo },
} = thisFestival;

const addresses = [
  '/',
  '/tickets',
  '/lineup',
  '/contact',
  '/nightjar-2026/schedule',
  '/nightjar-2026/programme',
  '/a-z',
  ...resources
    .filter(({ forEachRequest }) => !forEachRequest)
    .map(({ name, entries = [''] }) => pathTo(name, entries[0] ?? '')),
];

const clock = { at: '2026-07-18T14:20+01:00' };
const site = createTestApp({ clock: () => new Date(clock.at) });

/**
 * A visitor's answer at an address: body and headers, without the request's id and the machine's own clock.
 */
async function visit({ listener }: Pick<typeof site, 'listener'>, address: string) {
  const { status, text, headers } = await request(listener).get(address).set('accept-encoding', 'identity');
  const {
    'x-request-id': _id,
    date: _date,
    'content-length': _length,
    ...own
  } = headers as object as Record<string, string>;
  // A document that is rendered for one request has no entity tag.
  delete own['etag'];
  delete own['transfer-encoding'];
  // The countdown may be of any instant in its minute.
  return { status, text: text.replace(/data-island="countdown".*?<\/ol>.*?<\/p>/s, ''), headers: own };
}

/** Addresses where the site differs from one that was started at this instant. */
async function wrongAt(instant: string, some: readonly string[] = addresses): Promise<string[]> {
  clock.at = instant;
  const fresh = createTestApp({ now: new Date(instant) });
  const wrong: string[] = [];
  for (const address of some) {
    const [shown, right] = [await visit(site, address), await visit(fresh, address)];
    try {
      expect(shown).toEqual(right);
    } catch {
      wrong.push(`${address} at ${instant}`);
    }
  }
  return wrong;
}

it('After the clock was months ahead and is put right, every page and resource is of now', async () => {
  clock.at = '2026-12-24T12:00+00:00';
  await site.prepare();
  expect(await wrongAt('2026-12-24T12:00+00:00')).toEqual([]);
  expect(await wrongAt('2026-07-18T14:20+01:00')).toEqual([]);
});

/** Both sides of every instant at which the year changes, and of both changes to and from summer time. */
const turns = new Set([
  ...Object.values(calendar).filter((instant) => instant !== 'unknown'),
  '2026-03-29T01:00+00:00',
  '2026-10-25T01:00+00:00',
]);

it('Around each instant at which the year changes, every page is of its own side', async () => {
  for (const turn of turns)
    for (const ms of [-1000, 0]) {
      const instant = new Date(Date.parse(turn) + ms).toISOString();
      expect(await wrongAt(instant, ['/', '/tickets', '/nightjar-2026/schedule'])).toEqual([]);
    }
});
