import { asPlanned } from '../../shared/rules/overrides/apply-overrides.ts';
import type { Overrides } from '../../shared/model/overridable.ts';

/** The valid entries of a file, and its mistakes. */
export interface Reading {
  readonly today: Overrides;
  readonly entries: number;
  readonly problems: readonly string[];
  /** The machine was too busy to read the file in time. The file may be right. */
  readonly isLate?: true;
}

/** Makes the reading of a file of which nothing is usable. Each problem names a line; this one, the first. */
export const refusedReading = (sentence: string): Reading => ({
  today: asPlanned,
  entries: 0,
  problems: [`line 1: ${sentence}`],
});
