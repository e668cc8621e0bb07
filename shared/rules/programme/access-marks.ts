import type { AccessFact, AccessMark } from '../../model/access.ts';
import { entryById } from '../../figures/entry-by-id.ts';
import type { PlaceAccess, PlaceId } from '../../model/grounds.ts';
import type { EventAccess, ProgrammeEvent } from '../../model/programme.ts';

/** Facts that are shown even when unknown, because they may keep a visitor away. */
const facts: readonly AccessFact[] = ['stepFree', 'strobe'];

/** The facts of a set that a visitor must know in advance. */
export interface AccessMarks {
  readonly marks: readonly AccessMark[];
  readonly notKnown: readonly AccessFact[];
}

/** The marks that may keep somebody away. */
export const warnings: ReadonlySet<AccessMark> = new Set(['steps', 'loud', 'strobe', 'haze']);

const answers: Readonly<
  Record<'stepFree' | 'covered' | 'seats' | 'loudness', Readonly<Record<string, AccessMark>>>
> = {
  stepFree: { true: 'stepFree', false: 'steps' },
  covered: { true: 'covered', partly: 'partlyCovered', false: 'openAir' },
  seats: { 'for all': 'seatsForAll', 'for some': 'seatsForSome', none: 'noSeats' },
  loudness: { quiet: 'quiet', loud: 'loud' },
};

export function accessMarksOf(access: PlaceAccess & EventAccess): AccessMarks {
  const marks: readonly (AccessMark | undefined)[] = [
    answers.stepFree[`${access.stepFree}`],
    answers.covered[`${access.covered}`],
    answers.seats[access.seats],
    ...(access.arranged ?? []),
    access.part === 'join in' ? 'joinIn' : undefined,
    answers.loudness[access.loudness],
    access.strobe === true ? 'strobe' : undefined,
    access.haze === true ? 'haze' : undefined,
  ];
  const notKnown = facts.filter((fact) => access[fact] === 'not known');
  return { marks: marks.filter((mark) => mark !== undefined), notKnown };
}

/** The access facts of a set: the event's, and for the rest the place's. */
export const accessOf = (
  { event, place }: { readonly event: ProgrammeEvent; readonly place: PlaceId },
  places: Readonly<Record<PlaceId, { readonly access: PlaceAccess }>>,
): PlaceAccess & EventAccess => ({ ...entryById(places, place).access, ...event.access });
