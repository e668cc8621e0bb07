import { connect } from 'node:net';

/**
 * Sends raw bytes over a connection of their own, and resolves with
 * the whole answer once the server hangs up.
 * @param isAll whether to close our side: nginx waits for the rest of a refused request, and then resets
 */
export const converse = (port: number, bytes: string, { isAll = false } = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => (isAll ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.on('error', isAll ? () => undefined : reject);
  });
