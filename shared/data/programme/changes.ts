import type { Change } from './change-model.ts';

/** What changed since the programme was announced, in the order in which it did. */
export const changes: readonly Change[] = [];
