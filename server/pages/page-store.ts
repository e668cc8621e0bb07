/**
 * Documents cached in memory, compressed: one for each identity in the route table. A request finds its document by
 * its address, or, when the address is written in another way, by the identity of the page that the router found.
 */
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from '../../shared/page.ts';
import type { AnswerHeaders } from '../http/headers.ts';
import type { Dictionary } from '../kept/dictionary.ts';
import { savesData } from '../http/saves-data.ts';
import { createKeptEntry, type KeptEntry } from '../kept/kept-entry.ts';
import { addDictionary, compress, compressFully, etagOf, keep, type Kept } from '../kept/kept.ts';
import { identitiesOf } from './identity.ts';
import { dictionaryHeaders, pageHeaders } from './page-headers.ts';
import type { PageMatch, Renderer } from './render.tsx';

interface PageStoreOptions {
  readonly pages: readonly Page[];
  readonly renderer: Renderer;
  readonly headers: AnswerHeaders;
  readonly dictionary: Dictionary | undefined;
  readonly now: () => Date;
  /** Called when a document could not be rendered. Requests for it are then rendered one by one, and fail. */
  readonly onFailure: (failure: unknown, address: string) => void;
}

interface KeptDocument {
  readonly page: Page;
  readonly identity: string;
  readonly entry: KeptEntry;
}

export function createPageStore(options: PageStoreOptions) {
  const { pages, renderer, headers, dictionary, now, onFailure } = options;
  /** Renders a document, and compresses it unless it has stayed the same: lightly the first time. */
  const make = async (page: Page, identity: string, previous: Kept | undefined): Promise<Kept> => {
    const match = page.status
      ? await renderer.only(page)
      : await renderer.at(new URL(identity, 'http://localhost'));
    const rendering = await match.render((failure) => onFailure(failure, identity));
    const body = await buffer(rendering.body);
    if (previous?.etag === etagOf(body)) return previous;
    const own = {
      ...headers.document(rendering),
      ...pageHeaders(page),
      ...(dictionary && dictionaryHeaders),
    };
    const answer = { status: rendering.status, route: page.name, headers: own, body };
    const light = !previous;
    return keep(answer, await compress(body, light), light);
  };

  // Error pages come first: until they are kept, each request that they answer is rendered.
  const inOrder = pages.toSorted((one, other) => (other.status ?? 0) - (one.status ?? 0));
  const documents = inOrder.flatMap((page) =>
    identitiesOf(page).map((identity): KeptDocument => {
      const entry = createKeptEntry({
        make: (previous) => make(page, identity, previous),
        freshFor: page.freshFor,
        now,
      });
      return { page, identity, entry };
    }),
  );
  const entries = new Map(documents.map(({ identity, entry }) => [identity, entry]));

  /** Makes a document, and makes one that ages again after half of its time. */
  async function renew(document: KeptDocument): Promise<void> {
    const { page, identity, entry } = document;
    await entry.renew().catch((failure: unknown) => onFailure(failure, identity));
    const again = () => renew(document).then(() => addDictionaryTo(document));
    if (page.freshFor) setTimeout(() => void again(), (page.freshFor * 1000) / 2).unref();
  }

  /** Compresses a document at the highest level, unless that has been done. */
  async function compressFurther({ identity, entry }: KeptDocument): Promise<void> {
    const kept = entry.current();
    if (kept) await compressFully(kept).catch((failure: unknown) => onFailure(failure, identity));
  }

  /** Compresses a document with the dictionary as well, unless that has been done. */
  async function addDictionaryTo({ identity, entry }: KeptDocument): Promise<void> {
    const kept = entry.current();
    if (!dictionary || !kept || kept.withDictionary) return;
    await addDictionary(kept, dictionary).catch((failure: unknown) => onFailure(failure, identity));
  }

  /** One after the other, which holds less memory. */
  async function oneByOne(treat: (document: KeptDocument) => Promise<void>): Promise<void> {
    for (const document of documents) await treat(document);
  }

  return {
    /** Renders every document and compresses it lightly. The server answers requests meanwhile. */
    prepare: (): Promise<void> => oneByOne(renew),
    /** Compresses every kept document at the highest level. */
    compressFully: (): Promise<void> => oneByOne(compressFurther),
    /** Compresses every kept document with the dictionary as well. */
    addDictionary: (): Promise<void> => oneByOne(addDictionaryTo),
    /** The document at an address, written exactly as the site's own links write it; none for a visitor who saves data. */
    at: (address: string, req: IncomingMessage): Kept | undefined =>
      savesData(req) ? undefined : entries.get(address)?.current(),
    /** The document of the page that the router has found. */
    of: ({ identity }: PageMatch): Kept | undefined =>
      identity === undefined ? undefined : entries.get(identity)?.current(),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
