/**
 * Shows a panel, or hides it so that the browser's own search still looks into it; where that searches only what is
 * shown, it is hidden like anything else. A panel without content would be announced, were it not hidden twice.
 */
export function showPanel(panel: Element, shown: boolean): void {
  panel.toggleAttribute('hidden', !shown);
  panel.removeAttribute('aria-hidden');
  if (shown) return;
  panel.setAttribute('hidden', 'until-found');
  panel.setAttribute('aria-hidden', 'true');
}
