import { asPlanned } from '../../shared/rules/overrides/apply-overrides.ts';
import type { Overrides } from '../../shared/model/overrides.ts';

/** What a file says, without its wrong entries, and what is wrong with them. */
export interface Reading {
  readonly today: Overrides;
  readonly entries: number;
  /** A sentence each, with its line. */
  readonly problems: readonly string[];
  /** The machine was too busy to read it in time: the file may be right. */
  readonly isLate?: true;
}

/** Of a file of which nothing can be shown. */
export const refusedReading = (sentence: string): Reading => ({
  today: asPlanned,
  entries: 0,
  problems: [`line 1: ${sentence}`],
});
