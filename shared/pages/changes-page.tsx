import { filled } from '../figures/filled.ts';
import { ChangeList, type ListedChange } from '../components/changes/change-list.tsx';
import { CalendarLinks } from '../components/programme/calendar-links.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { SpotPicture } from '../components/pictures/spot-picture.tsx';
import { Prose } from '../components/type/prose.tsx';
import { flow, inHalves, pictureSizes, stack } from '../look/measures.ts';
import { definePage } from '../page.ts';
import { groupByDay, dateInWords } from '../rules/changes/change-days.ts';
import { nameOfDay } from '../rules/programme/day-names.ts';
import type { Festival } from '../festival/create-festival.ts';

export function changesPage(festival: Festival) {
  const copy = festival.texts.changesPage;
  const calendar = festival.texts.programmeFiles.links;
  /** Links from other pages lead to the newest change of each set. */
  const listed = festival.publishedChanges.map((change, index) => {
    const { set } = change;
    const isNewest =
      set && festival.publishedChanges.findIndex((candidate) => candidate.set === set) === index;
    return { ...change, ...(isNewest && { id: `set-${set}` }) };
  });

  /** The page about a set; undefined for a withdrawn set. */
  const pathOfSet = (id: string | undefined): string | undefined => {
    const set = festival.sets.find((each) => each.id === id);
    return set && festival.addresses.eventPath(set.event);
  };

  return definePage({
    name: 'programme/changes',
    label: copy.title,
    section: 'programme',
    parent: 'programme/schedule',
    offline: 'saves',
    content: {
      nothing:
        festival.announced.sets.length > 0
          ? {
              ...copy.nothing,
              text: filled(copy.nothing.text, {
                date: dateInWords(Date.parse(festival.announced.at), festival.edition),
              }),
            }
          : { title: festival.texts.toCome.programme.title },
      days: groupByDay(listed, festival.edition).map(({ name, changes }) => ({
        name,
        changes: changes.map(({ set, day, ...change }): ListedChange => {
          const href = pathOfSet(set);
          return {
            ...change,
            ...(href && { href }),
            ...(day && { day: nameOfDay(day, festival.edition.days) }),
          };
        }),
      })),
    },
    meta: () => ({ ...copy, feed: festival.changesFeed }),
    Component: ({ days, nothing }) => (
      <>
        <PageTitle title={copy.title} lead={copy.lead} />
        {days.length === 0 && <FeatureBlock of={nothing} />}
        <div css={stack}>
          {days.map(({ name, changes }) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ChangeList changes={changes} wording={copy} />
            </section>
          ))}
          <section aria-labelledby="hear" css={[inHalves, { alignItems: 'start' }]}>
            <div css={flow}>
              <h2 id="hear">{copy.hear.heading}</h2>
              <CalendarLinks id={festival.addresses.editionSlug} of={calendar.whole} wording={calendar} />
              <Prose blocks={[festival.texts.programmeFiles.note, { list: copy.hear.ways }]} />
            </div>
            {copy.hear.picture && <SpotPicture id={copy.hear.picture} sizes={pictureSizes.half} />}
          </section>
        </div>
      </>
    ),
  });
}
