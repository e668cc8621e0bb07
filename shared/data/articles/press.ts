import { metresInWords } from '../../figures/distance.ts';
import { hoursText } from '../../figures/hours.ts';
import type { Article } from '../../model/text-blocks.ts';
import { away } from '../facts/area.ts';
import { ringOrText } from '../facts/help.ts';
import { limits } from '../facts/limits.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';

const email = { text: festival.email.press, to: `mailto:${festival.email.press}` };

export const press: Article = {
  title: 'Press',
  description: `Press at ${festival.fullName}: passes and their deadline, who answers, pictures to download with their licence, and what a band’s agent needs to know.`,
  picture: 'microphone-from-the-pit',
  lead: `Passes, interviews, and pictures to download. ${festival.curators.bands} reads what you write, usually at night.`,
  feature: {
    // On one line: broken, its first word would be the largest of the page.
    title: 'First\u00A0songs\u00A0only',
    text: 'Photographers may stand in the pit for the first song of each set.',
  },
  facts: [
    { term: 'Passes', value: 'A month ahead', note: 'Of the first day, at the latest' },
    { term: 'Questions', value: [email], note: 'By email' },
    { term: 'Pictures', value: 'CC BY 4.0', note: 'Free to use, with our name' },
  ],
  sections: [
    {
      heading: 'Passes and interviews',
      blocks: [
        [
          'Write to ',
          email,
          ' with who it’s for, which day, whom you’d like to talk to, and something that you’ve written, filmed or recorded.',
        ],
        [
          'How many people came in each year is on ',
          { text: 'Past Festivals', to: 'programme/past-festivals' },
          '.',
        ],
      ],
    },
    {
      heading: 'Pictures to download',
      blocks: [
        [
          `Credit ${festival.fullName}. There are more in the `,
          { text: 'gallery', to: 'gallery' },
          ', under the same licence.',
        ],
        {
          downloads: [
            { name: 'The castle', picture: 'castle-at-dawn' },
            { name: 'A stage at night', picture: 'hero-stage' },
            { name: 'The tents', picture: 'hero-tents' },
            { name: 'The morning swim', picture: 'wild-swimming' },
          ],
        },
      ],
    },
    {
      heading: 'Bands and agents',
      picture: 'hands-on-keys',
      blocks: [
        [
          'For bookings and technical sheets, write to ',
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          `. The load-in is by trackway to both stages, ${hoursText(times.loadIn)}, before the gates open. Your passes say which way in, and where to park. On the day, `,
          { until: 'fieldsClose', before: ringOrText, after: 'there’s a number to ring' },
          `. Nothing longer than ${metresInWords(limits.vanMetres)} gets round the bends, so longer buses wait at ${away.holmrook.name}, and our vans fetch band and backline.`,
        ],
      ],
    },
  ],
};
