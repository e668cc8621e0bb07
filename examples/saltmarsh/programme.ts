import type { ProgrammeFile } from '../../shared/model/programme-file.ts';
import written from './programme.json' with { type: 'json' };

/** Days, places, acts and when they play. The build checks what the file says. */
export const { days, dayChangesAt, ...programme } = written as unknown as ProgrammeFile;
