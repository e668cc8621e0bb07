import { describe, expect, it } from 'vitest';
import type { Change } from '../../../shared/data/programme/change-model.ts';
import { revisionOf } from '../../../shared/rules/programme/revision.ts';

const announced = '2026-03-02T12:00:00+00:00';
const moved = (set: string, at: string): Change => ({
  at,
  set,
  before: { start: '20:00' },
  after: { start: '20:30' },
  why: 'The van broke down.',
});
const changes: readonly Change[] = [
  moved('bodega', '2026-07-17T10:00:00+01:00'),
  moved('life', '2026-07-18T11:00:00+01:00'),
  moved('bodega', '2026-07-18T12:00:00+01:00'),
  {
    at: '2026-07-19T09:00:00+01:00',
    fact: 'The last bus',
    before: '2.30am',
    after: '3am',
    why: 'More came.',
  },
];

describe('The revision', () => {
  it('is the first one, of the day of the announcement, until something moves', () => {
    expect(revisionOf([], announced)).toEqual({ revision: 0, changedAt: Date.UTC(2026, 2, 2, 12) });
    expect(revisionOf(changes, announced, 'sea-power').revision).toBe(0);
  });

  it('of a set counts its own changes', () => {
    expect(revisionOf(changes, announced, 'bodega')).toEqual({
      revision: 2,
      changedAt: Date.UTC(2026, 6, 18, 11),
    });
  });

  it('of the programme counts the changes of all sets, and of nothing else', () => {
    expect(revisionOf(changes, announced)).toEqual({ revision: 3, changedAt: Date.UTC(2026, 6, 18, 11) });
  });
});
