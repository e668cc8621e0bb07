import { findWay, type Way } from '../../figures/find-way.ts';
import { slopeOfWay, surfaceText } from '../../figures/ground-text.ts';
import { metresFigure, metresText } from '../../figures/distance.ts';
import { paths } from '../programme/footpaths.ts';
import type { GroundsId } from '../programme/grounds.ts';
import type { PlaceId } from '../programme/places.ts';
import { groundWords } from '../wording/ground-words.ts';

type Id = PlaceId | GroundsId;

/** @throws {Error} if no open path leads there, so that no page says less than it should */
function wayBetween(from: Id, to: Id): Way {
  const way = findWay(from, to, paths);
  if (!way) throw new Error(`No open path leads from ${from} to ${to}`);
  return way;
}

/** A row of a table of ways: its name, its metres without their unit, what it is walked on, and its slope. */
export function wayRow(
  name: string,
  from: Id,
  to: Id,
): readonly [name: string, metres: string, surface: string, slope: string] {
  const { metres, stretches } = wayBetween(from, to);
  return [
    name,
    metresFigure(metres),
    surfaceText(stretches, groundWords),
    slopeOfWay(stretches, groundWords),
  ];
}

/** A row of a table of three columns: its name, its metres, and its ground. */
export function groundRow(
  name: string,
  from: Id,
  to: Id,
): readonly [name: string, metres: string, ground: string] {
  const { metres, stretches } = wayBetween(from, to);
  const ground = `${surfaceText(stretches, groundWords)}. ${slopeOfWay(stretches, groundWords)}`;
  return [name, metresText(metres), ground];
}
