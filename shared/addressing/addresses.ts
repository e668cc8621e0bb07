/** All addresses of a festival's website. */
import type { Edition } from '../model/festival.ts';
import type { PlaceId } from '../model/grounds.ts';
import type { EventKind } from '../model/programme.ts';
import { eventPath } from './event-path.ts';
import { movedAddresses } from './moved.ts';
import { createPageAddresses } from './page-addresses.ts';
import { createPaths } from './paths.ts';
import { createPickAddresses } from './pick-addresses.ts';
import { createPlanAddresses } from './plan-addresses.ts';

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
