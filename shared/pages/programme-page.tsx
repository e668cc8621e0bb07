import { entryById } from '../figures/entry-by-id.ts';
import { css } from '@emotion/react';
import { WithStars } from '../components/my-line-up/with-stars.tsx';
import { Island } from '../components/controls/island.tsx';
import { Jumps } from '../components/controls/jumps.tsx';
import { measure, sideBySide } from '../look/measures.ts';
import { ProgrammeChoices } from '../components/programme/programme-choices.tsx';
import { AccessMarkList, accessMarkStyle, commaList } from '../components/programme/access-mark-list.tsx';
import { CalendarLinks } from '../components/programme/calendar-links.tsx';
import { GroupedSets } from '../components/programme/grouped-sets.tsx';
import { Strip } from '../components/type/strip.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Paragraph } from '../components/type/running-text.tsx';
import { definePage, entriesOf } from '../page.ts';
import { aboutEvent } from '../rules/programme/event-facts.ts';
import { accessOf, accessMarksOf as accessMarks } from '../rules/programme/access-marks.ts';
import { byDay } from '../rules/programme/by-day.ts';
import { isOn, nextPageChange } from '../rules/programme/on-now.ts';
import { fitViews, isInView, needsOfView } from '../rules/programme/programme-view.ts';
import { filled } from '../figures/filled.ts';
import { withFits, starredByNeeds } from './starred-page.ts';
import { notOnPaper, stacked, wrapping } from '../look/tokens.ts';
import type { Festival } from '../festival/create-festival.ts';
import { createProgrammeEntry } from './programme-entry.ts';

const name = 'programme/programme';

/* Each day is printed on one sheet. */
const layout = css`
  ${measure};
  ${stacked('1rem')};
  @media print {
    display: block;
    section + section {
      break-before: page;
    }
    ol {
      columns: 2;
    }
  }
`;

const finding = css`
  ${wrapping('0.5rem 2rem', 'center')};
  > nav {
    flex: auto;
  }
  > div {
    flex: 9 24rem;
  }
`;

export function programmePage(festival: Festival) {
  const {
    changesFeed,
    edition,
    places,
    fitCounts,
    insideText,
    sets,
    setsThatHappen,
    addresses: { eventPath, addressOf, calendarPath, pathTo },
    texts: { fitWords, onlyFits, nowNextWords, programmeFiles, programmePage: wording, toCome },
  } = festival;
  const programmeEntry = createProgrammeEntry(festival);
  const used = new Set(sets.map(({ place }) => place));

  const placeIds = Object.keys(places).filter((id) => used.has(id));

  const views = {
    kind: entriesOf(wording.kinds, ({ id }) => id),
    place: ['all', ...placeIds],
    for: ['everybody', 'children'],
    access: ['any', 'step-free'],
    under: ['any', 'cover'],
    fits: ['any', ...fitViews],
  } as const;

  const rows = sets.map((set) => {
    const { event, day } = set;
    const entry = {
      ...programmeEntry(set),
      href: eventPath(event),
      summary: aboutEvent(event, wording.kindOf),
      inside: insideText(set),
      access: accessMarks(accessOf(set, places)),
    };
    return { set, day, entry };
  });

  const placeChoices = [
    { id: 'all', label: wording.form.everywhere },
    ...placeIds.map((id) => ({ id, label: entryById(places, id).name })),
  ];

  return definePage({
    name,
    label: wording.title,
    section: 'programme',
    parent: 'programme/schedule',
    offline: 'saves',
    views,
    changesAt: (now) => nextPageChange(setsThatHappen, now),
    ...withFits,
    load: ({ view, query, now }) => {
      const at = now.getTime();
      const visibleRows = rows.filter(({ set, entry }) => isInView(view, set, entry.answers));
      const { needs, starred } = starredByNeeds(
        festival,
        addressOf({ name, views }, { entry: '', view }),
        query,
      );
      return {
        starred,
        view,
        needs,
        days: byDay(edition.days, visibleRows, ({ set, entry }) => ({
          ...entry,
          isOn: !set.cancelled && isOn(set, at),
        })),
      };
    },
    meta: () => ({ ...wording, feed: changesFeed }),
    Component({ view, needs, days, starred }) {
      const entries = days.flatMap((day) => day.entries);
      const count = entries.length;
      const on = entries.filter(({ isOn: plays }) => plays).map(({ id }) => `set-${id}`);
      const kind = wording.kinds.find(({ id }) => id !== 'all' && id === view.kind);
      return (
        <WithStars starred={starred}>
          <PageTitle
            title={kind?.label ?? wording.title}
            lead={kind?.lead ?? wording.lead}
            picture={kind?.picture}
            low
          />
          <div css={layout}>
            {rows.length === 0 && <Strip strip={toCome.programme} heading="h2" />}
            {rows.length > 0 && (
              <ProgrammeChoices
                copy={wording}
                kinds={wording.kinds}
                places={placeChoices}
                view={view}
                needs={needs}
                action={pathTo(name)}
              />
            )}
            {count > 0 && (
              <div css={finding}>
                {days.length > 1 && <Jumps label={wording.daysLabel} to={days} />}
                <Island
                  name="programme-list"
                  when="load"
                  props={{ ...wording.filter, count, unit: wording.unit, on, onNow: nowNextWords.on }}
                />
              </div>
            )}
            {needsOfView(view).map((need) => (
              <p key={need}>{filled(onlyFits, { need: fitWords.names[need], ...fitCounts(need) })}</p>
            ))}
            {count === 0 && <Paragraph hidden={rows.length === 0} text={wording.nothing} />}
            {count > 0 && (
              <>
                <div css={accessMarkStyle}>
                  <GroupedSets
                    groups={days}
                    hasPlainBars
                    until={wording.until}
                    onNow={nowNextWords.on}
                    chosenNeeds={{ needs, words: wording.fit }}
                    renderBesides={({ id, access, summary, inside }) => (
                      <AccessMarkList
                        access={access}
                        of={commaList(summary)}
                        warning={inside}
                        wording={wording}
                      >
                        <a href={calendarPath(id)}>{programmeFiles.links.short}</a>
                      </AccessMarkList>
                    )}
                    renderFoot={({ id, name: day }) => (
                      <CalendarLinks id={id} of={day} wording={programmeFiles.links} />
                    )}
                  />
                </div>
                <div css={[sideBySide, notOnPaper]}>
                  <Paragraph text={wording.key.text} />
                  <Paragraph text={programmeFiles.address} />
                </div>
              </>
            )}
          </div>
        </WithStars>
      );
    },
  });
}
