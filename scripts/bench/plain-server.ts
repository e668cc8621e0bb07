/** The server that the site is compared with: a bare one that sends the same page, which it asks for at the start. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const page = await fetch(process.argv[2] ?? '');
const body = brotliCompressSync(await page.bytes());
const length = String(body.length);
const headers = ['Content-Type', 'text/html', 'Content-Encoding', 'br', 'Content-Length', length];
createServer((_req, res) => res.writeHead(200, headers).end(body)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
