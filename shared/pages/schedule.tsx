import { PageTitle } from '../components/page-title.tsx';
import { RunningOrder } from '../components/running-order.tsx';
import { RunningText } from '../components/running-text.tsx';
import { Island } from '../components/island.tsx';
import { tabRow } from '../components/tab-row.ts';
import { festival } from '../data/festival.ts';
import { schedulePage as copy } from '../data/schedule-page.ts';
import { definePage } from '../page.ts';
import { choicePath } from '../paths.ts';
import { choose } from '../rules/choice.ts';
import { slugOf } from '../rules/slug.ts';
import { stack } from '../theme.ts';

const days = festival.days.map(({ name }) => ({ name, id: slugOf(name) }));
const [first] = days;

const Schedule = ({ data: { day } }: { readonly data: { readonly day: string } }) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} />
    <div css={stack}>
      <Island
        name="tabs"
        when="interaction"
        css={tabRow}
        props={{
          label: copy.title,
          current: day,
          tabs: days.map(({ id, name }) => ({
            id,
            label: name,
            href: choicePath('programme/schedule', 'day', id, days[0]?.id ?? ''),
          })),
        }}
      />
      {days.map(({ id, name }) => (
        <section key={id} id={id} hidden={id !== day} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{name}</h2>
          <RunningOrder day={name} />
        </section>
      ))}
      <p>
        <RunningText text={copy.changes} />
      </p>
    </div>
  </>
);

export const schedulePage = definePage<{ readonly day: string }>({
  name: 'programme/schedule',
  label: 'Schedule',
  section: 'programme',
  menu: 'programme',
  load: ({ query }) => ({
    day: choose(
      query.get('day'),
      days.map(({ id }) => id),
      first?.id ?? '',
    ),
  }),
  meta: () => ({ title: copy.title, description: copy.description }),
  Component: Schedule,
});
