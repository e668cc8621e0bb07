import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import pLimit from 'p-limit';
import { notFoundPage } from '../shared/pages/not-found.tsx';
import { sendKept, type Kept } from './kept.ts';
import { ownHeaders, pageHeaders } from './page-headers.ts';
import type { PageStore } from './page-store.ts';
import type { Renderer, Rendering, View } from './render.tsx';
import { localsOf } from './request-log.ts';
import { queryOf } from './requests.ts';
import type { Security } from './security.ts';

/** Pages rendered side by side are ready no sooner, and thousands at once are more than the memory holds. */
const AT_ONCE = 4;

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

function answerKept(kept: Kept, req: IncomingMessage, res: ServerResponse): void {
  const locals = localsOf(res);
  locals.route = kept.route;
  locals.kept = true;
  sendKept(req, res, kept);
}

/** Answers addresses as the site's own links write them, from memory. Security's headers are among those kept. */
export const serveKept =
  (files: ReadonlyMap<string, Kept>, store: PageStore) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const { method, url = '' } = req;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const kept = files.get(url) ?? store.at(url);
    if (kept) answerKept(kept, req, res);
    return kept !== undefined;
  };

/** Every address that is left is a page, if only the one that says that there is none. */
export const servePages = (renderer: Renderer, store: PageStore, security: Security): RequestHandler => {
  const inTurn = pLimit(AT_ONCE);
  let notFound: Promise<View> | undefined;
  const answer = async (req: Request, res: Response): Promise<void> => {
    // The visitor hung up before it was their turn.
    if (res.destroyed) return;
    const address = addressOf(req);
    const view =
      (address && (await renderer.at(address))) ?? (await (notFound ??= renderer.only(notFoundPage)));
    const kept = store.of(view);
    if (kept) {
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      answerKept(kept, req, res);
      return;
    }
    sendPage(await view.render(), res, security, store.keeps(view) ? pageHeaders(view.page) : ownHeaders);
  };
  return (req, res) =>
    inTurn(async () => {
      await answer(req, res);
      // Answers that are ready are sent before more are made.
      await nextTurn();
    });
};
