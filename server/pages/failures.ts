import { STATUS_CODES } from 'node:http';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { overloaded, unexpectedError } from '../../shared/data/wording/error-pages.ts';
import { unexpectedErrorPage } from '../../shared/pages/unexpected-error-page.tsx';
import { savesData } from '../cache/negotiation.ts';
import { sendLine } from '../http/headers.ts';
import { sendCached } from '../cache/send-cached.ts';
import { identityOfError } from './identity.ts';
import { pageHeaders, RETRY_AFTER } from './page-headers.ts';
import { Overloaded } from '../http/render-queue.ts';
import { localsOf } from '../log/request-log.ts';
import { sendPage, type PageServing } from './serve-pages.ts';

interface Expected extends Error {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whether the request is the cause of the error, and not the server. */
const isExpected = (error: Error): error is Expected =>
  'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;

/** Logs an unexpected failure once, with its stack, and answers with its message alone (specification, section 8). */
export function handleFailures({ renderer, store, queue, headers }: PageServing): ErrorRequestHandler {
  const sendOverloaded = (req: Request, res: Response): void => {
    const cached = store.of(identityOfError(503));
    if (cached) sendCached(cached, req, res);
    else sendLine(res, headers, { status: 503, text: overloaded.text, headers: RETRY_AFTER });
  };

  const sendUnexpected = async (error: Error, req: Request, res: Response): Promise<void> => {
    const { log } = localsOf(res);
    try {
      // A failed system call's own message has the path on the server.
      const message = 'syscall' in error ? unexpectedError.unreadable : error.message;
      const match = renderer.only(unexpectedErrorPage(message));
      const onLateFailure = (err: unknown) => log.error({ err }, 'the error page failed, too');
      const rendering = await match.render(onLateFailure, savesData(req));
      const own = pageHeaders(match.page);
      await sendPage(rendering, req, res, { ...headers.document(rendering), ...own });
    } catch (err) {
      log.error({ err }, 'the error page failed, too');
      sendLine(res, headers, { status: 500, text: unexpectedError.title });
    }
  };

  return async (failure: unknown, req, res, _next) => {
    const error = failure instanceof Error ? failure : new Error(String(failure));
    const { log, client } = localsOf(res);
    if (error instanceof Overloaded) return sendOverloaded(req, res);
    if (isExpected(error) && !res.headersSent) {
      const { status, headers: own = {} } = error;
      return sendLine(res, headers, { status, text: STATUS_CODES[status] ?? String(status), headers: own });
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
