import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A replica that answers as the test decides, and records its requests. */
export class StubReplica {
  /** Answers a request, or leaves it unanswered. */
  answer: RequestListener = (_req, res) => res.end('ok');
  /** Every requested address so far, with its query. */
  readonly asked: string[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((req, res) => {
      this.asked.push(req.url ?? '');
      this.answer(req, res);
    });
    this.#server.unref();
  }

  static async start(port = 0): Promise<StubReplica> {
    const replica = new StubReplica();
    await replica.listen(port);
    return replica;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Closes all connections and accepts no new ones. */
  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}
