/** What this festival says of itself, by which it would be known anywhere. */
import { content as nightjar } from '../../shared/data/content.ts';
import type { Content } from '../../shared/festival/content.ts';
import { createFestival } from '../../shared/festival/create-festival.ts';
import { filled } from '../../shared/figures/filled.ts';
import { createPages } from '../../shared/routes.tsx';
import { longshore } from './longshore.ts';

/** Every text in a value, however deep. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const saidBy = (content: Content) => textsIn([content, createFestival(content).texts]);
/** With the names that menus have for pages, whichever festival's they are. */
const others = [
  ...saidBy(longshore),
  ...createPages(createFestival(longshore)).map(({ label }) => label),
].join('\n');
const known = (words: readonly string[]) => [...new Set(words)].filter((text) => !others.includes(text));

const { edition, currency, lineUp, places } = nightjar;
/** Names of one word; longer ones are among the phrases. */
const names = known(
  [
    edition.name,
    edition.utcOffset,
    currency.code,
    filled(currency.pattern, { amount: '' }),
    edition.language,
    ...textsIn([edition.days, edition.place, edition.email, edition.phone]),
    ...[...lineUp, ...Object.values(places)].map(({ name }) => name),
  ].filter((name) => !name.includes(' ')),
);
const anyName = new RegExp(`(?<!\\p{L})(?:${names.map(escaped).join('|')})(?!\\p{L})`, 'gu');

/** Of two words or more, and no part of other sentences: ` and ` is none. */
const phrases = known(saidBy(nightjar)).filter((text) => text.trim().includes(' ') && text.length > 7);

/** Finds what is left of this festival in what the other one shows. */
export function tracesIn(document: string): readonly string[] {
  const text = document.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return [...(text.match(anyName) ?? []), ...phrases.filter((phrase) => text.includes(phrase))];
}
