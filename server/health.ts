import { Router } from 'express';

/** For those who watch the process: is it alive, and does it take visitors. Never kept, never indexed. */
export function health(build: string, ready: () => boolean): Router {
  const router = Router();
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.type('text/plain').send('ok\n');
  });
  router.get('/readyz', (_req, res) => {
    res.status(ready() ? 200 : 503).json({ ready: ready(), build });
  });
  return router;
}
