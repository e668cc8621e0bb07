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
 * Creates an HTTP server with a timeout for each stage of a connection. An idle connection stays open longer
 * than a proxy's usual 60 seconds: if the server closed it first, the proxy's next request could get lost.
 */
export const createSiteServer = (listener: RequestListener): Server =>
  createServer(
    {
      // The bound is higher than the edge's, so that the edge refuses long headers and logs the client.
      maxHeaderSize: 20 * KILOBYTE,
      // Under heavy load, requests that have arrived are read late. They must not count as too slow.
      headersTimeout: 20 * SECOND,
      requestTimeout: 20 * SECOND,
      keepAliveTimeout: 75 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      // The listener itself refuses requests without a Host
      // header, with security headers and a line in the log.
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
