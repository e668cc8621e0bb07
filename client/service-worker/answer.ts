/** Answers requests: pages from the network first, files from what is saved first. */
import { savedPage } from '../../shared/rules/offline/saved-page.ts';
import { withBand, type Reason } from '../../shared/rules/offline/with-band.ts';
import { learn, NOTICE, savedAt, savedPrint } from './saved.ts';
import { scope, type FetchEvent } from './scope.ts';

const { SAVING } = scope;

/** How long a page that is saved waits for an answer, in milliseconds. */
const PATIENCE = 2500;

/** From here on no server has answered the edge, or it has too much to do: a saved page says more. */
const NO_ANSWER = 502;

const dateOf = (answer: Response | undefined): Date => new Date(answer?.headers.get('Date') ?? Date.now());

/** A saved page with its band. */
async function shown(saved: Response, reason: Reason, whole = false): Promise<Response> {
  const notice = await savedAt(NOTICE);
  const html = withBand(
    {
      html: await saved.text(),
      savedAt: dateOf(saved),
      reason,
      whole,
      notice: (await notice?.text()) ?? '',
      noticedAt: dateOf(notice),
      now: new Date(),
    },
    SAVING,
  );
  return new Response(html, saved);
}

/** The page that stands in for one that is not saved. */
async function offlinePage(): Promise<Response> {
  const saved = await savedAt(SAVING.offline);
  return saved ? shown(saved, 'notSaved') : Response.error();
}

/** Learns from an answer, also from one that comes too late for its visitor. */
async function learnFrom(network: Promise<Response>, address: string | undefined): Promise<void> {
  const answer = await network;
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/html')) return;
  // Copied before anything is awaited: afterwards the browser has read the answer.
  const copy = answer.clone();
  await learn(copy, address && (await savedAt(address)) && address);
}

export async function answerPage(event: FetchEvent): Promise<Response> {
  const url = new URL(event.request.url);
  const asked = savedPage(url, SAVING.pages);
  const network = fetch(event.request);
  // A view, or a visitor's own choice, must not take the place of the page itself.
  event.waitUntil(learnFrom(network, url.search ? undefined : asked?.address).catch(() => undefined));
  const saved = asked && (await savedAt(asked.address));
  if (!saved) return network.catch(offlinePage);
  const first = await Promise.race([
    network.then(
      (answer) => (answer.status < NO_ANSWER ? answer : 'offline'),
      () => 'offline' as const,
    ),
    new Promise<'slow'>((resolve) => setTimeout(resolve, PATIENCE, 'slow')),
  ]);
  return typeof first === 'string' ? shown(saved, first, asked.whole) : first;
}

export async function answerFile({ request }: FetchEvent): Promise<Response> {
  return (
    (await savedAt(request.url)) ??
    fetch(request).catch(
      async () => (await savedPrint(request.url).catch(() => undefined)) ?? Response.error(),
    )
  );
}
