import {
  createServer,
  ServerResponse,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { Socket } from 'node:net';

const SECOND = 1000;
const KILOBYTE = 1024;

/**
 * An HTTP server with a time-out for each stage of a connection. Idle connections stay open for longer than the
 * 60 seconds that common proxies keep theirs: if the server closed first, a proxy's next request could get lost.
 */
export const createSiteServer = (listener: RequestListener): Server =>
  createServer(
    {
      // More than the edge passes on, so that it refuses what is too long and logs whose it was.
      maxHeaderSize: 20 * KILOBYTE,
      // In a crowd, what has arrived is read late: nobody is told to have been too slow.
      headersTimeout: 20 * SECOND,
      requestTimeout: 20 * SECOND,
      keepAliveTimeout: 75 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      // The listener refuses requests without a Host itself: with security headers, and a line in the log.
      requireHostHeader: false,
    },
    listener,
  )
    .on('checkExpectation', listener)
    .on('connect', (req: IncomingMessage, socket: Socket) => {
      // Node would close the connection without an answer and without a line in the log.
      const res = new ServerResponse(req);
      res.shouldKeepAlive = false;
      res.assignSocket(socket.on('error', () => undefined));
      res.once('finish', () => socket.end());
      listener(req, res);
    })
    .setTimeout(120 * SECOND);
