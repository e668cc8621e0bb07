import type { EventKind, ProgrammeEvent } from '../../data/programme/model.ts';

/** What an event's row says besides title, time, place and access: its kind, and who, what, for whom or how hard. */
export function aboutEvent(
  event: ProgrammeEvent,
  kinds: Readonly<Record<EventKind, string>>,
): readonly string[] {
  const kind = kinds[event.kind];
  switch (event.kind) {
    case 'dj':
      return [kind, event.genre];
    case 'talk':
      return [kind, event.speaker];
    case 'children':
      return [kind, event.ageGroup];
    case 'walk':
      return [kind, event.difficulty];
    default:
      return [kind];
  }
}
