import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '../../server/http/site-server.ts';
import { converse } from '../converse.ts';

/** Sends raw bytes to a server of their own; resolves with the whole answer. */
export async function sendRaw(listener: RequestListener, bytes: string): Promise<string> {
  const server = createSiteServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await converse((server.address() as AddressInfo).port, bytes);
  server.close();
  return answer.toString('latin1');
}

/** A GET request for a path that no client library would send unchanged. */
export const rawGet = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
