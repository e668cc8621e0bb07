import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** `1:2::8` as its eight groups. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(between).fill('0'), ...after];
}

/** A client's address as it may be logged: without its last octet, or its last 80 bits. */
export function shortened(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const inner = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(inner)) return inner.replace(/\d+$/, '0');
  if (isIPv6(inner)) return `${groupsOf(inner).slice(0, 3).join(':')}::`;
  return undefined;
}

/** Who asks, as it may be logged: proxies in front are believed for so many hops, and whoever stands before them not. */
export const clientAddress = (req: IncomingMessage, trustedProxies: number): string | undefined =>
  shortened(proxyAddress(req, (_address, hop) => hop < trustedProxies));
