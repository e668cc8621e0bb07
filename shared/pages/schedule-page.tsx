import { PageTitle } from '../components/type/page-title.tsx';
import { RunningOrder } from '../components/programme/running-order.tsx';
import { RunningText } from '../components/type/running-text.tsx';
import { Tabbed } from '../components/controls/tabbed.tsx';
import type { DayName } from '../data/festival.ts';
import { schedulePage as copy } from '../data/wording/schedule-wording.ts';
import { definePage } from '../page.ts';
import { choose } from '../rules/choice.ts';
import { stack } from '../look/measures.ts';

type DayId = Lowercase<DayName>;

const days = [
  { id: 'friday', label: 'Friday' },
  { id: 'saturday', label: 'Saturday' },
  { id: 'sunday', label: 'Sunday' },
] as const satisfies readonly { readonly id: DayId; readonly label: DayName }[];

const ids = days.map(({ id }) => id);

const panels = {
  friday: <RunningOrder day="Friday" />,
  saturday: <RunningOrder day="Saturday" />,
  sunday: <RunningOrder day="Sunday" />,
};

const Schedule = ({ data: { day } }: { readonly data: { readonly day: DayId } }) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} />
    <div css={stack}>
      <Tabbed
        label={copy.title}
        page="programme/schedule"
        param="day"
        tabs={days}
        current={day}
        panels={panels}
      />
      <p>
        <RunningText text={copy.changes} />
      </p>
    </div>
  </>
);

export const schedulePage = definePage<{ readonly day: DayId }>({
  name: 'programme/schedule',
  label: 'Schedule',
  section: 'programme',
  menu: 'programme',
  views: ids.slice(1).map((id) => `day=${id}`),
  load: ({ query }) => ({ day: choose(query.get('day'), ids, 'friday') }),
  meta: () => ({ title: copy.title, description: copy.description }),
  Component: Schedule,
});
