import { describe, expect, it } from 'vitest';
import { times } from '../../shared/data/facts/times.ts';
import { minutesOf } from '../../shared/figures/timed-sets.ts';
import { thisFestival } from './nightjar.ts';

const {
  edition,
  guidedWalks,
  sets,
  texts: { areaPages },
} = thisFestival;

const music = sets.filter(({ event }) => event.kind === 'music' || event.kind === 'dj');
const bands = music.filter(({ event }) => event.kind === 'music');
const inTent = sets.filter(({ place }) => place === 'lateTent');

const walks = areaPages?.find(({ name }) => name === 'walks')?.places ?? [];

describe('The facts agree with the programme:', () => {
  it('no music outdoors lasts longer than outdoor music may', () => {
    const late = music.filter(
      ({ place, end }) => place !== 'lateTent' && minutesOf(end) > minutesOf(times.outdoorMusicEnds),
    );
    expect(late.map(({ id }) => id)).toEqual([]);
  });

  it('the late night tent opens when the bands have stopped, and ends as the policy says', () => {
    for (const { id } of edition.days) {
      const [first, last] = [inTent.find(({ day }) => day === id), inTent.findLast(({ day }) => day === id)];
      const band = bands.findLast(({ day }) => day === id);
      expect(minutesOf(first?.start ?? '')).toBeGreaterThanOrEqual(minutesOf(band?.end ?? ''));
      expect(last?.end).toBe(times.lateTentEnds);
    }
  });

  it('miles and kilometres of a walk are the same length', () => {
    const lengths = [
      ...walks.map(({ distance: { number, unit, more } }) => `${number} ${unit} (${more}`),
      ...guidedWalks.map(({ distance }) => distance),
    ].map((distance) => /([\d.]+)\smiles \(([\d.]+) km/.exec(distance));
    expect(lengths).toHaveLength(13);
    for (const [, miles, km] of lengths.map((length) => length ?? []))
      expect(Math.abs(Number(miles) * 1.609 - Number(km))).toBeLessThan(0.3);
  });
});
