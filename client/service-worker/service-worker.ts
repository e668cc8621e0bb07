/**
 * Saves the pages that visitors need on the grounds, and shows them when there is no connection. If the
 * worker fails, the website works as without one.
 */
import { fileFor, pageFor } from './respond.ts';
import { hasSaved, saveAllPages } from './saved.ts';
import { visitorSavesData, scope } from './scope.ts';

scope.addEventListener('install', (event) => {
  // A new build's worker takes over at once, so that no device keeps an old one.
  void scope.skipWaiting();
  // A new build replaces the pages of the last one. If nothing is
  // saved yet, the worker waits for a page's message.
  if (!visitorSavesData()) event.waitUntil(hasSaved(SAVING.offline).then((has) => has && saveAllPages()));
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('message', (event) => {
  event.waitUntil(saveAllPages().then((saved) => event.ports[0]?.postMessage(saved)));
});

scope.addEventListener('fetch', (event) => {
  const { destination } = event.request;
  // Requests by scripts have no destination. Without a connection, they are of no use.
  if (destination) event.respondWith(destination === 'document' ? pageFor(event) : fileFor(event));
});
