import { metresFrom } from '../../../figures/find-route.ts';
import { suggestion } from '../../text/nearest.ts';
import type { WrittenPath, WrittenPlace, WrittenProgramme } from './written.ts';

/** Positions are measured on a plan, so a straight line may be this much longer than the path. */
const TOLERANCE_METRES = 1;

const nameOf = ({ between }: WrittenPath, { places }: WrittenProgramme): string =>
  `The path between ${between.map((id) => places[id]?.name ?? id).join(' and ')}`;

function pathProblems(path: WrittenPath, programme: WrittenProgramme): readonly string[] {
  const { between, metres } = path;
  const { places } = programme;
  const placeIds = Object.keys(places);
  const unknown = between.filter((id) => !placeIds.includes(id));
  if (unknown.length) return unknown.map((id) => `A path: ${id} is no place${suggestion(id, placeIds)}`);
  const name = nameOf(path, programme);
  if (!(metres > 0)) return [`${name}: has no length`];
  const [[east = 0, north = 0] = [], [otherEast = 0, otherNorth = 0] = []] = between.map(
    (id) => places[id]?.at ?? [],
  );
  const straight = Math.hypot(east - otherEast, north - otherNorth);
  if (metres + TOLERANCE_METRES >= straight) return [];
  return [`${name}: is shorter (${metres} metres) than the straight line (${Math.round(straight)} metres)`];
}

function cutOff(
  name: string,
  id: string,
  programme: WrittenProgramme,
  withClosed: ReadonlySet<string>,
): string {
  if (!withClosed.has(id)) return `${name}: no path leads there`;
  const closed = programme.paths.filter((path) => path.closed).map((path) => nameOf(path, programme));
  return `${name}: no open path leads there. Closed: ${closed.join('; ')}`;
}

const claimsStepFree = ({ access }: WrittenPlace): boolean =>
  access !== undefined && 'stepFree' in access && access.stepFree === true;

/**
 * Checks nothing if there are no paths. Otherwise every place has a position, open paths connect all places
 * except stations, and each place that is said to be step-free can be reached without steps.
 */
export function checkPaths(programme: WrittenProgramme): readonly string[] {
  const { paths } = programme;
  if (paths.length === 0) return [];
  const all = Object.entries(programme.places);
  const places = all.filter(([, { kind }]) => kind !== 'station');
  const [start] = places.find(([, { kind }]) => kind === 'gate') ?? places[0] ?? [''];
  const reached = metresFrom(start, paths);
  const asBuilt = paths.map(({ between, metres, stepFree }) => ({ between, metres, stepFree }));
  const withClosed = new Set(metresFrom(start, asBuilt).keys());
  const withoutSteps = metresFrom(
    start,
    asBuilt.filter(({ stepFree }) => stepFree !== false),
  );
  return [
    ...all.filter(([, { at }]) => at?.length !== 2).map(([, { name }]) => `${name}: has no position`),
    ...paths.flatMap((path) => pathProblems(path, programme)),
    ...places
      .filter(([id, { closed }]) => !closed && !reached.has(id))
      .map(([id, { name }]) => cutOff(name, id, programme, withClosed)),
    ...places
      .filter(([id, place]) => claimsStepFree(place) && reached.has(id) && !withoutSteps.has(id))
      .map(([, { name }]) => `${name}: is said to be step-free, but every path there has steps`),
  ];
}
