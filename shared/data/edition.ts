/** The festival's facts: who, when and where. */
import type { DayId, Edition } from '../model/festival.ts';
import { capitalised, numberWord } from '../figures/number-word.ts';

// Samples: name and domain, with what is derived from them.
const name = 'Nightjar';
const domain = 'nightjar.example';
/** British Summer Time. */
const utcOffset = '+01:00';

/** Only this list connects the programme's days with dates. No text shows both together. */
const days = [
  { id: 'friday', name: 'Friday', date: '2026-07-18' },
  { id: 'saturday', name: 'Saturday', date: '2026-07-19' },
  { id: 'sunday', name: 'Sunday', date: '2026-07-20' },
] as const;

export const daysInWords = numberWord(days.length);

export const festival = {
  name,
  fullName: `${name} Festival`,
  year: 2026,
  tagline: `${capitalised(daysInWords)} days of alternative music in the shadow of a castle`,
  language: 'en-GB',
  dates: '18–20 July 2026',
  utcOffset,
  timeZone: 'Europe/London',
  startsAt: `2026-07-18T12:00:00${utcOffset}`,
  endsAt: `2026-07-21T02:00:00${utcOffset}`,
  days,
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
  oneBandAtATime: true,
  founded: 2019,
  capacity: '2,500',
  // Samples: castle, postcode, coordinates.
  place: {
    venue: 'Eskmere Castle',
    locality: 'Eskdale',
    county: 'Cumbria',
    country: 'GB',
    region: 'the Cumbrian Lake District',
    postcode: 'CA19 9ZZ',
    gridReference: 'NY 167 001',
    latitude: 54.39,
    longitude: -3.2843,
    station: 'Ravenglass',
  },
  /** The footer, the contact page and one of the FAQs give this place (specification, section 1). */
  office: 'Manchester, United Kingdom',
  email: {
    hello: `hello@${domain}`,
    tickets: `tickets@${domain}`,
    access: `access@${domain}`,
    press: `press@${domain}`,
  },
  /** Replaces the leading 0 of these numbers for callers from abroad. */
  callingCode: '+44',
  // Samples: telephone numbers.
  phone: {
    office: '0161 496 0142',
    access: '0161 496 0187',
    onSite: '0161 496 0199',
    texts: '07700 900199',
  },
  // Samples: networks’ handles.
  social: [
    { network: 'Instagram', url: `https://www.instagram.com/${domain}` },
    { network: 'Facebook', url: `https://www.facebook.com/${domain}` },
    { network: 'Bluesky', url: `https://bsky.app/profile/${domain}` },
    { network: 'YouTube', url: `https://www.youtube.com/@${domain}` },
  ],
  // Samples: curators.
  curators: { bands: 'Maud Fell', grounds: 'Ivo Tarn' },
} satisfies Edition;

/** A day's name as visitors read it. */
export const dayName = (id: DayId): string => festival.days.find((day) => day.id === id)?.name ?? id;
