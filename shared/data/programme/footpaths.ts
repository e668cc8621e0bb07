import { findingOut } from '../facts/finding-out.ts';
import { stretches } from '../facts/stretches.ts';
import type { Path, PlaceId, Slope } from '../../model/grounds.ts';
import { metresText } from '../../figures/distance.ts';

/** The known facts of a path beside its length. */
type PathFacts = Partial<Omit<Path, 'between' | 'metres'>>;

const path = (start: PlaceId, end: PlaceId, metres: number, facts: PathFacts = {}): Path => ({
  between: [start, end],
  metres,
  surface: 'not known',
  slope: 'not known',
  stepFree: 'not known',
  finding: findingOut.site,
  ...facts,
});

const gentlyUp: Slope = { goes: 'up', steepness: 'gentle' };
const gentlyDown: Slope = { goes: 'down', steepness: 'gentle' };

const stepFree = (surface: Path['surface'], slope: Slope = 'level'): PathFacts => ({
  surface,
  slope,
  stepFree: true,
});

const farmTrack: PathFacts = {
  surface: 'Rutted farm track',
  slope: gentlyDown,
  stepFree: false,
  unlit: true,
};
const mown: PathFacts = { surface: 'Mown grass', slope: 'level', stepFree: false, unlit: true };
const woodland: PathFacts = { surface: 'Woodland path with roots', stepFree: false, unlit: true };
const matting: PathFacts = { surface: 'Matting', slope: 'level', stepFree: true, unlit: true };

// Samples: lengths, the paths across grass and through woods, and those to stalls, bars and the quiet space.
/** The paths of the grounds, in metres. A closed path gets `closed: true`. */
export const paths: readonly Path[] = [
  // Paths to the gate and the fields.
  path('carPark', 'gate', 450, {
    surface: ['Grass', 'Track'],
    slope: gentlyUp,
    stepFree: false,
    unlit: true,
  }),
  path('blueBadgeParking', 'gate', 90, stepFree('Packed stone')),
  path('shuttleStop', 'gate', 150, stepFree('Tarmac')),
  path('gate', 'accessibleCamping', 120, stepFree('Packed stone')),
  path('gate', 'beckField', 400, farmTrack),
  path('gate', 'curlewField', 400, farmTrack),
  path('gate', 'lambField', 400, farmTrack),
  path('beckField', 'curlewField', 220, mown),
  path('beckField', 'lambField', 200, mown),
  path('beckField', 'beckBlock', 35, matting),
  path('beckField', 'tea', 40, matting),
  path('curlewField', 'curlewBlock', 30, matting),
  path('lambField', 'lambBlock', 30, matting),

  // Paths around the gate.
  path('gate', 'information', 20, stepFree('Gravel drive')),
  path('gate', 'barn', 140, { surface: 'Gravel drive', slope: 'level' }),
  path('gate', 'bicycleRacks', 15, { surface: 'Gravel drive', slope: 'level' }),
  path('gate', 'amnestyBin', 15, stepFree('Gravel drive')),
  path('gate', 'dogGrass', 30, { surface: ['Gravel drive', 'Grass'], slope: 'level' }),
  path('gate', 'lockers', 20, { surface: 'Gravel drive', slope: 'level' }),
  path('gate', 'medical', 200, stepFree('Gravel drive')),
  path('medical', 'welfare', 15, { slope: 'level', stepFree: true }),
  path('medical', 'medicalToilets', 15, { slope: 'level', stepFree: true }),
  path('gate', 'paddock', 250, stepFree(['Track', 'Matting'], gentlyUp)),

  // Paths between the stages: gravel or trackway.
  path('gate', 'castle', 300, stepFree('Gravel drive', gentlyUp)),
  path('castle', 'castleToilets', 25, stepFree('Trackway')),
  path('castle', 'castleBar', 45, stepFree('Trackway')),
  path('castle', 'merchTable', 35, { surface: 'Trackway' }),
  path('castle', 'boathouse', 350, stepFree(['Gravel', 'Trackway'], { goes: 'down', oneIn: 12 })),
  path('castle', 'stalls', 150, stepFree('Trackway', gentlyDown)),
  path('boathouse', 'boathouseToilets', 25, stepFree('Trackway')),
  path('boathouse', 'boathouseBar', 45, stepFree('Trackway')),
  path('boathouse', 'jetty', 60, {
    surface: ['Gravel', 'Planks with gaps'],
    slope: 'level',
    stepFree: false,
  }),
  path('castle', 'lateTent', 260, stepFree('Trackway on grass', gentlyDown)),
  path('lateTent', 'lateBar', 20, stepFree('Wooden floor')),
  path('castle', 'courtyard', 150, stepFree('Gravel')),
  path('courtyard', 'library', stretches.library, stepFree('Cobbles')),
  path('courtyard', 'courtyardToilets', 15, stepFree('Cobbles')),
  path('courtyard', 'quietSpace', 15, stepFree('Cobbles')),
  path('paddock', 'feedingTent', 20, { surface: 'Matting', slope: 'level', stepFree: true }),
  path('paddock', 'courtyard', 250),

  // Paths across grass and through woods.
  path('castle', 'lawn', 110, { surface: 'Grass' }),
  path('gate', 'lawn', 215, { surface: 'Grass', slope: gentlyUp, stepFree: false, unlit: true }),
  path('stalls', 'boathouse', 250, { surface: 'Grass', slope: gentlyDown, stepFree: false }),
  path('boathouse', 'medical', 260, {
    surface: 'Mown path by the mere',
    slope: 'level',
    stepFree: false,
    unlit: true,
  }),
  path('lateTent', 'boathouse', 360, { ...woodland, slope: { goes: 'down', steepness: 'steep' } }),
  path('courtyard', 'clearing', 160, {
    surface: ['Gravel', `${metresText(stretches.clearing)} of bare earth and roots`],
    stepFree: false,
  }),
  path('paddock', 'clearing', 245, woodland),
];
