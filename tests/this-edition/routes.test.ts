import { describe, expect, it } from 'vitest';
import { distances } from '../../shared/data/facts/distances.ts';
import { findRoute } from '../../shared/figures/find-route.ts';
import { slopeOfRoute, surfaceText } from '../../shared/figures/ground-text.ts';
import { thisFestival } from './nightjar.ts';

const {
  paths,
  texts: { groundWords },
} = thisFestival;
const metres = distances(thisFestival);

describe('The shortest way', () => {
  it('is one distance to every camping field, and to both platforms’ toilets', () => {
    for (const field of ['beckField', 'curlewField', 'lambField'])
      expect(findRoute('gate', field, paths)?.metres).toBe(metres.gateToCampsite);
    for (const stage of ['castle', 'boathouse'])
      expect(findRoute(stage, `${stage}Toilets`, paths)?.metres).toBe(metres.platformToToilet);
  });

  it('goes uphill one way and downhill the other, and its surfaces turn round with it', () => {
    const terrain = (from: string, to: string) => {
      const { stretches } = findRoute(from, to, paths) ?? { stretches: [] };
      return `${surfaceText(stretches, groundWords)}. ${slopeOfRoute(stretches, groundWords)}`;
    };
    expect(terrain('gate', 'beckField')).toBe('Rutted farm track. Gentle, downhill');
    expect(terrain('castle', 'boathouse')).toBe('Gravel, then trackway. Downhill, 1 in 12 at the steepest');
    expect(terrain('boathouse', 'castle')).toBe('Trackway, then gravel. Uphill, 1 in 12 at the steepest');
    expect(terrain('paddock', 'courtyard')).toBe('Ground not known. Slope not known');
  });
});
