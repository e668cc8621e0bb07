import { Router } from 'express';
import { exactPaths } from './requests.ts';

/** For those who watch the process: is it alive, and does it take visitors. Never kept, never indexed. */
export function health(build: string, ready: () => boolean): Router {
  const router = Router(exactPaths);
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  router.get('/healthz', (_req, res) => {
    res.set(headers).type('text/plain').send('ok\n');
  });
  router.get('/readyz', (_req, res) => {
    res
      .status(ready() ? 200 : 503)
      .set(headers)
      .json({ ready: ready(), build });
  });
  return router;
}
