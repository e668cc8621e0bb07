import type { Paths } from './paths.ts';

/** Addresses of pages that are no more, and of the nearest that are left. A query goes along: it may have picks. */
export const movedAddresses = ({ pathTo }: Paths): ReadonlyMap<string, string> =>
  new Map([
    ['/pocket', pathTo('my-line-up')],
    ['/programme.txt', pathTo('programme/programme')],
  ]);
