/** Replaces the service worker when the operator switches it off: removes what is saved, and then itself. */
import { scope } from './scope.ts';

async function remove(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));
