import { css, Global } from '@emotion/react';
import { addressWithPicks } from '../addressing/pick-addresses.ts';
import { PageTitle } from '../components/type/page-title.tsx';
import { CalendarLinks } from '../components/programme/calendar-links.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { foldedStrip } from '../look/surfaces.ts';
import { flow, sideBySide, stack } from '../look/measures.ts';
import { NowNextSection } from '../components/programme/now-next-section.tsx';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { RunningOrder } from '../components/programme/running-order.tsx';
import { SetList } from '../components/programme/grouped-sets.tsx';
import { Paragraph, RunningText } from '../components/type/running-text.tsx';
import { Tabbed } from '../components/controls/tabbed.tsx';
import { definePage, entriesOf } from '../page.ts';
import { listedSets, runningOrder } from '../rules/programme/running-entries.ts';
import { notInIosApp } from '../look/not-in-ios-app.ts';
import { notOnPaper, stacked } from '../look/tokens.ts';
import { fitsTwoLanes, hoursAround } from '../figures/time-scale.ts';
import { filled } from '../figures/filled.ts';
import { instantOf, minutesOf } from '../figures/timed-sets.ts';
import { changesSoon, nextPageChange } from '../rules/programme/on-now.ts';
import { dayAt, nextDay } from '../rules/programme/day-at.ts';
import { createProgrammeEntry } from './programme-entry.ts';
import { withPicks, starredAt } from './starred-page.ts';
import type { Festival } from '../festival/create-festival.ts';

/* The sheet is as large as the poster, to hang beside it. */
const paper = css`
  @page {
    size: A3;
    margin: 0;
  }
  @media print {
    :root {
      --ground: var(--paper);
      print-color-adjust: exact;
    }
  }
`;

const calendars = css`
  summary {
    ${foldedStrip};
  }
`;

const name = 'programme/schedule';

const FIVE_MINUTES = 300_000;

export function schedulePage(festival: Festival) {
  const {
    changesFeed,
    edition,
    bill,
    places,
    schedule,
    marksOf,
    sets,
    allMarks,
    setsThatHappen,
    starOf,
    addresses: { addressOf, artistPath, editionSlug, viewPath },
    texts: { programmePage, nowNextWords, schedulePage: wording, programmeFiles, toCome },
  } = festival;
  const programmeEntry = createProgrammeEntry(festival);
  const days = edition.days.map((day) => ({
    id: day.id,
    name: day.name,
    entries: runningOrder(day.id, { schedule, sets }).map(({ label, sets: held }) => ({
      label,
      sets: held.map((set) => ({ ...set, mark: marksOf([set.id])[0], star: starOf(set.id) })),
    })),
    sets: listedSets(schedule, sets)
      .filter((set) => set.day === day.id)
      .map((set) => ({
        ...programmeEntry(set),
        ...(set.event.kind === 'music' && { href: artistPath({ name: set.event.artist }) }),
      })),
  }));

  const drawnByDay = days.map(({ entries }) => entries.flatMap((entry) => entry.sets));
  /** Days are drawn to scale if overlapping sets fit into two lanes; otherwise they are lists. */
  const isDrawn = drawnByDay.every(fitsTwoLanes);

  const [{ from: earliest } = { from: '00:00' }] = hoursAround(drawnByDay.flat());

  /* Print has no tabs: the days stand side by side on one sheet of A3. */
  const dayPanels = css`
    ${stacked('1.5rem')};
    @media print {
      grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
      gap: 0 6mm;
      --drawn-since: ${minutesOf(earliest) / 5};
    }
  `;

  const acts = bill.flatMap((day) => day.acts);

  const views = { day: entriesOf(edition.days, ({ id }) => id) };

  return definePage({
    name,
    label: 'Schedule',
    section: 'programme',
    menu: 'programme',
    offline: 'saves',
    views,
    changesAt: (now) =>
      Math.min(
        nextPageChange(setsThatHappen, now) ?? Infinity,
        nextDay(now, edition) ?? Infinity,
        // Without its script, the line of the present stays where it was when the page was loaded.
        dayAt(now, edition) ? (Math.floor(now / FIVE_MINUTES) + 1) * FIVE_MINUTES : Infinity,
      ),
    ...withPicks,
    showsItself: [...withPicks.showsItself, 'day'],
    scripts: [...withPicks.scripts, 'now-rule'],
    load: ({ view, query, now }) => {
      const starred = starredAt(festival, addressOf({ name, views }, { entry: '', view }), query);
      const today = dayAt(now.getTime(), edition);
      return {
        current: view.day,
        today:
          today && today.id !== view.day
            ? {
                text: `${wording.today} ${today.name}`,
                href: addressWithPicks(viewPath(name, 'day', today.id, views.day[0]), starred.picks),
              }
            : undefined,
        now: today && {
          day: today.id,
          midnight: instantOf(today.date, '00:00', edition.utcOffset),
          at: now.getTime(),
          word: wording.now,
        },
        nowNext: { sets: setsThatHappen, marks: allMarks, places, words: nowNextWords, now: now.getTime() },
        boardFirst: changesSoon(setsThatHappen, now.getTime()),
        starred,
      };
    },
    meta: () => ({ ...wording, feed: changesFeed }),
    Component: ({ current, today, now, nowNext, boardFirst, starred }) => {
      const board = (
        <div css={notOnPaper}>
          <NowNextSection {...nowNext} />
        </div>
      );
      return (
        <WithStars starred={starred}>
          <Global styles={paper} />
          <PageTitle
            title={wording.title}
            lead={filled(wording.lead, { count: sets.length.toString() })}
            more={programmePage.link}
            low
            foot={<FactList facts={wording.hours} isLow />}
          />
          <div css={stack}>
            {boardFirst && board}
            {today && (
              <p css={notOnPaper}>
                <a href={today.href}>{today.text}</a>
              </p>
            )}
            {/* Reader views keep elements whose id says “content”, and would otherwise drop the acts. */}
            <div id="days-content" css={dayPanels}>
              <Tabbed
                label={wording.title}
                page={name}
                isOnePage
                param="day"
                tabs={days.map(({ id, name: day, entries, sets: listed }) => ({
                  id,
                  label: day,
                  panel: (
                    <>
                      {entries.length === 0 && <p>{toCome.day}</p>}
                      {isDrawn ? (
                        <RunningOrder
                          day={id}
                          entries={entries}
                          until={wording.until}
                          now={id === now?.day ? now : undefined}
                          acts={acts}
                          places={places}
                        />
                      ) : (
                        <SetList entries={listed} until={wording.until} />
                      )}
                    </>
                  ),
                }))}
                current={current}
              />
            </div>
            {/* Reader views would otherwise take this for the page's text. */}
            <aside css={sideBySide}>
              <Paragraph id="shifts" text={wording.changes} />
              <div css={flow}>
                <p css={notOnPaper}>
                  <RunningText text={wording.others} />
                </p>
                <details css={[calendars, notOnPaper]}>
                  <summary>{programmeFiles.links.short}</summary>
                  {[...days, { id: editionSlug, name: programmeFiles.links.whole }].map(
                    ({ id, name: of }) => (
                      <CalendarLinks key={id} id={id} of={of} wording={programmeFiles.links} />
                    ),
                  )}
                  <p>
                    <RunningText text={programmeFiles.note} />{' '}
                    <span css={notInIosApp}>
                      <RunningText text={programmeFiles.files} />
                    </span>
                  </p>
                </details>
              </div>
            </aside>
            {!boardFirst && board}
          </div>
        </WithStars>
      );
    },
  });
}
