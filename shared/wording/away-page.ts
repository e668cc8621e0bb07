import type { Edition } from '../model/festival.ts';

/** The page that the edge sends when no server of the site answers. */
export const awayPage = (festival: Edition) => ({
  title: 'Back in a moment',
  /** Two short lines of wood type. */
  heading: ['Back in', 'a moment'],
  text: 'The website has wandered off. It’s rarely gone for more than a minute, so wait a little, then try again.',
  again: 'Try again',
  urgent: ['On your way, and it can’t wait? Ring ', ' during the festival, or write to ', ' at any time.'],
  phone: festival.phone.onSite,
  email: festival.email.hello,
  foot: `${festival.fullName} · ${festival.dates} · ${festival.place.venue}, ${festival.place.locality}`,
});
