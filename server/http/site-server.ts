import { createServer, type RequestListener, type Server } from 'node:http';

const SECOND = 1000;

/**
 * A server that waits for nobody for ever. Idle connections live longer than the 60 seconds for which common
 * proxies keep theirs, so that it is never the server that hangs up on a proxy's next request.
 */
export const createSiteServer = (listener: RequestListener): Server =>
  createServer(
    {
      headersTimeout: 10 * SECOND,
      requestTimeout: 20 * SECOND,
      keepAliveTimeout: 75 * SECOND,
      connectionsCheckingInterval: 5 * SECOND,
      // The listener refuses such requests itself: with the site's headers, and a line in the log.
      requireHostHeader: false,
    },
    listener,
  )
    .on('checkExpectation', listener)
    .setTimeout(120 * SECOND);
