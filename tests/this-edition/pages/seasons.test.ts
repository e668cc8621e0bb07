/** What pages say in each season: a visitor is told nothing that is no longer so. */
import { describe, expect, it } from 'vitest';
import { openSite } from '../../http/site.ts';
import { mainOf, textOf } from '../../http/text-of.ts';

/** Instants of British time, one in each season and in its parts. */
const clocks = {
  'before the sale': '2025-11-20T12:00:00+00:00',
  'on Friday afternoon': '2026-07-18T14:20:00+01:00',
  'on Sunday evening': '2026-07-20T18:30:00+01:00',
  'on Monday morning': '2026-07-21T09:00:00+01:00',
  'just over': '2026-07-28T12:00:00+01:00',
  over: '2026-11-22T12:00:00+00:00',
} as const;
type When = keyof typeof clocks;

const sites = new Map<When, ReturnType<typeof openSite>>();
const htmlAt = (when: When, address: string): Promise<string> => {
  const site = sites.get(when) ?? openSite({ now: new Date(clocks[when]) });
  sites.set(when, site);
  return site.htmlOf(address);
};

const mainAt = async (when: When, address: string): Promise<string> =>
  textOf(mainOf(await htmlAt(when, address))).replaceAll(/ (?=[,.])/g, '');

interface Row {
  readonly says?: readonly string[];
  readonly not?: readonly string[];
}

const rows: Readonly<Record<string, Partial<Record<When, Row>>>> = {
  '/': {
    'before the sale': { says: ['The sale opens on 1 December 2025 Gates 11am'], not: ['From £65'] },
    'on Friday afternoon': {
      says: [
        'Now: Penelope Isles until 2.45pm, Boathouse Stage Next: Bodega at 3.30pm, Castle Stage',
        'Last bus 2.30am. Help: 0161 496 0199',
        'VIEW LINE-UP',
        'Gates 11am Friday',
      ],
    },
    'on Monday morning': {
      says: ['The fields are open until 12 noon', 'Last bus 12.30pm.', 'It has begun'],
      not: ['The owls have the field back', 'That was Nightjar', 'is over'],
    },
    'just over': {
      says: ['The last chord has faded', '2026 is over. Nothing is sold', 'lost property', 'GET TICKETS'],
      not: ['From £65', 'Gates 11am', 'Come anyway', 'The owls have the field back'],
    },
    over: { says: ['The next sale is announced on 11 January 2027.'], not: ['lost property', 'Gates 11am'] },
  },
  '/nightjar-2026/schedule': {
    'on Sunday evening': { says: ['Today: Sunday Friday Saturday Sunday'] },
    'on Monday morning': { says: ['The last shuttle bus leaves at 12.30pm.'], not: ['owls', 'Today:'] },
  },
  '/tickets': {
    'before the sale': { says: ['Nothing is sold yet. The sale opens on 1 December 2025 at 10am.'] },
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
    'on Friday afternoon': {
      says: [
        'Nothing is sold any more. PROCEED TO CHECKOUT',
        'The sale closed on 16 July 2026.',
        'Its date, 1 June 2026, has passed, but ask.',
      ],
      not: ['Apply by'],
    },
  },
  '/info/accessibility': {
    'on Friday afternoon': {
      says: [
        'Accessibility The access desk is at the information point, 9am to midnight. At any hour, ring 0161 496 0199 or text 07700 900199.',
        'Applications Late, but ask',
        'come to the access desk',
      ],
      not: ['Apply by 1 June'],
    },
  },
  '/contact': {
    'on Monday morning': { says: ['Answered day and night'], not: ['is over'] },
    'just over': {
      says: ['2026 is over. The next sale', 'Was it too loud?'],
      not: ['Answered day and night', 'Ring at any hour', '0161 496 0199'],
    },
  },
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
