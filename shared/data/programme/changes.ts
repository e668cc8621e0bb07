import type { Change } from '../../model/changes.ts';

/**
 * When this list, or a time or a place in the programme, was written last. Calendars and feeds take over what is newer:
 * changes from the file of today bring its `written` along.
 */
export const changesWritten = '2026-03-02T12:00:00+00:00';

/** What changed since the programme was announced, in the order in which it did. */
export const changes: readonly Change[] = [];
