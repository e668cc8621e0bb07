/** Requests that Node's parser refuses before the listener sees them. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../log/logger.ts';
import type { Vitals } from '../log/vitals.ts';
import { shortenedIp } from '../log/client-ip.ts';
import type { ResponseHeaders } from './headers.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The client has hung up, some in the middle of a request: nobody is there to be answered. */
const hungUp = new Set(['ECONNRESET', 'EPIPE', 'HPE_INVALID_EOF_STATE']);

type ClientError = Error & { readonly code?: string };

export type ClientErrorListener = (error: ClientError, socket: Socket) => void;

/**
 * A listener for a server's `clientError`: answers with a status and logs one line. The line has nothing of the
 * request, which could not be read.
 */
export function refuseUnreadable(
  logger: Logger,
  vitals: Vitals,
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
    vitals.unreadable += 1;
    logger.warn({ status, code, client: shortenedIp(socket.remoteAddress) }, 'request refused');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`);
  };
}
