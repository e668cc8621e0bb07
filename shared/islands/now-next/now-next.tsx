import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { nextChange } from '../../rules/programme/on-now.ts';
import { currentTime } from '../browser/current-time.ts';
import { boardSets, NowNextBoard, type NowNextContent } from './now-next-board.tsx';

export interface NowNextProps extends NowNextContent {
  /** The server's time, in milliseconds since the epoch: hydration needs the server's state. */
  readonly now: number;
}

/** Browsers fire a timer at once whose delay has more than 31 bits. */
const LONGEST_DELAY = 86_400_000;

/** Keeps the board current: it changes when a set begins or ends, and when the tab is shown again. */
export function NowNext({ now: rendered, ...content }: NowNextProps) {
  const [now, setNow] = useState(rendered);
  const board = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const { days, sets } = content;
  const timed = useMemo(() => boardSets({ sets, days }), [sets, days]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      const current = currentTime();
      hadFocus.current = board.current?.contains(document.activeElement) ?? false;
      setNow(current);
      const change = nextChange(timed, current);
      if (change !== undefined) timer = setTimeout(refresh, Math.min(change - current, LONGEST_DELAY));
    };
    // Timers stop while a device sleeps or a browser saves energy.
    const refreshWhenShown = () => {
      if (!document.hidden) refresh();
    };
    refresh();
    document.addEventListener('visibilitychange', refreshWhenShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshWhenShown);
    };
  }, [timed]);

  // The focus would go to the body if the focused link disappeared with its set.
  useLayoutEffect(() => {
    if (hadFocus.current && !board.current?.contains(document.activeElement))
      board.current?.querySelector('h2')?.focus();
    hadFocus.current = false;
  });

  // It is no live region: changes on their own must not interrupt a screen reader.
  return (
    <div ref={board}>
      <NowNextBoard {...content} sets={timed} now={now} />
    </div>
  );
}
