import { createServer, type RequestListener, type Server } from 'node:http';

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
    .setTimeout(120 * SECOND);
