/** The format of the file of today's changes. The JSON Schema beside its example is made from this. */
import {
  array,
  boolean,
  describe,
  enum as oneOf,
  maxLength,
  minLength,
  optional,
  overwrite,
  regex,
  strictObject,
  string,
  toJSONSchema,
  trim,
  tuple,
  union,
  unknown,
  type infer as Infer,
} from 'zod/mini';

const LONGEST_NOTICE = 300;
const LONGEST_REASON = 500;
const LONGEST_ID = 64;

/** The beginning of a text from the file, for a sentence about it. */
export const clipped = (text: string, most = 60): string =>
  text.length > most ? `${text.slice(0, most)}…` : text;

/** Text on one line. People paste control characters from word processors; XML and iCalendar forbid them. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\uFFFE\uFFFF]+/gu, ' ');

/** The message for a value that is missing or of the wrong kind. */
const must = (be: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined ? 'is missing' : `must be ${be}, and is ${clipped(JSON.stringify(input))}`,
});

const atMost = (most: number) =>
  maxLength(most, {
    error: ({ input = '' }) => `must have at most ${most} characters, and has ${input.length}`,
  });

const words = (about: string, most: number) => {
  const written = must('some words');
  return string(written).check(
    overwrite(onOneLine),
    trim(),
    minLength(1, written),
    atMost(most),
    describe(about),
  );
};

const id = (about: string) => words(about, LONGEST_ID);

/** An urgent notice for the top of every page. Blank text means no notice. */
export const noticeText = string(must('some words')).check(
  overwrite(onOneLine),
  trim(),
  atMost(LONGEST_NOTICE),
  describe('An urgent notice for the top of every page.'),
);

const like = (pattern: RegExp, be: string, about: string) => {
  const written = must(be);
  return string(written).check(regex(pattern, written), describe(about));
};

const instant = (about: string) =>
  like(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'a date and a time of the festival, such as 2026-07-18 23:40', about);

/** Seconds are optional: they tell two files of the same minute apart. */
const savedAt = (about: string) =>
  like(
    /^\d{4}-\d\d-\d\d \d\d:\d\d(:\d\d)?$/,
    'a date and a time of the festival, such as 2026-07-18 23:40 or 2026-07-18 23:40:30',
    about,
  );

const time = (about: string) =>
  like(
    /^[0-4]\d:[0-5]\d$/,
    'a time such as 19:40; 7.40pm is 19:40, and 2am, which ends the night, 26:00',
    about,
  );

const yesOrNo = (about: string) => boolean(must('true or false')).check(describe(about));

const published = {
  at: instant('When this became so, in festival time.'),
  why: words('A word on the reason, as visitors read it.', LONGEST_REASON),
};

/** The formats of entries, by the field that names their subject. */
export const kinds = {
  set: strictObject({
    set: id('The id of the set, as in its address: /programme#set-ID.'),
    ...published,
    day: optional(id('The id of another day.')),
    start: optional(time('Another start. Without an end, it lasts as long as it did.')),
    end: optional(time('Another end.')),
    place: optional(id('The id of another place.')),
    cancelled: optional(yesOrNo('true: it does not take place. false: it does after all.')),
  }),
  between: strictObject({
    between: tuple([id('The id of a place.'), id('The id of the place at the other end.')], {
      error: 'must be two places, such as [castle, boathouse]',
    }),
    ...published,
    closed: yesOrNo('true: nobody may walk there. false: they may again.'),
  }),
  place: strictObject({
    place: id('The id of the place.'),
    ...published,
    closed: yesOrNo('true: it is closed. false: it is open again.'),
  }),
  product: strictObject({
    product: id('The id of the ticket or extra.'),
    ...published,
    availability: oneOf(
      ['on-sale', 'few-left', 'sold-out', 'on-the-gate'],
      must('on-sale, few-left, sold-out or on-the-gate'),
    ),
  }),
} as const;

export type TodayEntryKind = keyof typeof kinds;
export type TodayEntry = { [One in TodayEntryKind]: Infer<(typeof kinds)[One]> }[TodayEntryKind];

const fileOf = <Entries extends Parameters<typeof array>[0]>(entries: Entries) =>
  strictObject({
    written: savedAt('When this file was saved last, in festival time.'),
    notice: optional(noticeText),
    changes: array(entries, must('a list: each entry begins with “- ”')).check(
      describe(
        'Everything that is different, in any order. A set, path, place or ticket may stand in several.',
      ),
    ),
  });

/** The format of the file except its entries, which are read one by one. */
export const file = fileOf(unknown());

/** The JSON Schema of the file, for editors. */
export const schema = (): object => toJSONSchema(fileOf(union(Object.values(kinds))), { io: 'input' });
