/** What pages say in each season: a visitor is told nothing that is no longer so. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { seasonWording } from '../../shared/data/wording/season-wording.ts';
import { pages } from '../../shared/routes.tsx';
import { createTestApp } from '../test-app.ts';
import { textOf } from './text-of.ts';

/** Instants of British time, one in each season and in its parts. */
const clocks = {
  'before the sale': '2025-11-20T12:00:00+00:00',
  'in spring': '2026-04-10T12:00:00+01:00',
  'ten weeks before': '2026-05-10T12:00:00+01:00',
  'once the sale is closed': '2026-07-17T09:00:00+01:00',
  'on Thursday evening': '2026-07-17T20:00:00+01:00',
  'on Friday afternoon': '2026-07-18T14:20:00+01:00',
  'on Monday morning': '2026-07-21T09:00:00+01:00',
  'just over': '2026-07-28T12:00:00+01:00',
  over: '2026-11-22T12:00:00+00:00',
} as const;
type When = keyof typeof clocks;

const apps = new Map<string, ReturnType<typeof createTestApp>>();
const appAt = (when: When) => {
  const app = apps.get(when) ?? createTestApp({ now: new Date(clocks[when]) });
  apps.set(when, app);
  return app;
};

const mainAt = async (when: When, address: string): Promise<string> => {
  const { text } = await request(appAt(when).listener).get(address);
  return textOf(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '').replaceAll(/ (?=[,.])/g, '');
};

interface Row {
  readonly says?: readonly string[];
  readonly not?: readonly string[];
}

const rows: Readonly<Record<string, Partial<Record<When, Row>>>> = {
  '/tickets': {
    'before the sale': { says: ['Nothing is sold yet. The sale opens on 1 December 2025 at 10am.'] },
    'in spring': { says: ['BUY NOW'], not: ['sale closed', 'is over'] },
    'once the sale is closed': { says: ['The sale closed on 16 July 2026.', 'BUY NOW'] },
    'on Friday afternoon': { says: ['The sale closed on 16 July 2026.', 'nothing more is sold here'] },
    'just over': {
      says: ['is over. These were its prices', 'lost property is kept until 30 September 2026', 'BUY NOW'],
    },
    over: {
      says: ['nothing is sold now. The next sale is announced on 11 January 2027.', 'early bird prices'],
      not: ['lost property is kept'],
    },
  },
  '/tickets/purchase': {
    'on Friday afternoon': { says: ['The sale closed on 16 July 2026.'] },
    over: { says: ['These were its prices, and nothing is sold now', 'PROCEED TO CHECKOUT'] },
  },
  '/info/camping': {
    'in spring': { not: ['is over'] },
    over: { says: ['2026 is over. This was its page'] },
  },
  '/info/stewards': {
    'in spring': { says: ['Applications By 30 April 2026', ' by 30 April 2026'], not: ['closed'] },
    'ten weeks before': {
      says: ['Applications Closed', 'Applications for 2026 closed on 30 April 2026.'],
      not: ['By 30 April 2026', ' by 30 April 2026', 'by the middle of May'],
    },
  },
  '/info/traders': {
    'in spring': {
      says: ['Applications for 2026 closed on 31 January 2026.'],
      not: ['We answer everyone by'],
    },
    'before the sale': { says: ['by 31 January 2026', 'We answer everyone by 28 February 2026'] },
  },
  '/info/accessibility': {
    'ten weeks before': { says: ['Apply by 1 June 2026 for'] },
    'on Friday afternoon': {
      says: ['Applications Late, but ask', 'come to the access desk'],
      not: ['Apply by 1 June'],
    },
    over: { says: ['Applications for 2026 are over'], not: ['Apply by 1 June', 'come to the access desk.'] },
  },
  '/a-z': { 'ten weeks before': { not: ['by 30 April 2026', 'by 31 January 2026'] } },
};

describe.each(Object.entries(rows))('%s', (address, at) => {
  it.each(Object.entries(at))('says what is so %s', async (when, { says = [], not = [] }) => {
    const main = await mainAt(when as When, address);
    expect(
      says.filter((text) => !main.includes(text)),
      'missing',
    ).toEqual([]);
    expect(
      not.filter((text) => main.includes(text)),
      'no longer so',
    ).toEqual([]);
  });
});

it('The bands of the seasons stand on pages that exist', () => {
  const names = pages.map(({ name }) => name);
  for (const { pages: own } of seasonWording.bands) expect(names).toEqual(expect.arrayContaining([...own]));
});
