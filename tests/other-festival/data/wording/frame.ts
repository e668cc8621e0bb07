const quickLinks: readonly TextLink[] = [{ text: 'Questions', to: 'info/faqs' }];
const endLinks: readonly TextLink[] = [{ text: 'The first tide', to: 'info/first-time' }];
const withoutJavaScript: Text = 'Needs JavaScript.';

export const frame = {
  skipLink: 'To the text',
  menuButton: { open: 'Chart', close: 'Fold' },
  mainMenu: 'Pages',
  onThisPage: 'Here',
  urgentNotice: 'Warning',
  closeNotice: 'Done',
  outsideLink: '(over the sea)',
  islandError: unexpectedError.title,
  menus: { info: 'Ask', 'further-afield': 'Ashore', programme: `${festival.name} ${festival.year}` },
  getTickets: 'BOOK A PLACE',
  saving: { offer: 'Take these ashore', failed: 'Dropped', done: 'Packed' },
  menuFoot: { links: endLinks, gates: 'The ferry lands at noon.', picture: 'campfire' },
  footer: {
    headings: { quickLinks: 'Shortcuts', contact: 'Write', newsletter: 'Letters', social: 'Other shores' },
    quickLinks,
    newsletter: {
      lead: 'Two letters a year.',
      label: 'Where to',
      button: 'Yes please',
      success: 'You are on the list.',
      withoutJavaScript,
    },
    cookies: 'No cookies, only crispbread.',
    endLine: endLinks,
    colophon: 'Printed below deck.',
  },
} as const;
