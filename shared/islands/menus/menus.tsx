import { useEffect, useRef } from 'react';
import { closedByBack } from '../browser/closed-by-back.ts';
import { isPlainClick } from '../browser/plain-click.ts';

/** In the bar, Escape closes the open menu and focuses its button; so do clicks and focus elsewhere. */
function handleBar(nav: HTMLElement, isSheet: () => boolean): void {
  const opened = () => nav.querySelector<HTMLDetailsElement>('details[open]');
  const closeUnless = (target: EventTarget | null) => {
    const menu = opened();
    if (menu && target instanceof Node && !menu.parentElement?.contains(target)) menu.open = false;
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // This also closes a menu that is open under the pointer, until the pointer enters again.
    nav.toggleAttribute('data-dismissed', true);
    const menu = opened();
    if (!menu) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('keydown', key);
  document.addEventListener('pointerdown', ({ target }) => closeUnless(target));
  // The sheet is excluded: a group that closes would move the group below it away from the pointer.
  nav.addEventListener('focusout', ({ relatedTarget }) => isSheet() || closeUnless(relatedTarget));
  nav.addEventListener('pointerenter', () => nav.removeAttribute('data-dismissed'));
}

/** In the sheet of small screens, Back closes it. */
function handleSheet(nav: HTMLElement, isSheet: () => boolean): void {
  let release: (() => void) | undefined;
  const follow = () => {
    if (isSheet()) {
      release ??= closedByBack(() => nav.hidePopover());
    } else {
      release?.();
      release = undefined;
    }
  };
  // Replaces the sheet's history entry, so that Back on the next page leads here without the open menu.
  const go = (event: MouseEvent) => {
    if (!release || !isPlainClick(event)) return;
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    location.replace(link.href);
  };
  nav.addEventListener('toggle', follow);
  // A window that has become wide shows the menus in the bar.
  const widen = () => {
    if (isSheet() && getComputedStyle(nav).position !== 'fixed') nav.hidePopover();
  };
  addEventListener('resize', widen);
  nav.closest('header')?.addEventListener('click', go);
  follow();
}

/**
 * Makes the navigation's menus close. They are the server's HTML and
 * open without a script. This island stays as long as its page.
 */
export function Menus() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const nav = marker.current?.closest('nav');
    if (!nav) return;
    const isSheet = () => 'popover' in nav && nav.matches(':popover-open');
    handleBar(nav, isSheet);
    handleSheet(nav, isSheet);
  }, []);
  return <span ref={marker} hidden />;
}
