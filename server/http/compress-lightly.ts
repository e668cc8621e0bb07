import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

const compress = compression({
  level: constants.Z_BEST_SPEED,
  brotli: {
    chunkSize: 65_536,
    params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
});

/**
 * Compresses what is rendered for one request at the lowest levels, because the visitor waits for it. HEAD is
 * handled as GET, so that both have the same headers; Node omits the body.
 */
export const compressLightly: RequestHandler = (req, res, next) => {
  req.method = 'GET';
  compress(req, res, next);
};
