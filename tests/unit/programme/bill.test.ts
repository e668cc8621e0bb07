import { describe, expect, it } from 'vitest';
import type { Artist } from '../../../shared/model/artists.ts';
import type { Concert } from '../../../shared/model/programme.ts';
import { billOf, bookedActs, neighboursOf } from '../../../shared/rules/programme/bill.ts';

const days = [
  { id: 'sat', name: 'Saturday' },
  { id: 'sun', name: 'Sunday' },
];
const concert = (artist: string, day: string, start: string): Concert => ({
  kind: 'music',
  id: artist.toLowerCase(),
  title: artist,
  artist,
  description: '',
  place: 'barn',
  access: { strobe: false, haze: false, loudness: 'loud', part: 'watch' },
  sets: [{ id: artist.toLowerCase(), day, start, end: '26:00' }],
});
const act = (name: string, more: Partial<Artist> = {}): Artist => ({ name, genre: 'Folk', ...more });
/** The headliner plays at nine, and a DJ after it until two. */
const concerts = [
  concert('Cure', 'sat', '21:00'),
  concert('Disco', 'sat', '24:00'),
  concert('Opener', 'sat', '12:00'),
];
const billed = (lineUp: readonly Artist[]) =>
  billOf(bookedActs(lineUp, concerts, days), days).map(({ name, acts }) => [
    name,
    ...acts.map((each) => `${each.name} ${each.billing}`),
  ]);

describe('The bill', () => {
  it('is in the order of the line-up, whoever plays last', () => {
    expect(billed([act('Cure'), act('Opener'), act('Disco')])).toEqual([
      ['Saturday', 'Cure 1', 'Opener 2', 'Disco 3'],
    ]);
  });

  it('has what the festival says of an act’s billing before its order', () => {
    expect(billed([act('Disco'), act('Opener', { billing: 2 }), act('Cure', { billing: 1 })])).toEqual([
      ['Saturday', 'Cure 1', 'Opener 2', 'Disco 3'],
    ]);
  });

  it('has an act without a time on the day that it has been given, and one without a day nowhere', () => {
    const lineUp = [act('Cure'), act('Late Addition', { day: 'sun' }), act('Nobody')];
    expect(billed(lineUp)).toEqual([
      ['Saturday', 'Cure 1'],
      ['Sunday', 'Late Addition 1'],
    ]);
    const bill = billOf(bookedActs([...lineUp, act('Opener')], concerts, days), days);
    expect(neighboursOf('Cure', bill)).toEqual({ above: undefined, below: 'Opener' });
  });
});
