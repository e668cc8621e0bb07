import type { Summary, Text, TextLink } from '../blocks.ts';
import { festival } from '../festival.ts';

export type InfoTabId = 'faqs' | 'getting-there' | 'sustainability';

/** The tabs of the page `/info`. The first one is the default (specification, section 2). */
export const infoTabs: Summary & {
  readonly lead: Text;
  readonly tabs: readonly { readonly id: InfoTabId; readonly label: string }[];
  /** The page that says more than the tab. */
  readonly readMore: Readonly<Record<InfoTabId, TextLink>>;
} = {
  title: 'Info',
  description: `The short version of ${festival.fullName}: answers to the usual questions, how to get there, and what the festival costs the valley.`,
  lead: [
    'What people ask most, how to get there, and what the weekend costs the valley. If it is not here, it is on one of the pages named below, or ',
    { text: 'ask us', to: 'contact' },
    '.',
  ],
  tabs: [
    { id: 'faqs', label: 'FAQs' },
    { id: 'getting-there', label: 'Getting There' },
    { id: 'sustainability', label: 'Sustainability' },
  ],
  readMore: {
    faqs: { text: 'All the questions on a page of their own', to: 'info/faqs' },
    'getting-there': { text: 'Trains, buses, roads and parking in full', to: 'info/getting-here' },
    sustainability: { text: 'Last year’s figures and this year’s targets', to: 'info/sustainability' },
  },
};
