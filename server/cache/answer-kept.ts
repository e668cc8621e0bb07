import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID } from '../http/headers.ts';
import { localsOf } from '../log/request-log.ts';
import { sendKept, type Kept } from './kept.ts';

/** Sends a kept answer; only the request's id is missing among its headers. */
export function answerKept(kept: Kept, req: IncomingMessage, res: ServerResponse): void {
  const locals = localsOf(res);
  locals.route = kept.route;
  locals.kept = true;
  sendKept(req, res, kept, [REQUEST_ID, locals.requestId]);
}

/** Finds the kept answer to a request, if there is one. */
export type KeptLookup = (address: string, req: IncomingMessage) => Kept | undefined;

/**
 * Answers requests whose exact address has a kept answer.
 * @param lookups tried in turn: the most frequent kind of answer first
 * @returns a listener that says whether it has answered
 */
export const answerFromMemory =
  (...lookups: readonly KeptLookup[]) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    for (const lookUp of lookups) {
      const kept = lookUp(req.url ?? '', req);
      if (kept) {
        answerKept(kept, req, res);
        return true;
      }
    }
    return false;
  };
