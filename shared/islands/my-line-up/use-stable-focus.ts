import { useEffect, useRef, type RefObject } from 'react';

/** What gets the focus when the element that had it has gone: the first of these that is there. */
const successors = [
  '.said button',
  '.from-link button',
  '#compared',
  '[name=remove]',
  '.compare label input',
];

/**
 * Keeps the focus from falling to the body when what a visitor has pressed goes with what it did.
 * @returns to be called when the visitor acts, with what is to have the focus then, if it is there
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
      // The message and its button are in view wherever the page is scrolled to.
      element.focus({ preventScroll: selector === successors[0] });
      return;
    }
  });
  useEffect(() => {
    const wentBack = () => {
      // What has the focus may go with the view that was left.
      if (root.current?.contains(document.activeElement))
        acted.current = ['#compared', '.from-link button', '.compare label input'];
    };
    addEventListener('popstate', wentBack);
    return () => removeEventListener('popstate', wentBack);
  }, [root]);
  return (...wanted) => {
    acted.current = wanted;
    // If it is there already: browsers take long to remove what has the focus.
    for (const selector of wanted) root.current?.querySelector<HTMLElement>(selector)?.focus();
  };
}
