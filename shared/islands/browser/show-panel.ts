/**
 * Shows a panel, or hides it so that the browser's own search still looks into it; where that searches only what is
 * shown, a panel is hidden as anything else is. One without content would be announced, were it not hidden twice.
 */
export function showPanel(panel: Element, shown: boolean): void {
  panel.toggleAttribute('hidden', !shown);
  panel.removeAttribute('aria-hidden');
  if (shown) return;
  // An older browser knows no such value, and a panel's own `display` would show it over the others.
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
  panel.setAttribute('aria-hidden', 'true');
}
