import { useEffect, useRef } from 'react';

/** Closes the menus that it stands beside: by Escape, which returns the focus, and by a press elsewhere. */
export function Menus() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const nav = marker.current?.closest('nav');
    if (!nav) return;
    const opened = () => nav.querySelector<HTMLDetailsElement>('details[open]');
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A menu that the pointer holds open closes, too, until the pointer comes back.
      nav.toggleAttribute('data-dismissed', true);
      const menu = opened();
      if (!menu) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const elsewhere = ({ target }: Event) => {
      const menu = opened();
      if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
    };
    const comeBack = () => nav.removeAttribute('data-dismissed');
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', elsewhere);
    nav.addEventListener('pointerenter', comeBack);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', elsewhere);
      nav.removeEventListener('pointerenter', comeBack);
    };
  }, []);
  return <span ref={marker} hidden />;
}
