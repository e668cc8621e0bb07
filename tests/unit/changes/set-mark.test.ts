import { describe, expect, it } from 'vitest';
import { changeAt, markText, newsText, owls } from './sample-changes.ts';

describe('The mark beside a set', () => {
  it('is missing while the set is as it was announced', () => {
    expect(markText([])).toBeUndefined();
    expect(
      markText([
        changeAt(10, { start: '19:40' }, { start: '20:00' }),
        changeAt(11, { start: '20:00' }, { start: '19:40' }),
      ]),
    ).toBeUndefined();
  });

  it('says from when and where it moved, in one, and the new ones where none stand beside it', () => {
    const moved = changeAt(10, { start: '19:20', place: 'courtyard' }, { start: '19:40', place: 'library' });
    expect(markText([moved])).toBe('Moved from 7.20pm, The Courtyard');
    expect(newsText([moved])).toBe('Moved to 7.40pm, The Library');
  });

  it('says what was announced, however often the set has moved since', () => {
    expect(
      markText([
        changeAt(10, { start: '19:00' }, { start: '19:20' }),
        changeAt(11, { place: 'courtyard' }, { place: 'library' }),
        changeAt(12, { start: '19:20' }, { start: '19:40' }),
      ]),
    ).toBe('Moved from 7pm, The Courtyard');
  });

  it('says that it is cancelled, whatever else changed, or that it takes place after all', () => {
    const cancelled = changeAt(11, { cancelled: false }, { cancelled: true });
    const back = changeAt(12, { cancelled: true }, { cancelled: false });
    const moved = changeAt(10, { start: '19:20' }, { start: '19:40' });
    expect(markText([moved, cancelled], owls({ cancelled: true }))).toBe('Cancelled');
    expect(markText([cancelled, back])).toBe('On after all');
    expect(markText([moved, cancelled, back])).toBe('Moved from 7.20pm');
  });
});
