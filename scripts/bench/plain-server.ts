/** The servers that the site is compared with: a bare one, and Express with static files, sending the same bytes. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import express from 'express';

const [kind, file = ''] = process.argv.slice(2);
const port = Number(process.env['PORT']);

if (kind === 'bare') {
  const body = readFileSync(file);
  const headers = [
    'Content-Type',
    'text/html',
    'Content-Encoding',
    'br',
    'Content-Length',
    String(body.length),
  ];
  createServer((_req, res) => res.writeHead(200, headers).end(body)).listen(port, '127.0.0.1');
} else {
  express()
    .use(express.static(path.dirname(file), { setHeaders: (res) => res.setHeader('Content-Encoding', 'br') }))
    .listen(port, '127.0.0.1');
}
