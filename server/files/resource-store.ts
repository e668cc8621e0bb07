/** Resources that every client gets alike: each made at its first request, compressed, and cached in memory (kept). */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { pathTo } from '../../shared/addressing/paths.ts';
import type { AnswerHeaders, Headers } from '../http/headers.ts';
import { answerKept } from '../kept/answer-kept.ts';
import { createKeptEntry, type KeptEntry } from '../kept/kept-entry.ts';
import { compress, keep, type Kept } from '../kept/kept.ts';
import type { Resource, Sources } from './resource.ts';

interface ResourceStoreOptions {
  readonly resources: readonly Resource[];
  readonly sources: Sources;
  readonly headers: AnswerHeaders;
  readonly now: () => Date;
}

/** What is kept for one path: one answer, and perhaps another for requests with a certain header. */
interface Place {
  readonly usual: KeptEntry;
  readonly variant?: { readonly header: string; readonly value: string; readonly entry: KeptEntry };
}

/** Seconds for which other caches may hold a constant resource: the next build may change it. */
const AN_HOUR = 3600;

export function createResourceStore({ resources, sources, headers, now }: ResourceStoreOptions) {
  /** @param own headers that other resources do not have */
  const entryOf = (
    { name, type }: Resource,
    body: () => string | Promise<string>,
    { freshFor, own }: { readonly freshFor?: number; readonly own?: Headers } = {},
  ): KeptEntry => {
    const all = {
      ...headers.plain,
      'Content-Type': type,
      'Cache-Control': `public, max-age=${freshFor ?? AN_HOUR}`,
      ...own,
    };
    const make = async (): Promise<Kept> => {
      const bytes = Buffer.from(await body());
      return keep({ status: 200, route: name, headers: all, body: bytes }, await compress(bytes));
    };
    return createKeptEntry({ make, freshFor, now });
  };

  /** Every path of a resource, and what is kept for it. */
  const placesOf = (resource: Resource): readonly (readonly [string, Place])[] => {
    const { name } = resource;
    switch (resource.kind) {
      case 'constant': {
        const { variant } = resource;
        if (!variant) return [[pathTo(name), { usual: entryOf(resource, () => resource.body(sources)) }]];
        const own = { Vary: variant.header };
        const usual = entryOf(resource, () => resource.body(sources), { own });
        const entry = entryOf(resource, () => variant.body(sources), { own });
        const header = variant.header.toLowerCase();
        return [[pathTo(name), { usual, variant: { header, value: variant.value, entry } }]];
      }
      case 'ageing': {
        const body = () => resource.body(sources, now());
        return [[pathTo(name), { usual: entryOf(resource, body, { freshFor: resource.freshFor / 2 }) }]];
      }
      case 'family':
        return Array.from(resource.entries, ([parameter, about]) => [
          pathTo(name, parameter),
          { usual: entryOf(resource, () => resource.body(sources, about)) },
        ]);
      case 'afresh':
        return [];
    }
  };

  const places = new Map(resources.flatMap(placesOf));

  const entryAt = (path: string, req: IncomingMessage): KeptEntry | undefined => {
    const place = places.get(path);
    const variant = place?.variant;
    return variant && req.headers[variant.header] === variant.value ? variant.entry : place?.usual;
  };

  const handler: RequestHandler = async (req, res, next) => {
    const entry = entryAt(req.path, req);
    if (!entry) return next();
    answerKept(entry.current() ?? (await entry.renew()), req, res);
  };

  return {
    /** The answer for exactly this address, while it is kept and fresh. */
    at: (address: string, req: IncomingMessage): Kept | undefined => entryAt(address, req)?.current(),
    /** Answers requests for a resource that is not kept yet, or whose address has a query. */
    handler,
  };
}
