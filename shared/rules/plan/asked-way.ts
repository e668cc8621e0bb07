import type { Place } from '../../data/programme/ground-model.ts';
import { choose } from '../choice.ts';
import { middleOf, squareNamed, type Grid } from './grid.ts';

/** An end of a way: a place, or a square of the grid, such as the one where somebody's tent is. */
export type End = { readonly place: string } | { readonly square: string; readonly at: Place['at'] };

/** The values of `way`, the first of which is left out of addresses. */
export const wayKinds = ['shortest', 'step-free', 'lit'] as const;

export type WayKind = (typeof wayKinds)[number];

/** What an address asks of the ways. Values that name nothing are absent. */
export interface AskedWay {
  readonly from: End | undefined;
  readonly to: End | undefined;
  readonly kind: WayKind;
}

/** The query parameters of a way. */
export const wayParameters = ['from', 'to', 'way'] as const;

function endNamed(value: string, ids: ReadonlySet<string>, grid: Grid): End | undefined {
  if (ids.has(value)) return { place: value };
  const square = squareNamed(value, grid);
  const at = square === undefined ? undefined : middleOf(square, grid);
  return square !== undefined && at ? { square, at } : undefined;
}

/** @param ids of the places that paths lead to */
export const askedWay = (query: URLSearchParams, ids: ReadonlySet<string>, grid: Grid): AskedWay => ({
  from: endNamed(query.get('from') ?? '', ids, grid),
  to: endNamed(query.get('to') ?? '', ids, grid),
  kind: choose(query.get('way'), wayKinds),
});

/** The end's value in an address. */
export const endValue = (end: End | undefined): string => {
  if (!end) return '';
  return 'place' in end ? end.place : end.square;
};
