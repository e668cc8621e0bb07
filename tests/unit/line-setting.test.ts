import { describe, expect, it } from 'vitest';
import { breakLines, setLine } from '../../shared/look/line-setting.ts';

describe('Wood type', () => {
  it('sets lines of different lengths to one width', () => {
    for (const line of ['NIGHTJAR', 'CAMPING', 'LINE-UP']) expect(setLine(line, 5).ems).toBeCloseTo(5, 1);
  });

  it('stretches and condenses no further than the typeface allows', () => {
    expect(setLine('I', 5)).toMatchObject({ stretch: 150 });
    expect(setLine('THE MOONLANDINGZ OF THE NORTH', 5)).toMatchObject({ stretch: 50 });
  });

  it('breaks a long heading into lines without losing a word', () => {
    const lines = breakLines('Arrive late and leave early on a Monday', 16);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('Arrive late and leave early on a Monday');
  });
});
