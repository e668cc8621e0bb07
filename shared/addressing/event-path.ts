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

/** The page that tells most of an event: where none lists its kind, its row in the programme. */
export const eventPath =
  ({ artistPath, pathTo }: Paths, listed: ReadonlySet<EventKind>) =>
  (event: ProgrammeEvent): string => {
    if (event.kind === 'music') return artistPath({ name: event.artist });
    return listed.has(event.kind)
      ? pathTo(lists[event.kind])
      : `${pathTo('programme/programme')}#set-${event.sets[0].id}`;
  };
