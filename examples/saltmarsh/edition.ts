/** Who, when and where the festival is, and what stands in its calendar. */
import type { Calendar } from '../../shared/model/calendar.ts';
import type { Edition } from '../../shared/model/festival.ts';
import type { Visits } from '../../shared/model/visits.ts';
import { dayChangesAt, days } from './programme.ts';

// Sample: the domain.
const domain = 'saltmarsh.example';
/** Central European Summer Time. */
const utcOffset = '+02:00';

export const edition: Edition = {
  name: 'Saltmarsh',
  fullName: 'Saltmarsh Festival',
  year: 2027,
  tagline: 'Two days, two stages, and the tide in between',
  language: 'en',
  dates: '12–13 June 2027',
  utcOffset,
  timeZone: 'Europe/Berlin',
  startsAt: `2027-06-12T12:00:00${utcOffset}`,
  endsAt: `2027-06-13T18:30:00${utcOffset}`,
  days,
  ...(dayChangesAt !== undefined && { dayChangesAt }),
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  founded: 2022,
  capacity: '600',
  // Samples: farm, village, postcode, position.
  place: {
    venue: 'Osterkoog Farm',
    locality: 'Osterkoog',
    county: 'North Friesland',
    country: 'DE',
    postcode: '25899',
    latitude: 54.66,
    longitude: 8.77,
    station: 'Husum',
  },
  office: 'Osterkoog, North Friesland',
  email: { hello: `hello@${domain}` },
  callingCode: '+49',
  // Samples: telephone numbers.
  phone: { office: '040 66969 112', onSite: '040 66969 200' },
  // Sample: the network's handle.
  social: [{ network: 'Instagram', url: `https://www.instagram.com/${domain}` }],
  curators: { bands: 'Wiebke Janssen', farm: 'Hauke Petersen' },
};

// Samples: when the sale opens and closes.
export const calendar: Calendar = {
  salesOpen: '2027-01-15T10:00+01:00',
  salesClose: '2027-06-10T12:00+02:00',
  campingOpens: '2027-06-12T09:00+02:00',
  gatesOpen: '2027-06-12T12:00+02:00',
  lastNightEnds: '2027-06-13T18:30+02:00',
  fieldsClose: '2027-06-14T10:00+02:00',
  nextSaleAnnounced: 'unknown',
};

export const visits: Visits = {
  pace: { metresPerMinute: 70, afterDark: 0.75, outOfTheCrowd: 2 },
  sunrise: '04:50',
  sunset: '22:00',
  largestStage: 'dike',
  dropInFrom: 90,
};
