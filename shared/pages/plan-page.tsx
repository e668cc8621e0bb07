import { css, Global } from '@emotion/react';
import { RouteDrawing } from '../components/plan/route-drawing.tsx';
import { RoutesSection, RouteInWords } from '../components/plan/routes-section.tsx';
import { PlanChoices, planMarks } from '../components/plan/plan-choices.tsx';
import { PlanList } from '../components/plan/plan-list.tsx';
import { PlanSheet } from '../components/plan/plan-sheet.tsx';
import { planPaper, sheetStyle } from '../components/plan/plan-styles.ts';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import type { Path, Place, PlanNeed } from '../model/grounds.ts';
import { flow, headingBeside, measure } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { headerHeight, media, notOnPaper, stacked } from '../look/tokens.ts';
import { definePage } from '../page.ts';
import { filled } from '../figures/filled.ts';
import { routeParameters } from '../rules/plan/plan-route.ts';
import { planEntry } from '../rules/plan/plan-entry.ts';
import { isShown, kindsFor, needsOf, planNeeds } from '../rules/plan/plan-needs.ts';
import type { Festival } from '../festival/create-festival.ts';

const name = 'plan';

/* On wide screens the sheet stands beside its key, and stays in view beside the form and answers. */
const layout = css`
  ${measure};
  ${stacked('1.5rem 2rem')};
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(16rem, 2fr);
    align-items: start;
  }
  @media print {
    display: block;
    width: 100%;
  }
`;

const besideAnswer = css`
  ${media.desktop} {
    grid-template-columns: min(58vw, 100vh - ${headerHeight} - 3rem) minmax(0, 1fr);
    > :first-child {
      position: sticky;
      top: calc(${headerHeight} + 1rem);
    }
  }
`;

const wholeRow = css`
  ${stacked('2.5rem')};
  grid-column: 1 / -1;
`;

export function planPage(festival: Festival) {
  if (!festival.plan) return undefined;
  const { groundsPlan, shownOnPlan, planInWords, answerPlanQuery, words } = festival.plan;
  const wording = words.page;
  const allPaths: readonly Path[] = festival.paths;

  const used = new Set<string>(festival.sets.map(({ place }) => place));

  function moreOn(id: string, { kind }: Place): string | undefined {
    if (used.has(id)) return festival.addresses.viewPath('programme/programme', 'place', id, 'all');
    const explained = wording.explained[kind];
    return explained && festival.addresses.hrefOf(explained);
  }

  const noWayFrom = (id: string): readonly string[] =>
    allPaths
      .filter(({ closed, between }) => closed && between.includes(id))
      .flatMap(({ between }) => between.filter((end) => end !== id))
      .map((end) => festival.allPlaces[end]?.name ?? end);

  const groups = wording.groups.map(({ heading, kinds }) => ({
    heading,
    entries: shownOnPlan
      .filter(([, { kind }]) => kinds.includes(kind))
      .map(([id, place]) =>
        planEntry(
          id,
          place,
          festival.metresFromGate.get(id) ?? 0,
          noWayFrom(id),
          moreOn(id, place),
          festival.applicablePlaceFacts[place.kind] ?? [],
          wording.entry,
        ),
      ),
  }));

  /** A checkbox for each need marks plan and list at once; the form's address keeps it. */
  const choices = planNeeds.map((id) => ({
    id,
    label: wording.needs[id],
    sign: kindsFor[id][0],
  }));

  function shownText(needs: readonly PlanNeed[]): string {
    const all = groups.flatMap(({ entries }) => entries);
    const count = all.filter((entry) => isShown(entry.needs, needs)).length;
    return filled(wording.shown[count === 1 ? 'one' : 'many'], { count: String(count) });
  }

  return definePage({
    name,
    label: 'Plan',
    section: 'info',
    parent: 'info',
    offline: 'saves',
    views: { print: ['A4', 'large'] },
    visitorQuery: ['show', ...routeParameters],
    scripts: ['plan'],
    load: ({ view, query }) => ({
      needs: needsOf(query),
      planAnswer: answerPlanQuery(query),
      isLarge: view.print === 'large',
    }),
    meta: ({ planAnswer, needs }) => {
      const state = planAnswer.title ?? needs.map((need) => wording.needs[need]).join(', ');
      return { ...wording, title: state ? `${state} · ${wording.title}` : wording.title };
    },
    Component: ({ needs, isLarge, planAnswer, planAnswer: { answer } }) => (
      <>
        <Global styles={planPaper(isLarge)} />
        <PageTitle title={wording.title} lead={wording.lead} low>
          {isLarge && <p>{wording.large.how}</p>}
        </PageTitle>
        <div css={[layout, !planAnswer.hasList && besideAnswer, planMarks]}>
          <div css={sheetStyle}>
            <PlanSheet {...groundsPlan} listAt={planAnswer.hasList ? '' : festival.addresses.pathTo(name)}>
              {answer?.drawing && <RouteDrawing {...answer.drawing} />}
            </PlanSheet>{' '}
            <label>
              <input type="checkbox" />
              {` ${wording.larger}`}
            </label>
          </div>
          <div css={flow}>
            {answer && <RouteInWords {...answer} words={festival.texts.routesWording} />}
            {planAnswer.routes && (
              <RoutesSection
                {...planAnswer.routes}
                words={festival.texts.routesWording}
                wayHome={words.wayHome}
              />
            )}
            <p css={notOnPaper}>
              <a href={planAnswer.link.href} css={buttonStyle}>
                {planAnswer.link.text}
              </a>
            </p>
            {!isLarge && (
              <p css={notOnPaper}>
                {planAnswer.hasList && (
                  <>
                    <a href="#in-words">{wording.told.link}</a>
                    {'\u00A0· '}
                    <a href="#list">{wording.list.link}</a>
                    {'\u00A0· '}
                  </>
                )}
                <a href={festival.addresses.viewPath(name, 'print', 'large', 'A4')}>{wording.large.link}</a>
              </p>
            )}
            <PlanChoices {...wording.form} choices={choices} chosen={needs} />
          </div>
          {planAnswer.hasList && (
            <div css={[wholeRow, notOnPaper]}>
              <section aria-labelledby="in-words" css={[flow, headingBeside]}>
                <h2 id="in-words">{wording.told.heading}</h2>
                <Prose blocks={planInWords} />
              </section>
              <PlanList {...wording.list} id="list" shown={shownText(needs)} groups={groups} />
            </div>
          )}
        </div>
      </>
    ),
  });
}
