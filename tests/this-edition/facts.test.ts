import { describe, expect, it } from 'vitest';
import { times } from '../../shared/data/facts/times.ts';
import { placeAway, milesInWords } from '../../shared/figures/distance.ts';
import { hourInWords, openingHours, quietHoursText } from '../../shared/figures/hours.ts';
import { rangeInWords } from '../../shared/figures/number-word.ts';
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
    ].map((distance) => /([\d.]+) miles \(([\d.]+) km/.exec(distance));
    expect(lengths).toHaveLength(13);
    for (const [, miles, km] of lengths.map((length) => length ?? []))
      expect(Math.abs(Number(miles) * 1.609 - Number(km))).toBeLessThan(0.3);
  });
});

it.each([
  [hourInWords('12:00'), 'noon'],
  [rangeInWords([5, 4]), 'four to five'],
  [rangeInWords([3, 3]), 'three'],
  [placeAway({ name: 'Boot', miles: 1 }), 'Boot, 1 mile'],
  [milesInWords(2.5), 'two and a half miles'],
  [
    openingHours([
      { days: 'Daily', from: '08:00', to: '18:00' },
      { days: 'Sunday', to: '14:00' },
    ]).join('; '),
    'Daily,8am to 6pm; Sunday,to 2pm',
  ],
  [
    quietHoursText([
      { name: 'One', quietFrom: '23:00' },
      { name: 'Two', quietFrom: '23:00' },
      { name: 'Three', quietFrom: '26:30' },
    ]),
    '11pm in One and Two, 2.30am in Three',
  ],
])('Figures in words %s', (text, expected) => expect(text).toBe(expected));
