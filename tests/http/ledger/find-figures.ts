const units = 'one|two|three|four|five|six|seven|eight|nine';
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const word = `(?:(?:${tens})(?:-(?:${units}))?|${units}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)`;
const hour = `(?:${units}|ten|eleven|twelve)`;
const digits = String.raw`\d[\d,]*(?:\.\d+)?[¼½¾]?|[¼½¾]`;
const amount = `(?:${digits}|(?:${word}|an?)(?: hundred| thousand)?(?: and a half| and three quarters)?|half an?|(?:a |three )quarters? of an?)`;
/** Text that may follow a full hour in words. `at one end` and `by two points` are no hours. */
const hourEnds = String.raw`(?=[.,;:!?)]|$| in the | on (?:Fri|Satur|Sun)day| and | beside | with | it )`;

const patterns: Readonly<Record<string, readonly string[]>> = {
  clock: [
    String.raw`\b\d{1,2}(?:[.:]\d{2})? ?(?:am|pm)\b`,
    String.raw`\b\d{2}:\d{2}\b`,
    String.raw`\b(?:12 )?(?:noon|midnight)\b`,
    String.raw`\b(?:half|quarter|ten|twenty) (?:past|to) ${hour}\b`,
    String.raw`\b(?:at|by|before|after|until|till|from) ${hour}\b${hourEnds}`,
    String.raw`\b${hour} o’clock\b`,
  ],
  price: [
    String.raw`£\d[\d,]*(?:\.\d\d)?`,
    String.raw`\b\d+p\b`,
    String.raw`\bfiver\b`,
    String.raw`\b(?:${word}|\d+) (?:pounds|pence)\b`,
    String.raw`\b\d+(?:\.\d+)? ?(?:%|per cent)`,
  ],
  age: [
    String.raw`\b(?:under|over)[- ]\d{1,2}(?:s|-year-olds?)?\b(?! (?:metres|miles|minutes|hours))`,
    String.raw`\b(?:under|over)-?(?: (?:five|twelve)\b|(?:${word})s\b)`,
    String.raw`\bage[ds]? \d{1,2}(?:–\d{1,2}| or over)?`,
    String.raw`\b\d{1,2} or over\b`,
    String.raw`\b\d{1,2} (?:to|or) \d{1,2}\b(?! ?(?:am|pm|[.:]\d))`,
    String.raw`\b(?:${word}|\d{1,2})-year-olds?\b`,
  ],
  distance: [
    String.raw`(?<![\w£.–-])${amount}[- ](?:metres?|miles?|kilometres?|km|cm|yards?|feet)\b`,
    String.raw`(?<![\w£.–-])(?:${digits}) m\b`,
    String.raw`\ba mile and a half\b`,
  ],
  duration: [
    String.raw`(?<![\w£.–-])${amount}[- ](?:minutes?|min|hours?)(?: and (?:a half|three quarters|${word} minutes))?\b`,
    String.raw`\bquarter of an hour\b`,
  ],
  // Counts that change from year to year, or within a year.
  count: [
    String.raw`\b(?!one )${word} (?:[a-z]+ )?(?:acts|bands|stages|tickets|days|nights|djs|fields|pubs|shops|walks|places near)\b`,
  ],
};

const kinds = Object.values(patterns).map(
  (sources) => new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'giu'),
);

/** Every clock time, price, age, distance, duration and count of a text. */
export const findFigures = (text: string) =>
  kinds.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: figure, index }) => ({ figure, start: index })),
  );
