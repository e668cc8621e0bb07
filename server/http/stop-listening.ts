/** Closing a listening socket resets the connections that the kernel has accepted and the process has not: not here. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before the end in which new connections are put aside; a client sends its request within them. */
const PUT_ASIDE = 100;
/** One turn of the event loop without a connection and with so little work (milliseconds): nobody is waiting. */
const QUIET_TURN = 1;
/** Milliseconds after which it is over, quiet or not. */
const AT_LATEST = 300;
/** Milliseconds between two looks for connections that say nothing, once the server is closed. */
const SILENT = 1000;

/** Ends right after the event loop has found no connection waiting to be accepted. */
const nobodyWaits = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const started = performance.now();
    let lastTurn = started;
    let accepted = 0;
    const count = () => (accepted += 1);
    server.on('connection', count);
    // libuv accepts one connection a turn, before it calls what setImmediate was given.
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
 * Closes the server for new connections and loses none that the kernel has accepted: for a moment they are put aside,
 * so that the event loop has little to do but to accept them; the server is closed as soon as none is left, and then
 * those put aside are served.
 */
export async function stopListening(server: Server): Promise<void> {
  const serve = server.rawListeners('connection') as ((socket: Socket) => void)[];
  const aside: Socket[] = [];
  // Whoever hangs up meanwhile has no handler of the server's yet: without one, their reset would end the process.
  const putAside = (socket: Socket) => aside.push(socket.on('error', () => undefined));
  server.removeAllListeners('connection');
  server.on('connection', putAside);
  await pause(PUT_ASIDE);
  await nobodyWaits(server);
  // Closes idle connections, too, and those that have not sent anything yet.
  server.close();
  server.off('connection', putAside);
  for (const listener of serve) server.on('connection', listener);
  for (const socket of aside) server.emit('connection', socket);
  setInterval(() => server.closeIdleConnections(), SILENT).unref();
}
