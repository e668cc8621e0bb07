import { css } from '@emotion/react';
import { Accordion } from '../components/accordion.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { Prose } from '../components/prose.tsx';
import { Island } from '../components/island.tsx';
import { tabRow } from '../components/tab-row.ts';
import { faqs } from '../data/faqs.ts';
import { travelTab } from '../data/getting-here.ts';
import { infoTabs as copy, type InfoTabId } from '../data/info-tabs.ts';
import { sustainabilityTab } from '../data/sustainability.ts';
import { definePage } from '../page.ts';
import { choicePath } from '../paths.ts';
import { choose } from '../rules/choice.ts';
import { buttonStyle, measure } from '../theme.ts';

const layout = css`
  ${measure};
  display: grid;
  gap: 2rem;
  section {
    display: grid;
    gap: 2rem;
    justify-items: start;
    > * {
      width: 100%;
    }
    > a {
      width: auto;
    }
  }
`;

const panels = {
  faqs: <Accordion name="faq" questions={faqs} />,
  'getting-there': <Prose blocks={travelTab} />,
  sustainability: <Prose blocks={sustainabilityTab} />,
} satisfies Record<InfoTabId, unknown>;

const ids = copy.tabs.map(({ id }) => id);

const Info = ({ data: { tab } }: { readonly data: { readonly tab: InfoTabId } }) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} />
    <div css={layout}>
      <Island
        name="tabs"
        when="interaction"
        css={tabRow}
        props={{
          label: copy.title,
          current: tab,
          tabs: copy.tabs.map((each) => ({ ...each, href: choicePath('info', 'tab', each.id, 'faqs') })),
        }}
      />
      {copy.tabs.map(({ id, label }) => (
        <section key={id} id={id} hidden={id !== tab} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{label}</h2>
          {panels[id]}
          <PageLink to={copy.readMore[id].to} css={buttonStyle}>
            {copy.readMore[id].text}
          </PageLink>
        </section>
      ))}
    </div>
  </>
);

export const infoPage = definePage<{ readonly tab: InfoTabId }>({
  name: 'info',
  label: copy.title,
  section: 'info',
  load: ({ query }) => ({ tab: choose(query.get('tab'), ids, 'faqs') }),
  meta: () => ({ title: copy.title, description: copy.description }),
  Component: Info,
});
