import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftIn } from '../../scripts/ready.ts';

const root = path.join(import.meta.dirname, '..', '..');
const NOW = Date.parse('2026-05-01T12:00:00Z');

describe('What a real festival must still replace', () => {
  it('is listed with file and line: samples, addresses, telephones, unknown and past facts', () => {
    const left = leftIn(path.join(root, 'shared/data'), NOW).join('\n');
    for (const found of [
      /^shared\/data\/facts\/ages\.ts:\d+: Sample: the children’s code\.$/m,
      /^shared\/data\/edition\.ts:\d+: an address that cannot exist: .*nightjar\.example/m,
      /^shared\/data\/edition\.ts:\d+: a telephone number that nobody has: office: '0161 496 0142'/m,
      /^shared\/data\/calendar\.ts:\d+: nobody knows it: earlyBirdUntil: 'unknown'/m,
      /^shared\/data\/calendar\.ts:\d+: is over: stewardsUntil: /m,
    ])
      expect(left).toMatch(found);
    expect(left).not.toMatch(/is over: (?:salesOpen|salesClose)/);
  });

  it('is nothing where nothing is left', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ready-'));
    writeFileSync(path.join(folder, 'calendar.ts'), `  salesClose: '2026-06-01T12:00+01:00',\n`);
    expect(leftIn(folder, NOW)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
