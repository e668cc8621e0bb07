import { describe, expect, it } from 'vitest';
import type { Change, SetFacts, ChangeWords } from '../../../shared/model/changes.ts';
import type { EventSet } from '../../../shared/model/programme.ts';
import { timedSets } from '../../../shared/figures/timed-sets.ts';
import { markOf, type Names } from '../../../shared/rules/changes/set-mark.ts';
import { toldChanges } from '../../../shared/rules/changes/told-changes.ts';
import { whenTold } from '../../../shared/rules/changes/told-days.ts';
import { talk } from '../programme/sample-events.ts';
import { sampleFestival as festival } from '../sample-festival.ts';

const places = { courtyard: { name: 'The Courtyard' }, library: { name: 'The Library' } };
const names = { days: festival.days, places: places as unknown as Names['places'] };

const changeWords: ChangeWords = {
  mark: {
    moved: 'Moved from {was}',
    movedTo: 'Moved to {is}',
    ends: 'Was to end at {was}',
    endsNow: 'Ends at {is} now',
    cancelled: 'Cancelled',
    back: 'On after all',
  },
  between: 'to',
  announced: 'Announced: {when}.',
  sentences: {
    moved: '{title} has moved: now {is}, was {was}.',
    cancelled: '{title} is cancelled. It was down for {was}.',
    back: '{title} is on after all: {is}.',
    withdrawn: '{title} is no longer in the programme. It was down for {was}.',
    fact: '{title}: now {is}, was {was}.',
  },
};

/** A set of these facts: a talk called Owls. */
const owls = (facts: Partial<EventSet> = {}) => {
  const event = talk('Owls', 'library', 'friday', '19:40', '20:40');
  const sets = [{ ...event.sets[0], id: 'owls', ...facts }] as const;
  return timedSets([{ ...event, sets }], festival.days, festival.utcOffset);
};

/** A change of that set, on the hour of the day before the festival. */
const changeAt = (hour: number, before: Partial<SetFacts>, after: Partial<SetFacts>): Change => ({
  at: `2026-07-17T${hour}:00:00+01:00`,
  set: 'owls',
  before,
  after,
  why: 'The van broke down.',
});

const toldOf = (changes: readonly Change[], sets = owls()) => toldChanges(changes, sets, names, changeWords);

const markText = (changes: readonly Change[], sets = owls()): string | undefined =>
  sets[0] && markOf(changes, sets[0], names, changeWords)?.text;
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
});

it.each([
  ['2026-07-18T14:02:00+01:00', 'Friday', '14:02'],
  ['2026-07-19T05:59:00+01:00', 'Friday', '05:59'],
  ['2026-07-19T06:00:00+01:00', 'Saturday', '06:00'],
  ['2026-07-18T05:59:00+01:00', '18 July', '05:59'],
  ['2026-05-31T23:30:00Z', '1 June', '00:30'],
])('When a change was announced at %s is %s, %s', (at, name, clock) =>
  expect(whenTold(Date.parse(at), festival)).toMatchObject({ name, clock }),
);

describe('The mark beside a set', () => {
  it('is missing while the set is as it was announced', () => {
    expect(markText([])).toBeUndefined();
    expect(
      markText([
        changeAt(10, { start: '19:40' }, { start: '20:00' }),
        changeAt(11, { start: '20:00' }, { start: '19:40' }),
      ]),
    ).toBeUndefined();
  });

  it('says what was announced, however often the set has moved since', () => {
    expect(
      markText([
        changeAt(10, { start: '19:00' }, { start: '19:20' }),
        changeAt(11, { place: 'courtyard' }, { place: 'library' }),
        changeAt(12, { start: '19:20' }, { start: '19:40' }),
      ]),
    ).toBe('Moved from 7pm, The Courtyard');
  });

  it('says that it is cancelled, whatever else changed, or that it takes place after all', () => {
    const cancelled = changeAt(11, { cancelled: false }, { cancelled: true });
    const back = changeAt(12, { cancelled: true }, { cancelled: false });
    const moved = changeAt(10, { start: '19:20' }, { start: '19:40' });
    expect(markText([moved, cancelled], owls({ cancelled: true }))).toBe('Cancelled');
    expect(markText([cancelled, back])).toBe('On after all');
    expect(markText([moved, cancelled, back])).toBe('Moved from 7.20pm');
  });
});
