import { css } from '@emotion/react';
import { Accordion } from '../components/type/accordion.tsx';
import { PageTitle } from '../components/type/page-title.tsx';
import { faqs, faqsPage as wording } from '../data/articles/faqs.ts';
import { definePage } from '../page.ts';
import { faqData } from '../structured-data/faq-data.ts';
import { measure } from '../look/measures.ts';

/** The list of questions. `/info` shows the same list in its first tab. */
export const faqsPage = definePage({
  name: 'info/faqs',
  label: 'FAQs',
  section: 'info',
  menu: 'info',
  parent: 'info',
  script: 'questions',
  content: { copy: wording, questions: faqs },
  meta: ({ copy, questions }) => ({ ...copy, structuredData: () => [faqData(questions)] }),
  Component: ({ copy, questions }) => (
    <>
      <PageTitle title={copy.title} lead={copy.lead} />
      <div
        css={css`
          ${measure}
        `}
      >
        <Accordion name="faq" questions={questions} />
      </div>
    </>
  ),
});
