type Keys = 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey';

/** A click that follows a link in this tab, and not one for a new tab, a new window or a download. */
export const isPlainClick = (click: Pick<MouseEvent, Keys>): boolean =>
  !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
