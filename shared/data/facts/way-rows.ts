import { findWay, type FoundWay } from '../../figures/find-way.ts';
import { slopeOfWay, surfaceText } from '../../figures/ground-text.ts';
import { metresText } from '../../figures/distance.ts';
import type { BarsText } from '../../model/text-blocks.ts';
import type { PlaceId } from '../../model/grounds.ts';
import { groundWords } from '../../wording/labels.ts';
import type { Overridable } from '../../model/overridable.ts';

type Id = PlaceId;

const groundOf = ({ stretches }: FoundWay): string =>
  `${surfaceText(stretches, groundWords)}. ${slopeOfWay(stretches, groundWords)}`;

export function routeFacts({ paths }: Pick<Overridable, 'paths'>) {
  /** @throws {Error} if no open path leads there, so that no page says less than it should */
  function wayBetween(from: Id, to: Id): FoundWay {
    const way = findWay(from, to, paths);
    if (!way) throw new Error(`No open path leads from ${from} to ${to}`);
    return way;
  }

  /** A route as a bar: its name, its metres, and what it is like to walk on. */
  function wayLength(name: string, from: Id, to: Id): BarsText['bars'][number] {
    const way = wayBetween(from, to);
    const goes = way.stretches.map(({ slope }) => typeof slope === 'object' && slope.goes);
    return {
      name,
      figure: metresText(way.metres),
      amount: way.metres,
      note: groundOf(way),
      isLevel: way.stretches.every(({ slope }) => slope === 'level'),
      falls: goes.includes('down') && !goes.includes('up'),
    };
  }

  return { wayLength };
}
