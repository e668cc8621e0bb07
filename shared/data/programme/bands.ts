/** Sentences' numbers and times of the bands, computed from their sets, so that each change reaches them. */
import { festival } from '../edition.ts';
import type { DayId } from '../../model/festival.ts';
import { toCome } from '../wording/to-come.ts';
import { places } from './places.ts';
import { capitalised, numberWord, rangeInWords } from '../../figures/number-word.ts';
import { timedSets } from '../../figures/timed-sets.ts';
import type { TextSource } from '../../model/overridable.ts';

const happening = (events: Parameters<typeof timedSets>[0]) =>
  timedSets(events, festival.days, festival.utcOffset).filter(({ cancelled }) => !cancelled);

/** `twelve acts`, and the same with a capital; before the announcement, only `acts`. */
const counted = (number: number, many: string) => ({
  within: number > 0 ? `${numberWord(number)} ${many}` : many,
  first: number > 0 ? `${capitalised(numberWord(number))} ${many}` : capitalised(many),
});

export const stagesInWords = numberWord(Object.values(places).filter(({ kind }) => kind === 'stage').length);

export function bandFacts({ concerts, djSets, lineUp }: Pick<TextSource, 'concerts' | 'djSets' | 'lineUp'>) {
  /** The bands that play, in their order. */
  const bands = happening(concerts);

  /** Bands and records. */
  const [firstMusic] = happening([...concerts, ...djSets]);

  const on = (day: DayId) => bands.filter((band) => band.day === day);

  const lastBandOn = (day: DayId) => on(day).at(-1);

  const playing = new Set(bands.map(({ event }) => event.title));

  const booked = new Set(concerts.map(({ title }) => title));

  /** An act whose concerts are all cancelled stays on the line-up, but is not counted. */
  const acts = lineUp.filter(({ name }) => playing.has(name) || !booked.has(name));

  const actsInWords = counted(acts.length, 'acts');

  /** The numbers of bands and of their stages. */
  const bandsInWords = counted(playing.size, 'bands');

  const bandStagesInWords =
    bands.length === 0 ? toCome.short : numberWord(new Set(bands.map(({ place }) => place)).size);

  /** `Twelve`, with a note: `Three to five a day`. */
  const bandsADay =
    playing.size === 0
      ? { value: toCome.short }
      : {
          value: capitalised(numberWord(playing.size)),
          note: `${capitalised(rangeInWords(festival.days.map(({ id }) => on(id).length)))} a day`,
        };

  return { bands, firstMusic, lastBandOn, actsInWords, bandsInWords, bandStagesInWords, bandsADay };
}
