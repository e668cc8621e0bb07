/** The newest change of a pick, as `sentChanges` writes it. */

export interface ChangedPick {
  /** The id of the set, which may be withdrawn. */
  readonly set: string;
  readonly title: string;
  /** When it was told, in milliseconds since the epoch. */
  readonly at: number;
  /** What changed, and why: `Arab Strap has moved: now 7.40pm, was 7.20pm. The van broke down.` */
  readonly sentence: string;
}

export const readChange = (line: string): ChangedPick => {
  const [known = '', sentence = ''] = line.split('\t');
  const [set = '', at, ...title] = known.split(' ');
  return { set, at: Number(at), title: title.join(' '), sentence };
};

/** The newest change of a set. @param sent as `sentChanges` writes them */
export const changeOf = (sent: readonly string[], set: string): ChangedPick | undefined =>
  sent.map(readChange).find((change) => change.set === set);
