import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Lighthouse's slow 4G: milliseconds of a round trip, and bytes per millisecond in each direction. */
const SLOW = { roundTrip: 150, rate: 200 };
const PACKET = 1448;
/** How much one connection may have on the wire: beyond it, its sender has to wait. */
const ROOM = 64 * 1024;

/** One direction, which all connections share. What enters leaves in the same order. */
class Way {
  /** When what has entered so far has passed the slow place. */
  #free = 0;

  carry(bytes: number, arrive: () => void): void {
    this.#free = Math.max(performance.now(), this.#free) + bytes / SLOW.rate;
    setTimeout(arrive, this.#free + SLOW.roundTrip / 2 - performance.now());
  }
}

/**
 * A slow phone's connection in front of a port of this machine: a proxy for TCP that delays and rations bytes. It has no
 * packets, so that it knows neither loss nor the small first window of a connection.
 */
export class SlowWire {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;

  private constructor(server: Server, sockets: Set<Socket>) {
    this.#server = server;
    this.#sockets = sockets;
    this.port = (server.address() as AddressInfo).port;
  }

  static async start(to: number): Promise<SlowWire> {
    const [up, down] = [new Way(), new Way()];
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(to, '127.0.0.1').setNoDelay();
      for (const [from, onto, way] of [
        [near.setNoDelay(), far, up],
        [far, near, down],
      ] as const) {
        sockets.add(from);
        from.once('close', () => {
          sockets.delete(from);
          onto.destroy();
        });
        from.on('error', () => undefined);
        carryAll(from, onto, way);
      }
      // TCP's own handshake takes a round trip, which is over at once between this machine's own ports.
      near.pause();
      setTimeout(() => near.resume(), SLOW.roundTrip);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new SlowWire(server, sockets);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

function carryAll(from: Socket, onto: Socket, way: Way): void {
  let underway = 0;
  from.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length; at += PACKET) {
      const packet = chunk.subarray(at, at + PACKET);
      underway += packet.length;
      way.carry(packet.length, () => {
        underway -= packet.length;
        onto.write(packet);
        if (underway < ROOM) from.resume();
      });
    }
    if (underway >= ROOM) from.pause();
  });
  from.once('end', () => way.carry(0, () => onto.end()));
}
