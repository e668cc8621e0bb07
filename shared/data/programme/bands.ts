/** What sentences say of the bands, computed from their sets: a change of the programme reaches each of them. */
import { festival } from '../festival.ts';
import type { DayId } from '../../model/festival.ts';
import { concerts } from './concerts.ts';
import { lineUp } from './line-up.ts';
import { djSets } from './djs.ts';
import { toCome } from '../wording/to-come.ts';
import { places } from './places.ts';
import { capitalised, numberWord, rangeInWords } from '../../figures/number-word.ts';
import { timedSets } from '../../figures/timed-sets.ts';

const happening = (events: Parameters<typeof timedSets>[0]) =>
  timedSets(events, festival.days, festival.utcOffset).filter(({ cancelled }) => !cancelled);

/** Those that play, in their order. */
export const bands = happening(concerts);

/** Bands and records. */
export const [firstMusic] = happening([...concerts, ...djSets]);

const on = (day: DayId) => bands.filter((band) => band.day === day);

export const lastBandOn = (day: DayId) => on(day).at(-1);

/** `twelve acts`, and as a sentence begins; until they are announced, `acts`. */
const counted = (number: number, many: string) => ({
  within: number > 0 ? `${numberWord(number)} ${many}` : many,
  first: number > 0 ? `${capitalised(numberWord(number))} ${many}` : capitalised(many),
});

const playing = new Set(bands.map(({ event }) => event.title));
const booked = new Set(concerts.map(({ title }) => title));
/** An act whose concerts are all cancelled stays on the line-up, and is not counted. */
const acts = lineUp.filter(({ name }) => playing.has(name) || !booked.has(name));

export const actsInWords = counted(acts.length, 'acts');

/** How many bands play, on how many stages. */
export const bandsInWords = counted(playing.size, 'bands');
export const bandStagesInWords =
  bands.length === 0 ? toCome.short : numberWord(new Set(bands.map(({ place }) => place)).size);
export const stagesInWords = numberWord(Object.values(places).filter(({ kind }) => kind === 'stage').length);

/** `Twelve, three to five a day`. */
export const bandsADay =
  playing.size === 0
    ? toCome.short
    : `${capitalised(numberWord(playing.size))}, ${rangeInWords(festival.days.map(({ id }) => on(id).length))} a day`;
