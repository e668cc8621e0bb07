export const nowNextWords = {
  on: 'This very hour',
  next: 'The next tide',
  first: 'The first tide',
  until: 'ebbs at',
  follows: 'Follows at',
  elsewhere: 'rises at',
  dropIn: 'Wade in any time',
  over: { heading: 'Takk', text: 'The lamp is out. Takk for alt.' },
  lastMorning: { heading: 'Ebb', text: 'The ferry goes once more.' },
  outdated: { heading: 'Old tide', text: 'The tide has turned twice.', link: 'Ask the keeper again' },
};
