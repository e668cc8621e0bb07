import { css } from '@emotion/react';
import { PosterSheet } from '../components/broadsides/poster.tsx';
import { FactList } from '../components/type/fact-list.tsx';
import { FaqGroups } from '../components/type/faq-groups.tsx';
import { PageLink } from '../components/type/page-link.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { Prose } from '../components/type/prose.tsx';
import { Tabbed } from '../components/controls/tabbed.tsx';
import { faqGroups } from '../data/articles/faqs.ts';
import { travelTab } from '../data/articles/getting-here.ts';
import { infoTabs } from '../data/wording/info-tabs.ts';
import { sustainabilityTab } from '../data/articles/sustainability.ts';
import { definePage, entriesOf } from '../page.ts';
import { besideHeading } from '../look/beside-heading.ts';
import { column } from '../look/measures.ts';
import { pictureSizes } from '../look/picture-sizes.ts';
import { buttonStyle } from '../look/surfaces.ts';
import { media, stacked } from '../look/tokens.ts';

const layout = css`
  ${column('2rem')};
  > section:not(#faqs) {
    ${besideHeading};
  }
  > #faqs {
    ${stacked('2rem')};
    /* The questions' layout has the page's measure, as this one has. */
    > div {
      width: 100%;
    }
    ${media.wide} {
      > p {
        margin-left: 16rem;
      }
    }
  }
`;

/* Below the band, which goes from edge to edge. */
const more = css`
  clear: both;
  padding-top: 1.25rem;
`;

export const infoPage = definePage({
  name: 'info',
  label: infoTabs.title,
  section: 'info',
  scripts: ['questions'],
  views: { tab: entriesOf(infoTabs.tabs, ({ id }) => id) },
  load: ({ view }) => ({
    copy: infoTabs,
    tab: view.tab,
    groups: faqGroups,
    travel: travelTab,
    sustainability: sustainabilityTab,
  }),
  meta: ({ copy }) => copy,
  Component: ({ copy, tab, groups, travel, sustainability }) => {
    const content = {
      faqs: <FaqGroups groups={groups} heading="h3" />,
      'getting-there': <Prose blocks={travel} pictures={pictureSizes.spotOfAll} />,
      sustainability: <Prose blocks={sustainability} pictures={pictureSizes.spotOfAll} />,
    };
    const tabs = copy.tabs.map(({ id, label }) => {
      const { text, to } = copy.readMore[id];
      const panel = (
        <>
          {content[id]}
          <p css={more}>
            <PageLink to={to} css={buttonStyle}>
              {text}
            </PageLink>
          </p>
        </>
      );
      return { id, label, panel };
    });
    return (
      <>
        <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
        <PosterSheet band={copy.band} />
        <div css={layout}>
          <FactList facts={copy.facts} />
          <Tabbed label={copy.title} page="info" param="tab" tabs={tabs} current={tab} />
        </div>
      </>
    );
  },
});
