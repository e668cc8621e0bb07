import { css } from '@emotion/react';
import { addressWithNeeds, addressWithPicks } from '../addressing/pick-addresses.ts';
import { pathTo, viewPath } from '../addressing/paths.ts';
import { FoldSteps } from '../components/pocket/fold-steps.tsx';
import { PocketSheet } from '../components/pocket/pocket-sheet.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { RunningText } from '../components/type/running-text.tsx';
import { waysHomeFor } from '../data/articles/getting-home.ts';
import { festival } from '../data/festival.ts';
import { places } from '../data/programme/places.ts';
import { schedule } from '../data/programme/schedule.ts';
import { pocketPage as wording } from '../data/wording/pocket-wording.ts';
import { groundsPlan } from '../festival/grounds-plan.ts';
import { column } from '../look/measures.ts';
import { media, notOnPaper, statement } from '../look/tokens.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { definePage } from '../page.ts';
import { minutesShort } from '../figures/duration.ts';
import { filled } from '../figures/filled.ts';
import { sets } from '../festival/programme.ts';
import { listedSets } from '../rules/programme/running-entries.ts';
import { waysTo } from '../festival/ways-to-sets.ts';
import { needsFromQuery, wayNeeds, type Need } from '../rules/needs/needs.ts';
import { picksFromQuery, pickParameters, stateOf, type Picks } from '../rules/my-line-up/picks.ts';
import { dayPanels } from '../rules/pocket/pocket-days.ts';

const name = 'pocket';

/** The sets of the running order. */
const listed = new Set(listedSets(schedule, sets).map(({ id }) => id));

/** What is printed of each day: the running order, and whatever else a visitor has picked. */
const daysWith = (picks: Picks, wayTo: (id: string) => string) =>
  festival.days.map((day) => ({
    id: day.id,
    name: day.name,
    sets: sets
      .map((set) => ({ ...set, state: stateOf(picks, set.id) }))
      .filter(({ id, day: on, state }) => on === day.id && (listed.has(id) || state !== 'none'))
      .map(({ id, event, place, start, end, cancelled = false, state }) => ({
        id,
        title: event.title,
        place: places[place].name,
        start,
        end,
        cancelled,
        state,
        way: state === 'none' || cancelled ? '' : wayTo(id),
      })),
  }));

/** What a set's row says of the way to it, for whoever has said what they need. */
function waysFor(picks: Picks, needs: readonly Need[]): (id: string) => string {
  if (!needs[0]) return () => '';
  const { due, fits } = waysTo([...picks.picks, ...picks.maybe], needs);
  return (id) => {
    const [walk, fit] = [due.get(id)?.way, fits.get(id)];
    return [
      walk && filled(wording.ways.walk, { minutes: minutesShort(walk.minutes) }),
      fit !== true && (fit ? wording.ways.unchecked : wording.ways.barred),
    ]
      .filter(Boolean)
      .join('. ');
  };
}

const layout = css`
  ${notOnPaper};
  ${column('1.25rem 3rem')};
  margin-bottom: 1.5rem;
  > p {
    ${statement};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: center;
    > h2 {
      grid-column: 1 / -1;
    }
  }
`;

/* Without JavaScript, the words above it say what to do. */
const printButton = css`
  ${buttonStyle};
  font-size: 1.75rem;
  @media (scripting: none) {
    display: none;
  }
`;

/** The pocket programme: what one needs on the grounds, to print. A visitor's picks are in the address alone. */
const { cover, plan, texts } = wording;
/* Slopes, trees and scale are left to the plan's own page. */
const { scale: _scale, features, ...drawn } = groundsPlan;
const sheet = { ...drawn, features: features.filter(({ kind }) => kind !== 'fell' && kind !== 'tree') };

export const pocketPage = definePage({
  name,
  label: wording.title,
  section: 'programme',
  parent: 'programme/schedule',
  offline: 'saved',
  views: { print: ['booklet', 'large'] },
  visitorQuery: [...pickParameters, 'needs'],
  scripts: ['print'],
  load: ({ view, query }) => {
    const picks = picksFromQuery(query);
    const isMarked = picks.picks.length + picks.maybe.length > 0;
    const asked = needsFromQuery(query);
    const needs = wayNeeds.filter((need) => asked.includes(need));
    const isLarge = view.print === 'large';
    return {
      copy: wording,
      other: addressWithNeeds(
        addressWithPicks(isLarge ? pathTo(name) : viewPath(name, 'print', 'large', 'booklet'), picks),
        needs,
      ),
      booklet: {
        isLarge,
        cover: { ...cover, stars: isMarked ? cover.marked : cover.blank },
        days: dayPanels(daysWith(picks, waysFor(picks, needs))),
        words: wording,
        plan: { ...plan, sheet },
        texts: texts.map((text) => (text.table && needs[0] ? { ...text, table: waysHomeFor(needs) } : text)),
      },
    };
  },
  meta: ({ copy }) => copy,
  Component: ({ copy, booklet, booklet: { isLarge }, other }) => (
    <>
      <div css={notOnPaper}>
        <PageTitle title={copy.title} lead={copy.lead} low>
          <p>
            <a href={other}>{isLarge ? copy.large.back : copy.large.link}</a>
          </p>
        </PageTitle>
      </div>
      {!isLarge && <FoldSteps {...copy.fold} />}
      <div css={layout}>
        <p>
          {isLarge ? copy.large.how : copy.print.how} <RunningText text={copy.own} />
        </p>
        <button type="button" css={printButton} data-print>
          {copy.print.button}
        </button>
        <h2 id="pages">{copy.panels}</h2>
      </div>
      <PocketSheet {...booklet} />
    </>
  ),
});
