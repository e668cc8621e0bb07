import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { compressLightly } from '../http/compress-lightly.ts';
import { REQUEST_ID, writeHead, type ResponseHeaders, type Headers } from '../http/headers.ts';
import { NO_ADDRESS } from '../http/odd-requests.ts';
import { savesData } from '../cache/negotiation.ts';
import { sendCached } from '../cache/send-cached.ts';
import { compressedFor, sendBody, type Cached } from '../cache/cached.ts';
import { privateHeaders, pageHeaders } from './page-headers.ts';
import type { PageStore } from './page-store.ts';
import type { Renderer, Rendering } from './render.tsx';
import { Overloaded, type RenderQueue } from '../http/render-queue.ts';
import { localsOf } from '../log/request-log.ts';

/** Query parameters that are read. No page has as many; ten thousand would take milliseconds. */
const MOST_PARAMETERS = 64;

function addressOf({ url }: Request): URL | undefined {
  if (url === NO_ADDRESS) return undefined;
  let end = url.indexOf('?');
  for (let read = 0; end !== -1 && read < MOST_PARAMETERS; read += 1) end = url.indexOf('&', end + 1);
  return new URL(end === -1 ? url : url.slice(0, end), 'http://localhost');
}

/** How long the next rendering waits for what this one still has to compress, in milliseconds; longer if the visitor reads slowly. */
const COMPRESSED = 50;

/**
 * Streams a page. The rendering ends early when the connection closes.
 * @returns when the page is compressed, too, which is half of the work
 */
const stream = (rendering: Rendering, req: Request, res: Response, headers: Headers): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, COMPRESSED);
    compressLightly(req, res, () => {
      writeHead(res, rendering.status, headers);
      pipeline(rendering.body, res, () => {
        clearTimeout(timer);
        resolve();
      });
    });
  });

/**
 * Sends a page that was rendered for this request. Rejects when it fails before its first byte. A visitor who saves data
 * gets it with an entity tag, by which the next visit costs nothing, and compressed better than what is streamed.
 */
export async function sendPage(
  rendering: Rendering,
  req: Request,
  res: Response,
  headers: Headers,
): Promise<void> {
  const { page, status, body } = rendering;
  const locals = localsOf(res);
  locals.route = page.name;
  if (!savesData(req)) return stream(rendering, req, res, headers);
  const whole = await compressedFor(req, { status, route: page.name, headers, body: await buffer(body) });
  sendBody(req, res, whole, [REQUEST_ID, locals.requestId]);
}

export interface PageServing {
  readonly renderer: Renderer;
  readonly store: PageStore;
  readonly queue: RenderQueue;
  readonly headers: ResponseHeaders;
}

/** Answers every request that no other handler has answered: with a page, or with the 404 page. */
export const servePages = ({ renderer, store, queue, headers }: PageServing): RequestHandler => {
  const cachedFor = (req: Request, identity: string | undefined): Cached | undefined =>
    savesData(req) ? undefined : store.of(identity);

  /** What costs time for one request, in one piece: finds the page, loads what it shows, renders it. */
  const send = async (address: URL | undefined, req: Request, res: Response, next: NextFunction) => {
    const { log } = localsOf(res);
    try {
      const match = renderer.at(address);
      const cached = cachedFor(req, match.identity);
      if (cached) return sendCached(cached, req, res);
      const onLateFailure = (err: unknown) => log.error({ err }, 'failed after its first byte');
      const rendering = await match.render(onLateFailure, savesData(req));
      const own = match.identity === undefined ? privateHeaders : pageHeaders(match.page);
      await sendPage(rendering, req, res, { ...headers.document(rendering), ...own });
    } catch (failure) {
      next(failure);
    }
  };

  return (req, res, next) => {
    const address = addressOf(req);
    const cached = cachedFor(req, renderer.identityAt(address));
    if (cached) return sendCached(cached, req, res);
    queue(localsOf(res).client, {
      run: () => send(address, req, res, next),
      refuse: () => next(new Overloaded()),
      abandoned: () => res.destroyed,
    });
  };
};
