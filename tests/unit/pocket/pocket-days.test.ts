import { describe, expect, it } from 'vitest';
import { dayPanels, type PocketSet } from '../../../shared/rules/pocket/pocket-days.ts';

const set = (id: string, state: PocketSet['state'] = 'none', title = 'Bodega'): PocketSet => ({
  id,
  title,
  place: 'Castle Stage',
  start: '14:00',
  end: '15:00',
  cancelled: false,
  state,
});
const day = (name: string, count: number, state?: PocketSet['state'], title?: string) => ({
  id: name,
  name,
  sets: Array.from({ length: count }, (_, index) => set(`${name}-${index}`, state, title)),
});
const namesOf = (panels: ReturnType<typeof dayPanels>) =>
  panels.map(({ days }) => days.map(({ name }) => name));

describe('The booklet’s three pages of days', () => {
  it('have a day each, or as many as it takes, or none', () => {
    const days = ['Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name) => day(name, 4));
    expect(namesOf(dayPanels(days.slice(0, 3)))).toEqual([['Wed'], ['Thu'], ['Fri']]);
    expect(namesOf(dayPanels(days))).toEqual([['Wed', 'Thu'], ['Fri', 'Sat'], ['Sun']]);
    expect(namesOf(dayPanels(days.slice(0, 1)))).toEqual([['Wed'], [], []]);
    expect(namesOf(dayPanels([]))).toEqual([[], [], []]);
  });

  it('are set in smaller type the more they hold', () => {
    const typeOf = (count: number, title?: string) => dayPanels([day('Fri', count, 'none', title)])[0]?.type;
    expect([typeOf(11), typeOf(12)]).toEqual(['roomy', 'dense']);
    expect(typeOf(8, 'An Act Whose Name Has No End at All')).toBe('dense');
  });

  it('leave out and count what has no room, and keep what a visitor picked', () => {
    const { sets } = day('Fri', 30);
    const picked = { ...set('late', 'picked'), start: '26:00' };
    const [panel] = dayPanels([{ id: 'Fri', name: 'Fri', sets: [...sets, set('perhaps', 'maybe'), picked] }]);
    const [friday] = panel?.days ?? [];
    expect(friday?.sets.slice(-2).map(({ id }) => id)).toEqual(['perhaps', 'late']);
    expect((friday?.sets.length ?? 0) + (friday?.left ?? 0)).toBe(32);
    expect(friday?.left).toBeGreaterThan(0);
  });
});
