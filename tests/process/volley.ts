import { connect, type Socket } from 'node:net';

export interface Shot {
  readonly path: string;
  readonly headers?: readonly string[];
}

/** The status of an answer, `cut` where it ended before its length, `hopeless` for a 503 without `Retry-After`. */
export type Hit = number | 'cut' | 'hopeless';

const HEAD_END = '\r\n\r\n';

/** Opens a connection without sending anything. */
export const open = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/** Asks once over an open connection, and reads the answer to its end; the bytes of its body are only counted. */
export const shootOver = (socket: Socket, { path, headers = [] }: Shot): Promise<Hit> =>
  new Promise((resolve) => {
    let head = '';
    let received = 0;
    const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''];
    socket.write(lines.join('\r\n'));
    socket.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (!head.includes(HEAD_END)) head += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
      const length = Number(/\r\nContent-Length: (\d+)/i.exec(head)?.[1] ?? 0);
      const isWhole = received >= head.indexOf(HEAD_END) + HEAD_END.length + length;
      const isHopeless = status === 503 && !/\r\nRetry-After: \d/i.test(head);
      resolve(!isWhole ? 'cut' : isHopeless ? 'hopeless' : status);
    });
  });

/** Asks once, over a connection of its own. */
export const shoot = async (port: number, shot: Shot): Promise<Hit> => shootOver(await open(port), shot);

/** Asks over so many connections at once; resolves with how often each status came back. */
export async function volley(port: number, amount: number, shot: Shot): Promise<ReadonlyMap<Hit, number>> {
  const hits = await Promise.all(Array.from({ length: amount }, () => shoot(port, shot)));
  return new Map(
    Array.from(
      Map.groupBy(hits, (hit) => hit),
      ([hit, all]) => [hit, all.length],
    ),
  );
}
