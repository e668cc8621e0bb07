import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { readWithJs } from '../../http/programme/read-calendar.ts';
import { openSite } from '../../http/site.ts';
import { thisFestival } from '../nightjar.ts';

const { places } = thisFestival;

const ORIGIN = 'https://nightjar.example';
const { get, htmlOf } = openSite({ environment: { SITE_ORIGIN: ORIGIN } });
const calendarOf = (query: string): Promise<string> => htmlOf(`/my-line-up.ics${query}`);
const about = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar) as object[]).getFirstPropertyValue('description');

describe('The calendar of picks', () => {
  it('has the picks and the maybes in the order of their times, each marked', async () => {
    const entries = readWithJs(await calendarOf('?picks=wren-hadley,sea-power&maybe=bodega,arab-strap'));
    expect(entries.map(({ summary, status }) => [summary, status])).toEqual([
      ['Maybe: Bodega', 'TENTATIVE'],
      ['Maybe: Arab Strap', 'TENTATIVE'],
      ['Sea Power', 'CONFIRMED'],
      ['Wren Hadley', 'CONFIRMED'],
    ]);
    expect(entries[2]?.start).toBe(Date.UTC(2026, 6, 18, 20, 15));
  });

  it('says when to set off for a set, by the visitor’s needs, and where a moving set ends', async () => {
    const textOf = async (query: string) =>
      (await calendarOf(query)).replaceAll('\r\n ', '').replaceAll('\u00A0', ' ');
    const picks = '?picks=arab-strap,hob-lane,lantern-procession';
    expect(await textOf(picks)).toContain('6 minutes on foot after Arab Strap: set off by 11.09pm.');
    const withNeeds = await textOf(`${picks}&needs=step-free,slower`);
    expect(withNeeds).toContain('18 minutes on foot after Arab Strap: set off by 10.57pm.');
    expect(withNeeds).toMatch(/URL:.*&needs=step-free,slower\r\n/);
    expect(withNeeds).toContain(`Ends at: ${places.boathouse.name}.`);
  });

  it('has the same bytes whatever the order of the ids, and leaves out those that no set has', async () => {
    const [first, second] = [
      await get('/my-line-up.ics?picks=sea-power,life&maybe=bodega'),
      await get('/my-line-up.ics?maybe=bodega,bodega,sea-power,nothing&picks=life,sea-power,life,sea-powr'),
    ];
    expect(readWithJs(first.text)).toHaveLength(3);
    expect(second.text).toBe(first.text);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
  });

  it.each(['', '?picks=nobody', '?maybe=%00,%F0%9F%A6%89,..%2F..,__proto__', `?picks=${'a,'.repeat(7000)}`])(
    'is empty without a set, and says why: %#',
    async (query) => {
      const { status, text } = await get(`/my-line-up.ics${query}`);
      expect(status).toBe(200);
      expect(readWithJs(text)).toEqual([]);
      expect(about(text)).toMatch(/^This calendar is empty/);
    },
  );
});
