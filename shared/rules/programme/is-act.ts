import type { ProgrammeEvent } from '../../model/programme.ts';

/** Whether an event's title is a name, which nobody translates. */
export const isAct = ({ kind }: Pick<ProgrammeEvent, 'kind'>): boolean => kind === 'music' || kind === 'dj';
