import type { RequestHandler } from 'express';
import { localsOf } from '../log/request-log.ts';

/**
 * Tells monitoring and proxies whether the process is alive, and whether it takes visitors.
 * @param said what it says besides to whoever asks on this machine, and not through a proxy
 */
export const health =
  (build: string, ready: () => boolean, said: () => object): RequestHandler =>
  (req, res, next) => {
    if (req.path !== '/healthz' && req.path !== '/readyz') return next();
    localsOf(res).route = 'health';
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (req.path === '/healthz') return res.type('text/plain').send('ok\n');
    const isOurs =
      /^(::ffff:)?127\.|^::1$/.test(req.socket.remoteAddress ?? '') && !req.get('x-forwarded-for');
    res.status(ready() ? 200 : 503).json({ ready: ready(), build, ...(isOurs && said()) });
  };
