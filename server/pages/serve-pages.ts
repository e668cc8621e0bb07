import { STATUS_CODES } from 'node:http';
import { pipeline } from 'node:stream';
import type { ErrorRequestHandler, NextFunction, Request, RequestHandler, Response } from 'express';
import type { Festival } from '../../shared/festival/create-festival.ts';
import { createErrorPages } from '../../shared/pages/error-pages.tsx';
import { sendCached } from '../cache/cached.ts';
import { compressLightly } from '../http/compress-lightly.ts';
import { sendLine, writeHead, type HeaderValues, type ResponseHeaders } from '../http/headers.ts';
import { NO_ADDRESS } from '../http/odd-requests.ts';
import { Overloaded, type RenderQueue } from '../http/render-queue.ts';
import { localsOf } from '../log/request-log.ts';
import { errorCacheKey } from './cache-key.ts';
import { pageHeaders, RETRY_AFTER, type PageStore } from './page-store.ts';
import type { PageMatch, Renderer, Rendering } from './render.tsx';

export const redirectMoved =
  ({ addresses: { movedAddresses } }: Festival): RequestHandler =>
  (req, res, next) => {
    const to = movedAddresses.get(req.path);
    if (to) res.redirect(308, to + req.url.slice(req.path.length));
    else next();
  };

/** Pages use fewer query parameters; reading ten thousand would take milliseconds. */
const MOST_PARAMETERS = 64;

function addressOf({ url }: Request): URL | undefined {
  if (url === NO_ADDRESS) return undefined;
  let end = url.indexOf('?');
  for (let read = 0; end !== -1 && read < MOST_PARAMETERS; read += 1) end = url.indexOf('&', end + 1);
  return new URL(end === -1 ? url : url.slice(0, end), 'http://localhost');
}

/** Milliseconds that the next rendering waits for this one's end: a visitor may read slowly. */
const COMPRESSED = 50;

/**
 * Streams a page. The rendering ends early when the connection closes.
 * @returns a promise that resolves when the page is also compressed, which is half of the work
 */
const stream = (rendering: Rendering, req: Request, res: Response, headers: HeaderValues): Promise<void> =>
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
 * Renders a page for this request, and sends it. Rejects when it fails before its first byte.
 * @param tooLate the log's message for a failure after the first byte
 */
async function sendPage(
  { page, cacheKey, render }: PageMatch,
  { document }: ResponseHeaders,
  tooLate: string,
  req: Request,
  res: Response,
): Promise<void> {
  const locals = localsOf(res);
  const rendering = await render((err) => locals.log.error({ err }, tooLate));
  const headers = { ...document(rendering), ...pageHeaders(page, cacheKey) };
  locals.route = page.name;
  return stream(rendering, req, res, headers);
}

interface PageServing {
  readonly festival: Festival;
  readonly renderer: Renderer;
  readonly store: PageStore;
  readonly queue: RenderQueue;
  readonly headers: ResponseHeaders;
}

/** Answers every request that no other handler has answered: with a page, or with the 404 page. */
export const servePages = ({
  renderer,
  store,
  queue,
  headers,
}: Omit<PageServing, 'festival'>): RequestHandler => {
  /** Finds the page, loads its data and renders it: the work that occupies the event loop for one request. */
  const send = async (address: URL | undefined, req: Request, res: Response, next: NextFunction) => {
    try {
      const match = renderer.at(address);
      const cached = await store.renderOnDemand(match.cacheKey);
      if (cached) return sendCached(cached, req, res);
      await sendPage(match, headers, 'failed after its first byte', req, res);
    } catch (failure) {
      next(failure);
    }
  };

  return (req, res, next) => {
    const address = addressOf(req);
    const cached = store.byCacheKey(renderer.cacheKeyAt(address));
    if (cached) return sendCached(cached, req, res);
    queue(localsOf(res).client, {
      run: () => send(address, req, res, next),
      refuse: () => next(new Overloaded()),
      abandoned: () => res.destroyed,
    });
  };
};

interface Expected extends Error {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether the request is the cause of the error, and not the server. */
const isExpected = (error: Error): error is Expected =>
  'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

/** Logs an unexpected failure with its stack, and answers with its message (specification, section 8). */
export function handleFailures({
  festival,
  renderer,
  store,
  queue,
  headers,
}: PageServing): ErrorRequestHandler {
  const { overloaded, unexpectedError } = festival.texts;
  const { unexpectedErrorPage } = createErrorPages(festival);
  const sendOverloaded = (req: Request, res: Response): void => {
    const cached = store.byCacheKey(errorCacheKey(503));
    if (cached) sendCached(cached, req, res);
    else sendLine(res, headers, { status: 503, text: overloaded.text, headers: RETRY_AFTER });
  };

  const sendUnexpected = async (error: Error, req: Request, res: Response): Promise<void> => {
    const failedToo = 'the error page failed, too';
    try {
      // The message of a failed system call contains a path on the server.
      const message = 'syscall' in error ? unexpectedError.unreadable : error.message;
      await sendPage(renderer.withoutAddress(unexpectedErrorPage(message)), headers, failedToo, req, res);
    } catch (err) {
      localsOf(res).log.error({ err }, failedToo);
      sendLine(res, headers, { status: 500, text: unexpectedError.title });
    }
  };

  return async (failure: unknown, req, res, _next) => {
    const error = failure instanceof Error ? failure : new Error(String(failure));
    const { log, client } = localsOf(res);
    if (error instanceof Overloaded) return sendOverloaded(req, res);
    if (isExpected(error) && !res.headersSent) {
      const { status, headers: ownHeaders = {} } = error;
      return sendLine(res, headers, {
        status,
        text: STATUS_CODES[status] ?? String(status),
        headers: ownHeaders,
      });
    }
    log.error({ err: error }, 'unexpected failure');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    queue(client, {
      run: () => sendUnexpected(error, req, res),
      refuse: () => sendOverloaded(req, res),
      abandoned: () => res.destroyed,
    });
  };
}
