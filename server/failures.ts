import type { ErrorRequestHandler } from 'express';
import { unexpectedError } from '../shared/data/site.ts';
import { unexpectedErrorPage } from '../shared/pages/unexpected-error.tsx';
import { pageHeaders } from './page-headers.ts';
import type { Renderer } from './render.tsx';
import { localsOf } from './request-log.ts';
import type { Security } from './security.ts';
import { sendPage } from './serve-pages.ts';

/** Logs an unexpected failure once, with its stack, and answers with its message alone (specification, section 8). */
export const answerFailures =
  (renderer: Renderer, security: Security): ErrorRequestHandler =>
  async (failure: unknown, _req, res, _next) => {
    const error = failure instanceof Error ? failure : new Error(String(failure));
    const { log } = localsOf(res);
    log.error({ err: error }, 'unexpected failure');
    if (res.headersSent) {
      res.destroy();
      return;
    }
    try {
      const view = await renderer.only(unexpectedErrorPage(error.message));
      sendPage(await view.render(), res, security, pageHeaders(view.page));
    } catch (second) {
      log.error({ err: second }, 'the error page failed, too');
      res.status(500).type('text/plain').send(`${unexpectedError.title}\n${error.message}\n`);
    }
  };
