import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientIp } from '../http/client-ip.ts';
import type { Logger } from './logger.ts';

const WELL_FORMED_ID = /^[\w-]{8,64}$/;
const LONGEST_PATH = 500;

/** What the log says beside the request itself; handlers add to it as they learn it. */
export class RequestLocals {
  /** The page's name in the route table. */
  route: string | undefined;
  /** Sent from memory; rendered, or read from disk, otherwise. */
  kept = false;
  readonly requestId: string;
  /** Who asks, as far as it may be logged. */
  readonly client: string;
  readonly #logger: Logger;
  #log: Logger | undefined;

  constructor(requestId: string, client: string, logger: Logger) {
    this.requestId = requestId;
    this.client = client;
    this.#logger = logger;
  }

  /** Every line that it writes carries the request's id. Most requests have nothing to say but their one line. */
  get log(): Logger {
    return (this.#log ??= this.#logger.child({ requestId: this.requestId }));
  }
}

/** Where Express, too, looks for a response's locals. */
type Logged = ServerResponse & { locals: RequestLocals };

export const localsOf = (res: ServerResponse): RequestLocals => (res as Logged).locals;

/** Too many at once is no failure of the site's, but worth knowing. */
const levelFor = (status: number, path: string): 'error' | 'warn' | 'info' | 'debug' => {
  if (path === '/healthz' || path === '/readyz') return 'debug';
  if (status >= 500 && status !== 503) return 'error';
  return status >= 400 ? 'warn' : 'info';
};

/** The address without its query: what a visitor typed is never logged. */
const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).slice(0, LONGEST_PATH);
};

/** One line per request, at the level its status deserves. */
export const requestLog =
  (logger: Logger, trustedProxies: number) =>
  (req: IncomingMessage, res: ServerResponse): void => {
    const started = performance.now();
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : randomUUID();
    const client = clientIp(req, trustedProxies) ?? 'unknown';
    const locals = new RequestLocals(requestId, client, logger);
    (res as Logged).locals = locals;
    const { method, socket, url = '' } = req;
    const path = pathOf(url);
    const sentBefore = socket.bytesWritten;
    res.once('close', () => {
      const { route, kept } = locals;
      const status = res.statusCode;
      logger[levelFor(status, path)](
        {
          requestId,
          method,
          path,
          route,
          status,
          duration: Math.round((performance.now() - started) * 100) / 100,
          bytes: socket.bytesWritten - sentBefore,
          kept,
          client,
          // The visitor hung up before the answer was whole.
          aborted: res.writableFinished ? undefined : true,
        },
        status === 404 ? 'page not found' : 'request',
      );
    });
  };
