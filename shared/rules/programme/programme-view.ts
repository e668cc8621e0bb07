import type { EventKind } from '../../model/programme.ts';
import type { PlaceId } from '../../model/grounds.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';
import { answerTo, setNeeds } from '../needs/needs.ts';
import type { SetNeed } from '../../model/needs.ts';

/** Needs whose view is a value of `fits`. The other three have parameters: `for`, `access` and `under`. */
export const fitViews = ['seats', 'quiet', 'no-strobe', 'signed', 'take-part', 'watch'] as const;

/** A visitor's choices for the programme. A set must meet all six. */
export interface ProgrammeView {
  readonly kind: 'all' | EventKind;
  /** A place, or `all`. */
  readonly place: PlaceId;
  readonly for: 'everybody' | 'children';
  readonly access: 'any' | 'step-free';
  readonly under: 'any' | 'cover';
  readonly fits: 'any' | (typeof fitViews)[number];
}

/** The needs that a view names. */
export const needsOfView = (
  view: Pick<ProgrammeView, 'for' | 'access' | 'under' | 'fits'>,
): readonly SetNeed[] =>
  setNeeds.filter((need) => [view.for, view.access, view.under, view.fits].some((value) => value === need));

/** The view of a single need. */
export const viewOfNeed = (need: SetNeed): Partial<ProgrammeView> => {
  if (need === 'children') return { for: need };
  if (need === 'step-free') return { access: need };
  return need === 'cover' ? { under: need } : { fits: need };
};

/** Whether a view shows a set. An unknown fit does not count. `answers` are as `fitsOf` writes them. */
export const isInView = (view: ProgrammeView, { event, place }: TimedSet, answers: string): boolean =>
  (view.kind === 'all' || view.kind === event.kind) &&
  (view.place === 'all' || view.place === place) &&
  needsOfView(view).every((need) => answerTo(answers, need) === '1');
