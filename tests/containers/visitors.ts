/** Visitors who keep their connection, continue as soon as they have an answer, and never retry. */
import { get, Agent } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { connect, type ClientHttp2Session } from 'node:http2';
import { expect } from 'vitest';

const PAGES = ['/', '/lineup', '/tickets', '/tickets/purchase?weekend=1', '/info/camping', '/nowhere'];
const tlsOptions = { rejectUnauthorized: false };

interface Visits {
  requests: number;
  /** Requests over HTTP/2 that were sent while the edge closed the connection. */
  crossed: number;
  /** Failures with their times in milliseconds since the start: a foreign answer, or a broken connection. */
  readonly failed: string[];
  /** The longest answer, in milliseconds. */
  longest: number;
}

/** Requests a page; resolves with its status. */
type Ask = (path: string) => Promise<number>;

/** Visits every host over HTTP/1.1 and HTTP/2 with TLS, and with further visitors, while an action runs. */
async function visitsDuring(
  hosts: readonly string[],
  port: number,
  action: () => Promise<unknown>,
  others: readonly Ask[],
): Promise<Visits> {
  const visits: Visits = { requests: 0, crossed: 0, failed: [], longest: 0 };
  const started = performance.now();
  const load = { going: true };

  const asked = async (host: string, path: string, ask: () => Promise<number>) => {
    const before = performance.now();
    const status = await ask().catch((failure: unknown) => String(failure));
    visits.requests += 1;
    visits.longest = Math.max(visits.longest, performance.now() - before);
    if (status !== (path === '/nowhere' ? 404 : 200))
      visits.failed.push(`${Math.round(performance.now() - started)} ms: ${host}${path} ${status}`);
  };
  const pageOf = (turn: number) => PAGES[turn % PAGES.length] ?? '/';

  const overHttp1 = async (host: string, first: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = first; load.going; turn += 1)
      await asked(
        host,
        pageOf(turn),
        () =>
          new Promise<number>((resolve, reject) => {
            const request = get(
              { ...tlsOptions, host, servername: 'localhost', port, path: pageOf(turn), agent },
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

  const overHttp2 = async (host: string, first: number) => {
    let session: ClientHttp2Session | undefined;
    const opened = () => {
      if (session && !session.closed && !session.destroyed) return session;
      const fresh = connect(`https://${host}:${port}`, { ...tlsOptions, servername: 'localhost' });
      // A server that has sent GOAWAY gets no further request.
      return (session = fresh.on('error', () => undefined).on('goaway', () => fresh.close()));
    };
    const ask = (path: string): Promise<number> =>
      new Promise<number>((resolve, reject) => {
        const stream = opened().request({ ':path': path });
        let status = 0;
        stream.setTimeout(20_000, () => stream.destroy(new Error('no answer')));
        stream.once('response', (headers) => (status = Number(headers[':status'])));
        stream.once('error', reject).once('close', () => resolve(status));
        stream.resume().end();
      }).catch((failure: unknown) => {
        // The GOAWAY crossed the request. It names unprocessed
        // requests, which every browser repeats on a new connection.
        if (!String(failure).includes('NGHTTP2_REFUSED_STREAM')) throw failure;
        visits.crossed += 1;
        session?.close();
        return ask(path);
      });
    for (let turn = first; load.going; turn += 1) await asked(host, pageOf(turn), () => ask(pageOf(turn)));
    session?.close();
  };

  const byOther = async (ask: Ask) => {
    for (let turn = 0; load.going; turn += 1) await asked('another', pageOf(turn), () => ask(pageOf(turn)));
  };

  const visitors = hosts.flatMap((host, first) => [
    overHttp1(host, 2 * first),
    overHttp2(host, 2 * first + 1),
  ]);
  visitors.push(...others.map(byOther));
  try {
    await action();
    // A failure may follow a moment later.
    await seconds(2);
  } finally {
    load.going = false;
    await Promise.all(visitors);
  }
  return visits;
}

/** Each line has an action and what visitors noticed. */
export const table: Record<string, string | number>[] = [];

/** Runs an action while visitors browse, and expects that they notice nothing. */
export async function unnoticed(
  what: string,
  hosts: readonly string[],
  port: number,
  action: () => Promise<unknown>,
  others: readonly Ask[] = [],
): Promise<void> {
  const { requests, crossed, failed, longest } = await visitsDuring(hosts, port, action, others);
  table.push({ what, requests, failed: failed.length, crossed, 'longest (ms)': Math.round(longest) });
  expect(failed).toEqual([]);
  expect(requests).toBeGreaterThan(20);
}

export const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

/** Sends one request over a connection of its own; status 0 if there is no answer. */
export const visit = (host: string, port: number, path: string) =>
  new Promise<{ status: number; body: string; serial: string; altSvc?: string | undefined }>((resolve) => {
    const request = get({ host, port, path, rejectUnauthorized: false, agent: false }, (answer) => {
      const { serialNumber: serial } = (answer.socket as TLSSocket).getPeerCertificate();
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body, serial, altSvc: answer.headers['alt-svc'] }),
      );
    });
    request.setTimeout(8000, () => request.destroy());
    request.on('error', () => resolve({ status: 0, body: '', serial: '' }));
  });

/** The build that serves, as /readyz names it. */
export const buildAt = async (host: string, port: number): Promise<string> => {
  const { status, body } = await visit(host, port, '/readyz');
  return status === 200 ? (JSON.parse(body) as { build: string }).build : `none: ${status}`;
};
