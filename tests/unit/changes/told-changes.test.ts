import { describe, expect, it } from 'vitest';
import { whenTold } from '../../../shared/rules/changes/told-days.ts';
import { sampleFestival as festival } from '../sample-festival.ts';
import { changeAt, owls, toldOf } from './sample-changes.ts';

const sentences = (...given: Parameters<typeof toldOf>) => toldOf(...given).map(({ sentence }) => sentence);

describe('What visitors are told of changes', () => {
  it('is the newest first, each from what was true before it to what was true after it', () => {
    const told = toldOf([
      changeAt(10, { start: '19:00', end: '20:00' }, { start: '19:20', end: '20:20' }),
      changeAt(11, { place: 'courtyard' }, { place: 'library' }),
      changeAt(12, { start: '19:20', end: '20:20' }, { start: '19:40', end: '20:40' }),
    ]);
    expect(told.map(({ was, is }) => [was, is])).toEqual([
      ['7.20pm', '7.40pm'],
      ['The Courtyard', 'The Library'],
      ['7pm', '7.20pm'],
    ]);
    expect(told[0]).toMatchObject({
      set: 'owls',
      kind: 'moved',
      title: 'Owls',
      day: 'friday',
      at: Date.UTC(2026, 6, 17, 11),
      sentence: 'Owls has moved: now 7.40pm, was 7.20pm.',
      why: 'The van broke down.',
    });
  });

  it('has the end as well where the set became longer or shorter, and the day where that changed', () => {
    expect(sentences([changeAt(10, { end: '20:30' }, { end: '20:40' })])).toEqual([
      'Owls has moved: now 7.40pm to 8.40pm, was 7.40pm to 8.30pm.',
    ]);
    expect(toldOf([changeAt(10, { day: 'saturday' }, { day: 'friday' })])[0]?.day).toBeUndefined();
    expect(sentences([changeAt(10, { day: 'saturday' }, { day: 'friday' })])).toEqual([
      'Owls has moved: now Friday, 7.40pm, was Saturday, 7.40pm.',
    ]);
  });

  it('names day, time and place of what is cancelled, takes place after all, or is withdrawn', () => {
    const cancelled = changeAt(10, { cancelled: false }, { cancelled: true });
    const back = changeAt(11, { cancelled: true }, { cancelled: false });
    expect(sentences([cancelled], owls({ cancelled: true }))).toEqual([
      'Owls is cancelled. It was down for Friday, 7.40pm, The Library.',
    ]);
    expect(sentences([cancelled, back])).toEqual([
      'Owls is on after all: Friday, 7.40pm, The Library.',
      'Owls is cancelled. It was down for Friday, 7.40pm, The Library.',
    ]);
    const withdrawn = {
      at: '2026-07-17T10:00:00+01:00',
      withdrawn: 'bats',
      title: 'Bats',
      before: { day: 'sunday', start: '24:30', end: '25:30', place: 'lawn' },
      why: 'There are none.',
    } as const;
    expect(sentences([withdrawn])).toEqual([
      'Bats is no longer in the programme. It was down for Sunday, 12.30am, The Lawn.',
    ]);
  });

  it('has other facts in their own words', () => {
    const bus = {
      at: '2026-07-17T10:00:00+01:00',
      fact: 'The last bus',
      before: '2am',
      after: '3am',
      why: 'More came.',
    };
    expect(toldOf([bus])).toMatchObject([{ kind: 'fact', sentence: 'The last bus: now 3am, was 2am.' }]);
  });
});

describe('When a change was announced', () => {
  it.each([
    ['2026-07-18T14:02:00+01:00', 'Friday', '14:02'],
    ['2026-07-19T05:59:00+01:00', 'Friday', '05:59'],
    ['2026-07-19T06:00:00+01:00', 'Saturday', '06:00'],
    ['2026-07-18T05:59:00+01:00', '18 July', '05:59'],
    ['2026-05-31T23:30:00Z', '1 June', '00:30'],
  ])('at %s is %s, %s', (at, name, clock) =>
    expect(whenTold(Date.parse(at), festival)).toMatchObject({ name, clock }),
  );
});
