/** Another festival, in every fact: an island, three other days, another clock. */

const name = 'Longshore';
const domain = 'longshore.example';

export const festival = {
  name,
  fullName: `${name} Gathering`,
  year: 2027,
  tagline: 'Songs at the end of the ferry line',
  language: 'en-NO',
  dates: '5–7 August 2027',
  utcOffset: '+02:00',
  timeZone: 'Europe/Oslo',
  startsAt: '2027-08-05T15:00:00+02:00',
  endsAt: '2027-08-08T01:00:00+02:00',
  days: [
    { id: 'thu', name: 'Thursday', date: '2027-08-05' },
    { id: 'fri', name: 'Friday', date: '2027-08-06' },
    { id: 'sat', name: 'Saturday', date: '2027-08-07' },
  ],
  months: 'January February March April May June July August September October November December'.split(' '),
  founded: 2026,
  capacity: '700',
  place: {
    venue: 'Solvær Lighthouse',
    locality: 'Solvær',
    county: 'Nordland',
    country: 'NO',
    postcode: '0000',
    latitude: 66.37,
    longitude: 12.61,
  },
  office: 'Sandnessjøen, Norway',
  email: { hello: `post@${domain}` },
  callingCode: '+47',
  phone: { office: '05 55 01 00', onSite: '05 55 01 99' },
  social: [
    { network: 'Mastodon', url: `https://social.${domain}/@longshore` },
    { network: 'Instagram', url: `https://www.instagram.com/${domain}` },
  ],
  curators: { bands: 'Liv Holm' },
} as const;
