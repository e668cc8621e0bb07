/**
 * The service worker: saves the pages that visitors need on the grounds, and shows them when there is no connection.
 * Whatever fails in it, the website goes on as without one.
 */
import { answerFile, answerPage } from './answer.ts';
import { isSaved, save } from './saved.ts';
import { scope } from './scope.ts';

scope.addEventListener('install', (event) => {
  // Where data is saved, only a page's message makes it save. It takes over in any case: a new build is never stuck.
  const begun = scope.navigator.connection?.saveData ? Promise.resolve() : save();
  event.waitUntil(begun.then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

/** A page asks that everything be saved, or only whether it is, and is told. */
scope.addEventListener('message', (event) => {
  const answer = event.data === 'save' ? save() : isSaved();
  event.waitUntil(answer.then((saved) => event.ports[0]?.postMessage(saved)));
});

scope.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin || headers.has('Range')) return;
  if (mode === 'navigate') event.respondWith(answerPage(event));
  // Dictionaries for compression are of no use without a connection.
  else if (/^\/assets\/.*(?<!\.dict)$/.test(pathname)) event.respondWith(answerFile(event));
});
