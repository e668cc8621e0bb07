import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { pathTo } from '../../shared/addressing/paths.ts';
import { compressLightly } from '../http/compress-lightly.ts';
import { localsOf } from '../log/request-log.ts';
import { Overloaded, type RenderQueue } from '../http/render-queue.ts';
import type { Resource, Sources } from './resource.ts';

interface AfreshServing {
  readonly resources: readonly Resource[];
  readonly sources: Sources;
  readonly queue: RenderQueue;
  readonly now: () => Date;
}

/** Answers with resources that are made for each request, from its query. They share the pages' render queue. */
export function serveAfresh({ resources, sources, queue, now }: AfreshServing): RequestHandler {
  const byPath = new Map(
    resources
      .filter(({ forEachRequest }) => forEachRequest)
      .map((resource) => [pathTo(resource.name), resource]),
  );

  const send = async (resource: Resource, req: Request, res: Response, next: NextFunction) => {
    try {
      localsOf(res).route = resource.name;
      const { searchParams: query } = new URL(req.url, 'http://localhost');
      const text = await resource.body({ ...sources, query, now: now(), entry: '' });
      compressLightly(req, res, () => {
        // Choices open endless addresses.
        const headers = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
        res.set({ 'Content-Type': resource.type, ...headers }).send(text);
      });
    } catch (failure) {
      next(failure);
    }
  };

  return (req, res, next) => {
    const resource = byPath.get(req.path);
    if (!resource) return next();
    queue(localsOf(res).client, {
      run: () => send(resource, req, res, next),
      refuse: () => next(new Overloaded()),
      abandoned: () => res.destroyed,
    });
  };
}
