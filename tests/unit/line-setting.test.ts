import { describe, expect, it } from 'vitest';
import { breakLines } from '../../shared/look/line-breaks.ts';
import { lengthAt, setLine } from '../../shared/look/line-setting.ts';

describe('Wood type', () => {
  it('sets lines of different lengths to one width', () => {
    for (const line of ['NIGHTJAR', 'CAMPING', 'LINE-UP']) expect(setLine(line, 5).ems).toBeCloseTo(5, 1);
  });

  it('stretches and condenses no further than the typeface allows', () => {
    expect(setLine('I', 5)).toMatchObject({ stretch: 150 });
    expect(setLine('THE MOONLANDINGZ OF THE NORTH', 5)).toMatchObject({ stretch: 50 });
  });

  it('leaves an em for a letter that it does not have, and knows accents however they are typed', () => {
    expect(lengthAt('電', 50)).toBe(1);
    expect(lengthAt('電', 150)).toBe(1);
    expect(lengthAt('Sigur Ro\u0301s', 100)).toBe(lengthAt('SIGUR RÓS', 100));
    expect(lengthAt('straße', 100)).toBe(lengthAt('STRASSE', 100));
  });

  it('breaks a long heading into lines without losing a word', () => {
    const lines = breakLines('Arrive late and leave early on a Monday', 16, { whole: 5, broken: 5 });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('Arrive late and leave early on a Monday');
  });
});
