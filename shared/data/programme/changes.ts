import type { ProgrammeChange } from '../../model/changes.ts';

/**
 * The last edit of this list, or of a time or place in the programme. Calendars and feeds accept what is
 * newer. Changes from today's file have their own `written`.
 */
export const changesWritten = '2026-03-02T12:00:00+00:00';

/** Changes since the programme was announced, in order of time. */
export const changes: readonly ProgrammeChange[] = [];
