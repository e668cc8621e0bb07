/** Visitors who keep their connection, ask as soon as they have their answer, and never ask again. */
import { get, Agent } from 'node:https';
import { connect, type ClientHttp2Session } from 'node:http2';

const PAGES = ['/', '/lineup', '/tickets', '/tickets/purchase?weekend=1', '/info/camping', '/nowhere'];
const own = { rejectUnauthorized: false };

export interface Visits {
  requests: number;
  /** What went wrong, and when, in milliseconds after the start: an answer that is none of the site's, a connection broken. */
  readonly failed: string[];
  /** The longest answer, in milliseconds. */
  longest: number;
}

/** Visits over HTTP/1.1 and HTTP/2, with TLS, while something is done to the house. */
export async function visitsDuring(port: number, action: () => Promise<unknown>): Promise<Visits> {
  const visits: Visits = { requests: 0, failed: [], longest: 0 };
  const started = performance.now();
  const load = { going: true };

  const asked = async (path: string, ask: () => Promise<number>) => {
    const before = performance.now();
    const status = await ask().catch((failure: unknown) => String(failure));
    visits.requests += 1;
    visits.longest = Math.max(visits.longest, performance.now() - before);
    if (status !== (path === '/nowhere' ? 404 : 200))
      visits.failed.push(`${Math.round(performance.now() - started)} ms: ${path} ${status}`);
  };
  const pageOf = (turn: number) => PAGES[turn % PAGES.length] ?? '/';

  const overHttp1 = async (first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; load.going; turn += 1)
      await asked(
        pageOf(turn),
        () =>
          new Promise<number>((resolve, reject) => {
            const request = get(
              { ...own, host: '127.0.0.1', servername: 'localhost', port, path: pageOf(turn), agent },
              (answer) => {
                answer
                  .resume()
                  .once('end', () => resolve(answer.statusCode ?? 0))
                  .once('error', reject);
              },
            );
            request.setTimeout(20_000, () => request.destroy(new Error('no answer')));
            request.once('error', reject);
          }),
      );
    agent.destroy();
  };

  const overHttp2 = async (first: number) => {
    let session: ClientHttp2Session | undefined;
    for (let turn = first; load.going; turn += 1) {
      if (!session || session.closed || session.destroyed) {
        session = connect(`https://127.0.0.1:${port}`, { ...own, servername: 'localhost' });
        session.on('error', () => undefined);
        // A server that says goodbye gets no further request.
        session.on('goaway', () => session?.close());
      }
      const open = session;
      await asked(
        pageOf(turn),
        () =>
          new Promise<number>((resolve, reject) => {
            const stream = open.request({ ':path': pageOf(turn) });
            let status = 0;
            stream.setTimeout(20_000, () => stream.destroy(new Error('no answer')));
            stream.once('response', (headers) => (status = Number(headers[':status'])));
            stream.once('error', reject).once('close', () => resolve(status));
            stream.resume().end();
          }),
      );
    }
    session?.close();
  };

  const visitors = [0, 1, 2, 3].map((first) => (first % 2 ? overHttp2(first) : overHttp1(first)));
  try {
    await action();
    // What breaks may break a moment later.
    await new Promise((resolve) => setTimeout(resolve, 2000));
  } finally {
    load.going = false;
    await Promise.all(visitors);
  }
  return visits;
}
