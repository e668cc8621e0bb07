import type { Request, RequestHandler } from 'express';

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
  res.redirect(308, path.replace(/\/+$/, '') + queryOf(req));
};
