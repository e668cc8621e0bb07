/** Caches resources that are the same for every client, from their first request of a day. */
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Addresses } from '../../shared/addressing/addresses.ts';
import { readQuery } from '../../shared/rules/read-query.ts';
import { VARY_VALUE, type ResponseHeaders } from '../http/headers.ts';
import { compressLightly } from '../http/compress-lightly.ts';
import { Overloaded, type RenderQueue } from '../http/render-queue.ts';
import { localsOf } from '../log/request-log.ts';
import { sendCached, compress, toCached, type Cached } from '../cache/cached.ts';
import { createCacheEntry, type CacheEntry } from '../cache/cache-entry.ts';
import type { Resource, Sources } from './resource.ts';

interface ResourceStoreOptions {
  readonly addresses: Addresses;
  readonly resources: readonly Resource[];
  readonly sources: Sources;
  readonly headers: ResponseHeaders;
  readonly queue: RenderQueue;
  readonly now: () => Date;
}

/** Half a minute: a copy must not live longer, because the next build may say that a set is cancelled. */
const PUBLIC_CACHE_CONTROL = 'public, max-age=30';

/** How long a resource is valid, in milliseconds, unless it says so itself. */
const DAY = 86_400_000;
const nextDay = (at: number): number => (Math.floor(at / DAY) + 1) * DAY;

export function createResourceStore({
  addresses: { pathTo },
  resources,
  sources,
  headers,
  queue,
  now,
}: ResourceStoreOptions) {
  /** Returns the cache entry for one value of the parameter in the resource's name. */
  const entryOf = (resource: Resource, entry: string): CacheEntry => {
    const { name, type, neverCached } = resource;
    const all = {
      ...headers.plain,
      'Content-Type': type,
      Vary: VARY_VALUE,
      'Cache-Control': neverCached ? 'no-cache' : PUBLIC_CACHE_CONTROL,
    };
    const make = async (at: Date): Promise<Cached> => {
      const text = await resource.body({ ...sources, entry, now: at, query: new URLSearchParams() });
      const body = Buffer.from(text);
      return toCached({ status: 200, route: name, headers: all, body }, { br: await compress.br(body) });
    };
    return createCacheEntry({ make, changesAt: nextDay, now });
  };

  const entries = new Map(
    resources
      .filter(({ forEachRequest }) => !forEachRequest)
      .flatMap((resource) =>
        (resource.entries ?? ['']).map((entry) => [pathTo(resource.name, entry), entryOf(resource, entry)]),
      ),
  );

  /** Resources that are made from each request's query. They share the pages' render queue. */
  const forEach = new Map(
    resources
      .filter(({ forEachRequest }) => forEachRequest)
      .map((resource) => [pathTo(resource.name), resource]),
  );

  const send = async (resource: Resource, req: Request, res: Response, next: NextFunction) => {
    try {
      localsOf(res).route = resource.name;
      const query = readQuery(new URL(req.url, 'http://localhost').search);
      const text = await resource.body({ ...sources, query, now: now(), entry: '' });
      compressLightly(req, res, () => {
        // Picks and needs have too many combinations for caches and crawlers.
        const ownHeaders = {
          Vary: VARY_VALUE,
          'Cache-Control': 'private, no-cache',
          'X-Robots-Tag': 'noindex',
        };
        res.set({ 'Content-Type': resource.type, ...ownHeaders }).send(text);
      });
    } catch (failure) {
      next(failure);
    }
  };

  const handler: RequestHandler = async (req, res, next) => {
    const entry = entries.get(req.path);
    if (entry) return sendCached(await entry.currentOrMade(), req, res);
    const resource = forEach.get(req.path);
    if (!resource) return next();
    queue(localsOf(res).client, {
      run: () => send(resource, req, res, next),
      refuse: () => next(new Overloaded()),
      abandoned: () => res.destroyed,
    });
  };

  return {
    /** The response for exactly this address, while it is cached and fresh. */
    atAddress: (address: string): Cached | undefined => entries.get(address)?.current(),
    handler,
  };
}
