import { pathTo } from '../addressing/paths.ts';
import { PhotoWall } from '../components/pictures/photo-wall.tsx';
import { BandsByDay } from '../components/programme/bands-by-day.tsx';
import { DayJumps } from '../components/programme/day-jumps.tsx';
import { EventDays } from '../components/programme/event-days.tsx';
import { BriefNote } from '../components/programme/pages-note.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import type { Edition } from '../data/archive/edition-model.ts';
import { editions } from '../data/archive/editions.ts';
import { editionWording as wording } from '../data/wording/edition-wording.ts';
import { actPages } from '../data/wording/line-up-wording.ts';
import { programmeFiles } from '../data/wording/programme-files.ts';
import { programmePage } from '../data/wording/programme-wording.ts';
import { filled } from '../figures/filled.ts';
import { column, stack } from '../look/measures.ts';
import { definePage, type Page } from '../page.ts';
import { byDay } from '../rules/programme/by-day.ts';

const parent = 'programme/past-festivals';

type List = (typeof wording.lists)[number];

const factsOf = ({ year, name, dates }: Edition, label = '') => ({ year: String(year), name, dates, label });

/** The bill of an edition, what it cost, and the way to everything that was on. */
const Front = ({ edition }: { readonly edition: Edition }) => {
  const { slug, days, sets, lineUp, prices, changes, figures } = edition;
  const bill = days.map(({ id, name }) => ({
    id,
    name,
    marks: [],
    acts: sets.flatMap(({ day, artist }) => (day === id && artist ? [artist] : [])).toReversed(),
  }));
  return (
    <>
      <PageTitle
        title={filled(wording.title, factsOf(edition))}
        lead={filled(wording.lead, factsOf(edition))}
        low
      />
      <BandsByDay days={bill} acts={lineUp} pages={actPages} />
      <div css={stack}>
        <BriefNote {...actPages} />
        <section aria-labelledby="everything">
          <h2 id="everything">{wording.everything}</h2>
          <Prose
            blocks={[
              { list: wording.lists.map(({ page, label }) => [{ text: label, to: `${slug}/${page}` }]) },
            ]}
          />
        </section>
        <section aria-labelledby="prices">
          <h2 id="prices">{wording.prices}</h2>
          <FactList facts={prices} />
        </section>
        {changes.length > 0 && (
          <section aria-labelledby="changes">
            <h2 id="changes">{wording.changes}</h2>
            <Prose blocks={[{ list: changes }]} />
          </section>
        )}
        <section aria-labelledby="pictures">
          <h2 id="pictures">{wording.pictures}</h2>
          <PhotoWall photos={figures.gallery} />
        </section>
      </div>
    </>
  );
};

const layout = column('1rem');

/** The sets of a list by day, as they were in the end. */
const setsOf = ({ days, sets, schedule }: Edition, { kinds }: List) =>
  byDay(
    days,
    sets.filter(({ id, kind }) =>
      kinds === 'schedule' ? schedule.includes(id) : kinds === 'all' || kind === kinds,
    ),
    ({ startsAt, endsAt, kind, facts, ...set }) => ({
      ...set,
      start: startsAt,
      end: endsAt,
      facts: facts ? [[programmePage.kindOf[kind], facts] as const] : [],
    }),
  );

const pagesOf = (edition: Edition): readonly Page[] => [
  definePage({
    name: edition.slug,
    label: edition.name,
    section: 'archive',
    parent,
    content: { edition },
    meta: () => ({
      title: filled(wording.title, factsOf(edition)),
      description: filled(wording.description, factsOf(edition)),
    }),
    Component: Front,
  }),
  ...wording.lists.map((list) =>
    definePage({
      name: `${edition.slug}/${list.page}`,
      label: list.label,
      section: 'archive',
      parent: edition.slug,
      content: { days: setsOf(edition, list), facts: factsOf(edition, list.label) },
      meta: ({ facts }) => ({
        title: filled(wording.listTitle, facts),
        description: filled(wording.listDescription, facts),
      }),
      Component: ({ days, facts }) => (
        <>
          <PageTitle title={filled(wording.listTitle, facts)} low>
            <p>
              <a href={pathTo(edition.slug)}>{filled(wording.listLead, facts)}</a>
            </p>
          </PageTitle>
          <div css={layout}>
            {days.length > 1 && <DayJumps label={programmePage.daysLabel} days={days} />}
            <EventDays days={days} wording={programmePage} calendar={programmeFiles.links.short} />
          </div>
        </>
      ),
    }),
  ),
];

export const editionPages = editions.flatMap(pagesOf);
