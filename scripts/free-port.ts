import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a TCP port of 127.0.0.1 that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The system assigned no port');
  return address.port;
}
