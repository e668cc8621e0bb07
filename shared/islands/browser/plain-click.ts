type Keys = 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey';

/** Whether a click follows a link in this tab, not in a new tab or window, and not as a download. */
export const isPlainClick = (click: Pick<MouseEvent, Keys>): boolean =>
  !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
