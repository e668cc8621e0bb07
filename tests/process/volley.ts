import { get } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface Shot {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A status, `cut` for an answer that ended early, or `hopeless` for a 503 without `Retry-After`. */
export type Hit = number | 'cut' | 'hopeless';

export const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Sends one request over an open connection, and reads the whole answer. */
export const shootOver = (socket: Socket, { path, headers }: Shot): Promise<Hit> =>
  new Promise((resolve) => {
    const asked = get({ path, headers: { ...headers }, createConnection: () => socket }, (answer) => {
      const isHopeless = answer.statusCode === 503 && !answer.headers['retry-after'];
      answer
        .resume()
        .once('end', () => resolve(isHopeless ? 'hopeless' : (answer.statusCode ?? 0)))
        .once('error', () => resolve('cut'));
    });
    asked.once('error', () => resolve('cut'));
  });

export const shoot = async (port: number, shot: Shot): Promise<Hit> => shootOver(await open(port), shot);

/** Sends requests over many connections at once; resolves with the number of each status. */
export async function volley(port: number, amount: number, shot: Shot): Promise<ReadonlyMap<Hit, number>> {
  const hits = await Promise.all(Array.from({ length: amount }, () => shoot(port, shot)));
  return new Map(
    Array.from(
      Map.groupBy(hits, (hit) => hit),
      ([hit, all]) => [hit, all.length],
    ),
  );
}
