import type { Edition } from './edition-model.ts';

/** The editions that are over, the newest first. `npm run turn-year` writes this list. */
export const editions: readonly Edition[] = [];
