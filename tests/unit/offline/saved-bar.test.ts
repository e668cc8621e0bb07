import { describe, expect, it } from 'vitest';
import { savedBarWords } from '../../../shared/wording/offline-wording.ts';
import { savedWhen, seasonChangedSince, withSavedBar } from '../../../shared/rules/offline/with-saved-bar.ts';

const saving = {
  build: 'b',
  pages: {},
  offline: '/offline',
  styles: '/assets/offline-181196ca.css',
  language: 'en-GB',
  days: { '2026-07-18': 'Friday', '2026-07-19': 'Saturday', '2026-07-20': 'Sunday' },
  words: savedBarWords,
};
/** The device's clock, in July 2026. */
const july = (day: number, hour = 14, minute = 2) => new Date(2026, 6, day, hour, minute);

it.each([
  ['the same day', july(18), july(18, 23), 'today at 14:02'],
  ['the next day of the festival', july(18), july(19, 0, 5), 'on Friday at 14:02'],
  ['in the small hours', july(19, 0, 5), july(20), 'on Saturday at 00:05'],
  ['a year later', july(18), new Date(2027, 6, 18, 14, 5), 'on 18 July 2026 at 14:02'],
])('When a page was saved is said in the festival’s days: %s', (_when, saved, now, words) => {
  expect(savedWhen(saved, saving, now)).toBe(words);
});

describe('The bar above a saved page', () => {
  const page =
    '<header></header><section id="notice" class="n3"><p>Bridge &amp; gate shut</p></section><main id="content"></main>';
  const barWith = (options: Partial<Parameters<typeof withSavedBar>[1]>) =>
    withSavedBar(
      page,
      { reason: 'offline', saved: 'on Friday at 14:02', noticed: 'on Friday at 15:30', ...options },
      saving,
    );

  it('says what has come to pass since, of all that may have made the page untrue the last', () => {
    const turns = [
      [july(16).getTime(), 'the sale closed'],
      [july(18).getTime(), 'the gates opened'],
    ] as const;
    const since = (saved: Date, now: Date) => seasonChangedSince(saved, { turns }, now);
    expect(since(july(10), july(15))).toBeUndefined();
    expect(since(july(10), july(16))).toBe('the sale closed');
    expect(since(july(10), july(19))).toBe('the gates opened');
    expect(since(july(18), july(19))).toBeUndefined();
    expect(barWith({ turned: 'the sale closed' })).toContain(
      'Saved on Friday at 14:02, before the sale closed; no connection now.',
    );
  });

  it('has the newest urgent notice with its time instead of the saved one, or none', () => {
    const html = barWith({ notice: '<p>Costs $& &lt;b&gt;</p>' });
    expect(html).toContain('<p>Urgent notice, as it stood on Friday at 15:30:</p><p>Costs $& &lt;b&gt;</p>');
    expect(html).not.toContain('Bridge');
    expect(barWith({})).not.toMatch(/Bridge|Urgent/);
  });
});
