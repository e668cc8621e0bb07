/**
 * Documents kept and compressed: one for each view that the route table names, whatever is asked for.
 * A request finds its document by its address; by its content where an odd address leads to the same view.
 */
import { buffer } from 'node:stream/consumers';
import type { Page } from '../../shared/page.ts';
import { addressesOf, viewAddressesOf } from '../../shared/addressing/page-addresses.ts';
import { compress, keep, type Kept } from '../kept/kept.ts';
import { pageHeaders } from './page-headers.ts';
import type { Renderer, View } from './render.tsx';
import type { Security } from '../http/security.ts';

interface PageStoreOptions {
  readonly pages: readonly Page[];
  readonly renderer: Renderer;
  readonly security: Security;
  readonly now: () => Date;
  /** Told of a document that could not be rendered; visitors then meet the failure themselves. */
  readonly onFailure: (failure: unknown, address: string) => void;
}

interface Entry {
  readonly address: string;
  readonly find: () => Promise<View | undefined>;
  readonly freshFor: number | undefined;
  kept?: Kept;
  madeAt: number;
}

export function createPageStore({ pages, renderer, security, now, onFailure }: PageStoreOptions) {
  const byAddress = new Map<string, Entry>();
  const byView = new Map<string, Entry>();

  /** Renders and compresses an entry's document; one that ages again at half of its life, so that no visitor waits. */
  async function renew(entry: Entry): Promise<void> {
    try {
      const madeAt = now().getTime();
      const view = await entry.find();
      if (!view) throw new Error(`There is no page at ${entry.address}`);
      const {
        page,
        status,
        style,
        body: stream,
      } = await view.render((failure) => onFailure(failure, entry.address));
      const body = await buffer(stream);
      const headers = { ...security.headers, ...security.policyFor(style), ...pageHeaders(page) };
      entry.kept = keep({ status, route: page.name, headers, body }, await compress(body));
      entry.madeAt = madeAt;
    } catch (failure) {
      onFailure(failure, entry.address);
    }
    if (entry.freshFor) setTimeout(() => void renew(entry), (entry.freshFor * 1000) / 2).unref();
  }

  /** The entry's document while it is fresh. */
  function fresh(entry: Entry | undefined): Kept | undefined {
    if (!entry?.freshFor) return entry?.kept;
    const age = (now().getTime() - entry.madeAt) / 1000;
    return age < entry.freshFor ? entry.kept : undefined;
  }

  async function prepare(): Promise<void> {
    // What thousands of odd addresses lead to comes first: until it is kept, each of them is rendered.
    const inOrder = pages.toSorted((one, other) => (other.status ?? 0) - (one.status ?? 0));
    for (const page of inOrder) {
      const addresses = page.status ? [undefined] : [...addressesOf([page]), ...viewAddressesOf(page)];
      for (const address of addresses) {
        const find = () =>
          address ? renderer.at(new URL(address, 'http://localhost')) : renderer.only(page);
        const view = await find().catch(() => undefined);
        if (!view) continue;
        const entry: Entry = {
          address: address ?? page.name,
          find,
          freshFor: page.freshFor,
          madeAt: 0,
        };
        byView.set(view.key, entry);
        if (address) byAddress.set(address, entry);
      }
    }
    for (const entry of byView.values()) await renew(entry);
  }

  return {
    /** Renders and compresses every document, one after the other, while the server answers. */
    prepare,
    /** The document at an address, written exactly as the site's own links write it. */
    at: (address: string): Kept | undefined => fresh(byAddress.get(address)),
    /** The document that shows the same as this view. */
    of: (view: View): Kept | undefined => fresh(byView.get(view.key)),
    /** Whether a view's document is one of those that are kept. */
    keeps: (view: View): boolean => byView.has(view.key),
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
