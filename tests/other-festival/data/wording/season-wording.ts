const bands: readonly SeasonBand[] = [
  { seasons: ['over'], pages: ['tickets'], text: 'The tide is out, and so is the till.' },
];

export const edition = `${festival.name} ${festival.year}`;
export const nextSale: Turning = { until: 'nextSaleAnnounced', before: 'Wait.', after: 'Wait on.' };

export const seasonWording = { call: { text: 'LOOK', to: 'gallery' }, label: 'The tide', bands };
