/** The server that the site is compared with: a bare one that sends the same bytes. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const body = readFileSync(process.argv[2] ?? '');
const length = String(body.length);
const headers = ['Content-Type', 'text/html', 'Content-Encoding', 'br', 'Content-Length', length];
createServer((_req, res) => res.writeHead(200, headers).end(body)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
