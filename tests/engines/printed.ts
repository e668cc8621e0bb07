import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The key in `sessionStorage`, which outlives the page, for console messages. */
const KEY = 'printed';
const FILE = '/printed.js';

/** Runs before the page's own scripts, and records their messages, errors and failed loads. */
const listener = `(() => {
  const note = (text) => {
    const lines = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]');
    sessionStorage.setItem('${KEY}', JSON.stringify([...lines, text]));
  };
  for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
    const print = console[level];
    console[level] = (...words) => {
      note(level + ': ' + words.join(' '));
      print.apply(console, words);
    };
  }
  addEventListener('error', ({ message, target }) => note('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => note('rejected: ' + reason));
  addEventListener('securitypolicyviolation', (event) => note('refused: ' + event.violatedDirective));
})();`;

/** An expression that returns the record and clears it. */
export const printed = `(() => {
  const lines = JSON.parse(sessionStorage.getItem('${KEY}') ?? '[]');
  sessionStorage.removeItem('${KEY}');
  return lines;
})()`;

/** Records the console of each document, which WebKitGTK's driver does not report. */
export async function listenIn(origin: string): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer((request, response) => {
    if (request.url === FILE) {
      response.setHeader('Content-Type', 'text/javascript').end(listener);
      return;
    }
    void (async () => {
      const answer = await fetch(`${origin}${request.url}`, {
        headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
        redirect: 'manual',
      });
      const headers = Object.fromEntries(answer.headers);
      delete headers['content-length'];
      response.writeHead(answer.status, headers);
      if (headers['content-type']?.startsWith('text/html')) {
        response.end((await answer.text()).replace('<head>', `<head><script src="${FILE}"></script>`));
      } else {
        response.end(Buffer.from(await answer.arrayBuffer()));
      }
      // If the site has been stopped, this proxy does not answer either.
    })().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
