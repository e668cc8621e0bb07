import type { Saving } from './worker-data.ts';

/** What has come to pass in the year since a page was saved: the last of it. Undefined where the page is as new. */
export const turnedSince = (saved: Date, { turns }: Pick<Saving, 'turns'>, now = new Date()) =>
  turns.findLast(([at]) => saved.getTime() < at && at <= now.getTime())?.[1];
