import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from './logger.ts';

const WELL_FORMED_ID = /^[\w-]{8,64}$/;

/** What the log says beside the request itself; handlers add to it as they learn it. */
export interface RequestLocals {
  /** Child logger: every line of this request carries its id. */
  log: Logger;
  /** The page's name in the route table. */
  route?: string;
}

export const localsOf = (res: Response): RequestLocals => res.locals as RequestLocals;

const levelFor = (status: number): 'error' | 'warn' | 'info' => {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
};

/** One line per answered request, at the level its status deserves. The query is never logged. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (req, res, next) => {
    const started = performance.now();
    const given = req.get('x-request-id') ?? '';
    const id = WELL_FORMED_ID.test(given) ? given : randomUUID();
    const locals = localsOf(res);
    locals.log = logger.child({ requestId: id });
    res.setHeader('X-Request-Id', id);
    const { method, path } = req;
    res.once('close', () => {
      const status = res.statusCode;
      const duration = Math.round((performance.now() - started) * 10) / 10;
      const line = { method, path, route: locals.route, status, duration, finished: res.writableFinished };
      locals.log[levelFor(status)](line, status === 404 ? 'page not found' : 'request');
    });
    next();
  };
