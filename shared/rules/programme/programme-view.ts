import type { EventKind } from '../../data/programme/model.ts';
import type { PlaceId } from '../../data/programme/places.ts';
import type { AccessMarks } from './access-marks.ts';
import type { TimedSet } from '../../figures/timed-sets.ts';

/** What a visitor wants to see of the programme. All five must hold. */
export interface ProgrammeView {
  readonly kind: 'all' | EventKind;
  readonly place: 'all' | PlaceId;
  readonly for: 'everybody' | 'children';
  readonly access: 'any' | 'step-free';
  readonly under: 'any' | 'cover';
}

/** Whether a view shows a set. What is not known to be step-free or covered is not shown as such. */
export const isInView = (view: ProgrammeView, { event, place }: TimedSet, { said }: AccessMarks): boolean =>
  (view.kind === 'all' || view.kind === event.kind) &&
  (view.place === 'all' || view.place === place) &&
  (view.for === 'everybody' || event.kind === 'children' || event.suitsChildren === true) &&
  (view.access === 'any' || said.includes('stepFree')) &&
  (view.under === 'any' || said.includes('covered'));
