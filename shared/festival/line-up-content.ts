/** The programme and the grounds, as My line-up and its calendar read them. */
import { visits } from '../data/facts/visits.ts';
import { festival } from '../data/festival.ts';
import { paths } from '../data/programme/footpaths.ts';
import { changeWords } from '../data/wording/changes-wording.ts';
import { lineUpWords } from '../data/wording/my-line-up-wording.ts';
import { clockTime } from '../figures/clock.ts';
import { filled } from '../figures/filled.ts';
import { whenTold } from '../rules/changes/told-days.ts';
import { allPlaces } from './all-places.ts';
import { sets, told } from './programme.ts';
import { sentLineUp } from './sent-line-up.ts';

export const lineUpContent = sentLineUp({
  sets,
  days: festival.days,
  utcOffset: festival.utcOffset,
  places: allPlaces,
  paths,
  changes: told.map(({ why, ...change }) => {
    const { name, clock } = whenTold(change.at, festival);
    const when = filled(changeWords.announced, { when: `${name}, ${clockTime(clock)}` });
    return { ...change, why: `${why} ${when}` };
  }),
  visits,
  words: lineUpWords,
});
