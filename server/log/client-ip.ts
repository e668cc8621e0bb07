import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/** The eight groups of an IPv6 address such as `1:2::8`. */
function groupsOf(ip: string): readonly string[] {
  const [head = '', tail] = ip.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const between = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(between).fill('0'), ...after];
}

/** A client IP as it may be logged: without its last octet, or its last 80 bits, as the edge writes it; undefined where it is no IP. */
export function shortenedIp(ip: string | undefined): string | undefined {
  if (!ip) return undefined;
  const inner = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(inner)) return inner.replace(/\d+$/, '0');
  if (isIPv6(inner))
    return `${groupsOf(inner)
      .slice(0, 3)
      .join(':')
      .replace(/(^0)?(:0)+$/, '')}::`;
  return undefined;
}

/**
 * A request's client IP, shortened for the log.
 * @param trustedProxies how many hops of `X-Forwarded-For`, counted from the socket, are believed
 */
export const clientIp = (req: IncomingMessage, trustedProxies: number): string | undefined =>
  shortenedIp(proxyAddress(req, (_ip, hop) => hop < trustedProxies));
