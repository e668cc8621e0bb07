import type { RequestHandler } from 'express';
import { pathTo } from '../../shared/addressing/paths.ts';
import { editions } from '../../shared/data/archive/editions.ts';

/** Of editions that are over: addresses whose content stands elsewhere. */
const moved: ReadonlyMap<string, string> = new Map(
  editions.flatMap(({ slug }) => [
    [`${pathTo(slug)}/changes`, pathTo(slug)],
    [`${pathTo(slug)}/past-festivals`, pathTo('programme/past-festivals')],
  ]),
);

export const redirectMoved: RequestHandler = (req, res, next) => {
  const to = moved.get(req.path);
  if (to) res.redirect(308, to);
  else next();
};
