/** What changed of a visitor's picks since they last looked. */
import type { ToldChange } from '../changes/told-changes.ts';
import { stateOf, type Picks } from './picks.ts';

type Told = Pick<ToldChange, 'set' | 'title' | 'at' | 'sentence' | 'why'>;

/**
 * The newest change of each set, each as one line for the browser: the set's id, the instant, its title, and the sentence.
 * @param changes the newest first
 */
export const sentChanges = (changes: readonly Told[]): readonly string[] => {
  const newest = new Map<string, Told>();
  for (const change of changes) if (change.set && !newest.has(change.set)) newest.set(change.set, change);
  return Array.from(
    newest,
    ([set, { at, title, sentence, why }]) => `${set} ${at} ${title}\t${sentence} ${why}`,
  );
};

/** When the newest change of all was told, in milliseconds since the epoch. 0 where nothing changed. */
export const newestChange = (sent: readonly string[]): number =>
  Math.max(0, ...sent.map((line) => readChange(line).at));

/**
 * What changed of these picks since an instant: the newest change of each, the newest first.
 * @param sent as `sentChanges` writes them
 * @param since milliseconds since the epoch; undefined for a visitor who has never looked, to whom nothing is new
 */
export const changesOfPicks = (sent: readonly string[], picks: Picks, since: number | undefined) =>
  sent
    .map(readChange)
    .filter(({ set, at }) => since !== undefined && at > since && stateOf(picks, set) !== 'none');

/**
 * Reads a line of `sentChanges`: the id of the set, which may be withdrawn, and when its change was told, in milliseconds
 * since the epoch; what changed, and why: `Arab Strap has moved: now 7.40pm, was 7.20pm. The van broke down.`
 */
const readChange = (line: string) => {
  const [known = '', sentence = ''] = line.split('\t');
  const [set = '', at, ...title] = known.split(' ');
  return { set, at: Number(at), title: title.join(' '), sentence };
};

/** The newest change of a set. @param sent as `sentChanges` writes them */
export const changeOf = (sent: readonly string[], set: string) =>
  sent.map(readChange).find((change) => change.set === set);
