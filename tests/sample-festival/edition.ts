import type { Calendar } from '../../shared/model/calendar.ts';
import type { Edition } from '../../shared/model/festival.ts';
import type { Visits } from '../../shared/model/visits.ts';

const name = 'Longshore';
const domain = 'longshore.example';

export const edition: Edition = {
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
};

/** Most of the calendar is undecided. */
export const calendar: Calendar = {
  salesOpen: '2027-01-04T09:00+01:00',
  salesClose: 'unknown',
  campingOpens: '2027-08-05T12:00+02:00',
  gatesOpen: '2027-08-05T14:00+02:00',
  lastNightEnds: '2027-08-08T01:00+02:00',
  fieldsClose: '2027-08-08T14:00+02:00',
  nextSaleAnnounced: 'unknown',
};

/** There is no bus: the ferry waits. */
export const visits: Visits = {
  pace: { metresPerMinute: 60, afterDark: 1, outOfTheCrowd: 0 },
  sunrise: '04:00',
  sunset: '22:30',
  dropInFrom: 45,
};
