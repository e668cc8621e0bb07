import type { BandWords } from '../../rules/offline/worker-data.ts';

export const offlineWording = {
  title: 'Adrift',
  description: 'What there is out of sight of land.',
  lead: 'These pages float.',
  listHeading: 'Aboard',
  aboutHeading: 'How to load',
  about: [['Open the ', { text: 'tides', to: 'programme/schedule' }, ' in port.']],
} as const;

export const bandWords: BandWords = {
  label: 'Old copy',
  saved: 'Drawn',
  today: 'this day',
  on: 'last',
  at: 'by',
  offline: 'out of reach.',
  slow: 'becalmed.',
  part: 'Your wish waits ashore.',
  notSaved: 'That page stayed in port',
  notice: 'Warning, as it was',
};
