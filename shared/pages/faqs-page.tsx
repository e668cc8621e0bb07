import { FeatureBlock } from '../components/feature/feature-block.tsx';
import { FaqGroups } from '../components/type/faq-groups.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { definePage } from '../page.ts';
import type { Festival } from '../festival/create-festival.ts';

/** The list of questions. `/info` shows the same list in its first tab. */
export const faqsPage = ({ texts: { faqGroups = [], faqsPage: wording } }: Festival) =>
  wording &&
  definePage({
    name: 'info/faqs',
    label: 'FAQs',
    section: 'info',
    menu: 'info',
    offline: 'saved',
    parent: 'info',
    scripts: ['questions'],
    content: { copy: wording, groups: faqGroups },
    meta: ({ copy }) => copy,
    Component: ({ copy, groups }) => (
      <>
        <PageTitle title={copy.title} lead={copy.lead} picture={copy.picture} />
        <div css={{ marginBottom: '3rem' }}>
          <FaqGroups groups={groups} pictures={copy.pictures ?? []} />
        </div>
        {copy.strip && <FeatureBlock of={copy.strip} />}
      </>
    ),
  });
