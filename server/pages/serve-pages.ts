import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { answerKept, answerKeptInstead } from '../kept/answer-kept.ts';
import type { Kept } from '../kept/kept.ts';
import { ownHeaders, pageHeaders } from './page-headers.ts';
import type { PageStore } from './page-store.ts';
import type { PageMatch, Renderer, Rendering } from './render.tsx';
import { Overloaded, type RenderQueue } from './render-queue.ts';
import { localsOf } from '../log/request-log.ts';
import { queryOf } from '../http/requests.ts';
import type { Security } from '../http/security.ts';

/** The request's address; undefined when it is malformed: broken escapes, doubled slashes. */
function addressOf(req: Request): URL | undefined {
  if (/\/\/|\\/.test(req.path)) return undefined;
  try {
    decodeURI(req.path);
    return new URL(`http://localhost${req.path}${queryOf(req)}`);
  } catch {
    return undefined;
  }
}

type Headers = Readonly<Record<string, string>>;

/** Streams a page. The rendering ends early when the connection closes. */
export function sendPage(rendering: Rendering, res: Response, security: Security, headers: Headers): void {
  const { page, status, style, body } = rendering;
  localsOf(res).route = page.name;
  res.status(status).set({ ...security.policyFor(style), ...headers });
  pipeline(body, res, () => undefined);
}

/** Answers from memory, for addresses written exactly as the site's own links write them. */
export const serveKept =
  (files: ReadonlyMap<string, Kept>, store: PageStore) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method, url = '' } = req;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const kept = files.get(url) ?? store.at(url);
    if (kept) answerKept(kept, req, res);
    return kept !== undefined;
  };

interface PageServing {
  readonly renderer: Renderer;
  readonly store: PageStore;
  readonly queue: RenderQueue;
  readonly security: Security;
}

/** Answers every request that no other handler has answered: with a page, or with the 404 page. */
export const servePages = ({ renderer, store, queue, security }: PageServing): RequestHandler => {
  const send = async (match: PageMatch, res: Response, next: NextFunction): Promise<void> => {
    const { log } = localsOf(res);
    try {
      const rendering = await match.render((err) => log.error({ err }, 'failed after its first byte'));
      const headers = match.identity === undefined ? ownHeaders : pageHeaders(match.page);
      sendPage(rendering, res, security, headers);
    } catch (failure) {
      next(failure);
    }
  };
  return async (req, res, next) => {
    const match = await renderer.at(addressOf(req));
    const kept = store.of(match);
    if (kept) answerKeptInstead(kept, req, res);
    else
      queue(localsOf(res).client, {
        run: () => send(match, res, next),
        refuse: () => next(new Overloaded()),
        abandoned: () => res.destroyed,
      });
  };
};
