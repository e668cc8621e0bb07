import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeTooltip } from './place-tooltip.ts';
import { createTooltipTiming } from './tooltip-timing.ts';

const TOOLTIP = 'tooltip';

const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Shows tooltips for the labelled links of a navigation, under a pointer or the keyboard's focus; not under a finger. */
function govern(nav: HTMLElement, show: (link: HTMLElement | undefined) => void, signal: AbortSignal): void {
  const { enter, leave, open, close } = createTooltipTiming(show);
  const linkAt = (target: EventTarget | null) => closestTo(target, 'a[aria-label]');
  // Not `pointerover`: a page that scrolls under a resting pointer shows nothing.
  const move = ({ target, pointerType }: PointerEvent) => {
    const link = linkAt(target);
    if (link && pointerType !== 'touch') enter(link);
    else if (!closestTo(target, `#${TOOLTIP}`)) leave();
  };
  const focus = ({ target }: FocusEvent) => {
    const link = linkAt(target);
    if (link?.matches(':focus-visible')) open(link);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  nav.addEventListener('pointermove', move, { signal });
  nav.addEventListener('pointerleave', leave, { signal });
  nav.addEventListener('pointerdown', close, { signal });
  nav.addEventListener('focusin', focus, { signal });
  nav.addEventListener('focusout', close, { signal });
  document.addEventListener('keydown', key, { signal });
}

/** The tooltips of the navigation that it stands in: each tells the label of a link that is a mark alone. */
export function Tooltips() {
  const marker = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const [link, setLink] = useState<HTMLElement>();

  useEffect(() => {
    const nav = marker.current?.closest('nav');
    if (!nav) return;
    const leaving = new AbortController();
    govern(nav, setLink, leaving.signal);
    return () => leaving.abort();
  }, []);

  useLayoutEffect(() => {
    if (!link || !tooltip.current) return;
    placeTooltip(tooltip.current, link);
    link.setAttribute('aria-describedby', TOOLTIP);
    return () => link.removeAttribute('aria-describedby');
  }, [link]);

  return (
    <>
      <span ref={marker} hidden />
      {link && (
        <span ref={tooltip} role="tooltip" id={TOOLTIP}>
          {link.ariaLabel}
        </span>
      )}
    </>
  );
}
