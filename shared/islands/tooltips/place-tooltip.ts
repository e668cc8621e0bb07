/** The distance between a link and its tooltip, in pixels. The arrow is in it. */
export const GAP = 11;

/** Positions a tooltip above the middle of its link, within the window; below the link where there is no room above. */
export function placeTooltip(tooltip: HTMLElement, link: HTMLElement): void {
  const { left, top, bottom, width } = link.getBoundingClientRect();
  const size = tooltip.getBoundingClientRect();
  const origin = (tooltip.offsetParent ?? document.body).getBoundingClientRect();
  const middle = left + width / 2;
  const room = document.documentElement.clientWidth - size.width;
  const from = Math.max(0, Math.min(middle - size.width / 2, room));
  const above = top - GAP - size.height;
  tooltip.toggleAttribute('data-below', above < 0);
  tooltip.style.left = `${from - origin.left}px`;
  tooltip.style.top = `${(above < 0 ? bottom + GAP : above) - origin.top}px`;
  tooltip.style.setProperty('--arrow', `${middle - from}px`);
}
