import type { Change } from './change-model.ts';
import { changesOf } from '../today.ts';

/** What changed since the programme was announced, in the order in which it did. */
export const changes: readonly Change[] = changesOf([]);
