import { expect, it } from 'vitest';
import { transitionName } from '../../shared/look/transition-name.ts';

const acts = ['The Go! Team', '!!!', 'AC/DC', 'ACDC', 'Sigur Rós', 'Sigur Rs', 'M_21_', 'M!', '🎷'];

it('The transition from an act’s card to its page has a name that is valid in CSS and differs for every act', () => {
  const names = acts.map(transitionName);
  for (const name of names) expect(name).toMatch(/^act-[a-z0-9_-]+$/);
  expect(new Set(names).size).toBe(acts.length);
  expect(transitionName('The Go! Team')).toBe('act-the-go_21_-team');
});
