/**
 * The state of the programme that calendars and apps have read. They take over a changed time or place only with a
 * higher revision, so that every change of the programme raises it and says when.
 */
export const release = { revision: 0, at: '2026-03-02T12:00:00Z' } as const;
