import { useEffect, useRef, type RefObject } from 'react';

/** When the focused element disappears, the first of these that exists gets the focus. */
const successors = [
  '.said button',
  '.from-link button',
  '#compared',
  '[name=remove]',
  '.compare label input',
];

/**
 * Keeps the focus when a click removes its own button.
 * @returns to be called when the visitor acts, with selectors of the elements that may get the focus
 */
export function useStableFocus(root: RefObject<HTMLElement | null>): (...wanted: string[]) => void {
  const acted = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const wanted = acted.current;
    acted.current = undefined;
    if (!wanted || document.activeElement !== document.body) return;
    for (const selector of [...wanted, ...successors]) {
      const element = root.current?.querySelector<HTMLElement>(selector);
      if (!element) continue;
      // The message and its button are in view at every scroll position.
      element.focus({ preventScroll: selector === successors[0] });
      return;
    }
  });
  useEffect(() => {
    const wentBack = () => {
      // The focused element may disappear with its view.
      if (root.current?.contains(document.activeElement))
        acted.current = ['#compared', '.from-link button', '.compare label input'];
    };
    addEventListener('popstate', wentBack);
    return () => removeEventListener('popstate', wentBack);
  }, [root]);
  return (...wanted) => {
    acted.current = wanted;
    // If it exists already, it gets the focus at once: browsers take long to remove a focused element.
    for (const selector of wanted) root.current?.querySelector<HTMLElement>(selector)?.focus();
  };
}
