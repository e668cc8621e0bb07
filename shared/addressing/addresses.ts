/** All addresses of a festival's website. */
import type { Edition } from '../model/festival.ts';
import type { PlaceId } from '../model/grounds.ts';
import type { EventKind, ProgrammeEvent } from '../model/programme.ts';
import { createPageAddresses } from './page-addresses.ts';
import { createPaths, type Paths } from './paths.ts';
import { createPickAddresses } from './pick-addresses.ts';
import { createPlanAddresses } from './plan-addresses.ts';

/** Addresses of pages that are no more, and of the nearest that are left. A query goes along: it may have picks. */
const movedAddresses = ({ pathTo }: Paths): ReadonlyMap<string, string> =>
  new Map([
    ['/pocket', pathTo('my-line-up')],
    ['/programme.txt', pathTo('programme/programme')],
  ]);

/** The pages that list events by their kinds. */
const lists: Readonly<Record<Exclude<EventKind, 'music'>, string>> = {
  dj: 'programme/djs',
  talk: 'programme/talks',
  children: 'programme/kids-teens',
  walk: 'programme/walks',
  attraction: 'experience',
};

/** The page that tells most of an event: where none lists its kind, its row in the programme. */
const eventPath =
  ({ artistPath, pathTo }: Paths, listed: ReadonlySet<EventKind>) =>
  (event: ProgrammeEvent): string => {
    if (event.kind === 'music') return artistPath({ name: event.artist });
    return listed.has(event.kind)
      ? pathTo(lists[event.kind])
      : `${pathTo('programme/programme')}#set-${event.sets[0].id}`;
  };

/** Which pages a festival has that other pages lead to on their own. */
export interface PagesThere {
  readonly plan: boolean;
  /** The kinds of events that a page lists. */
  readonly kinds: ReadonlySet<EventKind>;
}

export function createAddresses(edition: Edition, there: PagesThere) {
  const paths = createPaths(edition);
  return {
    ...paths,
    ...createPickAddresses(paths),
    ...createPlanAddresses(paths),
    ...createPageAddresses(paths),
    /** The place's entry on the plan of the grounds, where there is one. */
    placePath: (place: PlaceId): string | undefined => (there.plan ? paths.placePath(place) : undefined),
    eventPath: eventPath(paths, there.kinds),
    movedAddresses: movedAddresses(paths),
    changesFeedPath: paths.hrefOf('changes.atom'),
  };
}

export type Addresses = ReturnType<typeof createAddresses>;
