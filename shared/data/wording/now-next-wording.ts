import type { NowNextWords } from '../../wording/programme-labels.ts';
import { nowNextLabels } from '../../wording/programme-labels.ts';
import { clockTime } from '../../figures/clock.ts';
import { shuttle } from '../facts/shuttle.ts';
import { times } from '../facts/times.ts';
import { festival } from '../edition.ts';

const { outdated, ...labels } = nowNextLabels;

/** What is on, and what comes next: on home and the schedule. */
export const nowNextWords: NowNextWords = {
  ...labels,
  over: {
    heading: 'Thank you',
    text: `That was ${festival.name} ${festival.year}, and you were most of it. The owls have the field back.`,
  },
  lastMorning: {
    heading: 'Safe home',
    text: `The fields are open until ${clockTime(times.campsiteCloses.time)}. The last shuttle bus leaves at ${clockTime(shuttle.monday.to)}.`,
  },
  outdated,
};
