import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { shortenedIp } from '../log/client-ip.ts';
import type { Logger } from '../log/logger.ts';
import type { Vitals } from '../log/vitals.ts';

/** Requests that one connection may have under way. Browsers and proxies wait for each response before the next. */
const MOST = 16;

const UNDER_WAY = Symbol('requests under way');

/** The count is a property of the socket: a map of sockets took half a microsecond more. */
type Counted = Socket & { [UNDER_WAY]?: number };

/** One listener for all responses; `this` is the response that has closed. */
function countDown(this: ServerResponse): void {
  const socket: Counted = this.req.socket;
  socket[UNDER_WAY] = (socket[UNDER_WAY] ?? 1) - 1;
}

/**
 * Closes a connection that sends request after request without waiting for the responses. Node would read them all,
 * and a few thousand need more memory than there is.
 * @returns a function that counts a request, and says whether it may be answered
 */
export const limitPipelining =
  (logger: Logger, vitals: Vitals) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const socket: Counted = req.socket;
    if (socket.destroyed) return false;
    const count = (socket[UNDER_WAY] ?? 0) + 1;
    if (count > MOST) {
      vitals.unreadable += 1;
      logger.warn({ code: 'PIPELINED', client: shortenedIp(socket.remoteAddress) }, 'request refused');
      socket.destroy();
      return false;
    }
    socket[UNDER_WAY] = count;
    res.once('close', countDown);
    return true;
  };
