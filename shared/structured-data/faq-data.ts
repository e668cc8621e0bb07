import type { FAQPage } from 'schema-dts';
import type { Faq } from '../data/articles/faqs.ts';
import { firstSentences, plainText } from '../rules/text/plain-text.ts';

/** Questions and answers as a schema.org FAQPage: each answer's beginning, because the page says all of it once already. */
export const faqData = (faqs: readonly Faq[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, short, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: `${short}. ${firstSentences(plainText(answer), 1)}` },
  })),
});
