/** What this festival says of itself in `shared/data/`, by which it would be known anywhere. */
import path from 'node:path';
import { festival } from '../../shared/data/edition.ts';
import { lineUp } from '../../shared/data/programme/line-up.ts';
import { places } from '../../shared/data/programme/places.ts';
import { currency } from '../../shared/data/products.ts';
import { filled } from '../../shared/figures/filled.ts';
import { otherFiles, realData } from './files.ts';

/** Every text in a value, however deep. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Names of one word; longer ones are among the phrases. */
const names = [
  festival.name,
  festival.utcOffset,
  currency.code,
  filled(currency.pattern, { amount: '' }),
  festival.language,
  ...textsIn([festival.days, festival.place, festival.email, festival.phone]),
  ...[...lineUp, ...Object.values(places)].map(({ name }) => name),
].filter((name) => !name.includes(' '));

/** What the other festival has files of its own for. */
const modules = await Promise.all(
  Array.from(otherFiles.keys(), (file) => import(path.join(realData, file)) as Promise<object>),
);

/** Of two words or more, and no part of other sentences: ` and ` is none. */
const phrases = modules.flatMap(textsIn).filter((text) => text.trim().includes(' ') && text.length > 7);

/**
 * Finds what is left of this festival in what another one shows.
 * @param others the words that the other festival's data has, too, or the code for every festival
 */
export function traceFinder(others: readonly string[]): (document: string) => readonly string[] {
  const said = others.join('\n');
  const known = (words: readonly string[]) => [...new Set(words)].filter((text) => !said.includes(text));
  const [ownNames, ownPhrases] = [known(names), known(phrases)];
  const anyName = new RegExp(`(?<!\\p{L})(?:${ownNames.map(escaped).join('|')})(?!\\p{L})`, 'gu');
  return (document) => {
    const text = document.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    return [...(text.match(anyName) ?? []), ...ownPhrases.filter((phrase) => text.includes(phrase))];
  };
}
