import { describe, expect, it } from 'vitest';
import { products } from '../../shared/data/products.ts';
import {
  basketEntries,
  basketFromQuery,
  basketTotal,
  withQuantity,
} from '../../shared/rules/basket-contents.ts';
import { choose } from '../../shared/rules/choice.ts';
import { clockTime, minutesIntoDay } from '../../shared/rules/clock.ts';
import { countdownParts, countdownSentence } from '../../shared/rules/time-left.ts';
import { dayFilterOf, showsUnder } from '../../shared/rules/day-choice.ts';
import { festivalByYear, profileBySlug } from '../../shared/rules/fallbacks.ts';
import { nextShown, shownCounts, shownPhotos } from '../../shared/rules/shown-photos.ts';
import { photoRows } from '../../shared/components/pictures/photo-rows.ts';
import { slugOf } from '../../shared/rules/slug.ts';
import { playerUrl, streamingId } from '../../shared/rules/streaming.ts';
import { breakLines, setLine } from '../../shared/look/line-setting.ts';
import { festival } from '../../shared/data/festival.ts';
import { galleryPhotos } from '../../shared/data/archive/gallery-photos.ts';
import { home } from '../../shared/data/wording/home.ts';
import { pastFestivals } from '../../shared/data/archive/past-festivals.ts';
import { printOf } from '../../shared/data/pictures/prints.ts';

const start = Date.parse(festival.startsAt);

describe('a name becomes an address', () => {
  it.each([
    ['Sea Power', 'sea-power'],
    ['The Go! Team', 'the-go!-team'],
    ['bdrmm', 'bdrmm'],
    ['LIFE', 'life'],
  ])('%s is %s', (name, slug) => expect(slugOf(name)).toBe(slug));
});

describe('the countdown', () => {
  it('starts from noon in British Summer Time', () => {
    expect(new Date(start).toISOString()).toBe('2026-07-18T11:00:00.000Z');
  });

  it.each([
    ['2026-07-16T10:00:00Z', '02 01 00 00'],
    ['2026-07-16T10:00:01Z', '02 00 59 59'],
    ['2026-03-01T00:00:00Z', '139 11 00 00'],
    ['2026-07-18T10:59:59Z', '00 00 00 01'],
    ['2026-07-18T11:00:00Z', '00 00 00 00'],
    ['2026-11-21T00:00:00Z', '00 00 00 00'],
  ])('at %s reads %s', (now, reading) => {
    const { days, hours, minutes, seconds } = countdownParts(Date.parse(now), start);
    expect([days, hours, minutes, seconds].join(' ')).toBe(reading);
  });

  it.each([
    ['2026-07-16T10:00:01Z', '2 days, 0 hours, 59 minutes'],
    ['2026-07-17T09:59:00Z', '1 day, 1 hour, 1 minute'],
    ['2026-07-18T11:00:00Z', '0 days, 0 hours, 0 minutes'],
  ])('at %s says %s', (now, sentence) =>
    expect(countdownSentence(countdownParts(Date.parse(now), start), home.countdown.labels)).toBe(sentence),
  );
});

describe('a wall of photos', () => {
  const walls = [
    ...pastFestivals.map(({ gallery }) => gallery.slice(1)),
    ...[0, 12, 24, 36, 48].map((first) => galleryPhotos.slice(first, first + 12)),
  ].map((photos) => photos.map((id) => printOf(id).width / printOf(id).height));

  it.each([2.6, 3.9])('has at least two photos in a row, and rows of about length %s', (length) => {
    for (const wall of walls) {
      const rows = photoRows(wall, length);
      expect(rows).toHaveLength(wall.length);
      let first = 0;
      while (first < wall.length) {
        let last = first;
        for (let sum = 0; sum < (rows[first] ?? 0) - 1e-9; last += 1) sum += wall[last] ?? 0;
        expect(last - first).toBeGreaterThanOrEqual(2);
        expect(rows[first]).toBeGreaterThan(length * 0.6);
        expect(rows[first]).toBeLessThan(length * 1.6);
        first = last;
      }
    }
  });

  it('breaks where its rows come nearest to one length', () => {
    expect(photoRows([1, 1, 1, 1], 2)).toEqual([2, 2, 2, 2]);
    expect(photoRows([1.5, 0.8, 1, 1.5, 1], 3)).toEqual([3.3, 3.3, 3.3, 2.5, 2.5]);
    expect(photoRows([1], 4)).toEqual([1]);
    expect(photoRows([], 4)).toEqual([]);
  });
});

describe('the line-up’s filter', () => {
  it.each([null, '', 'monday', 'FRIDAY', 'friday '])('is all for %j', (value) =>
    expect(dayFilterOf(value)).toBe('all'),
  );

  it('shows an act on its own day and under all', () => {
    expect(showsUnder('saturday', 'Saturday')).toBe(true);
    expect(showsUnder('sunday', 'Saturday')).toBe(false);
    expect(showsUnder('all', 'Saturday')).toBe(true);
  });
});

describe('the gallery', () => {
  it('grows by twelve to sixty, and then no more', () => {
    expect([12, 24, 36, 48, 60].map((shown) => nextShown(shown, 60))).toEqual([24, 36, 48, 60, undefined]);
  });

  it('reaches the last photo, however many there are', () => {
    expect(shownCounts(61)).toEqual([12, 24, 36, 48, 60, 61]);
    expect(nextShown(60, 61)).toBe(61);
    expect(shownPhotos('61', 61)).toBe(61);
    expect(nextShown(61, 61)).toBeUndefined();
  });

  it.each([null, '', '0', '13', '-12', '72', '1e1', '24.0', '٢٤', '000024'])('shows twelve for %j', (value) =>
    expect(shownPhotos(value, 60)).toBe(12),
  );

  it('shows what a good address asks for', () => {
    expect(['12', '24', '36', '48', '60'].map((value) => shownPhotos(value, 60))).toEqual([
      12, 24, 36, 48, 60,
    ]);
  });
});

describe('the basket', () => {
  const basketOf = (query: string) => basketFromQuery(new URLSearchParams(query), products);

  it('adds up quantity times price', () => {
    expect(basketTotal(basketOf('weekend=2&parking=1'), products)).toBe(320);
    expect(basketTotal(basketOf('weekend=1&weekend-camping=1&day-friday=1&train-ticket=1'), products)).toBe(
      430,
    );
    expect(basketTotal({}, products)).toBe(0);
  });

  it.each([
    'weekend=-1',
    'weekend=1.5',
    'weekend=1e3',
    'weekend=1234567',
    'weekend=',
    'weekend=+1',
    'camel=4',
  ])('counts %s as nothing', (query) => expect(basketOf(query)).toEqual({}));

  it('takes six digits', () => expect(basketOf('locker=999999')).toEqual({ locker: 999_999 }));

  it('never goes below nothing, and leaves zeros out of the address', () => {
    const basket = withQuantity(withQuantity({ parking: 1 }, 'weekend', 2), 'parking', -1);
    expect(basketEntries(basket, products)).toEqual([['weekend', 2]]);
  });
});

describe('fallbacks', () => {
  const profiles: [{ name: string }, { name: string }] = [{ name: 'Sea Power' }, { name: 'Arab Strap' }];

  it('knows a profile by its slug, and takes the first for any other', () => {
    expect(profileBySlug(profiles, 'arab-strap').name).toBe('Arab Strap');
    for (const slug of ['bodega', 'Arab-Strap', '', undefined]) {
      expect(profileBySlug(profiles, slug).name).toBe('Sea Power');
    }
  });

  it('knows a festival by its year, and takes the newest for any other', () => {
    const festivals: [{ year: number }, { year: number }] = [{ year: 2025 }, { year: 2022 }];
    expect(festivalByYear(festivals, '2022').year).toBe(2022);
    for (const year of ['2019', '02022', 'last', undefined])
      expect(festivalByYear(festivals, year).year).toBe(2025);
  });
});

describe('the streaming link', () => {
  const link = 'https://open.spotify.com/artist/SeaPower00000000000000';

  it('gives the identifier to link and player alike', () => {
    expect(streamingId(link)).toBe('SeaPower00000000000000');
    expect(playerUrl(link)).toBe('https://open.spotify.com/embed/artist/SeaPower00000000000000');
  });

  it.each(['https://open.spotify.com/artist/short', 'https://example.org/artist/SeaPower00000000000000', ''])(
    'refuses %j',
    (other) => expect(() => streamingId(other)).toThrow('Not a streaming link'),
  );
});

describe('the clock', () => {
  it.each([
    ['12:00', '12 noon'],
    ['14:00', '2pm'],
    ['21:15', '9.15pm'],
    ['10:05', '10.05am'],
    ['02:00', '2am'],
    ['00:00', 'midnight'],
  ])('prints %s as %s', (time, printed) => expect(clockTime(time)).toBe(printed));

  it('counts the small hours to the night before', () => {
    expect(minutesIntoDay('02:00')).toBeGreaterThan(minutesIntoDay('23:15'));
  });
});

describe('a choice in the address', () => {
  it('is the default when nobody knows it', () => {
    expect(choose('b', ['a', 'b'], 'a')).toBe('b');
    expect(choose('B', ['a', 'b'], 'a')).toBe('a');
    expect(choose(null, ['a', 'b'], 'a')).toBe('a');
  });
});

describe('wood type', () => {
  it('sets lines of different length to one measure', () => {
    for (const line of ['NIGHTJAR', 'CAMPING', 'LINE-UP']) expect(setLine(line, 5).ems).toBeCloseTo(5, 1);
  });

  it('stops where the width axis ends', () => {
    expect(setLine('I', 5)).toMatchObject({ stretch: 150 });
    expect(setLine('THE MOONLANDINGZ OF THE NORTH', 5)).toMatchObject({ stretch: 50 });
  });

  it('breaks a long heading into lines and loses no word', () => {
    const lines = breakLines('Arrive late and leave early on a Monday', 16);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toBe('Arrive late and leave early on a Monday');
  });
});
