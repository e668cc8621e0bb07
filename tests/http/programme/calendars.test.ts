import { describe, expect, it, vi } from 'vitest';
import { createCalendars } from '../../../server/resources/programme/calendars.ts';
import { openSite } from '../site.ts';
import { textOf } from '../text-of.ts';
import { readWithJs, type ReadEntry } from './read-calendar.ts';
import { thisFestival } from '../../this-edition/nightjar.ts';

const { places, sets } = thisFestival;
const { calendarFiles, calendarFileText } = createCalendars(thisFestival);

const ORIGIN = 'https://nightjar.example';
const { htmlOf } = openSite({ environment: { SITE_ORIGIN: ORIGIN } });
const textAt = (file: string): Promise<string> => htmlOf(`/calendar/${file}`);

const WHOLE = 'nightjar-2026.ics';

describe('The calendars', () => {
  it('have every set at its right instant, with its title and its place', async () => {
    const entries = readWithJs(await textAt(WHOLE));
    expect(entries.map(({ start, end, summary }) => [start, end, summary])).toEqual(
      sets.map(({ startsAt, endsAt, event }) => [startsAt, endsAt, expect.stringContaining(event.title)]),
    );
    const found = (title: string) => entries.find(({ summary }) => summary === title);
    // The expected times are written out, not computed: 9.15pm, after
    // midnight, and before the festival's day begins.
    expect(found('Sea Power')?.start).toBe(Date.UTC(2026, 6, 18, 20, 15));
    const at = `${places.castle.name}, Eskmere Castle, Eskdale, Cumbria, CA19 9ZZ`;
    expect(found('Sea Power')?.location).toBe(at);
    expect(found('Vesper Low')?.start).toBe(Date.UTC(2026, 6, 18, 23, 40));
    expect(found('Vesper Low')?.end).toBe(Date.UTC(2026, 6, 19, 1));
    expect(found('Harter Fell for breakfast')?.start).toBe(Date.UTC(2026, 6, 19, 4));
    expect(found('Blea Tarn by train')?.location).toBe('Ravenglass station, Cumbria');
  });

  it('can be imported one after the other: what is the same has the same UID', async () => {
    const imported = new Map<string, ReadEntry>();
    for (const file of [WHOLE, 'friday.ics', 'saturday.ics', 'sunday.ics', 'sea-power.ics']) {
      for (const entry of readWithJs(await textAt(file))) {
        expect(imported.get(entry.uid) ?? entry).toEqual(entry);
        imported.set(entry.uid, entry);
      }
    }
    expect(imported.size).toBe(sets.length);
    for (const uid of imported.keys()) expect(uid).toContain('-2026@nightjar.example');
  });

  it('say what they are, where they can be read again, and how often', async () => {
    const text = await textAt('friday.ics');
    for (const name of ['NAME', 'X-WR-CALNAME'])
      expect(text).toContain(`\r\n${name}:Nightjar Festival 2026: Friday\r\n`);
    expect(text).toContain('\r\nURL:https://nightjar.example/calendar/friday.ics\r\n');
    const act = await textAt('sea-power.ics');
    expect(act).toContain('\r\nURL:https://nightjar.example/artist/sea-power\r\n');
    // Coordinates lead to the castle, unless the set begins elsewhere.
    expect(act).toContain('\r\nGEO:54.39;-3.2843\r\n');
    expect(await textAt('blea-tarn-friday.ics')).not.toContain('GEO');
  });

  it.each(['/nightjar-2026/schedule', '/nightjar-2026/changes', '/my-line-up?picks=life'])(
    'are linked with words on %s',
    async (page) => {
      const html = await htmlOf(page);
      expect(html).toContain('href="webcal://');
      expect(textOf(html)).not.toMatch(/\.\s*ics/);
    },
  );

  it('have the same bytes in every time zone', ({ onTestFinished }) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const inZone = (zone: string) => {
      vi.stubEnv('TZ', zone);
      const offset = new Date(2026, 6, 18).getTimezoneOffset();
      return { offset, files: calendarFiles(sets, []).map((file) => calendarFileText(file, ORIGIN)) };
    };
    const [utc, newYork] = [inZone('UTC'), inZone('America/New_York')];
    expect([utc.offset, newYork.offset]).toEqual([0, 240]);
    expect(newYork.files).toEqual(utc.files);
  });
});
