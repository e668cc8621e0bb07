import { describe, expect, it } from 'vitest';
import {
  changeOf,
  changesOfPicks,
  newestChange,
  sentChanges,
} from '../../../shared/rules/my-line-up/changed-picks.ts';

const told = (set: string | undefined, at: number, sentence: string) => ({
  ...(set && { set }),
  at,
  title: 'Owls, and others',
  sentence,
  why: 'The van broke down.',
});

const sent = sentChanges([
  told('owls', 400, 'Owls is cancelled.'),
  told(undefined, 350, 'The last bus: now 3am, was 2am.'),
  told('bats', 300, 'Bats has moved: now 8pm, was 7pm.'),
  told('owls', 200, 'Owls has moved: now 8pm, was 7pm.'),
]);
const changed = (picks: readonly string[], maybe: readonly string[], since: number | undefined) =>
  changesOfPicks(sent, { picks, maybe }, since).map(({ sentence }) => sentence);

describe('What changed of the picks since the visitor last looked', () => {
  it('is the newest change of each pick and maybe, with its reason, the newest first', () => {
    expect(changed(['bats'], ['owls'], 100)).toEqual([
      'Owls is cancelled. The van broke down.',
      'Bats has moved: now 8pm, was 7pm. The van broke down.',
    ]);
    expect(changesOfPicks(sent, { picks: ['owls'], maybe: [] }, 100)).toMatchObject([
      { set: 'owls', at: 400 },
    ]);
  });

  it('is nothing that was told before, at that instant, of other sets, or to somebody who has never looked', () => {
    expect(changed(['bats', 'owls'], [], 300)).toEqual(['Owls is cancelled. The van broke down.']);
    expect(changed(['bats', 'owls'], [], 400)).toEqual([]);
    expect(changed(['foxes'], [], 100)).toEqual([]);
    expect(changed(['bats', 'owls'], [], undefined)).toEqual([]);
  });

  it('can be asked of one set, and is as new as its newest', () => {
    expect(changeOf(sent, 'bats')).toMatchObject({ at: 300, title: 'Owls, and others' });
    expect(changeOf(sent, 'foxes')).toBeUndefined();
    expect([newestChange(sent), newestChange([])]).toEqual([400, 0]);
  });
});
