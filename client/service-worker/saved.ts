/**
 * What is saved on the device, compressed, in one cache for all builds: pages, their files, and two notes of the
 * worker's own.
 */
import { canBeSaved } from '../../shared/rules/offline/can-be-saved.ts';
import { filesNamedIn, pictureOf } from '../../shared/rules/offline/files-named-in.ts';
import { noticeIn } from '../../shared/rules/offline/notice-in.ts';
import { scope } from './scope.ts';

const { SAVING } = scope;

/** Addresses of notes that no request has: which build is saved whole, and the newest urgent notice. */
const BUILD = '/service-worker.js?build';
export const NOTICE = '/service-worker.js?notice';

const openCache = (): Promise<Cache> => caches.open('saved');

/** Browsers store bodies uncompressed: this is a third of the size. */
const put = (cache: Cache, address: string, { body, headers }: Response): Promise<void> =>
  cache.put(address, new Response(body?.pipeThrough(new CompressionStream('gzip')), { headers }));

/** @returns undefined where nothing is saved, or the browser refuses */
export async function savedAt(address: string): Promise<Response | undefined> {
  // Answers vary by headers that say how they were sent, not what they say.
  const saved = await caches.match(address, { ignoreVary: true }).catch(() => undefined);
  const headers = new Headers(saved?.headers);
  // Two describe the body as it was sent, and two make the browser ask for files that are not saved.
  for (const name of ['Content-Encoding', 'Content-Length', 'Link', 'Speculation-Rules'])
    headers.delete(name);
  return saved && new Response(saved.body?.pipeThrough(new DecompressionStream('gzip')), { headers });
}

/** The saved print of the same picture as another one. */
export async function savedPrint(address: string): Promise<Response | undefined> {
  const picture = pictureOf(address);
  const saved = await (await openCache()).keys();
  const print = saved.find(({ url }) => picture && pictureOf(url) === picture);
  return print && savedAt(print.url);
}

async function fetchFile(file: string, cache: Cache): Promise<Response> {
  const answer = await fetch(file);
  if (!canBeSaved(answer)) throw new Error(file);
  await put(cache, file, answer.clone());
  return answer;
}

/**
 * Saves the files that a text names, and the ones that those name in turn, unless they are saved already.
 * @param inUse gets the address of each
 */
async function saveFilesOf(text: string, cache: Cache, inUse: Set<string>): Promise<void> {
  const files = filesNamedIn(text).filter((file) => !inUse.has(file));
  await Promise.all(
    files.map(async (file) => {
      inUse.add(file);
      const saved = (await savedAt(file)) ?? (await fetchFile(file, cache));
      if (file.endsWith('.js')) await saveFilesOf(await saved.text(), cache, inUse);
    }),
  );
}

/**
 * Remembers the urgent notice of a page that has arrived, or that it has none, and saves the page with all its files:
 * the page last, so that a saved page never lacks one.
 * @param address where to save the page; when absent, only its notice is remembered
 * @throws when it cannot be saved whole: what was saved before stays
 */
export async function learn(answer: Response, address?: string, inUse = new Set<string>()): Promise<void> {
  const html = await answer.clone().text();
  const cache = await openCache();
  await put(cache, NOTICE, new Response(noticeIn(html), answer));
  if (!address) return;
  if (!canBeSaved(answer, html)) throw new Error(address);
  await saveFilesOf(html, cache, inUse);
  await put(cache, address, answer);
}

async function saveAll(): Promise<void> {
  const inUse = new Set([BUILD, NOTICE]);
  const cache = await openCache();
  await saveFilesOf(SAVING.styles, cache, inUse);
  for (const address of Object.keys(SAVING.pages)) {
    inUse.add(address);
    await learn(await fetch(address, { cache: 'no-cache' }), address, inUse);
  }
  for (const { url } of await cache.keys())
    if (!inUse.has(url.slice(location.origin.length))) await cache.delete(url);
  await put(cache, BUILD, new Response(SAVING.build));
}

/** Whether every page of this build is saved. */
export const isSaved = async (): Promise<boolean> => (await (await savedAt(BUILD))?.text()) === SAVING.build;

let saving: Promise<boolean> | undefined;

/** Saves every page of this build, unless they are saved. Never rejects. @returns whether they are saved */
export const save = (): Promise<boolean> =>
  (saving ??= isSaved()
    .then(async (done) => {
      if (!done) await saveAll();
      return true;
    })
    .catch(() => false)
    .finally(() => (saving = undefined)));
