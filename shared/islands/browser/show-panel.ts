/**
 * Shows a panel, or hides it so that the browser's own search still finds it if possible. A hidden panel also
 * gets `aria-hidden`, because screen readers would otherwise announce an empty box.
 */
export function showPanel(panel: Element, isVisible: boolean): void {
  panel.toggleAttribute('hidden', !isVisible);
  panel.removeAttribute('aria-hidden');
  if (isVisible) return;
  // An older browser ignores this value, and the panel's own `display` would show it over the others.
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
  panel.setAttribute('aria-hidden', 'true');
}
