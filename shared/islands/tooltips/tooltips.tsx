import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeTooltip } from './place-tooltip.ts';
import { createTooltipTiming } from './tooltip-timing.ts';

const TOOLTIP = 'tooltip';

const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** Shows a link's tooltip when a mouse or pen rests on it, or it has the keyboard's focus; touch shows none. */
function watch(nav: HTMLElement, show: (link: HTMLElement | undefined) => void, signal: AbortSignal): void {
  const { enter, leave, open, close } = createTooltipTiming(show);
  const linkAt = (target: EventTarget | null) => closestTo(target, 'a');
  // Not `pointerover`, which also fires when the page scrolls under a resting pointer.
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

/** Tooltips for the navigation around it: each shows the label of a link that has only an icon. */
export function Tooltips() {
  const marker = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const [link, setLink] = useState<HTMLElement>();

  useEffect(() => {
    const nav = marker.current?.closest('nav');
    if (!nav) return;
    const unmounted = new AbortController();
    watch(nav, setLink, unmounted.signal);
    return () => unmounted.abort();
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
          {link.textContent}
        </span>
      )}
    </>
  );
}
