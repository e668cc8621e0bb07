import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { compressLightly } from '../http/compress-lightly.ts';
import { REQUEST_ID, writeHead, type AnswerHeaders, type Headers } from '../http/headers.ts';
import { NO_ADDRESS } from '../http/odd-requests.ts';
import { savesData } from '../http/saves-data.ts';
import { answerKept } from '../kept/answer-kept.ts';
import { keepFor, sendKept } from '../kept/kept.ts';
import { ownHeaders, pageHeaders } from './page-headers.ts';
import type { PageStore } from './page-store.ts';
import type { PageMatch, Renderer, Rendering } from './render.tsx';
import { Overloaded, type RenderQueue } from './render-queue.ts';
import { localsOf } from '../log/request-log.ts';

const addressOf = ({ url }: Request): URL | undefined =>
  url === NO_ADDRESS ? undefined : new URL(url, 'http://localhost');

/** Streams a page. The rendering ends early when the connection closes. */
function stream(rendering: Rendering, req: Request, res: Response, headers: Headers): void {
  compressLightly(req, res, () => {
    writeHead(res, rendering.status, headers);
    pipeline(rendering.body, res, () => undefined);
  });
}

/**
 * Sends a page to a visitor who saves data: gathered first, because with an entity tag its next visit costs nothing, and
 * compressed better than what is streamed.
 */
async function sendLean(rendering: Rendering, req: Request, res: Response, headers: Headers): Promise<void> {
  const { page, status } = rendering;
  const body = await buffer(rendering.body);
  const answer = await keepFor(req, { status, route: page.name, headers, body });
  sendKept(req, res, answer, [REQUEST_ID, localsOf(res).requestId]);
}

/** Sends a page that was rendered for this request. Rejects when it fails before its first byte. */
export async function sendPage(
  rendering: Rendering,
  req: Request,
  res: Response,
  headers: Headers,
): Promise<void> {
  localsOf(res).route = rendering.page.name;
  if (savesData(req)) await sendLean(rendering, req, res, headers);
  else stream(rendering, req, res, headers);
}

interface PageServing {
  readonly renderer: Renderer;
  readonly store: PageStore;
  readonly queue: RenderQueue;
  readonly headers: AnswerHeaders;
}

/** Answers every request that no other handler has answered: with a page, or with the 404 page. */
export const servePages = ({ renderer, store, queue, headers }: PageServing): RequestHandler => {
  const send = async (match: PageMatch, req: Request, res: Response, next: NextFunction): Promise<void> => {
    const { log } = localsOf(res);
    try {
      const lean = savesData(req);
      const onLateFailure = (err: unknown) => log.error({ err }, 'failed after its first byte');
      const rendering = await match.render(onLateFailure, lean);
      const own = match.identity === undefined ? ownHeaders : pageHeaders(match.page);
      await sendPage(rendering, req, res, { ...headers.document(rendering), ...own });
    } catch (failure) {
      next(failure);
    }
  };
  return async (req, res, next) => {
    const match = await renderer.at(addressOf(req));
    const kept = savesData(req) ? undefined : store.of(match);
    if (kept) answerKept(kept, req, res);
    else
      queue(localsOf(res).client, {
        run: () => send(match, req, res, next),
        refuse: () => next(new Overloaded()),
        abandoned: () => res.destroyed,
      });
  };
};
