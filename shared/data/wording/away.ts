import { festival } from '../festival.ts';

/** A page that the edge sends when no server of the site answers. */
export interface AwayPage {
  readonly title: string;
  /** Two short lines of wood type. */
  readonly heading: readonly [string, string];
  readonly text: string;
}

export const awayPages = {
  away: {
    title: 'Back in a moment',
    heading: ['Back in', 'a moment'],
    text: 'The website has wandered off. It’s rarely gone for more than a minute, so wait a little, then try again.',
  },
  slow: {
    title: 'Stuck in the lane',
    heading: ['Stuck in', 'the lane'],
    text: 'This page took so long to come down the lane that we stopped waiting for it. Try again: it’s usually quicker the second time.',
  },
} as const satisfies Record<string, AwayPage>;

/** What both pages end with. */
export const awayWords = {
  again: 'Try again',
  urgent: ['On your way, and it can’t wait? Ring ', ' during the festival, or write to ', ' at any time.'],
  phone: festival.phone.onSite,
  email: festival.email.hello,
  foot: `${festival.fullName} · ${festival.dates} · ${festival.place.venue}, ${festival.place.locality}`,
} as const;
