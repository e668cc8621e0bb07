import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTooltipTiming } from '../../shared/islands/tooltips/tooltip-timing.ts';

/** Tooltips of links that are called by letters; `shown()` is the one that shows. */
function tooltips() {
  let shown: string | undefined;
  return { ...createTooltipTiming<string>((owner) => (shown = owner)), shown: () => shown };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('A tooltip', () => {
  it('shows when the pointer has rested for 700 ms', () => {
    const { enter, shown } = tooltips();
    enter('a');
    vi.advanceTimersByTime(699);
    expect(shown()).toBeUndefined();
    enter('a');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('a');
  });

  it('does not show where the pointer only passes', () => {
    const { enter, leave, shown } = tooltips();
    enter('a');
    vi.advanceTimersByTime(600);
    enter('b');
    vi.advanceTimersByTime(600);
    leave();
    vi.advanceTimersByTime(2000);
    expect(shown()).toBeUndefined();
  });

  it('shows at once within 300 ms of another one', () => {
    const { enter, leave, open, shown } = tooltips();
    open('a');
    enter('a');
    leave();
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(299);
    enter('b');
    expect(shown()).toBe('b');
    leave();
    vi.advanceTimersByTime(300);
    enter('c');
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(700);
    expect(shown()).toBe('c');
  });

  it('that was closed stays closed until the pointer has left and returned', () => {
    const { enter, leave, close, shown } = tooltips();
    enter('a');
    vi.advanceTimersByTime(700);
    close();
    enter('a');
    vi.advanceTimersByTime(2000);
    expect(shown()).toBeUndefined();
    leave();
    enter('a');
    vi.advanceTimersByTime(700);
    expect(shown()).toBe('a');
  });

  it('of the focused link stays while the pointer moves elsewhere', () => {
    const { leave, open, shown } = tooltips();
    open('a');
    leave();
    expect(shown()).toBe('a');
  });
});
