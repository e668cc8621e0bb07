/** What the device stores in one cache for all builds: pages, files, and two notes of the worker's. */
import {
  canBeSaved,
  filesNamedIn,
  hasOwnType,
  isOwnDocument,
  pictureOf,
} from '../../shared/rules/offline/what-is-saved.ts';
import { noticeIn } from '../../shared/rules/offline/with-saved-bar.ts';

/** Two notes at addresses that no request uses: that this build is saved whole, and the newest notice. */
const BUILD = `/.${SAVING.build}`;
export const NOTICE_ADDRESS = '/.notice';

const MANIFEST = '/site.webmanifest';

/** These addresses are the same in each build, so the browser's own cache may hold an older copy. */
const FRESH: RequestInit = { cache: 'no-cache' };

/** Browsers store bodies uncompressed; compressing them takes a third of the space. */
async function put(address: string, response: Response): Promise<void> {
  const cache = await caches.open('saved');
  await cache.put(address, new Response(response.body?.pipeThrough(new CompressionStream('gzip')), response));
}

/** @returns undefined where nothing of this website is saved, or the browser refuses */
export async function savedAt(address: string): Promise<Response | undefined> {
  try {
    const saved = await caches.match(address);
    if (!saved || !hasOwnType(address, saved, SAVING)) return undefined;
    const headers = new Headers(saved.headers);
    // Two of these describe the compressed body; the last would make
    // the browser fetch a file that is not saved.
    for (const name of ['Content-Encoding', 'Content-Length', 'Speculation-Rules']) headers.delete(name);
    const unpacked = new Response(saved.body?.pipeThrough(new DecompressionStream('gzip')), { headers });
    if (!(address in SAVING.pages)) return unpacked;
    const html = await unpacked.text();
    return isOwnDocument(html, SAVING, address) ? new Response(html, { headers }) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether anything is saved at an address, even by other software: saving replaces that. */
export const hasSaved = (address: string): Promise<boolean> =>
  caches.match(address).then(Boolean, () => false);

async function fetchFile(file: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(file, options);
  if (!canBeSaved(response) || !hasOwnType(file, response, SAVING)) throw new Error(file);
  await put(pictureOf(file), response.clone());
  return response;
}

/** Saves the files that a text names and those that they name in turn, unless they are saved already. */
async function saveFilesOf(text: string, inUse: Set<string>): Promise<void> {
  await Promise.all(
    filesNamedIn(text).map(async (file) => {
      const address = pictureOf(file);
      if (inUse.has(address)) return;
      inUse.add(address);
      const saved = (await savedAt(address)) ?? (await fetchFile(file));
      if (file.endsWith('.js')) await saveFilesOf(await saved.text(), inUse);
    }),
  );
}

/**
 * Remembers the urgent notice of a page, or that it has none, and saves the page with its files. The page is
 * saved last, so that a saved page never lacks a file.
 * @param address where to save the page; when absent, only its notice is remembered
 * @throws when it is no whole document of this website, or cannot be saved; the saved state then stays
 */
export async function savePage(
  response: Response,
  address?: string,
  inUse = new Set<string>(),
): Promise<void> {
  const html = await response.text();
  if (!canBeSaved(response) || !isOwnDocument(html, SAVING, address)) throw new Error(address);
  await put(NOTICE_ADDRESS, new Response(noticeIn(html), response));
  if (!address) return;
  await saveFilesOf(html, inUse);
  await put(address, new Response(html, response));
}

async function saveAll(): Promise<void> {
  if (await isSaved()) return;
  const inUse = new Set([BUILD, NOTICE_ADDRESS, MANIFEST]);
  const manifest = await fetchFile(MANIFEST, FRESH);
  await saveFilesOf(SAVING.styles + (await manifest.text()), inUse);
  for (const address of Object.keys(SAVING.pages)) {
    inUse.add(address);
    await savePage(await fetch(address, FRESH), address, inUse);
  }
  const cache = await caches.open('saved');
  for (const { url } of await cache.keys())
    if (!inUse.has(url.replace(location.origin, ''))) await cache.delete(url);
  await put(BUILD, new Response());
}

/** Whether this build is saved whole, and only its own files are in the cache. */
async function isSaved(): Promise<boolean> {
  if (!(await savedAt(BUILD))) return false;
  const keys = await (await caches.open('saved')).keys();
  const saved = await Promise.all(keys.map(({ url }) => savedAt(url.replace(location.origin, ''))));
  return saved.every(Boolean);
}

let saving: Promise<boolean> | undefined;

/** Saves every page of this build unless they are saved. Never rejects. */
export const saveAllPages = (): Promise<boolean> =>
  (saving ??= saveAll()
    .then(
      () => true,
      () => false,
    )
    .finally(() => (saving = undefined)));
