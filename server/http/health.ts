import { Router } from 'express';
import { localsOf } from '../log/request-log.ts';

/** Tells monitoring and proxies whether the process is alive, and whether it takes visitors. */
export function health(build: string, ready: () => boolean): Router {
  // A router does not inherit the application's settings: without its own, `/HEALTHZ` would be answered, too.
  const router = Router({ caseSensitive: true, strict: true });
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  router.get('/healthz', (_req, res) => {
    localsOf(res).route = 'health';
    res.set(headers).type('text/plain').send('ok\n');
  });
  router.get('/readyz', (_req, res) => {
    localsOf(res).route = 'health';
    res
      .status(ready() ? 200 : 503)
      .set(headers)
      .json({ ready: ready(), build });
  });
  return router;
}
