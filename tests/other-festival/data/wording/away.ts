import { festival } from '../festival.ts';

export interface AwayPage {
  readonly title: string;
  readonly heading: readonly [string, string];
  readonly text: string;
}

const page: AwayPage = { title: 'Fogbound', heading: ['Fog', 'bound'], text: 'It lifts. Wait a little.' };

export const awayPages = { away: page, slow: page };

export const awayWords = {
  again: 'Look again',
  urgent: ['Urgent? Ring ', ' or write to ', '.'],
  phone: festival.phone.onSite,
  email: festival.email.hello,
  foot: festival.fullName,
} as const;
