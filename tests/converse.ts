import { connect } from 'node:net';

/** Sends bytes as they are over a connection of their own, and resolves with all that came back once the server hangs up. */
export const converse = (port: number, bytes: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.on('error', reject);
  });
