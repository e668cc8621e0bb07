import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long a pointer rests before a tooltip shows, in milliseconds (specification, section 9). */
const DELAY = 700;
/** How long after a tooltip has closed the next one shows without that delay, in milliseconds. */
const SKIP_DELAY = 300;

const TOOLTIP = 'tooltip';

const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Shows a link's tooltip when a mouse or pen rests on it or it has the keyboard's focus, but not for touch.
 * The listeners stay as long as the page.
 */
function watch(nav: HTMLElement, show: (link: HTMLElement | undefined) => void): void {
  let openTooltip: HTMLElement | undefined;
  let under: HTMLElement | undefined;
  let closed = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const change = (to?: HTMLElement) => {
    clearTimeout(timer);
    if (openTooltip && !to) closed = performance.now();
    openTooltip = to;
    show(to);
  };
  const close = () => change();
  const leave = () => {
    if (!under) return;
    under = undefined;
    close();
  };
  // `pointerover` would also fire when the page scrolls under a resting pointer.
  const move = ({ target, pointerType }: PointerEvent) => {
    const link = pointerType === 'touch' ? null : closestTo(target, 'a');
    if (!link) {
      if (!closestTo(target, `#${TOOLTIP}`)) leave();
      return;
    }
    // A tooltip that was closed under the pointer does not show again until the pointer has left.
    if (link === under) return;
    under = link;
    clearTimeout(timer);
    if (openTooltip || performance.now() - closed < SKIP_DELAY) change(link);
    else timer = setTimeout(() => change(link), DELAY);
  };
  const focus = ({ target }: FocusEvent) => {
    const link = closestTo(target, 'a');
    if (link?.matches(':focus-visible')) change(link);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  nav.addEventListener('pointermove', move);
  nav.addEventListener('pointerleave', leave);
  nav.addEventListener('pointerdown', close);
  nav.addEventListener('focusin', focus);
  nav.addEventListener('focusout', close);
  document.addEventListener('keydown', key);
}

/** Positions a tooltip above the middle of its link; below it if there is no room above. */
function place(tooltip: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom, width } = link.getBoundingClientRect();
  const size = tooltip.getBoundingClientRect();
  const origin = (tooltip.offsetParent ?? document.body).getBoundingClientRect();
  const middle = left + width / 2;
  const room = document.documentElement.clientWidth - size.width;
  const from = Math.max(0, Math.min(middle - size.width / 2, room));
  // Its own height, and as much for the arrow.
  const isBelow = top < 2 * size.height;
  tooltip.toggleAttribute('data-below', isBelow);
  tooltip.style.left = `${from - origin.left}px`;
  tooltip.style.top = `${(isBelow ? bottom : top) - origin.top}px`;
  tooltip.style.setProperty('--arrow', `${middle - from}px`);
}

/** Tooltips for the surrounding navigation. Each shows the label of a link that has only an icon. */
export function Tooltips() {
  const marker = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const [link, setLink] = useState<HTMLElement>();

  useEffect(() => {
    const nav = marker.current?.closest('nav');
    if (nav) watch(nav, setLink);
  }, []);

  useLayoutEffect(() => {
    if (!link || !tooltip.current) return;
    place(tooltip.current, link);
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
