/** The words that say nothing of a festival but its facts: any festival may take them, and put its own in their place. */
import type { Pace } from '../model/measures.ts';
import type { Calendar } from '../model/calendar.ts';
import type { Edition } from '../model/festival.ts';
import { azWording } from './a-z-wording.ts';
import { awayPage } from './away-page.ts';
import { changeWords, changesPage, factWords } from './changes-wording.ts';
import { notFound, overloaded, unexpectedError } from './error-wording.ts';
import { groundWords } from './ground-words.ts';
import { lineUpWords, myLineUpPage } from './my-line-up-wording.ts';
import { fitWords, needWords, onlyFits } from './needs-wording.ts';
import { notKnownWords } from './not-known-wording.ts';
import { bandWords, offlineWording, turnsOf } from './offline-wording.ts';
import { landmarkWords } from './plan-labels.ts';
import { programmeFiles } from './programme-files.ts';
import { toCome } from './programme-labels.ts';
import { starWording } from './star-wording.ts';
import { standingWords } from './ticket-labels.ts';
import { waysWording } from './ways-wording.ts';

interface Facts {
  readonly edition: Edition;
  readonly calendar: Calendar;
  /** How fast people walk on the grounds. */
  readonly pace: Pace;
}

export const labels = ({ edition, calendar, pace }: Facts) => ({
  awayPage: awayPage(edition),
  azWording: azWording(edition),
  bandWords,
  changeWords,
  changesPage: changesPage(edition),
  factWords,
  fitWords,
  groundWords,
  landmarkWords,
  lineUpWords: lineUpWords(pace),
  myLineUpPage: myLineUpPage(edition),
  needWords: needWords(pace),
  notFound,
  notKnownWords,
  onlyFits,
  offlineWording: offlineWording(edition),
  overloaded,
  programmeFiles: programmeFiles(edition),
  standingWords,
  starWording,
  toCome,
  turns: turnsOf(calendar),
  unexpectedError,
  waysWording: waysWording(pace),
});
