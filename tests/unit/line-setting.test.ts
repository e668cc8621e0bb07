import { expect, it } from 'vitest';
import { breakLines } from '../../shared/look/line-breaks.ts';
import { setLine } from '../../shared/look/line-setting.ts';

/** Breaks a text at the line length of page titles. */
const broken = (text: string): readonly string[] => breakLines(text, 10, { whole: 4.6, broken: 4.6 });

it('Wood type is no wider than the typeface allows, and no narrower than can be read', () => {
  expect(setLine('I', 5)).toMatchObject({ stretch: 150, tracking: 0 });
  const long = setLine('SUSTAINABILITY', 4);
  expect(long.stretch).toBe(62);
  expect(long.ems).toBeGreaterThan(5);
});

it('Lines of wood type lose no word, and are about as tall as each other', () => {
  const long = 'The quick brown fox jumps over the lazy dog by the river';
  expect(broken(long).length).toBeGreaterThan(1);
  expect(broken(long).join(' ')).toBe(long);
  expect(broken('Things to Do')).toEqual(['Things', 'to Do']);
  expect(broken('Supersonic Weekender')).toEqual(['Supersonic', 'Weekender']);
});
