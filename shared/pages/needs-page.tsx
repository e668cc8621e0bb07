import { css } from '@emotion/react';
import { addressWithNeeds } from '../addressing/pick-addresses.ts';
import { PickInputs, PicksContext } from '../components/my-line-up/picks-context.tsx';
import { NeedInputs } from '../components/needs/need-inputs.tsx';
import { DataTable } from '../components/type/data-table.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { choiceRows } from '../look/boxed-choice.ts';
import { headingBeside, stack } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { definePage } from '../page.ts';
import { allNeeds, needsFromQuery, setNeeds, wayNeeds } from '../rules/needs/needs.ts';
import { viewOfNeed } from '../rules/programme/programme-view.ts';
import { pickParameters } from '../rules/my-line-up/picks.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createStarred } from './starred-page.ts';

const name = 'needs';

const programme = 'programme/programme';

const form = css`
  ${choiceRows};
  p {
    flex: 1 0 100%;
  }
`;

/** What a visitor needs, said once: line-up and plan follow it. It is on their device, or in the address alone. */
export function needsPage(festival: Festival) {
  const {
    fitCounts,
    addresses: { pathTo, myLineUpPath, waysPath },
    texts: { myLineUpPage, fitWords, needWords, needsPage: wording, programmePage, waysWording },
  } = festival;
  if (!wording) return undefined;
  const { starredAt } = createStarred(festival);
  /** Each need, with the view of the programme that fits it, and how many sets do. */
  const rows = setNeeds.map((need) => {
    const { fits, not, unknown } = fitCounts(need);
    const to = `${programme}?${new URLSearchParams({ ...viewOfNeed(need) }).toString()}`;
    return [[{ text: fitWords.names[need], to }], String(fits), String(not), String(unknown)];
  });

  return definePage({
    name,
    label: wording.title,
    section: 'info',
    parent: 'info/accessibility',
    unlisted: true,
    offline: 'saved',
    visitorQuery: ['needs', ...pickParameters],
    showsItself: ['needs'],
    scripts: ['needs'],
    load: ({ query }) => ({
      copy: wording,
      needs: needsFromQuery(query),
      starred: starredAt(pathTo(name), query),
    }),
    meta: ({ copy }) => copy,
    Component: ({ copy, needs, starred }) => (
      <PicksContext value={starred}>
        <PageTitle title={copy.title} lead={copy.lead} low />
        <div css={stack}>
          <div>
            <form action={pathTo(name)} aria-label={copy.title} data-kept={copy.kept} css={form}>
              <PickInputs />
              <NeedInputs words={needWords} of={allNeeds} chosen={needs} />
              <button css={buttonStyle}>{copy.keep}</button>
              <p role="status" />
            </form>
            <p id="needs-follow">
              <a href={addressWithNeeds(myLineUpPath(starred.picks), needs)}>{myLineUpPage.title}</a>
              {' · '}
              <a href={addressWithNeeds(pathTo(programme), needs)}>{programmePage.title}</a>
              {' · '}
              <a href={waysPath(needs.filter((need) => wayNeeds.some((one) => one === need)))}>
                {waysWording.heading}
              </a>
            </p>
          </div>
          <section aria-labelledby="how-much-fits">
            <h2 id="how-much-fits">{copy.counts.heading}</h2>
            <DataTable labelledBy="how-much-fits" table={{ head: copy.counts.head, rows }} />
          </section>
          <section css={headingBeside} aria-labelledby="who-sees-it">
            <h2 id="who-sees-it">{copy.about.heading}</h2>
            <Prose blocks={copy.about.blocks} />
          </section>
        </div>
      </PicksContext>
    ),
  });
}
