/** Everything that the website says. What is not here has no page. */
import { labels } from '../../shared/wording/labels.ts';
import {
  artistLabels,
  lineUpLabels,
  programmeLabels,
  scheduleLabels,
} from '../../shared/wording/programme-labels.ts';
import type { Texts } from '../../shared/wording/texts.ts';
import { calendar, edition, visits } from './edition.ts';
import { frame, home, nowNextWords, seasonWording } from './home.ts';
import { contact, faqGroups, faqsPage, infoPages } from './info.ts';
import { purchase, ticketsPage, tiers } from './tickets.ts';

export const texts = (): Texts => ({
  ...labels({ edition, calendar, pace: visits.pace }),
  frame,
  home,
  seasonWording,
  nowNextWords,
  tiers,
  ticketsPage,
  purchase,
  infoPages,
  faqsPage,
  faqGroups,
  contact,
  artistPage: artistLabels(edition),
  lineUpPage: {
    ...lineUpLabels(edition),
    description: `Who plays at ${edition.fullName}, ${edition.dates}: nine acts, what each of them plays, and on which of the two days.`,
    lead: [
      'Nine of them. One has no time yet. The others are on the ',
      { text: 'schedule', to: 'programme/schedule' },
      '.',
    ],
  },
  schedulePage: {
    ...scheduleLabels,
    description: `Who plays when at ${edition.fullName}: the Dike Stage and the Barn side by side, on Saturday and on Sunday.`,
    lead: 'The day at a glance, both stages side by side.',
    hours: [
      { term: 'Gates open Saturday', value: '12 noon' },
      { term: 'Gates open Sunday', value: '11am' },
      { term: 'Music ends', value: '10pm', note: 'On Sunday 6.30pm' },
    ],
    changes: [
      'Wind moves things. What moves is on the board at the gate, and here: ',
      { text: 'what has changed', to: 'programme/changes' },
      '.',
    ],
    others: [
      'Press the star of what you want to see, and it is in ',
      { text: 'your line-up', to: 'my-line-up' },
      '.',
    ],
  },
  programmePage: {
    ...programmeLabels,
    description: `Everything at ${edition.fullName} by day and hour, with what is loud, what is under a roof, and one talk about mud.`,
    lead: 'All of it, hour by hour.',
    kinds: [
      { id: 'all', label: 'EVERYTHING' },
      { id: 'music', label: 'MUSIC' },
      { id: 'talk', label: 'TALK' },
    ],
    key: {
      title: 'The stamps',
      text: [
        'Check what is stamped before you choose; + has the rest. What you star is in ',
        { text: 'your line-up', to: 'my-line-up' },
        '.',
      ],
    },
  },
});
