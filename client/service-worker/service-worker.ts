/**
 * The service worker: saves the pages that visitors need on the grounds, and shows them when there is no connection.
 * Whatever fails in it, the website goes on as without one.
 */
import { fileFor, pageFor } from './respond.ts';
import { hasSaved, save } from './saved.ts';
import { visitorSavesData, scope } from './scope.ts';

scope.addEventListener('install', (event) => {
  // A new build takes over as soon as it is there, and is never stuck.
  void scope.skipWaiting();
  // The next build's pages take the place of the last one's. What is not saved yet, only a page's message makes it save.
  if (!visitorSavesData()) event.waitUntil(hasSaved(SAVING.offline).then((has) => has && save()));
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

/** A page asks that everything be saved, and is told whether it is. */
scope.addEventListener('message', (event) => {
  event.waitUntil(save().then((saved) => event.ports[0]?.postMessage(saved)));
});

scope.addEventListener('fetch', (event) => {
  const { destination } = event.request;
  // What scripts ask for has none: without a connection, it is of no use.
  if (destination) event.respondWith(destination === 'document' ? pageFor(event) : fileFor(event));
});
