/** All addresses of a festival's website. */
import type { Edition } from '../model/festival.ts';
import { eventPath } from './event-path.ts';
import { movedAddresses } from './moved.ts';
import { createPageAddresses } from './page-addresses.ts';
import { createPaths } from './paths.ts';
import { createPickAddresses } from './pick-addresses.ts';
import { createPlanAddresses } from './plan-addresses.ts';

export function createAddresses(edition: Edition) {
  const paths = createPaths(edition);
  return {
    ...paths,
    ...createPickAddresses(paths),
    ...createPlanAddresses(paths),
    ...createPageAddresses(paths),
    eventPath: eventPath(paths),
    movedAddresses: movedAddresses(paths),
    changesFeedPath: paths.hrefOf('changes.atom'),
  };
}

export type Addresses = ReturnType<typeof createAddresses>;
