import { describe, expect, it } from 'vitest';
import { fields } from '../../shared/data/facts/campsite.ts';
import { lastEdition } from '../../shared/data/facts/last-edition.ts';
import { shuttle } from '../../shared/data/facts/shuttle.ts';
import { times } from '../../shared/data/facts/times.ts';
import { festival } from '../../shared/data/edition.ts';
import { walks } from '../../shared/data/area/walks.ts';
import { guidedWalks } from '../../shared/data/programme/guided-walks.ts';
import { sets } from '../../shared/festival/programme.ts';
import { placeAway, milesInWords, walkLength } from '../../shared/figures/distance.ts';
import { hourInWords, hoursText, momentText, openingHours, quietHoursText } from '../../shared/figures/hours.ts';
import { agesText } from '../../shared/figures/years.ts';
import { minutesOf } from '../../shared/figures/timed-sets.ts';

const music = sets.filter(({ event }) => event.kind === 'music' || event.kind === 'dj');
const bands = music.filter(({ event }) => event.kind === 'music');
const inTent = sets.filter(({ place }) => place === 'lateTent');
const minutes = (id: string): number => {
  const set = sets.find((one) => one.id === id);
  return set ? minutesOf(set.end) - minutesOf(set.start) : 0;
};

describe('The facts agree with the programme:', () => {
  it('no music outdoors lasts longer than outdoor music may', () => {
    const late = music.filter(
      ({ place, end }) => place !== 'lateTent' && minutesOf(end) > minutesOf(times.outdoorMusicEnds),
    );
    expect(late.map(({ id }) => id)).toEqual([]);
  });

  it('the late night tent opens when the bands have stopped, and ends as the policy says', () => {
    for (const { id } of festival.days) {
      const [first, last] = [inTent.find(({ day }) => day === id), inTent.findLast(({ day }) => day === id)];
      const band = bands.findLast(({ day }) => day === id);
      expect(minutesOf(first?.start ?? '')).toBeGreaterThanOrEqual(minutesOf(band?.end ?? ''));
      expect(last?.end).toBe(times.lateTentEnds);
    }
  });

  it('the last bus and the last quiet field wait for the end of the late night tent', () => {
    expect(minutesOf(shuttle.festivalDays.to)).toBeGreaterThan(minutesOf(times.lateTentEnds));
    expect(minutesOf(fields.main.quietFrom)).toBe(minutesOf(shuttle.festivalDays.to));
  });

  it.each([
    ['valley-choir', 45],
    ['falconry-saturday', 30],
    ['falconry-sunday', 30],
    ['morning-swim', 60],
    ['stories-friday', 25],
    ['ada-fontaine', 80],
  ])('%s lasts as long as its description says', (id, long) => expect(minutes(id)).toBe(long));

  it('miles and kilometres of a walk are the same length', () => {
    const lengths = [
      ...walks.map(({ distance: { number, unit, more } }) => `${number} ${unit} (${more}`),
      ...guidedWalks.map(({ distance }) => distance),
    ].map((distance) => /([\d.]+) miles \(([\d.]+) km/.exec(distance));
    expect(lengths).toHaveLength(13);
    for (const [, miles, km] of lengths.map((length) => length ?? []))
      expect(Math.abs(Number(miles) * 1.609 - Number(km))).toBeLessThan(0.3);
  });

  it('last year’s shares are parts of a whole', () => {
    const whole = (parts: Readonly<Record<string, number>>): number =>
      Object.values(parts).reduce((sum, part) => sum + part, 0);
    expect([whole(lastEdition.cameBy), whole(lastEdition.waste)]).toEqual([100, 100]);
  });
});

it.each([
  [hoursText({ from: '09:00', to: '24:00' }), '9am to midnight'],
  [momentText({ day: 'Monday', time: '12:00' }), 'Monday 12 noon'],
  [hourInWords('12:00'), 'noon'],
  [hourInWords('21:00'), 'nine'],
  [placeAway({ name: 'Boot', miles: 1 }), 'Boot, 1 mile'],
  [milesInWords(2.5), 'two and a half miles'],
  [milesInWords(10), 'ten miles'],
  [walkLength({ miles: 1.5, km: 2.4, ascent: 50 }).distance, '1.5 miles (2.4 km)'],
  [agesText({ from: 2, to: 6 }), 'Ages 2–6'],
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
