import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { dictionaryEncodings } from './dictionary.ts';

/** Values of `Accept-Encoding` that are remembered. Browsers send a handful; the bound is for clients that invent some. */
const REMEMBERED = 64;

/** The part of negotiator's interface that its types leave out: which encoding to take of two that are equally preferred. */
interface Preferring {
  encoding(
    available: readonly string[],
    options: { readonly preferred: readonly string[] },
  ): string | undefined;
}

/** @param offered the smallest first: of two that a client prefers equally, it gets the smaller one */
function choosing<Encoding extends string>(...offered: readonly Encoding[]) {
  const available = [...offered, 'identity'] as const;
  const chosen = new Map<string, Encoding | 'identity'>();

  return (req: IncomingMessage): Encoding | 'identity' => {
    const accepted = req.headers['accept-encoding'] ?? '';
    const known = chosen.get(accepted);
    if (known) return known;
    const negotiator: Preferring = new Negotiator(req);
    const best = negotiator.encoding(available, { preferred: offered });
    const encoding = available.find((one) => one === best) ?? 'identity';
    if (chosen.size < REMEMBERED) chosen.set(accepted, encoding);
    return encoding;
  };
}

const withoutDictionary = ['br', 'gzip'] as const;

/** The encoding that a client prefers. */
export const encodingFor = choosing(...withoutDictionary);

/** The encoding that a client prefers when it has the dictionary. */
export const encodingWithDictionary = choosing(...dictionaryEncodings, ...withoutDictionary);
