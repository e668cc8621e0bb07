/** Resources that every client gets alike: each made at its first request, compressed, and cached in memory (kept). */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { pathTo } from '../../shared/addressing/paths.ts';
import type { AnswerHeaders } from '../http/headers.ts';
import { answerKept } from '../kept/answer-kept.ts';
import { createKeptEntry, type KeptEntry } from '../kept/kept-entry.ts';
import { compress, keep, type Kept } from '../kept/kept.ts';
import type { Resource, Sources, Text } from './resource.ts';

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
  /** What is kept for the path with this value of the parameter in the resource's name. */
  const placeOf = (resource: Resource, entry: unknown): Place => {
    const { name, type, variant, freshFor, neverCached } = resource;
    const ownFor = freshFor === undefined ? undefined : freshFor / 2;
    const all = {
      ...headers.plain,
      'Content-Type': type,
      'Cache-Control': neverCached ? 'no-cache' : `public, max-age=${ownFor ?? AN_HOUR}`,
      ...(variant && { Vary: variant.header }),
    };
    const keptFrom = (body: () => Text): KeptEntry => {
      const make = async (): Promise<Kept> => {
        const bytes = Buffer.from(await body());
        return keep({ status: 200, route: name, headers: all, body: bytes }, await compress(bytes));
      };
      return createKeptEntry({ make, freshFor: ownFor, now });
    };
    const usual = keptFrom(() =>
      resource.body({ ...sources, entry, now: now(), query: new URLSearchParams() }),
    );
    if (!variant) return { usual };
    const { header, value } = variant;
    return {
      usual,
      variant: { header: header.toLowerCase(), value, entry: keptFrom(() => variant.body(sources)) },
    };
  };

  const places = new Map(
    resources
      .filter(({ ownQuery }) => ownQuery.length === 0)
      .flatMap((resource) =>
        Array.from(resource.entries, ([parameter, entry]) => [
          pathTo(resource.name, parameter),
          placeOf(resource, entry),
        ]),
      ),
  );

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
