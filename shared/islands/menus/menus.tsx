import { useEffect, useRef } from 'react';
import { closedByBack } from '../browser/closed-by-back.ts';
import { isPlainClick } from '../browser/plain-click.ts';

/** On a wide screen: Escape closes a menu and returns the focus; so do, without returning it, leaving and a press elsewhere. */
function governRow(nav: HTMLElement, isSheet: () => boolean, signal: AbortSignal): void {
  const opened = () => nav.querySelector<HTMLDetailsElement>('details[open]');
  const closeUnless = (target: EventTarget | null) => {
    const menu = opened();
    if (menu && target instanceof Node && !menu.parentElement?.contains(target)) menu.open = false;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A menu that the pointer holds open closes, too, until the pointer comes back.
    nav.toggleAttribute('data-dismissed', true);
    const menu = opened();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', key, { signal });
  document.addEventListener('pointerdown', ({ target }) => closeUnless(target), { signal });
  // In the sheet groups stay as they are: what closes above would move what the visitor goes to.
  nav.addEventListener('focusout', ({ relatedTarget }) => isSheet() || closeUnless(relatedTarget), {
    signal,
  });
  nav.addEventListener('pointerenter', () => nav.removeAttribute('data-dismissed'), { signal });
}

/** On a small screen: Back closes the sheet. */
function governSheet(nav: HTMLElement, isSheet: () => boolean, signal: AbortSignal): void {
  let release: (() => void) | undefined;
  const follow = () => {
    if (isSheet()) {
      release ??= closedByBack(() => nav.hidePopover());
    } else {
      release?.();
      release = undefined;
    }
  };
  // The next page takes the place of the sheet's entry: Back from there leads to the page, not to its menu.
  const go = (event: MouseEvent) => {
    if (!release || !isPlainClick(event)) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    location.replace(link.href);
  };
  nav.addEventListener('toggle', follow, { signal });
  // A screen that has become wide has the menus in the bar.
  const widen = () => {
    if (isSheet() && getComputedStyle(nav).position !== 'fixed') nav.hidePopover();
  };
  addEventListener('resize', widen, { signal });
  nav.closest('header')?.addEventListener('click', go, { signal });
  follow();
}

/** What the menus that it stands beside do with a script, besides opening. */
export function Menus() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const nav = marker.current?.closest('nav');
    if (!nav) return;
    const leaving = new AbortController();
    const isSheet = () => 'popover' in nav && nav.matches(':popover-open');
    governRow(nav, isSheet, leaving.signal);
    governSheet(nav, isSheet, leaving.signal);
    return () => leaving.abort();
  }, []);
  return <span ref={marker} hidden />;
}
