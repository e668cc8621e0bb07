import { describe, expect, it } from 'vitest';
import { paths } from '../../../shared/data/programme/footpaths.ts';
import { grounds } from '../../../shared/data/programme/grounds.ts';
import { places } from '../../../shared/data/programme/places.ts';
import { groundWords } from '../../../shared/data/wording/ground-words.ts';
import type { Path } from '../../../shared/data/programme/ground-model.ts';
import { findLitWay } from '../../../shared/rules/plan/find-lit-way.ts';
import { findStepFreeWay } from '../../../shared/rules/plan/find-step-free-way.ts';
import { findWay } from '../../../shared/rules/plan/find-way.ts';
import { slopeOfWay, surfaceText } from '../../../shared/rules/plan/ground-text.ts';

const ids = Object.keys({ ...places, ...grounds }).filter((id) => id !== 'station');

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

describe('The shortest way', () => {
  it.each(measured)('from %s to %s is as measured', (from, to, stops, metres) => {
    const way = findWay(from, to, paths);
    expect(stopsOf(from, way?.stretches)).toBe(stops);
    expect(way?.metres).toBe(metres);
  });

  it('leads from everywhere to everywhere, and is as long there as back', () => {
    for (const from of ids)
      for (const to of ids) {
        const [there, back] = [findWay(from, to, paths), findWay(to, from, paths)];
        expect(there?.metres, `${from} to ${to}`).toBe(back?.metres);
        expect(there?.metres).toBe(there?.stretches.reduce((sum, { metres }) => sum + metres, 0));
        expect(findStepFreeWay(from, to, paths)?.way.metres).toBe(
          findStepFreeWay(to, from, paths)?.way.metres,
        );
      }
  });

  it('is never longer than a way without steps', () => {
    for (const from of ids)
      for (const to of ids)
        expect(findWay(from, to, paths)?.metres ?? 0).toBeLessThanOrEqual(
          findStepFreeWay(from, to, paths)?.way.metres ?? 0,
        );
  });

  it('from a place to itself has no stretch', () =>
    expect(findWay('gate', 'gate', paths)).toEqual({ stretches: [], metres: 0 }));

  it('to a place that no path reaches, or that is none, is unknown', () => {
    expect(findWay('gate', 'station', paths)).toBeUndefined();
    expect(findWay('gate', '__proto__', paths)).toBeUndefined();
    expect(findStepFreeWay('nowhere', 'gate', paths)).toBeUndefined();
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
    expect(ground('castle', 'castleBar')).toBe('Ground not known. Slope not known');
  });
});

describe('A way without steps', () => {
  it.each([
    ['gate', 'boathouse', 'step-free', 'gate castle boathouse', 650],
    ['lateTent', 'boathouse', 'step-free', 'lateTent castle boathouse', 610],
    ['accessibleCamping', 'library', 'step-free', 'accessibleCamping gate castle courtyard library', 600],
    ['blueBadgeParking', 'castleToilets', 'step-free', 'blueBadgeParking gate castle castleToilets', 415],
    // Of the Lawn's grass nobody knows, so that the way there is not promised.
    ['gate', 'lawn', 'perhaps', 'gate castle lawn', 410],
    ['gate', 'quietSpace', 'perhaps', 'gate castle courtyard quietSpace', 465],
    // The farm track is the only one.
    ['gate', 'curlewField', 'barred', 'gate curlewField', 400],
    ['castle', 'jetty', 'barred', 'castle boathouse jetty', 410],
  ])('from %s to %s is %s', (from, to, kind, stops, metres) => {
    const found = findStepFreeWay(from, to, paths);
    expect(found?.kind).toBe(kind);
    expect(stopsOf(from, found?.way.stretches)).toBe(stops);
    expect(found?.way.metres).toBe(metres);
  });

  it('names the stretches of which nobody knows, and those with steps', () => {
    expect(findStepFreeWay('gate', 'lawn', paths)).toMatchObject({
      unknown: [{ from: 'castle', to: 'lawn' }],
    });
    expect(findStepFreeWay('curlewField', 'castle', paths)).toMatchObject({
      barred: [{ from: 'curlewField', to: 'gate' }],
    });
  });
});

describe('A way with lamps', () => {
  it('goes round by the lit paths, but not through half the grounds', () => {
    const home = findLitWay('boathouse', 'shuttleStop', paths);
    expect(stopsOf('boathouse', home?.way.stretches)).toBe('boathouse castle gate shuttleStop');
    expect(home).toMatchObject({ way: { metres: 800 }, unlit: [] });
  });

  it('names what has no lamps where there is no other way', () => {
    expect(findLitWay('castle', 'lambField', paths)).toMatchObject({
      way: { metres: 700 },
      unlit: [{ from: 'gate', to: 'lambField', metres: 400 }],
    });
    expect(findLitWay('gate', 'nowhere', paths)).toBeUndefined();
  });
});

describe('A closed path', () => {
  const closing = (...between: readonly string[]): readonly Path[] =>
    paths.map((path) =>
      between.every((id) => (path.between as readonly string[]).includes(id))
        ? { ...path, closed: true }
        : path,
    );

  it('is in no way: the next shortest is taken', () => {
    const closed = closing('medical', 'boathouse');
    expect(stopsOf('gate', findWay('gate', 'boathouse', closed)?.stretches)).toBe('gate castle boathouse');
    expect(findWay('gate', 'boathouse', closed)?.metres).toBe(650);
  });

  it('takes the way without steps with it, if there is no other', () => {
    expect(findStepFreeWay('castle', 'boathouse', closing('castle', 'boathouse'))).toMatchObject({
      kind: 'barred',
      way: { metres: 400 },
    });
  });
});
