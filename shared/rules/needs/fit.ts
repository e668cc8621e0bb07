/** Reads from the data whether a set fits a need: it does, does not, or that is unknown. */
import type { OrNotKnown, PlaceAccess } from '../../model/grounds.ts';
import type { EventAccess, ProgrammeEvent } from '../../model/programme.ts';
import { setNeeds } from './needs.ts';
import type { SetNeed } from '../../model/needs.ts';

/** The inputs for a set: its event, and its access including the place's. */
export interface FitSource {
  readonly event: Pick<ProgrammeEvent, 'kind' | 'suitsChildren'>;
  readonly access: Pick<
    PlaceAccess & EventAccess,
    'stepFree' | 'seats' | 'covered' | 'loudness' | 'strobe' | 'arranged' | 'part'
  >;
}

const not = (value: OrNotKnown<boolean>): OrNotKnown<boolean> => (value === 'not known' ? value : !value);

/** Whether something is so for all who come; unknown if for some only: there may be no room for one more. */
const forAll = (value: OrNotKnown<boolean | string>, all: string, none: string): OrNotKnown<boolean> => {
  if (value === true || value === all) return true;
  return value === false || value === none ? false : 'not known';
};

export const fits: Readonly<Record<SetNeed, (set: FitSource) => OrNotKnown<boolean>>> = {
  'step-free': ({ access }) => access.stepFree,
  seats: ({ access }) => forAll(access.seats, 'for all', 'none'),
  quiet: ({ access: { loudness } }) => (loudness === 'not known' ? loudness : loudness !== 'loud'),
  'no-strobe': ({ access }) => not(access.strobe),
  // Interpreters and captions are there only where they are arranged.
  signed: ({ access }) => (access.arranged?.length ?? 0) > 0,
  cover: ({ access }) => forAll(access.covered, '', ''),
  children: ({ event }) => event.kind === 'children' || event.suitsChildren === true,
  'take-part': ({ access }) => access.part === 'join in',
  watch: ({ access }) => access.part === 'watch',
};

/** A set's answers in the order of `setNeeds`, one character each: `1`, `0`, or `?` for unknown. */
export const fitsOf = (set: FitSource): string =>
  setNeeds
    .map((need) => fits[need](set))
    .map((fit) => (fit === 'not known' ? '?' : Number(fit)))
    .join('');
