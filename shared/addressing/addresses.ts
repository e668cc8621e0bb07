import type { Edition } from '../model/festival.ts';
import type { PlaceId } from '../model/grounds.ts';
import type { EventKind, ProgrammeEvent } from '../model/programme.ts';
import { createPageAddresses } from './page-addresses.ts';
import { createPaths, type Paths } from './paths.ts';
import { createPickAddresses } from './pick-addresses.ts';
import { createPlanAddresses } from './plan-addresses.ts';

/** Old addresses with the nearest pages that still exist. The query is kept, because it may contain picks. */
const movedAddresses = ({ pathTo }: Paths): ReadonlyMap<string, string> =>
  new Map([
    ['/pocket', pathTo('my-line-up')],
    ['/programme.txt', pathTo('programme/programme')],
  ]);

const lists: Readonly<Record<Exclude<EventKind, 'music'>, string>> = {
  dj: 'programme/djs',
  talk: 'programme/talks',
  children: 'programme/kids-teens',
  walk: 'programme/walks',
  attraction: 'experience',
};

/** The page that says most about an event. If no page lists its kind, this is its row in the programme. */
const eventPath =
  ({ artistPath, pathTo }: Paths, listed: ReadonlySet<EventKind>) =>
  (event: ProgrammeEvent): string => {
    if (event.kind === 'music') return artistPath({ name: event.artist });
    return listed.has(event.kind)
      ? pathTo(lists[event.kind])
      : `${pathTo('programme/programme')}#set-${event.sets[0].id}`;
  };

/** The pages of a festival to which other pages link only if they exist. */
export interface PagesThere {
  readonly plan: boolean;
  readonly kinds: ReadonlySet<EventKind>;
}

export function createAddresses(edition: Edition, there: PagesThere) {
  const paths = createPaths(edition);
  return {
    ...paths,
    ...createPickAddresses(paths),
    ...createPlanAddresses(paths),
    ...createPageAddresses(paths),
    /** The place's entry on the plan of the grounds, if the plan shows it. */
    placePath: (place: PlaceId): string | undefined => (there.plan ? paths.placePath(place) : undefined),
    eventPath: eventPath(paths, there.kinds),
    movedAddresses: movedAddresses(paths),
    changesFeedPath: paths.hrefOf('changes.atom'),
  };
}

export type Addresses = ReturnType<typeof createAddresses>;
