import { Transform, type Readable } from 'node:stream';
import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { InlineHash } from '../http/security.ts';
import { criticalStyles } from './critical-styles.ts';
import { documentEnd } from './document.tsx';

/** In bytes. React writes 2 KB at a time, and each write costs the compression a turn of the event loop. */
const BLOCK = 65_536;

/** Puts the document around the HTML that React writes, and sends it in larger blocks. */
function inDocument(start: string): Transform {
  let waiting: Buffer[] = [Buffer.from(start)];
  let size = 0;
  const block = () => {
    const whole = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    return whole;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      size += chunk.length;
      if (size < BLOCK) done();
      else done(null, block());
    },
    flush(done) {
      waiting.push(Buffer.from(documentEnd));
      done(null, block());
    },
  });
}

interface DocumentParts {
  readonly tree: ReactNode;
  /** The emotion cache that the tree renders into. */
  readonly cache: EmotionCache;
  /** Everything before the body's content, once the tree's styles are known. */
  readonly startWith: (styles: string) => string;
  /** Told of what is thrown after the first byte, when the status has already been sent. */
  readonly onLateFailure: (failure: unknown) => void;
}

/**
 * Streams a document: its head with the styles of the whole tree, then the HTML as React renders it.
 * Rejects with whatever the tree threw before the first byte.
 */
export const streamDocument = ({ tree, cache, startWith, onLateFailure }: DocumentParts) =>
  new Promise<{ readonly style: InlineHash; readonly body: Readable }>((resolve, reject) => {
    let begun = false;
    let abandoned = false;
    const stream = renderToPipeableStream(tree, {
      // No Suspense boundary stands on any page, so the shell is the whole page and all of its styles are known.
      onShellReady() {
        try {
          const { css, hash } = criticalStyles(cache);
          const body = stream.pipe(inDocument(startWith(css)));
          begun = true;
          body.once('close', () => {
            abandoned = true;
            stream.abort();
          });
          resolve({ style: hash, body });
        } catch (failure) {
          reject(failure);
        }
      },
      onShellError: reject,
      onError(failure) {
        if (begun && !abandoned) onLateFailure(failure);
      },
    });
  });
