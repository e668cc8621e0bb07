import type { RequestHandler } from 'express';

/** Nothing on this site can be changed, so nothing but reading is allowed. */
export const onlyReading: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.status(405).set('Allow', 'GET, HEAD').type('text/plain').send('This site can only be read.\n');
};

/** One address a page: `/lineup/` is sent on to `/lineup`, but never to another host (`//…`, `/\…`). */
export const withoutTrailingSlash: RequestHandler = (req, res, next) => {
  const { path } = req;
  if (path === '/' || !path.endsWith('/') || /^\/[/\\]/.test(path)) return next();
  const query = req.url.slice(path.length);
  res.redirect(308, path.replace(/\/+$/, '') + query);
};
