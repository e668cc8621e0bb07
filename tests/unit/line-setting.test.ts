import { describe, expect, it } from 'vitest';
import { breakLines } from '../../shared/look/line-breaks.ts';
import { lengthAt, setLine } from '../../shared/look/line-setting.ts';

/** Breaks a text at the line length of page titles. */
const broken = (text: string): readonly string[] => breakLines(text, 10, { whole: 4.6, broken: 4.6 });

describe('Wood type', () => {
  it('stretches no further than the typeface allows, and condenses no further than can be read', () => {
    expect(setLine('I', 5)).toMatchObject({ stretch: 150, tracking: 0 });
    const long = setLine('SUSTAINABILITY', 4);
    expect(long.stretch).toBe(62);
    expect(long.ems).toBeGreaterThan(5);
  });

  it('leaves an em for a letter that it does not have, and knows accents however they are typed', () => {
    expect([lengthAt('電', 62), lengthAt('電', 150)]).toEqual([1, 1]);
    expect(lengthAt('Sigur Ro\u0301s', 100)).toBe(lengthAt('SIGUR RÓS', 100));
    expect(lengthAt('straße', 100)).toBe(lengthAt('STRASSE', 100));
  });
});

describe('Lines of wood type', () => {
  it('lose no word, and are about as tall as each other, not as long', () => {
    const long = 'The quick brown fox jumps over the lazy dog by the river';
    expect(broken(long).length).toBeGreaterThan(1);
    expect(broken(long).join(' ')).toBe(long);
    expect(broken('Things to Do')).toEqual(['Things', 'to Do']);
    expect(broken('Supersonic Weekender')).toEqual(['Supersonic', 'Weekender']);
  });
});
