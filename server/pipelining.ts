import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from './logger.ts';
import { shortened } from './client-address.ts';

/** Requests that one connection may have under way. Browsers and proxies wait for each answer before the next. */
const MOST = 16;

const underWay = new WeakMap<Socket, number>();

/**
 * Hangs up on a connection that sends request after request without reading the answers: Node reads them all, and
 * a few thousand are more than the memory holds.
 * @returns whether the request may be answered
 */
export const limitPipelining =
  (logger: Logger) =>
  (req: IncomingMessage, res: ServerResponse): boolean => {
    const { socket } = req;
    if (socket.destroyed) return false;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > MOST) {
      logger.warn({ code: 'PIPELINED', client: shortened(socket.remoteAddress) }, 'request refused');
      socket.destroy();
      return false;
    }
    underWay.set(socket, count);
    res.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    return true;
  };
