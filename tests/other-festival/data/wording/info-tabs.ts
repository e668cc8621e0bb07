const tabs: readonly { readonly id: InfoTabId; readonly label: string; readonly more: TextLink }[] = [
  { id: 'faqs', label: 'Questions', more: { text: 'Both questions', to: 'info/faqs' } },
  { id: 'getting-there', label: 'Ferry', more: { text: 'The ferry', to: 'info/getting-here' } },
  { id: 'sustainability', label: 'Footprint', more: { text: 'The footprint', to: 'info/sustainability' } },
];

const picture: PictureId = 'boathouse-stage';
const band: Band = { title: 'Ferry at two', text: 'Once a day.' };
const facts: readonly Fact[] = [{ term: 'Ferry', value: 'At two', note: 'Once a day' }];

export const infoTabs = {
  title: 'Ask',
  description:
    'What people ask about the island, how the ferry goes, and what the gathering leaves behind on the shore.',
  lead: 'In short.',
  picture,
  band,
  facts,
  tabs,
  doors: [{ text: 'The ferry', to: 'info/getting-here', picture }],
} as const;
