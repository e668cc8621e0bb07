/** Closes a server without a reset for connections that the kernel has accepted and the process has not. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for which new connections are put aside before the server is closed; a client sends its request in them. */
const PUT_ASIDE = 100;
/** Milliseconds: a turn of the event loop that was shorter and accepted no connection shows that none is waiting. */
const QUIET_TURN = 1;
/** Milliseconds after which the server is closed in any case. */
const AT_LATEST = 300;
/** Milliseconds between two searches for idle connections, once the server is closed. */
const SILENT = 1000;

/** Resolves right after a turn of the event loop that found no connection waiting to be accepted. */
const noneWaiting = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const started = performance.now();
    let lastTurn = started;
    let accepted = 0;
    const count = () => (accepted += 1);
    server.on('connection', count);
    // libuv accepts at most one connection a turn, before it calls the callbacks of setImmediate.
    const turn = () => {
      const now = performance.now();
      const quiet = accepted === 0 && now - lastTurn < QUIET_TURN;
      if (quiet || now - started > AT_LATEST) {
        server.off('connection', count);
        resolve();
        return;
      }
      accepted = 0;
      lastTurn = now;
      setImmediate(turn);
    };
    setImmediate(() => setImmediate(turn));
  });

/**
 * Closes a server and still serves every connection that the kernel had accepted for it. For a moment new connections
 * are only put aside, so that the event loop has time to accept them all. When none is left, the server is closed, and
 * the connections put aside are served.
 */
export async function stopListening(server: Server): Promise<void> {
  const serve = server.rawListeners('connection') as ((socket: Socket) => void)[];
  const aside: Socket[] = [];
  // The server has not added its error handler to these sockets yet; without one, a reset would end the process.
  const putAside = (socket: Socket) => aside.push(socket.on('error', () => undefined));
  server.removeAllListeners('connection');
  server.on('connection', putAside);
  await pause(PUT_ASIDE);
  await noneWaiting(server);
  // This also closes idle connections, and those that have not sent anything yet.
  server.close();
  server.off('connection', putAside);
  for (const listener of serve) server.on('connection', listener);
  for (const socket of aside) server.emit('connection', socket);
  setInterval(() => server.closeIdleConnections(), SILENT).unref();
}
