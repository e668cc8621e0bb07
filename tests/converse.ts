import { connect } from 'node:net';

/**
 * Sends bytes as they are over a connection of their own, and resolves with all that came back once the server hangs up.
 * @param isAll no more will come: nginx would wait for the rest of what it has refused, and then cut the connection
 */
export const converse = (port: number, bytes: string, { isAll = false } = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => (isAll ? socket.end(bytes) : socket.write(bytes)));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.on('error', isAll ? () => undefined : reject);
  });
