import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { Recent } from './recent.ts';

/** The part of negotiator's interface that its types leave out: which encoding to take of two that are equally preferred. */
interface Preferring {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/** The smaller one first: of two that a client prefers equally, it gets the smaller one. */
const offered = ['br', 'gzip'] as const;
const available = [...offered, 'identity'] as const;
export type Encoding = (typeof available)[number];

/** By `Accept-Encoding`. Browsers send a handful; the bound is for clients that invent some. */
const chosen = new Recent<string, Encoding>(64);

/** The encoding that a client prefers. */
export const encodingFor = (req: IncomingMessage): Encoding =>
  chosen.get(req.headers['accept-encoding'] ?? '', () => {
    const negotiator: Preferring = new Negotiator(req);
    const best = negotiator.encoding(available, { preferred: offered });
    return available.find((one) => one === best) ?? 'identity';
  });
