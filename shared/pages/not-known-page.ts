import type { ArticleSection, Text } from '../model/text-blocks.ts';
import type { EventFact, Finding, PlaceFact } from '../model/grounds.ts';
import { uncapitalised } from '../figures/ground-text.ts';
import { informationPage } from './information-page.tsx';
import type { Festival } from '../festival/create-festival.ts';

export function notKnownListPage({
  calendar,
  dateOf,
  notKnown,
  texts: { notKnownPage: wording, notKnownWords },
}: Festival) {
  if (!wording) return undefined;
  const { facts: names } = notKnownWords;
  const dueText = ({ by }: Finding): Text =>
    by
      ? {
          until: by,
          before: `${wording.by} ${dateOf(calendar[by])}.`,
          after: `${wording.overdue} ${dateOf(calendar[by])}.`,
        }
      : wording.nobody.by;

  const factsText = (facts: readonly (PlaceFact | EventFact)[]): string =>
    facts
      .map((fact) => names[fact])
      .map((word, index) => (index === 0 ? word : uncapitalised(word)))
      .join(', ');

  const sections: readonly ArticleSection[] = notKnown.map(({ finding, things }) => ({
    heading: finding.who ?? wording.nobody.who,
    blocks: [
      dueText(finding),
      {
        list: things.map(({ open, of }) => [
          `${factsText(open)}: `,
          ...of.flatMap(({ name, to }, index) => [
            ...(index > 0 ? [', '] : []),
            to === undefined ? name : { text: name, to },
          ]),
        ]),
      },
    ],
  }));

  const open = notKnown.flatMap(({ things }) =>
    things.flatMap((thing) => thing.of.flatMap(() => thing.open)),
  );

  const bars = Array.from(
    Map.groupBy(open, (fact) => fact),
    ([fact, { length }]) => ({ name: names[fact], figure: length.toString(), amount: length }),
  ).toSorted((a, b) => b.amount - a.amount);

  const { title, description, lead, counts } = wording;

  return informationPage({
    name: 'not-known-yet',
    label: title,
    article: {
      title,
      description,
      lead,
      ...(bars.length > 0 && { feature: { heading: counts, bars } }),
      sections,
    },
  });
}
