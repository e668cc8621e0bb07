/** Requests that Node's parser refuses before Express sees them: answered clearly, and logged like the others. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { shortened } from './client-address.ts';
import type { Logger } from '../log/logger.ts';
import type { Security } from './security.ts';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type ClientError = Error & { readonly code?: string };

/** The listener for a server's `clientError`. Nothing of the request itself is logged: it could not be read. */
export const refuse = (logger: Logger, security: Security) => {
  const headers = { ...security.headers, 'Content-Length': '0', Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return ({ code = 'unknown' }: ClientError, socket: Socket): void => {
    const status = statuses[code] ?? 400;
    if (code !== 'ECONNRESET') {
      logger.warn({ status, code, client: shortened(socket.remoteAddress) }, 'request refused');
    }
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`);
  };
};
