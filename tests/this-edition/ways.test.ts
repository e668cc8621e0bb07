import { describe, expect, it } from 'vitest';
import { paths } from '../../shared/data/programme/footpaths.ts';
import { groundWords } from '../../shared/data/wording/ground-words.ts';
import { findWay } from '../../shared/figures/find-way.ts';
import { slopeOfWay, surfaceText } from '../../shared/figures/ground-text.ts';
import { unfoundedPromises, wrongWays } from '../unit/plan/every-way.ts';

const stopsOf = (from: string, stretches: readonly { readonly to: string }[] = []): string =>
  [from, ...stretches.map(({ to }) => to)].join(' ');

/** As measured on the plan with a ruler: the places passed, and the metres. */
const measured: readonly (readonly [from: string, to: string, stops: string, metres: number])[] = [
  ['curlewField', 'castle', 'curlewField gate castle', 700],
  ['curlewField', 'lambField', 'curlewField beckField lambField', 420],
  ['carPark', 'beckField', 'carPark gate beckField', 850],
  ['gate', 'boathouse', 'gate medical boathouse', 460],
  ['castle', 'jetty', 'castle boathouse jetty', 410],
  ['lateTent', 'boathouse', 'lateTent boathouse', 360],
  ['gate', 'lawn', 'gate lawn', 215],
  ['shuttleStop', 'library', 'shuttleStop gate castle courtyard library', 630],
  ['clearing', 'gate', 'clearing paddock gate', 495],
  ['boathouse', 'stalls', 'boathouse stalls', 250],
];

describe('From every place to every other', () => {
  it('there is the way that was asked for, as long back as there, with what is known of it and what is not', () =>
    expect(wrongWays()).toEqual([]));

  it('no way begins or ends on ground of which nobody knows as if somebody did', () =>
    expect(unfoundedPromises()).toEqual([]));
});

describe('The shortest way', () => {
  it.each(measured)('from %s to %s is as measured', (from, to, stops, metres) => {
    const way = findWay(from, to, paths);
    expect(stopsOf(from, way?.stretches)).toBe(stops);
    expect(way?.metres).toBe(metres);
  });

  it('from a place to itself has no stretch', () =>
    expect(findWay('gate', 'gate', paths)).toEqual({ stretches: [], metres: 0 }));

  it('to a place that no path reaches, or that is none, is unknown', () => {
    expect(findWay('gate', 'station', paths)).toBeUndefined();
    expect(findWay('gate', '__proto__', paths)).toBeUndefined();
    expect(findWay('nowhere', 'gate', paths, ['step-free'])).toBeUndefined();
  });

  it('goes uphill one way and downhill the other, and its surfaces turn round with it', () => {
    const ground = (from: string, to: string) => {
      const { stretches } = findWay(from, to, paths) ?? { stretches: [] };
      return `${surfaceText(stretches, groundWords)}. ${slopeOfWay(stretches, groundWords)}`;
    };
    expect(ground('gate', 'beckField')).toBe('Rutted farm track. Gentle, downhill');
    expect(ground('beckField', 'gate')).toBe('Rutted farm track. Gentle, uphill');
    expect(ground('carPark', 'gate')).toBe('Grass, then track. Gentle, uphill');
    expect(ground('gate', 'carPark')).toBe('Track, then grass. Gentle, downhill');
    expect(ground('castle', 'boathouse')).toBe('Gravel, then trackway. Downhill, 1 in 12 at the steepest');
    expect(ground('boathouse', 'castle')).toBe('Trackway, then gravel. Uphill, 1 in 12 at the steepest');
    expect(ground('castle', 'library')).toBe('Gravel, then 30 metres of cobbles. Level');
    expect(ground('carPark', 'beckField')).toContain('Up and down');
    expect(ground('paddock', 'courtyard')).toBe('Ground not known. Slope not known');
  });
});
