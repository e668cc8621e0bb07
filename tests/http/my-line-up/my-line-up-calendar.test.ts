import ICAL from 'ical.js';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { places } from '../../../shared/data/programme/places.ts';
import { sets } from '../../../shared/festival/programme.ts';
import { createTestApp } from '../../test-app.ts';
import { readers, readWithJs } from '../programme/calendar-readers.ts';

const ORIGIN = 'https://nightjar.example';
const { listener } = createTestApp({ environment: { SITE_ORIGIN: ORIGIN } });
const get = (path: string) => request(listener).get(path);
const calendarOf = async (query: string): Promise<string> => (await get(`/my-line-up.ics${query}`)).text;
const about = (calendar: string) =>
  new ICAL.Component(ICAL.parse(calendar) as object[]).getFirstPropertyValue('description');

describe.each(readers)('The calendar of picks, as %s reads it,', (_name, isThere, read) => {
  it.runIf(isThere)('has the picks and the maybes in the order of their times, each marked', async () => {
    const entries = read(await calendarOf('?picks=wren-hadley,sea-power&maybe=bodega,arab-strap'));
    expect(entries.map(({ summary, status }) => [summary, status])).toEqual([
      ['Maybe: Bodega', 'TENTATIVE'],
      ['Maybe: Arab Strap', 'TENTATIVE'],
      ['Sea Power', 'CONFIRMED'],
      ['Wren Hadley', 'CONFIRMED'],
    ]);
    expect(entries[2]?.start).toBe(Date.UTC(2026, 6, 18, 20, 15));
  });

  it.runIf(isThere)('has the same UIDs as the calendar of the festival: nobody has a set twice', async () => {
    const whole = read((await get('/calendar/nightjar-2026.ics')).text).map(({ uid }) => uid);
    const own = read(await calendarOf('?picks=sea-power&maybe=bodega')).map(({ uid }) => uid);
    expect(own).toHaveLength(2);
    expect(whole).toEqual(expect.arrayContaining([...own]));
  });
});

describe('The calendar of picks', () => {
  it('is called My line-up, and says where it can be read again', async () => {
    const text = await calendarOf('?maybe=bodega&picks=wren-hadley,sea-power');
    for (const name of ['NAME', 'X-WR-CALNAME'])
      expect(text).toContain(`\r\n${name}:My line-up: Nightjar Festival 2026\r\n`);
    expect(text.replaceAll('\r\n ', '')).toContain(
      '\r\nURL:https://nightjar.example/my-line-up.ics?picks=sea-power,wren-hadley&maybe=bodega\r\n',
    );
  });

  it('says when one must set off for a set, by what the visitor needs if the address has it, and where a set ends that moves', async () => {
    const textOf = async (query: string) => (await calendarOf(query)).replaceAll('\r\n ', '');
    const picks = '?picks=arab-strap,hob-lane,lantern-procession';
    expect(await textOf(picks)).toContain('6 minutes on foot after Arab Strap: set off by 11.09pm.');
    const own = await textOf(`${picks}&needs=step-free,slower`);
    expect(own).toContain('18 minutes on foot after Arab Strap: set off by 10.57pm.');
    expect(own).toMatch(/URL:.*&needs=step-free,slower\r\n/);
    expect(own).toContain(`Ends at: ${places.boathouse.name}.`);
  });

  it('has the same bytes whatever the order of the ids, and is not sent again to a program that has it', async () => {
    const [one, other] = [
      await get('/my-line-up.ics?picks=sea-power,life&maybe=bodega'),
      await get('/my-line-up.ics?maybe=bodega,bodega,sea-power&picks=life,sea-power,life'),
    ];
    expect(other.text).toBe(one.text);
    expect(other.headers['etag']).toBe(one.headers['etag']);
    expect(one.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const again = await get('/my-line-up.ics?picks=life,sea-power&maybe=bodega').set(
      'if-none-match',
      one.headers['etag'] ?? '',
    );
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('leaves out ids that no set has', async () => {
    const entries = readWithJs(await calendarOf('?picks=nobody,sea-power,sea-powr&maybe=nothing'));
    expect(entries.map(({ summary }) => summary)).toEqual(['Sea Power']);
  });

  it.each([
    '',
    '?picks=',
    '?picks=nobody',
    '?maybe=%00,%F0%9F%A6%89,..%2F..,__proto__',
    `?picks=${'a,'.repeat(7000)}`,
  ])('is empty, and says why, at an address without a set: %#', async (query) => {
    const { status, text } = await get(`/my-line-up.ics${query}`);
    expect(status).toBe(200);
    expect(readWithJs(text)).toEqual([]);
    expect(about(text)).toMatch(/^This calendar is empty/);
  });

  it('has every set of the programme for somebody who picks everything', async () => {
    const everything = sets.map(({ id }) => id);
    const { text } = await get(`/my-line-up.ics?picks=${everything.join(',')}`);
    expect(readWithJs(text)).toHaveLength(sets.length);
  });
});
