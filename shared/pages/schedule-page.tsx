import { PageTitle } from '../components/type/page-title.tsx';
import { RunningOrder } from '../components/programme/running-order.tsx';
import { RunningText } from '../components/type/running-text.tsx';
import { Tabbed } from '../components/controls/tabbed.tsx';
import type { DayName } from '../data/festival.ts';
import { schedulePage as wording } from '../data/wording/schedule-wording.ts';
import { lineUp, type Artist } from '../data/programme/line-up.ts';
import { schedule } from '../data/programme/schedule.ts';
import { definePage, entriesOf } from '../page.ts';
import { stack } from '../look/measures.ts';

type DayId = Lowercase<DayName>;

const days = [
  { id: 'friday', label: 'Friday' },
  { id: 'saturday', label: 'Saturday' },
  { id: 'sunday', label: 'Sunday' },
] as const satisfies readonly { readonly id: DayId; readonly label: DayName }[];

interface ScheduleProps {
  readonly copy: typeof wording;
  readonly day: DayId;
  readonly order: typeof schedule;
  readonly acts: readonly Artist[];
}

const Schedule = ({ copy, day, order, acts }: ScheduleProps) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} />
    <div css={stack}>
      <Tabbed
        label={copy.title}
        page="programme/schedule"
        param="day"
        tabs={days}
        current={day}
        panels={{
          friday: <RunningOrder entries={order.Friday} acts={acts} />,
          saturday: <RunningOrder entries={order.Saturday} acts={acts} />,
          sunday: <RunningOrder entries={order.Sunday} acts={acts} />,
        }}
      />
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
  views: { day: entriesOf(days, ({ id }) => id) },
  load: ({ view }) => ({ copy: wording, day: view.day, order: schedule, acts: lineUp }),
  meta: ({ copy }) => copy,
  Component: Schedule,
});
