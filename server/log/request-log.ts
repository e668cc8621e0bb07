import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { clientIp } from './client-ip.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

const WELL_FORMED_ID = /^[\w-]{8,64}$/;
/** The format of a trace id (W3C Trace Context). */
const WELL_FORMED_TRACE = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/;
const LONGEST_PATH = 500;

/** What the log says about a request beside its method and path. Handlers fill it in. */
class RequestLocals {
  /** The name of the page in the route table, or of the resource. */
  route: string | undefined;
  /** Whether the response came from memory, without rendering or reading a file for this request. */
  cached = false;
  readonly requestId: string;
  readonly client: string;
  readonly #logger: Logger;
  #log: Logger | undefined;

  constructor(requestId: string, client: string, logger: Logger) {
    this.requestId = requestId;
    this.client = client;
    this.#logger = logger;
  }

  /** A logger whose lines carry the request's id, created at first use: most requests need none. */
  get log(): Logger {
    return (this.#log ??= this.#logger.child({ requestId: this.requestId }));
  }
}

/** Express keeps a response's locals in the same property. */
type Logged = ServerResponse & { locals: RequestLocals };

export const localsOf = (res: ServerResponse): RequestLocals => (res as Logged).locals;

/** 503 is a warning: too many requests came at once, but the server did not fail. */
const levelFor = (status: number, path: string): 'error' | 'warn' | 'info' | 'debug' => {
  if (path === '/healthz' || path === '/readyz') return 'debug';
  if (status >= 500 && status !== 503) return 'error';
  return status >= 400 ? 'warn' : 'info';
};

/** Counts each request and logs one line, when its response has been sent or its connection has closed. */
export const requestLog =
  (logger: Logger, metrics: Metrics, trustedProxies: number) =>
  (req: IncomingMessage, res: ServerResponse): void => {
    const started = performance.now();
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : randomUUID();
    const client = clientIp(req, trustedProxies) ?? 'unknown';
    const locals = new RequestLocals(requestId, client, logger);
    (res as Logged).locals = locals;
    const { method, socket, url = '' } = req;
    // The log omits the query, which may contain what a
    // visitor typed, and any name and password before a host.
    const [target = ''] = url.slice(0, LONGEST_PATH).split('?', 1);
    const path = target.replace(/^(https?:\/\/)[^/]*@/i, '$1');
    const trace = req.headers['traceparent'];
    const sentBefore = socket.bytesWritten;
    res.once('close', () => {
      const { route, cached } = locals;
      const status = res.statusCode;
      const duration = Math.round((performance.now() - started) * 100) / 100;
      metrics.countAnswer({ method: method ?? '', route: route ?? 'none', status, cached, duration });
      logger[levelFor(status, path)](
        {
          requestId,
          method,
          path,
          route,
          status,
          duration,
          bytes: socket.bytesWritten - sentBefore,
          cached,
          client,
          traceparent: typeof trace === 'string' && WELL_FORMED_TRACE.test(trace) ? trace : undefined,
          // The client closed the connection before the response was complete.
          aborted: res.writableFinished ? undefined : true,
        },
        status === 404 ? 'page not found' : 'request',
      );
    });
  };
