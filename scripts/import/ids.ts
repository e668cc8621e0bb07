/** Letters of Latin alphabets that are not made of another one and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** In characters: addresses and file names of calendars carry it. */
const LONGEST = 60;

/** A name as an id, in ASCII: `Dúné & Søn` is `dune-son`. Empty of a name without a Latin letter. */
const asciiOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, '');

/** Gives names ids that nothing else has. */
export class Ids {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** @param fallback begins the id of a name that has no Latin letter */
  idOf(name: string, fallback: string): string {
    const begin = asciiOf(name) || fallback;
    let id = begin;
    for (let count = 2; this.#taken.has(id); count += 1) id = `${begin}-${count}`;
    this.#taken.add(id);
    return id;
  }
}
