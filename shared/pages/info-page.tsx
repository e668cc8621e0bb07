import { css } from '@emotion/react';
import { Accordion } from '../components/type/accordion.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { Tabbed } from '../components/controls/tabbed.tsx';
import { faqs, type Faq } from '../data/articles/faqs.ts';
import { travelTab } from '../data/articles/getting-here.ts';
import { infoTabs, type InfoTabId } from '../data/wording/info-tabs.ts';
import { sustainabilityTab } from '../data/articles/sustainability.ts';
import type { Block, TextLink } from '../data/blocks.ts';
import { definePage, entriesOf } from '../page.ts';
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

interface InfoProps {
  readonly copy: typeof infoTabs;
  readonly tab: InfoTabId;
  readonly questions: readonly Faq[];
  readonly travel: readonly Block[];
  readonly sustainability: readonly Block[];
}

const Info = ({ copy, tab, questions, travel, sustainability }: InfoProps) => {
  const readMore = ({ text, to }: TextLink) => (
    <PageLink to={to} css={buttonStyle}>
      {text}
    </PageLink>
  );
  const panels = {
    faqs: (
      <>
        <Accordion name="faq" questions={questions} />
        {readMore(copy.readMore.faqs)}
      </>
    ),
    'getting-there': (
      <>
        <Prose blocks={travel} />
        {readMore(copy.readMore['getting-there'])}
      </>
    ),
    sustainability: (
      <>
        <Prose blocks={sustainability} />
        {readMore(copy.readMore.sustainability)}
      </>
    ),
  };
  return (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div css={layout}>
        <Tabbed
          label={copy.title}
          page="info"
          param="tab"
          tabs={copy.tabs.map((choice) => ({ ...choice, panel: panels[choice.id] }))}
          current={tab}
        />
      </div>
    </>
  );
};

export const infoPage = definePage({
  name: 'info',
  label: infoTabs.title,
  section: 'info',
  script: 'questions',
  views: { tab: entriesOf(infoTabs.tabs, ({ id }) => id) },
  load: ({ view }) => ({
    copy: infoTabs,
    tab: view.tab,
    questions: faqs,
    travel: travelTab,
    sustainability: sustainabilityTab,
  }),
  meta: ({ copy }) => copy,
  Component: Info,
});
