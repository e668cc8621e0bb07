import { expect, it } from 'vitest';
import { metres } from '../../shared/data/facts/distances.ts';
import { paths } from '../../shared/data/programme/footpaths.ts';
import { findWay } from '../../shared/figures/find-way.ts';

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
    expect(findWay('gate', field, paths)?.metres).toBe(metres.gateToCampsite);
  for (const stage of ['castle', 'boathouse'])
    expect(findWay(stage, `${stage}Toilets`, paths)?.metres).toBe(metres.platformToToilet);
});
