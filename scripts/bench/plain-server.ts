/** The servers that the site is compared with: a bare one, and Express with static files, sending the same bytes. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';

const [kind, file = ''] = process.argv.slice(2);
const body = readFileSync(file);
const port = Number(process.env['PORT']);

if (kind === 'bare') {
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
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  writeFileSync(path.join(folder, 'page.html'), body);
  express()
    .use(express.static(folder, { setHeaders: (res) => res.setHeader('Content-Encoding', 'br') }))
    .listen(port, '127.0.0.1');
}
