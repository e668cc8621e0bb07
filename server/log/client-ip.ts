import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';
import proxyAddress from 'proxy-addr';

/**
 * Shortens a client IP for the log: without its last octet or its last 80 bits, as the edge writes it.
 * @returns undefined if the text is no IP address
 */
export function shortenedIp(ip: string | undefined): string | undefined {
  if (!ip) return undefined;
  const inner = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(inner)) return inner.replace(/\d+$/, '0');
  if (!isIPv6(inner)) return undefined;
  return `${/^[\da-f]+(:[\da-f]+){0,2}(?=:)/i.exec(inner)?.[0] ?? ''}::`;
}

/**
 * Returns a request's client IP, shortened for the log.
 * @param trustedProxies how many hops of `X-Forwarded-For`, counted from the socket, are believed
 */
export const clientIp = (req: IncomingMessage, trustedProxies: number): string | undefined =>
  shortenedIp(proxyAddress(req, (_ip, hop) => hop < trustedProxies));
