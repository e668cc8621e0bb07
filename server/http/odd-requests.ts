/**
 * Handles odd requests before any response is looked up: requests that HTTP forbids, methods other than GET
 * and HEAD, addresses with a slash at their end, and addresses that no page can have.
 */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendLine, writeHead, type ResponseHeaders } from './headers.ts';

/** The `url` that replaces an address that no page can have. The 404 page answers it. */
export const NO_ADDRESS = '*';

/** Counts a request's `Host` headers: Node keeps only the first. */
const hostsOf = (raw: readonly string[]): number =>
  raw.filter((word, index) => index % 2 === 0 && word.length === 4 && word.toLowerCase() === 'host').length;

/**
 * Returns 400 or 417 for requests that HTTP forbids. Node would refuse some without security headers and
 * without a line in the log.
 */
function ruledOut({ httpVersion, headers, rawHeaders }: IncomingMessage): 400 | 417 | undefined {
  const hosts = hostsOf(rawHeaders);
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 417;
  return undefined;
}

/** Path and query of the request's target, which may also be in absolute form: `http://host/path?query`. */
function addressOf(url: string): string {
  if (url.startsWith('/')) return url;
  const { protocol, pathname, search } = URL.parse(url) ?? {};
  return protocol === 'http:' || protocol === 'https:' ? `${pathname}${search}` : NO_ADDRESS;
}

/** Removes the slashes at a path's end. `/\/+$/` would take quadratic time on `/a/////b`. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Whether browsers would read a path as another one, or as another host: `/./`, `//host`, `/\host`. */
const isReadOtherwise = (path: string): boolean => /^\/[/\\]|\/\.{1,2}(?:\/|$)/.test(path);

/** Percent-encodes characters that a URL may not contain, and each `%` that does not begin an escape. */
const escaped = (address: string): string =>
  address.replaceAll(/%(?![\dA-Fa-f]{2})|[^!#-;=?-_a-z|~]/g, encodeURIComponent);

/** Whether a page can have this path: no doubled slash, backslash or fragment, and only valid escapes. */
function canBePage(path: string): boolean {
  if (!path.startsWith('/') || /\/\/|[\\#]/.test(path)) return false;
  try {
    if (path.includes('%')) decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Answers forbidden requests, and redirects from a path with a slash at its end. Sets the `url` of every
 * other request to its path and query, or to `NO_ADDRESS`.
 * @returns a listener that says whether it has answered
 */
export const settleOddRequests =
  (headers: ResponseHeaders) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const refuse = (status: number, text: string, extraHeaders = {}) => {
      sendLine(res, headers, { status, text, headers: extraHeaders });
      return true;
    };
    const status = ruledOut(req);
    if (status) return refuse(status, STATUS_CODES[status] ?? '', { Connection: 'close' });
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return refuse(405, 'This site can only be read.', { Allow: 'GET, HEAD' });
    }
    const address = addressOf(req.url ?? '');
    const [path = ''] = address.split('?', 1);
    if (path.length > 1 && path.endsWith('/') && !isReadOtherwise(path)) {
      const location = escaped(withoutLastSlashes(path) + address.slice(path.length));
      writeHead(res, 308, { ...headers.plain, Location: location, 'Content-Length': '0' }).end();
      return true;
    }
    req.url = canBePage(path) ? address : NO_ADDRESS;
    return false;
  };
