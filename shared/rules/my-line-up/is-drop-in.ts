import type { ProgrammeEvent } from '../../data/programme/model.ts';

/**
 * Whether visitors come and go while a set lasts: the mud kitchen, the zine table, the morning swim. They join in
 * there, for an hour or more. A guided walk is none: nobody leaves it halfway up a hill. What one drops in to clashes
 * with nothing.
 * @param minutes how long the set lasts
 * @param least from how many minutes on
 */
export const isDropIn = (
  { kind, access }: Pick<ProgrammeEvent, 'kind' | 'access'>,
  minutes: number,
  least: number,
): boolean => kind !== 'walk' && access.part === 'join in' && minutes >= least;
