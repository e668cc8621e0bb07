import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { edition } from '../addressing/paths.ts';
import { PageTitle } from '../components/type/page-title.tsx';
import { CalendarLinks } from '../components/programme/calendar-links.tsx';
import { NowNext } from '../components/programme/now-next-section.tsx';
import { RunningOrder } from '../components/programme/running-order.tsx';
import { RunningText } from '../components/type/running-text.tsx';
import { Tabbed } from '../components/controls/tabbed.tsx';
import type { TextLink } from '../data/blocks.ts';
import { festival, type DayId } from '../data/festival.ts';
import { programmePage } from '../data/wording/programme-wording.ts';
import { nowNextWords } from '../data/wording/now-next-wording.ts';
import { schedulePage as wording } from '../data/wording/schedule-wording.ts';
import { programmeFiles } from '../data/wording/programme-files.ts';
import { lineUp, type Artist } from '../data/programme/line-up.ts';
import { places } from '../data/programme/places.ts';
import { schedule } from '../data/programme/schedule.ts';
import { definePage, entriesOf } from '../page.ts';
import { runningOrder, type RunningEntry } from '../rules/programme/running-entries.ts';
import { sets } from '../programme.ts';
import { stack } from '../look/measures.ts';

const files = css`
  display: grid;
  gap: 0.75rem;
  @media print {
    display: none;
  }
`;

interface ScheduleProps {
  readonly copy: typeof wording;
  readonly more: TextLink;
  readonly days: readonly {
    readonly id: DayId;
    readonly name: string;
    readonly entries: readonly RunningEntry[];
  }[];
  readonly current: DayId;
  /** The id of the calendar of the whole festival. */
  readonly wholeId: string;
  readonly calendar: typeof programmeFiles;
  readonly acts: readonly Artist[];
  readonly places: typeof places;
  readonly nowNext: ComponentProps<typeof NowNext>;
}

const Schedule = ({ copy, more, days, current, wholeId, calendar, nowNext, ...programme }: ScheduleProps) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} more={more} />
    <div css={stack}>
      <NowNext {...nowNext} />
      <Tabbed
        label={copy.title}
        page="programme/schedule"
        param="day"
        tabs={days.map(({ id, name, entries }) => ({
          id,
          label: name,
          panel: (
            <>
              <CalendarLinks id={id} of={name} wording={calendar.links} />
              <RunningOrder entries={entries} until={copy.until} {...programme} />
            </>
          ),
        }))}
        current={current}
      />
      <div css={files}>
        <CalendarLinks id={wholeId} of={calendar.links.whole} wording={calendar.links} />
        <p>
          <RunningText text={calendar.note} />
        </p>
      </div>
      <p>
        <RunningText text={copy.changes} />
      </p>
    </div>
  </>
);

export const schedulePage = definePage({
  name: 'programme/schedule',
  label: 'Schedule',
  section: 'programme',
  menu: 'programme',
  views: { day: entriesOf(festival.days, ({ id }) => id) },
  freshFor: 60,
  load: ({ view, now }) => ({
    copy: wording,
    more: programmePage.link,
    days: festival.days.map(({ id, name }) => ({
      id,
      name,
      entries: runningOrder(schedule[id], sets, wording.followedBy),
    })),
    current: view.day,
    wholeId: edition,
    calendar: programmeFiles,
    acts: lineUp,
    places,
    nowNext: { sets, places, words: nowNextWords, now: now.getTime() },
  }),
  meta: ({ copy }) => copy,
  Component: Schedule,
});
