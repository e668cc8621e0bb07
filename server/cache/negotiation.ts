import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** Values of `Accept-Encoding` that are remembered. Browsers send a handful; the bound is for clients that invent some. */
const REMEMBERED = 64;

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

const chosen = new Map<string, Encoding>();

/** The encoding that a client prefers. */
export function encodingFor(req: IncomingMessage): Encoding {
  const accepted = req.headers['accept-encoding'] ?? '';
  const known = chosen.get(accepted);
  if (known) return known;
  const negotiator: Preferring = new Negotiator(req);
  const best = negotiator.encoding(available, { preferred: offered });
  const encoding = available.find((one) => one === best) ?? 'identity';
  if (chosen.size < REMEMBERED) chosen.set(accepted, encoding);
  return encoding;
}

/** Whether the visitor's browser asks to save data. */
export const savesData = ({ headers }: IncomingMessage): boolean => headers['save-data'] === 'on';
