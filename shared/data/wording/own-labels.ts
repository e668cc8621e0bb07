/** Labels that say more than any festival's: of the board, the plan, the routes and the buses. */
import { changesPageText } from '../../wording/changes-wording.ts';
import { notFound } from '../../wording/error-wording.ts';
import { labels } from '../../wording/labels.ts';
import { myLineUpPageText } from '../../wording/my-line-up-wording.ts';
import { offlineWording } from '../../wording/offline-wording.ts';
import { programmeFiles } from '../../wording/programme-files.ts';
import { calendar } from '../calendar.ts';
import { festival } from '../edition.ts';
import { walking } from '../facts/walking.ts';
import { toCome } from './to-come.ts';

const changes = changesPageText(festival);

export const ownLabels = {
  ...labels({ edition: festival, calendar, pace: walking }),
  toCome,
  notFound: { ...notFound, picture: 'lost-bird', index: { text: 'Everything from A to Z', to: 'a-z' } },
  programmeFiles: programmeFiles(
    festival,
    'Times are UK time, and can shift: the board at the information point is always right.',
  ),
  changesPage: {
    ...changes,
    hear: {
      ...changes.hear,
      picture: 'bass-and-amplifier' as const,
      ways: [
        ...changes.hear.ways,
        'At the festival, read the board at the information point, which is always right.',
      ],
    },
  },
  myLineUpPage: {
    ...myLineUpPageText(festival),
    description: `What you’ve picked from the programme of ${festival.fullName}, in order: what clashes, how long you walk, when the last bus leaves.`,
    lead: 'What you picked, day by day: what clashes, how long you walk, when the last bus leaves.',
  },
  offlineWording: {
    ...offlineWording(festival),
    about: [
      [
        'While you’ve got a connection, open the ',
        { text: 'schedule', to: 'programme/schedule' },
        ', the ',
        { text: 'programme', to: 'programme/programme' },
        ', the ',
        { text: 'plan', to: 'plan' },
        ' or the ',
        { text: 'line-up', to: 'lineup' },
        '. A line at the foot of the page says when it’s all on your phone.',
      ],
      'If your browser saves data, that line is a button instead, and nothing is kept until you press it.',
      'A kept page says at its top when it was saved. The board at the information point is always newer.',
      [
        'No phone? The ',
        { text: 'schedule', to: 'programme/schedule' },
        ' prints on paper, and so does the plan.',
      ],
      'To get rid of it all, clear this site’s data in your browser.',
    ],
  },
};
