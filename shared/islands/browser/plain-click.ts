/** A click that follows a link in this tab, and not one for a new tab, a new window or a download. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
