import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendKept, type Kept } from './kept.ts';
import { localsOf, REQUEST_ID } from '../log/request-log.ts';

/** Sends what is kept, its request's id beside the headers that are kept with it. */
export function answerKept(kept: Kept, req: IncomingMessage, res: ServerResponse): void {
  const locals = localsOf(res);
  locals.route = kept.route;
  locals.kept = true;
  sendKept(req, res, kept, [REQUEST_ID, locals.requestId]);
}

/** Sends a kept document from within Express: the headers that middleware has set are among those kept with it. */
export function answerKeptInstead(kept: Kept, req: IncomingMessage, res: ServerResponse): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  answerKept(kept, req, res);
}
