import { Transform } from 'node:stream';
import { documentEnd } from './document.tsx';

/** React writes blocks of two kilobytes; every write costs the compression after it a turn of the event loop. */
const BLOCK = 65_536;

/** The document around the HTML that React writes, in larger blocks. */
export function documentStream(start: string): Transform {
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
