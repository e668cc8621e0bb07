import { addressWithNeeds } from '../addressing/pick-addresses.ts';
import { PickInputs, PicksContext } from '../components/my-line-up/picks-context.tsx';
import { choiceOf, NeedInputs } from '../components/needs/need-inputs.tsx';
import { NeedLedger } from '../components/needs/need-ledger.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { choiceRows } from '../look/form-controls.ts';
import { flow, headingBeside, stack } from '../look/measures.ts';
import { primaryButton } from '../look/surfaces.ts';
import type { Need } from '../model/needs.ts';
import { definePage } from '../page.ts';
import { allNeeds, needsFromQuery, setNeeds, routeNeeds } from '../rules/needs/needs.ts';
import { viewOfNeed } from '../rules/programme/programme-view.ts';
import { pickParameters } from '../rules/my-line-up/picks.ts';
import type { Festival } from '../festival/create-festival.ts';
import { starredAt } from './starred-page.ts';

const name = 'needs';

const programme = 'programme/programme';

/** A visitor's needs, stated once for line-up and plan, on the device or in the address. */
export function needsPage(festival: Festival) {
  const {
    fitCounts,
    addresses: { pathTo, myLineUpPath, routesPath },
    texts: { myLineUpPage, needWords, needsPage: wording, programmePage, routesWording },
  } = festival;
  if (!wording) return undefined;
  const field = (chosen: readonly Need[]) => ({ words: needWords, chosen });
  const rows = setNeeds.map((need) => ({
    need,
    ...fitCounts(need),
    to: `${programme}?${new URLSearchParams({ ...viewOfNeed(need) }).toString()}`,
  }));

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
      starred: starredAt(festival, pathTo(name), query),
    }),
    meta: ({ copy }) => copy,
    Component: ({ copy, needs, starred }) => (
      <PicksContext value={starred}>
        <PageTitle title={copy.title} lead={copy.lead} low />
        <div css={stack}>
          <section aria-labelledby="how-much-fits">
            <h2 id="how-much-fits">{copy.counts.heading}</h2>
            <form action={pathTo(name)} aria-label={copy.title} data-kept={copy.kept} css={flow}>
              <PickInputs />
              <NeedLedger labelledBy="how-much-fits" head={copy.counts.head} rows={rows} {...field(needs)} />
              <div css={choiceRows}>
                <NeedInputs
                  of={allNeeds.filter((need) => choiceOf(need) ?? need === 'lamps')}
                  {...field(needs)}
                />
                <button css={primaryButton}>{copy.keep}</button>
              </div>
              <p role="status" />
            </form>
            <p id="needs-follow">
              <a href={addressWithNeeds(myLineUpPath(starred.picks), needs)}>{myLineUpPage.title}</a>
              {' · '}
              <a href={addressWithNeeds(pathTo(programme), needs)}>{programmePage.title}</a>
              {' · '}
              <a
                href={routesPath(needs.filter((need) => routeNeeds.some((routeNeed) => routeNeed === need)))}
              >
                {routesWording.heading}
              </a>
            </p>
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
