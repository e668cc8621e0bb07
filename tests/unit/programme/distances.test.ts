import { describe, expect, it } from 'vitest';
import { metres } from '../../../shared/data/facts/distances.ts';
import { paths } from '../../../shared/data/programme/paths.ts';
import { shortestWay } from '../../../shared/rules/programme/shortest-way.ts';

const path = (one: string, other: string, length: number) => ({
  between: [one, other] as const,
  metres: length,
  surface: 'Gravel',
  slope: 'Level',
});

describe('The way on foot', () => {
  const square = [
    path('a', 'b', 10),
    path('b', 'c', 10),
    path('a', 'd', 5),
    path('d', 'c', 30),
    path('x', 'y', 1),
  ];

  it('is the shortest one, in either direction', () => {
    expect(shortestWay('a', 'c', square)).toBe(20);
    expect(shortestWay('c', 'a', square)).toBe(20);
    expect(shortestWay('d', 'c', square)).toBe(25);
    expect(shortestWay('a', 'a', square)).toBe(0);
  });

  it('is unknown where no path leads', () => expect(shortestWay('a', 'y', square)).toBeUndefined());
});

it('Every distance that pages print is that of the paths', () => {
  const way = (from: string, to: string) => shortestWay(from, to, paths);
  expect({
    carParkToGate: way('carPark', 'gate'),
    blueBadgeParkingToGate: way('blueBadgeParking', 'gate'),
    shuttleStopToGate: way('shuttleStop', 'gate'),
    gateToCampsite: way('gate', 'beckField'),
    gateToAccessibleCampsite: way('gate', 'accessibleCamping'),
    gateToCastleStage: way('gate', 'castle'),
    castleStageToBoathouse: way('castle', 'boathouse'),
    castleStageToLibrary: way('castle', 'library'),
    castleStageToLateTent: way('castle', 'lateTent'),
    gateToMedical: way('gate', 'medical'),
    platformToToilet: way('boathouse', 'boathouseToilets'),
  }).toEqual(metres);
  for (const field of ['curlewField', 'lambField']) expect(way('gate', field)).toBe(metres.gateToCampsite);
  expect(way('castle', 'castleToilets')).toBe(metres.platformToToilet);
});
