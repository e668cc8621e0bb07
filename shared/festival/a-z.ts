/** The A to Z: the words that visitors look up, every act, ticket, stage and camping field. */
import { entryById } from '../figures/entry-by-id.ts';
import type { AnsweredWord, WordEntry } from '../model/a-z-words.ts';
import { byLetter } from '../rules/a-z/by-letter.ts';
import { clockTime } from '../figures/clock.ts';
import { metresText } from '../figures/distance.ts';
import { filled } from '../figures/filled.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

export function createAToZ({
  acts,
  dayName,
  edition,
  places,
  availabilities,
  priceOf,
  products,
  allPlaces,
  metresFromGate,
  setsThatHappen,
  sets,
  texts: { artistPage, azWords, faqGroups = [], azWording, changesPage, plan, availabilityWords },
}: ProgrammeBasics) {
  const faqs = faqGroups.flatMap(({ questions }) => questions);

  /** @throws {Error} if the FAQs do not have the question */
  function answered(entry: WordEntry): AnsweredWord {
    if ('answer' in entry) return entry;
    const { faq: id, sentences = 1, ...lookedUp } = entry;
    const faq = faqs.find((question) => question.id === id);
    if (!faq) throw new Error(`A to Z, ${entry.word}: the FAQs have no question ${id}`);
    return { ...lookedUp, answer: faq.answer, sentences, to: `info/faqs#${id}` };
  }

  const lastBands = new Set(
    edition.days.map(
      ({ id }) => setsThatHappen.findLast(({ event, day }) => event.kind === 'music' && day === id)?.id,
    ),
  );

  const timed: readonly AnsweredWord[] = sets
    .filter(({ event }) => event.kind === 'music')
    .map(({ id, event, day, start, place, cancelled }) => ({
      word: event.title,
      isName: true,
      ...(lastBands.has(id) && { among: azWording.lastBands }),
      answer: cancelled
        ? `${changesPage.stamps.cancelled}.`
        : `${dayName(day)} ${clockTime(start)}, ${entryById(places, place).name}.`,
      to: `programme/programme#set-${id}`,
    }));

  const toCome: readonly AnsweredWord[] = acts
    .filter(({ set }) => set === undefined)
    .map(({ name, day }) => ({
      word: name,
      isName: true,
      among: [dayName(day)],
      answer: `${filled(artistPage.toCome, { day: dayName(day) })}.`,
      to: 'lineup',
    }));

  const withEntry = new Set(azWords?.map(({ product }) => product));
  const priced = products
    .filter(({ id }) => !withEntry.has(id))
    .map(({ id, name }) => {
      const availability = availabilities[id];
      const stamp = availability && availabilityWords[availability].stamp;
      const answer = `${[priceOf(id), stamp].filter(Boolean).join('. ')}.`;
      return { id, name, kind: name.replace(/:.*/, ''), answer };
    });

  /** Tickets that differ only in what follows a colon, the day, are one entry while they cost the same. */
  const tickets: readonly AnsweredWord[] = Array.from(
    Map.groupBy(priced, ({ kind, answer }) => kind + answer).values(),
    ([{ id, name, kind, answer } = { id: '', name: '', kind: '', answer: '' }, ...others]) => ({
      word: others.length > 0 ? kind : name,
      among: azWording.prices,
      answer: { until: 'salesClose', before: answer, after: `${answer} ${azWording.saleClosed}` },
      to: `tickets/purchase#${id}`,
    }),
  );

  const grounds: readonly AnsweredWord[] = Object.entries(allPlaces)
    .filter(([id, { kind }]) => plan && metresFromGate.get(id) && (id in places || kind === 'camp field'))
    .map(([id, { name, closed }]) => ({
      word: name,
      isName: true,
      answer: `${metresText(metresFromGate.get(id) ?? 0)}.${closed && plan ? ` ${plan.page.entry.closed}.` : ''}`,
      to: `plan#${id}`,
    }));

  const azEntries = azWords ? [...azWords.map(answered), ...tickets, ...timed, ...toCome, ...grounds] : [];

  /** Computed at its first use, so that the server starts faster. */
  const azLetters = () => byLetter(azEntries, azWording.alphabet);

  return { azEntries, azLetters };
}
