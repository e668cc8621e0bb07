/** Resources that every client gets alike: each made at its first request, compressed, and cached in memory. */
import type { RequestHandler } from 'express';
import { pathTo } from '../../shared/addressing/paths.ts';
import { VARY, type ResponseHeaders } from '../http/headers.ts';
import { sendCached } from '../cache/send-cached.ts';
import { createCacheEntry, type CacheEntry } from '../cache/cache-entry.ts';
import { compress, toCached, type Cached } from '../cache/cached.ts';
import type { Resource, Sources } from './resource.ts';

interface ResourceStoreOptions {
  readonly resources: readonly Resource[];
  readonly sources: Sources;
  readonly headers: ResponseHeaders;
  readonly now: () => Date;
}

/** Seconds for which other caches may hold a constant resource: the next build may say that a set is cancelled. */
const UNTIL_ASKED_AGAIN = 30;

export function createResourceStore({ resources, sources, headers, now }: ResourceStoreOptions) {
  /** What is cached for the path with this value of the parameter in the resource's name. */
  const entryOf = (resource: Resource, entry: unknown): CacheEntry => {
    const { name, type, freshFor, neverCached } = resource;
    const ownFor = freshFor === undefined ? undefined : freshFor / 2;
    const all = {
      ...headers.plain,
      'Content-Type': type,
      Vary: VARY,
      'Cache-Control': neverCached ? 'no-cache' : `public, max-age=${ownFor ?? UNTIL_ASKED_AGAIN}`,
    };
    const make = async (at: Date): Promise<Cached> => {
      const text = await resource.body({ ...sources, entry, now: at, query: new URLSearchParams() });
      const body = Buffer.from(text);
      return toCached({ status: 200, route: name, headers: all, body }, await compress(body, ['br', 'gzip']));
    };
    const changesAt = (at: number) => ownFor && at + ownFor * 1000;
    return createCacheEntry({ make, changesAt, now });
  };

  const entries = new Map(
    resources
      .filter(({ visitorQuery }) => visitorQuery.length === 0)
      .flatMap((resource) =>
        Array.from(resource.entries, ([parameter, entry]) => [
          pathTo(resource.name, parameter),
          entryOf(resource, entry),
        ]),
      ),
  );

  const handler: RequestHandler = async (req, res, next) => {
    const entry = entries.get(req.path);
    if (!entry) return next();
    sendCached(entry.current() ?? (await entry.renew()), req, res);
  };

  return {
    /** The response for exactly this address, while it is cached and fresh. */
    at: (address: string): Cached | undefined => entries.get(address)?.current(),
    /** Answers requests for a resource that is not cached yet, or whose address has a query. */
    handler,
  };
}
