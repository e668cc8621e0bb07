import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../test-app.ts';

export interface Served {
  readonly origin: string;
  /** Closes the server and its connections. */
  readonly stop: () => Promise<unknown>;
}

/** Serves an app in the process of the tests, by default at a port of its own. */
export async function served(
  { listener }: Pick<TestApp, 'listener'>,
  port = 0,
): Promise<Served & AsyncDisposable> {
  const server = createServer(listener).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
