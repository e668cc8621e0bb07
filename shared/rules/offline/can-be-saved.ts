/**
 * Whether an answer may be saved: the website's own, successful, whole, and at the address that was asked for.
 * @param html the body of a document, to see that it has its end
 */
export const canBeSaved = (
  { status, type, redirected }: Pick<Response, 'status' | 'type' | 'redirected'>,
  html?: string,
): boolean =>
  status === 200 && type === 'basic' && !redirected && (html === undefined || html.endsWith('</html>'));
