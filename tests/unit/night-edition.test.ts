import { describe, expect, it } from 'vitest';
import { nightFilters } from '../../shared/components/pictures/dark-edition.tsx';
import { inks } from '../../shared/look/tokens.ts';

const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

/** The lightness of an ink (0 to 1) after the first matrix of a dark edition. */
function lightOf(ink: keyof typeof inks, edition: keyof typeof nightFilters): number {
  const matrix = (/values="([^"]+)"/.exec(nightFilters[edition])?.[1] ?? '').split(' ').map(Number);
  const channels = [...channelsOf(inks[ink]), 0, 1];
  const light = [0, 1, 2].map((row) =>
    channels.reduce((sum, channel, column) => sum + channel * (matrix[row * 5 + column] ?? 0), 0),
  );
  const [red = 0, green = 0, blue = 0] = light.map((value) => Math.min(1, Math.max(0, value)) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (first: number, second: number) =>
  (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);

describe('By night', () => {
  it.each([
    ['moon', 'blue'],
    ['teal', 'teal'],
  ] as const)('a subject of paper, or one before it, is told from %s at a glance', (edition, cool) => {
    const paper = lightOf('paper', edition);
    expect(contrast(paper, lightOf(cool, edition))).toBeGreaterThan(3);
    expect(contrast(paper, lightOf('ink', edition))).toBeGreaterThan(7);
  });
});
