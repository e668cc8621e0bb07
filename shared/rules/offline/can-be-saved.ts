/**
 * Whether an answer may be saved: successful, whole, and at the address that was asked for.
 * @param html the body of a document, to see that it has its end
 */
export const canBeSaved = (
  { status, redirected }: Pick<Response, 'status' | 'redirected'>,
  html = '</html>',
): boolean => status === 200 && !redirected && html.endsWith('</html>');
