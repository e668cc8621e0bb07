import { Router } from 'express';
import { localsOf } from '../log/request-log.ts';

/**
 * Tells monitoring and proxies whether the process is alive, and whether it takes visitors.
 * @param said what it says besides to whoever asks on this machine, and not through a proxy
 */
export function health(build: string, ready: () => boolean, said: () => object): Router {
  // A router does not inherit the application's settings: without its own, `/HEALTHZ` would be answered, too.
  const router = Router({ caseSensitive: true, strict: true });
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  router.get('/healthz', (_req, res) => {
    localsOf(res).route = 'health';
    res.set(headers).type('text/plain').send('ok\n');
  });
  router.get('/readyz', (req, res) => {
    localsOf(res).route = 'health';
    const isOurs =
      /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '') && !req.get('x-forwarded-for');
    res
      .status(ready() ? 200 : 503)
      .set(headers)
      .json({ ready: ready(), build, ...(isOurs && said()) });
  });
  return router;
}
