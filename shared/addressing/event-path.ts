import type { EventKind, ProgrammeEvent } from '../model/programme.ts';
import type { Paths } from './paths.ts';

/** The pages that list events by their kinds. */
const lists: Readonly<Record<Exclude<EventKind, 'music'>, string>> = {
  dj: 'programme/djs',
  talk: 'programme/talks',
  children: 'programme/kids-teens',
  walk: 'programme/walks',
  attraction: 'experience',
};

/** The page that tells most of an event. */
export const eventPath =
  ({ artistPath, pathTo }: Paths) =>
  (event: ProgrammeEvent): string =>
    event.kind === 'music' ? artistPath({ name: event.artist }) : pathTo(lists[event.kind]);
