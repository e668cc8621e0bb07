import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../test-app.ts';

/** Serves an app at a port of its own, in the process of the tests. */
export async function served({ listener }: Pick<TestApp, 'listener'>) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close,
    [Symbol.asyncDispose]: async () => close(),
  };
}
