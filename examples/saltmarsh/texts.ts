/** Everything that the website says. What is not here has no page. */
import { clockTime } from '../../shared/figures/clock.ts';
import { priceTexts } from '../../shared/figures/prices.ts';
import { numberWord } from '../../shared/figures/number-word.ts';
import type { TextSource } from '../../shared/model/overridable.ts';
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
import { contact, faqGroups, faqsPage, informationPages } from './info.ts';
import { programme } from './programme.ts';
import { purchase, ticketsPage, tiers } from './tickets.ts';

const { lineUp, concerts } = programme;
const days = edition.days.map(({ name }) => name);
const withoutTime = lineUp.filter(({ name }) => concerts.every(({ artist }) => artist !== name)).length;
const count = numberWord(lineUp.length);

/** The time of day that stands in an instant of the calendar. */
const hourOf = (instant: string): string => clockTime(instant.slice(11, 16));

export const texts = (source: TextSource): Texts => ({
  ...labels({ edition, calendar, pace: visits.pace }),
  frame,
  home,
  seasonWording,
  nowNextWords,
  tiers,
  ticketsPage: ticketsPage(priceTexts(source)),
  purchase,
  informationPages,
  faqsPage,
  faqGroups,
  contact,
  artistPage: artistLabels(edition),
  lineUpPage: {
    ...lineUpLabels(edition),
    description: `Who plays at ${edition.fullName}, ${edition.dates}: ${count} acts, what each of them plays, and on which of the ${numberWord(days.length)} days.`,
    lead: [
      `${count.charAt(0).toUpperCase()}${count.slice(1)} of them. `,
      withoutTime > 0
        ? `Without a time yet: ${numberWord(withoutTime)}. The others are on the `
        : 'They are on the ',
      { text: 'schedule', to: 'programme/schedule' },
      '.',
    ],
  },
  schedulePage: {
    ...scheduleLabels,
    description: `Who plays when at ${edition.fullName}: by day and hour, from ${days.at(0)} to ${days.at(-1)}, with the place of each.`,
    lead: 'The day at a glance, hour by hour.',
    hours: [
      { term: `Gates open, ${days.at(0)}`, value: hourOf(calendar.gatesOpen) },
      { term: `The end, ${days.at(-1)}`, value: hourOf(calendar.lastNightEnds) },
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
        'Check what is in bold before you choose; + has the rest. What you star is in ',
        { text: 'your line-up', to: 'my-line-up' },
        '.',
      ],
    },
  },
});
