export type Season = 'before' | 'during' | 'after';

/** From the first camping hour until the camp fields close, as dates with times. */
export interface SeasonBounds {
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * The season at an instant. It is “during” from the first camping hour, and “after” from the moment the fields close.
 * @param now milliseconds since the epoch
 */
export function seasonAt({ startsAt, endsAt }: SeasonBounds, now: number): Season {
  if (now < Date.parse(startsAt)) return 'before';
  return now < Date.parse(endsAt) ? 'during' : 'after';
}
