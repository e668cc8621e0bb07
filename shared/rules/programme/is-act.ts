import type { ProgrammeEvent } from '../../model/programme.ts';

/** Whether an event is a music or DJ act, so that its title is a name and is not translated. */
export const isAct = ({ kind }: Pick<ProgrammeEvent, 'kind'>): boolean => kind === 'music' || kind === 'dj';
