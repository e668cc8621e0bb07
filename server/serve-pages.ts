import { pipeline } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { notFoundPage } from '../shared/pages/not-found.tsx';
import type { Renderer, Rendering } from './render.tsx';
import { localsOf } from './request-log.ts';
import { queryOf } from './requests.ts';
import type { Security } from './security.ts';

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

/** Sends a rendered page. A visitor who hangs up ends the rendering, too. */
export function sendPage(rendering: Rendering, res: Response, security: Security): void {
  const { page, status, style, body } = rendering;
  localsOf(res).route = page.name;
  res.status(status);
  res.setHeader(...security.policyFor(style));
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Cache-Control', status === 200 ? 'public, max-age=60' : 'no-cache');
  pipeline(body, res, () => undefined);
}

/** Every address that is left is a page, if only the one that says that there is none. */
export const servePages =
  (renderer: Renderer, security: Security): RequestHandler =>
  async (req, res) => {
    const address = addressOf(req);
    const rendering = address && (await renderer.at(address));
    sendPage(rendering ?? (await renderer.only(notFoundPage)), res, security);
  };
