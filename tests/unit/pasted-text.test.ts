import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { createCalendarText } from '../../server/resources/programme/calendar-text.ts';
import { xmlText } from '../../server/resources/xml-text.ts';
import { thisFestival } from '../this-edition/nightjar.ts';

const { calendarText } = createCalendarText(thisFestival);

const PASTED = 'The van\u000Bbroke\u0001\u2028down\uD800.';

describe('What people paste from a word processor', () => {
  it('is one line of the urgent notice', () =>
    expect(readConfig({ SITE_NOTICE: `\u000B${PASTED}\r\nWalk. ` }).notice).toBe(
      'The van broke down . Walk.',
    ));

  it('leaves feeds well-formed', () =>
    expect(xmlText(`${PASTED}\uFFFF\tOn <foot>, 🎪`)).toBe('The vanbroke\u2028down.\tOn &lt;foot&gt;, 🎪'));

  it('leaves each line of a calendar whole', () => {
    const text = calendarText({
      name: PASTED,
      description: 'a\rb\r\nc\nd',
      url: 'https://x.example',
      entries: [],
    });
    expect(text).toContain('\r\nNAME:The vanbroke\u2028down.\r\n');
    expect(text).toContain(String.raw`DESCRIPTION:a\nb\nc\nd`);
  });
});
