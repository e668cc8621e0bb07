/** Who, when and where. Everything that makes this festival this festival and not another one. */

const name = 'Nightjar';
const domain = 'nightjar.example';

/** A programme day: the weekday visitors read, and the calendar date that machines need. */
export interface FestivalDay {
  readonly name: 'Friday' | 'Saturday' | 'Sunday';
  readonly date: string;
}

export type DayName = FestivalDay['name'];

export const festival = {
  name,
  fullName: `${name} Festival`,
  year: 2026,
  tagline: 'Three days of alternative music in the shadow of a castle',
  dates: '18–20 July 2026',
  /** British Summer Time, for every visitor wherever they are (specification, section 9). */
  startsAt: '2026-07-18T12:00:00+01:00',
  endsAt: '2026-07-21T02:00:00+01:00',
  /** The one place where programme days meet calendar dates; no text prints both together. */
  days: [
    { name: 'Friday', date: '2026-07-18' },
    { name: 'Saturday', date: '2026-07-19' },
    { name: 'Sunday', date: '2026-07-20' },
  ] satisfies readonly FestivalDay[],
  founded: 2019,
  capacity: '2,500',
  place: {
    castle: 'Eskmere Castle',
    valley: 'Eskdale',
    county: 'Cumbria',
    region: 'the Cumbrian Lake District',
    postcode: 'CA19 9ZZ',
    gridReference: 'NY 167 001',
    latitude: 54.39,
    longitude: -3.2843,
    station: 'Ravenglass',
  },
  /** The footer, the contact page and one FAQ give this office address (specification, section 1). */
  office: 'Manchester, United Kingdom',
  email: {
    hello: `hello@${domain}`,
    tickets: `tickets@${domain}`,
    access: `access@${domain}`,
    press: `press@${domain}`,
  },
  /** What the leading 0 of these numbers becomes abroad. */
  callingCode: '+44',
  phone: {
    office: '0161 496 0142',
    access: '0161 496 0187',
    onSite: '0161 496 0199',
  },
  social: [
    { network: 'Instagram', url: `https://www.instagram.com/${domain}` },
    { network: 'Facebook', url: `https://www.facebook.com/${domain}` },
    { network: 'Bluesky', url: `https://bsky.app/profile/${domain}` },
    { network: 'YouTube', url: `https://www.youtube.com/@${domain}` },
  ],
  curators: ['Maud Fell', 'Ivo Tarn'],
} as const;
