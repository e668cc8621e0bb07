/** Changes of a visitor's picks since the last visit. */
import type { PublishedChange } from '../changes/write-changes.ts';
import { stateOf, type Picks } from './picks.ts';

/** The newest change of a set, which may be withdrawn: the change and its reason. */
export interface SentChange extends Pick<PublishedChange, 'title' | 'at'> {
  readonly set: string;
  /** `Arab Strap has moved: now 7.40pm, was 7.20pm. The van broke down.` */
  readonly sentence: string;
}

/** @param changes the newest first */
export const sentChanges = (
  changes: readonly Pick<PublishedChange, 'set' | 'title' | 'at' | 'sentence' | 'why'>[],
): readonly SentChange[] =>
  changes.flatMap(({ set, at, title, sentence, why }, index) =>
    set && changes.findIndex((change) => change.set === set) === index
      ? [{ set, at, title, sentence: `${sentence} ${why}` }]
      : [],
  );

/** The time of the newest change, in milliseconds since the epoch; 0 if there is none. */
export const newestChange = (sent: readonly SentChange[]): number => Math.max(0, ...sent.map(({ at }) => at));

/**
 * The newest change of each of these picks since an instant, the newest first.
 * @param since milliseconds since the epoch; undefined on a first visit, which has no news
 */
export const changesOfPicks = (sent: readonly SentChange[], picks: Picks, since: number | undefined) =>
  sent.filter(({ set, at }) => since !== undefined && at > since && stateOf(picks, set) !== 'none');

export const changeOf = (sent: readonly SentChange[], set: string) =>
  sent.find((change) => change.set === set);
