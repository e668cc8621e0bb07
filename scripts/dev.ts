/** Builds the site and serves it. `npm run dev` repeats this after every change. */
import path from 'node:path';
import { buildAndSay } from './build.ts';

if (await buildAndSay({ dev: true })) {
  const settings = { SHUTDOWN_DELAY_MS: '0', SHUTDOWN_GRACE_MS: '0', SERVICE_WORKER: 'off' };
  Object.assign(process.env, { ...settings, ...process.env });
  await import(path.join(import.meta.dirname, '..', 'dist', 'server.js'));
}
