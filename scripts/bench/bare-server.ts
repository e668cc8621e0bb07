/** The comparison for the site: a server that sends one of its pages, and its metrics. */
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { collectDefaultMetrics, register } from 'prom-client';

const [page = ''] = process.argv.slice(2);
const body = brotliCompressSync(await (await fetch(page)).bytes());
const length = String(body.length);
const headers = ['Content-Type', 'text/html', 'Content-Encoding', 'br', 'Content-Length', length];
collectDefaultMetrics();
createServer(async (_req, res) => res.end(await register.metrics())).listen(process.env['METRICS_PORT']);
createServer((_req, res) => res.writeHead(200, headers).end(body)).listen(process.env['PORT']);
