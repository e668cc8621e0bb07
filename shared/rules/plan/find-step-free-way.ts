import type { Path } from '../../data/programme/ground-model.ts';
import { findWay, type Stretch, type Way } from './find-way.ts';

/** What can be said to somebody who asks for a way without steps. */
export type StepFreeWay =
  /** Every stretch of it is known to be step-free. */
  | { readonly kind: 'step-free'; readonly way: Way }
  /** No stretch of it is known to have steps, but of some nobody knows. */
  | { readonly kind: 'perhaps'; readonly way: Way; readonly unknown: readonly Stretch[] }
  /** There is none: the shortest way, and what is in the way. */
  | { readonly kind: 'barred'; readonly way: Way; readonly barred: readonly Stretch[] };

/** The shortest way without steps, or what there is instead. @returns undefined if no open path leads there */
export function findStepFreeWay(from: string, to: string, paths: readonly Path[]): StepFreeWay | undefined {
  const certain = findWay(
    from,
    to,
    paths.filter(({ stepFree }) => stepFree === true),
  );
  if (certain) return { kind: 'step-free', way: certain };
  const perhaps = findWay(
    from,
    to,
    paths.filter(({ stepFree }) => stepFree !== false),
  );
  if (perhaps) {
    const unknown = perhaps.stretches.filter(({ stepFree }) => stepFree === 'not known');
    return { kind: 'perhaps', way: perhaps, unknown };
  }
  const way = findWay(from, to, paths);
  return way && { kind: 'barred', way, barred: way.stretches.filter(({ stepFree }) => stepFree !== true) };
}
