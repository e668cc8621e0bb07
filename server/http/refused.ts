/** Refuses requests that the listener never sees, because Node's parser rejected them. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../log/logger.ts';
import type { Metrics } from '../log/metrics.ts';
import { shortenedIp } from '../log/client-ip.ts';
import type { ResponseHeaders } from './headers.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Error codes of a client that has hung up, sometimes in the middle of a request. No answer can reach it. */
const hungUp = new Set(['ECONNRESET', 'EPIPE', 'HPE_INVALID_EOF_STATE']);

type ClientError = Error & { readonly code?: string };

type ClientErrorListener = (error: ClientError, socket: Socket) => void;

/**
 * Handles a server's `clientError`: answers with a status and logs one line. The request could not be read,
 * so the line says nothing about it.
 */
export function refuseUnreadable(
  logger: Logger,
  metrics: Metrics,
  { plain }: ResponseHeaders,
): ClientErrorListener {
  const headers = { ...plain, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return ({ code = 'unknown' }, socket) => {
    if (hungUp.has(code) || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[code] ?? 400;
    metrics.countUnreadable();
    logger.warn({ status, code, client: shortenedIp(socket.remoteAddress) }, 'request refused');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`);
  };
}

/** Concurrent requests on one connection. Browsers and proxies wait for each response. */
const MOST = 16;

const UNDER_WAY = Symbol('requests under way');

/** Each socket carries its own count: a map of sockets took half a microsecond more. */
type Counted = Socket & { [UNDER_WAY]?: number };

/** All responses share this one listener; `this` is the response that has closed. */
function countDown(this: ServerResponse): void {
  const socket: Counted = this.req.socket;
  socket[UNDER_WAY] = (socket[UNDER_WAY] ?? 1) - 1;
}

/**
 * Closes a connection that sends many requests without waiting for responses. Node would read them all, and a
 * few thousand would exhaust the memory.
 * @returns a function that counts a request, and says whether it may be answered
 */
export const limitPipelining =
  (logger: Logger, metrics: Metrics) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const socket: Counted = req.socket;
    if (socket.destroyed) return false;
    const count = (socket[UNDER_WAY] ?? 0) + 1;
    if (count > MOST) {
      metrics.countUnreadable();
      logger.warn({ code: 'PIPELINED', client: shortenedIp(socket.remoteAddress) }, 'request refused');
      socket.destroy();
      return false;
    }
    socket[UNDER_WAY] = count;
    res.once('close', countDown);
    return true;
  };
