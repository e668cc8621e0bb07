import { describe, expect, it } from 'vitest';
import { transitionName } from '../../shared/look/transition-name.ts';

describe('the transition from an act’s card to its page', () => {
  const acts = [
    'Sea Power',
    'The Go! Team',
    '!!!',
    'What?',
    'AC/DC',
    'ACDC',
    'Sigur Rós',
    'Sigur Rs',
    'M_21_',
    'M!',
    '🎷',
  ];

  it('has a name that CSS takes, and no two acts share it', () => {
    const names = acts.map(transitionName);
    for (const name of names) expect(name).toMatch(/^act-[a-z0-9_-]+$/);
    expect(new Set(names).size).toBe(acts.length);
    expect(transitionName('The Go! Team')).toBe('act-the-go_21_-team');
  });
});
