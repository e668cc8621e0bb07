import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { container } from '../../scripts/container.ts';
import { hostileRequest, next, upTo } from './hostile-requests.ts';
import { SiteProcess } from './site-process.ts';

const REQUESTS = 10_000;
const AT_ONCE = 24;

/** Sends bytes, in one piece or two, whole or cut off; resolves with the statuses of the answers. */
function send(port: number, text: string): Promise<readonly number[]> {
  const raw = Buffer.from(text, 'latin1');
  const manner = next();
  const cut = upTo(raw.length);
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: manner < 0.1 }, () => {
      if (manner < 0.05) {
        // Half-closed: the client sends no more, and reads on.
        socket.end(raw);
      } else if (manner < 0.1) {
        socket.write(raw.subarray(0, cut));
        setTimeout(() => socket.destroy(), 5);
      } else if (manner < 0.2) {
        socket.write(raw.subarray(0, cut));
        setTimeout(() => socket.write(raw.subarray(cut)), 2);
      } else {
        socket.write(raw);
      }
    });
    socket.setTimeout(400, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      if (heard.length < 200_000) heard += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () =>
      resolve(Array.from(heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm), ([, status]) => Number(status))),
    );
  });
}

it(
  `${REQUESTS} hostile requests cause no 5xx, no crash, no growth of memory and no forged line in the log`,
  { timeout: 180_000 },
  async () => {
    await using site = await SiteProcess.start(container);
    await site.ready();
    const counts = new Map<number, number>();
    const storm = async (amount: number) => {
      let left = amount;
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          while (left > 0) {
            left -= 1;
            for (const status of await send(site.port, hostileRequest()))
              counts.set(status, (counts.get(status) ?? 0) + 1);
          }
        }),
      );
    };
    await storm(REQUESTS / 5);
    const before = site.memory;
    await storm((REQUESTS * 4) / 5);
    const after = site.memory;

    const table = Object.fromEntries([...counts].toSorted(([a], [b]) => a - b));
    process.stdout.write(
      `${REQUESTS} hostile requests, answered: ${JSON.stringify(table)}; memory ${Math.round(before / 1e6)} MB before, ${Math.round(after / 1e6)} MB after\n`,
    );
    expect([...counts.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(counts.get(200)).toBeGreaterThan(500);
    expect(counts.get(404)).toBeGreaterThan(1000);
    expect(counts.get(405)).toBeGreaterThan(500);
    expect(counts.get(400)).toBeGreaterThan(100);
    expect(after - before).toBeLessThan(40e6);

    expect((await fetch(`${site.origin}/lineup`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
    expect(site.broken).toEqual([]);
    expect(site.log.filter(({ msg }) => String(msg).includes('forged'))).toEqual([]);
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    expect(site.log.filter((line) => JSON.stringify(line).includes('1.2.3.4'))).toEqual([]);
  },
);
