/**
 * What is settled before any response is looked up: requests that HTTP rules out, methods other than reading, addresses
 * with a slash at their end, and addresses that no page can have.
 */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendLine, writeHead, type ResponseHeaders } from './headers.ts';

/** The `url` of a request whose address no page can have; the page for unknown addresses answers it. */
export const NO_ADDRESS = '*';

/** How many `Host` headers a request has: Node keeps the first alone. */
const hostsOf = (raw: readonly string[]): number =>
  raw.filter((word, index) => index % 2 === 0 && word.length === 4 && word.toLowerCase() === 'host').length;

/** 400 or 417 for requests that HTTP rules out. Node would refuse some without security headers or a line in the log. */
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

/** Removes the slashes at a path's end. A loop, because `/\/+$/` takes quadratic time on `/a/////b`. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Whether a browser would read a path as another one, or as the URL of another host: `/./`, `//host`, `/\host`. */
const isReadOtherwise = (path: string): boolean => /^\/[/\\]|\/\.{1,2}(?:\/|$)/.test(path);

/** Percent-encodes characters that a URL may not contain, and each `%` that begins no escape. */
const escaped = (address: string): string =>
  address.replaceAll(/%(?![\dA-Fa-f]{2})|[^!#-;=?-_a-z|~]/g, encodeURIComponent);

/** Whether a path can be a page's: no doubled slash, no backslash, no fragment, and escapes that can be decoded. */
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
 * Answers requests that are ruled out, and redirects to the path without a slash at its end. The `url` of every other
 * request becomes its path and query, or `NO_ADDRESS`.
 * @returns a listener that says whether it has answered
 */
export const settleOddRequests =
  (headers: ResponseHeaders) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const refuse = (status: number, text: string, own = {}) => {
      sendLine(res, headers, { status, text, headers: own });
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
