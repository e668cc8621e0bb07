import { expect, it } from 'vitest';
import { notKnownOf, openFacts } from '../../../shared/rules/programme/not-known.ts';

const site = { who: 'The site crew', by: 'accessUntil' } as const;

it('Only what is asked of a kind can be not known', () => {
  const access = { stepFree: 'not known', shade: 'not known', slope: 'level' };
  expect(openFacts(access, ['slope', 'stepFree'])).toEqual(['stepFree']);
  expect(openFacts(access, [])).toEqual([]);
});

it('What is not known stands with who finds out, once for all of which the same is not known', () => {
  const thing = (name: string, finding: typeof site | undefined, ...open: string[]) => ({
    name,
    finding,
    open,
  });
  const [first, second, ...others] = notKnownOf([
    thing('a raft', undefined, 'haze'),
    thing('a pier', site, 'slope', 'stepFree'),
    thing('a shed', { ...site }, 'slope', 'stepFree'),
    thing('a tent', site, 'shade'),
    thing('a gate', site),
  ]);
  expect(first?.finding).toEqual(site);
  expect(first?.things.map(({ open, of }) => [open, of.map(({ name }) => name)])).toEqual([
    [
      ['slope', 'stepFree'],
      ['a pier', 'a shed'],
    ],
    [['shade'], ['a tent']],
  ]);
  expect(second).toMatchObject({ finding: {}, things: [{ open: ['haze'], of: [{ name: 'a raft' }] }] });
  expect(others).toEqual([]);
});
