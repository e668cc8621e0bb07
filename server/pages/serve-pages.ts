import { pipeline } from 'node:stream';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { compressLightly } from '../http/compress-lightly.ts';
import { writeHead, type AnswerHeaders, type Headers } from '../http/headers.ts';
import { NO_ADDRESS } from '../http/odd-requests.ts';
import { answerKept } from '../kept/answer-kept.ts';
import { ownHeaders, pageHeaders } from './page-headers.ts';
import type { PageStore } from './page-store.ts';
import type { PageMatch, Renderer, Rendering } from './render.tsx';
import { Overloaded, type RenderQueue } from './render-queue.ts';
import { localsOf } from '../log/request-log.ts';

const addressOf = ({ url }: Request): URL | undefined =>
  url === NO_ADDRESS ? undefined : new URL(url, 'http://localhost');

/** Streams a page. The rendering ends early when the connection closes. */
export function sendPage(rendering: Rendering, req: Request, res: Response, headers: Headers): void {
  localsOf(res).route = rendering.page.name;
  compressLightly(req, res, () => {
    writeHead(res, rendering.status, headers);
    pipeline(rendering.body, res, () => undefined);
  });
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
      const rendering = await match.render((err) => log.error({ err }, 'failed after its first byte'));
      const own = match.identity === undefined ? ownHeaders : pageHeaders(match.page);
      sendPage(rendering, req, res, { ...headers.document(rendering.style), ...own });
    } catch (failure) {
      next(failure);
    }
  };
  return async (req, res, next) => {
    const match = await renderer.at(addressOf(req));
    const kept = store.of(match);
    if (kept) answerKept(kept, req, res);
    else
      queue(localsOf(res).client, {
        run: () => send(match, req, res, next),
        refuse: () => next(new Overloaded()),
        abandoned: () => res.destroyed,
      });
  };
};
