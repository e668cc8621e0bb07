import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Page } from '../../shared/page.ts';
import { notFoundPage } from '../../shared/pages/not-found-page.tsx';
import { answerKept, answerKeptInstead } from '../kept/answer-kept.ts';
import type { Kept } from '../kept/kept.ts';
import { ownHeaders, pageHeaders } from './page-headers.ts';
import type { PageStore } from './page-store.ts';
import type { Renderer, Rendering, View } from './render.tsx';
import { Overloaded, type RenderQueue } from './render-queue.ts';
import { localsOf } from '../log/request-log.ts';
import { queryOf } from '../http/requests.ts';
import type { Security } from '../http/security.ts';

/** The address asked for, or undefined where it cannot be a page's: malformed escapes, doubled slashes. */
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

/** Sends a page while it is rendered. A visitor who hangs up ends the rendering, too. */
export function sendPage(rendering: Rendering, res: Response, security: Security, headers: Headers): void {
  const { page, status, style, body } = rendering;
  localsOf(res).route = page.name;
  res.status(status).set({ ...security.policyFor(style), ...headers });
  pipeline(body, res, () => undefined);
}

/** Answers addresses as the site's own links write them, from memory. */
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
  readonly pages: readonly Page[];
  readonly renderer: Renderer;
  readonly store: PageStore;
  readonly queue: RenderQueue;
  readonly security: Security;
}

/** Every address that is left is a page, if only the one that says that there is none. */
export const servePages = ({ pages, renderer, store, queue, security }: PageServing): RequestHandler => {
  const send = async (view: View, res: Response, next: NextFunction): Promise<void> => {
    const { log } = localsOf(res);
    try {
      const rendering = await view.render((err) => log.error({ err }, 'failed after its first byte'));
      sendPage(rendering, res, security, store.keeps(view) ? pageHeaders(view.page) : ownHeaders);
    } catch (failure) {
      next(failure);
    }
  };
  // Found once: everybody gets it alike, and a failure to find it is tried again.
  let notFound: View | undefined;
  return async (req, res, next) => {
    const address = addressOf(req);
    const view =
      (address && (await renderer.at(address))) ??
      (notFound ??= await renderer.only(pages.at(-1) ?? notFoundPage));
    const kept = store.of(view);
    if (kept) answerKeptInstead(kept, req, res);
    else
      queue(localsOf(res).client, {
        run: () => send(view, res, next),
        refuse: () => next(new Overloaded()),
        abandoned: () => res.destroyed,
      });
  };
};
