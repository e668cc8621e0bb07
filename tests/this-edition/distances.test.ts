import { describe, expect, it } from 'vitest';
import { metres } from '../../shared/data/facts/distances.ts';
import { paths } from '../../shared/data/programme/footpaths.ts';
import { shortestWay } from '../../shared/figures/shortest-way.ts';

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

  it('is unknown where no path leads', () => expect(shortestWay('a', 'y', square)).toBe(Infinity));
});

it('The ways on foot are as long as pages have said from the start', () => {
  expect(metres).toEqual({
    carParkToGate: 450,
    blueBadgeParkingToGate: 90,
    shuttleStopToGate: 150,
    gateToCampsite: 400,
    gateToAccessibleCampsite: 120,
    gateToCastleStage: 300,
    castleStageToBoathouse: 350,
    castleStageToLibrary: 180,
    castleStageToLateTent: 260,
    mainFieldToLateTent: 960,
    gateToMedical: 200,
    gateToBarn: 140,
    platformToToilet: 25,
  });
});

it('Pages name one distance for all camping fields, and one for both platforms: the ways are equally long', () => {
  for (const field of ['beckField', 'curlewField', 'lambField'])
    expect(shortestWay('gate', field, paths)).toBe(metres.gateToCampsite);
  for (const stage of ['castle', 'boathouse'])
    expect(shortestWay(stage, `${stage}Toilets`, paths)).toBe(metres.platformToToilet);
});
