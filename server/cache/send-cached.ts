import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID } from '../http/headers.ts';
import { localsOf } from '../log/request-log.ts';
import { sendBody, type Cached } from './cached.ts';

/** Sends a cached response; only the request's id is missing among its headers. */
export function sendCached(cached: Cached, req: IncomingMessage, res: ServerResponse): void {
  const locals = localsOf(res);
  locals.route = cached.route;
  locals.cached = true;
  sendBody(req, res, cached, [REQUEST_ID, locals.requestId]);
}

export type CacheLookup = (address: string, req: IncomingMessage) => Cached | undefined;

/**
 * Answers requests whose exact address has a cached response.
 * @param lookups tried in turn: the most frequent kind of response first
 * @returns a listener that says whether it has answered
 */
export const sendFromCache =
  (...lookups: readonly CacheLookup[]) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    for (const lookUp of lookups) {
      const cached = lookUp(req.url ?? '', req);
      if (cached) {
        sendCached(cached, req, res);
        return true;
      }
    }
    return false;
  };
