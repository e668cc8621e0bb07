import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import type { Security } from './security.ts';

/** The status of a request that HTTP itself rules out: one without a Host, or with an expectation nobody can meet. */
function ruledOut({ httpVersion, headers }: IncomingMessage): 400 | 417 | undefined {
  if (headers.host === undefined && httpVersion === '1.1') return 400;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 417;
  return undefined;
}

/** Refuses what Node would refuse by itself, without the site's headers and without a line in the log. */
export const refuseRuledOut =
  (security: Security) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const status = ruledOut(req);
    if (status)
      res.writeHead(status, { ...security.headers, 'Content-Length': 0, Connection: 'close' }).end();
    return status !== undefined;
  };

/** A router of its own does not inherit the application's setting: `/HEALTHZ` would be `/healthz`. */
export const exactPaths = { caseSensitive: true, strict: true };

/** The query as it was sent, with its question mark; empty when there is none. */
export function queryOf({ url }: Request): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Nothing on this site can be changed, so nothing but reading is allowed. */
export const onlyReading: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('This site can only be read.\n');
};

/** One address a page: `/lineup/` is sent on to `/lineup`, but never to another host (`//…`, `/\…`). */
export const withoutTrailingSlash: RequestHandler = (req, res, next) => {
  const { path } = req;
  if (path === '/' || !path.endsWith('/') || /^\/[/\\]/.test(path)) return next();
  // A regular expression for the slashes at the end takes quadratic time on slashes before the end.
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  res
    .status(308)
    .location(path.slice(0, end) + queryOf(req))
    .end();
};
