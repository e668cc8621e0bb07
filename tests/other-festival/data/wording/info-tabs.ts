import type { TextLink } from '../blocks.ts';

export type InfoTabId = 'faqs' | 'getting-there' | 'sustainability';

const tabs: readonly { readonly id: InfoTabId; readonly label: string }[] = [
  { id: 'faqs', label: 'Questions' },
  { id: 'getting-there', label: 'Ferry' },
  { id: 'sustainability', label: 'Footprint' },
];
const readMore: Readonly<Record<InfoTabId, TextLink>> = {
  faqs: { text: 'Both questions', to: 'info/faqs' },
  'getting-there': { text: 'The ferry', to: 'info/getting-here' },
  sustainability: { text: 'The footprint', to: 'info/sustainability' },
};

export const infoTabs = {
  title: 'Ask',
  description:
    'What people ask about the island, how the ferry goes, and what the gathering leaves behind on the shore.',
  lead: 'In short.',
  tabs,
  readMore,
} as const;
