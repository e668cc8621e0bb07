import type { FAQPage } from 'schema-dts';
import type { Faq } from '../data/articles/faqs.ts';
import { plainText } from '../rules/text/plain-text.ts';

/** Questions and answers as a schema.org FAQPage. */
export const faqData = (faqs: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, short, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: `${short}. ${plainText(answer)}` },
  })),
});
