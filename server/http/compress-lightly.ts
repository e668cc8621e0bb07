import { constants } from 'node:zlib';
import compression from 'compression';

/**
 * Compresses what is rendered for one request, at the lowest levels: the visitor waits for it. Cached responses are
 * compressed already, and do not pass here.
 */
export const compressLightly = compression({
  level: constants.Z_BEST_SPEED,
  brotli: {
    chunkSize: 65_536,
    params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
});
