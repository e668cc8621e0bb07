import { festival } from '../festival.ts';

export const awayPage = {
  title: 'Fogbound',
  heading: ['Fog', 'bound'],
  text: 'It lifts. Wait a little.',
  again: 'Look again',
  urgent: ['Urgent? Ring ', ' or write to ', '.'],
  phone: festival.phone.onSite,
  email: festival.email.hello,
  foot: festival.fullName,
} as const;
