/** Answers requests: for pages the network comes first, for files the saved copy. */
import { pictureOf, needsServer, savedAddress } from '../../shared/rules/offline/what-is-saved.ts';
import {
  savedWhen,
  seasonChangedSince,
  withSavedBar,
  type Reason,
} from '../../shared/rules/offline/with-saved-bar.ts';
import { hasSaved, savePage, NOTICE_ADDRESS, savedAt } from './saved.ts';
import type { FetchEvent } from './scope.ts';

/** How long a page that is saved waits for a response, in milliseconds. */
const PATIENCE = 2500;

/** From this status on, no server has answered the edge or it is overloaded. A saved page says more. */
const NO_RESPONSE = 502;

const sentAt = (response: Response | undefined): Date => new Date(response?.headers.get('Date') ?? 0);

/** Adds the bar to a saved page; `asked` is absent when the page replaces one that is not saved. */
async function addSavedBar(saved: Response, reason: Reason, asked?: URL): Promise<Response> {
  const notice = await savedAt(NOTICE_ADDRESS);
  const bar = {
    reason,
    saved: asked && savedWhen(sentAt(saved), SAVING),
    turned: seasonChangedSince(sentAt(saved), SAVING),
    part: asked && needsServer(asked, SAVING.pages),
    notice: await notice?.text(),
    noticed: savedWhen(sentAt(notice), SAVING),
  };
  return new Response(withSavedBar(await saved.text(), bar, SAVING), saved);
}

/** Learns from a response, even from one that arrives too late for the visitor. */
async function learnFrom(network: Promise<Response>, { pathname, search }: URL): Promise<void> {
  // The copy must come before any other await: afterwards the browser has read the response.
  const copy = (await network).clone();
  // A view, or a visitor's own choice, is never saved and does not replace the page itself.
  const address = pathname + search;
  await savePage(copy, (await hasSaved(address)) ? address : undefined);
}

export async function pageFor(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const network = fetch(event.request);
  event.waitUntil(learnFrom(network, url).catch(() => undefined));
  const saved = await savedAt(savedAddress(url));
  if (!saved) {
    return network.catch(async () => {
      const page = await savedAt(SAVING.offline);
      return page ? addSavedBar(page, 'offline') : Response.error();
    });
  }
  const reason = await Promise.race([
    network.then(
      ({ status }) => status >= NO_RESPONSE && 'offline',
      () => 'offline' as const,
    ),
    new Promise<'slow'>((resolve) => setTimeout(resolve, PATIENCE, 'slow')),
  ]);
  return reason ? addSavedBar(saved, reason, url) : network;
}

export async function fileFor({ request }: FetchEvent): Promise<Response> {
  return (
    (await savedAt(request.url)) ??
    fetch(request).catch(async () => (await savedAt(pictureOf(request.url))) ?? Response.error())
  );
}
