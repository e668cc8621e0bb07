import type { Place } from '../../data/programme/ground-model.ts';
import { needsFromQuery } from '../needs/needs.ts';
import { squareNamed, type Grid } from './grid.ts';

/** An end of a way: a place, or a square of the grid, such as the one where somebody's tent is. */
export type End = { readonly place: string } | { readonly square: string; readonly at: Place['at'] };

export const wayParameters = ['from', 'to', 'needs'] as const;

const endNamed = (value: string, ids: ReadonlySet<string>, grid: Grid) =>
  ids.has(value) ? { place: value } : squareNamed(value, grid);

/** What an address asks of the ways. Values that name nothing are absent. @param ids of the places that paths lead to */
export const askedWay = (query: URLSearchParams, ids: ReadonlySet<string>, grid: Grid) => ({
  from: endNamed(query.get('from') ?? '', ids, grid),
  to: endNamed(query.get('to') ?? '', ids, grid),
  needs: needsFromQuery(query),
});

export const endValue = (end: End | undefined): string => {
  if (!end) return '';
  return 'place' in end ? end.place : end.square;
};
