import { css } from '@emotion/react';
import { Accordion } from '../components/type/accordion.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { Tabbed } from '../components/controls/tabbed.tsx';
import { faqs } from '../data/articles/faqs.ts';
import { travelTab } from '../data/articles/getting-here.ts';
import { infoTabs as copy, type InfoTabId } from '../data/wording/info-tabs.ts';
import { sustainabilityTab } from '../data/articles/sustainability.ts';
import { definePage } from '../page.ts';
import { choose } from '../rules/choice.ts';
import { measure } from '../look/measures.ts';
import { buttonStyle } from '../look/surfaces.ts';

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

const ReadMore = ({ tab }: { readonly tab: InfoTabId }) => (
  <PageLink to={copy.readMore[tab].to} css={buttonStyle}>
    {copy.readMore[tab].text}
  </PageLink>
);

const panels = {
  faqs: (
    <>
      <Accordion name="faq" questions={faqs} />
      <ReadMore tab="faqs" />
    </>
  ),
  'getting-there': (
    <>
      <Prose blocks={travelTab} />
      <ReadMore tab="getting-there" />
    </>
  ),
  sustainability: (
    <>
      <Prose blocks={sustainabilityTab} />
      <ReadMore tab="sustainability" />
    </>
  ),
};

const ids = copy.tabs.map(({ id }) => id);

const Info = ({ data: { tab } }: { readonly data: { readonly tab: InfoTabId } }) => (
  <>
    <PageTitle title={copy.title} lead={copy.lead} />
    <div css={layout}>
      <Tabbed label={copy.title} page="info" param="tab" tabs={copy.tabs} current={tab} panels={panels} />
    </div>
  </>
);

export const infoPage = definePage<{ readonly tab: InfoTabId }>({
  name: 'info',
  label: copy.title,
  section: 'info',
  script: 'questions',
  views: ids.slice(1).map((id) => `tab=${id}`),
  load: ({ query }) => ({ tab: choose(query.get('tab'), ids, 'faqs') }),
  meta: () => ({ title: copy.title, description: copy.description }),
  Component: Info,
});
