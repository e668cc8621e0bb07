import { metresFrom } from '../shortest-way.ts';
import { suggestion } from './nearest.ts';
import type { WrittenPath, WrittenProgramme } from './written.ts';

/** Positions are measured on a plan, so that a straight line may be this much longer than the path. */
const TOLERANCE_METRES = 1;

function pathProblems({ between, metres }: WrittenPath, { places }: WrittenProgramme): readonly string[] {
  const known = Object.keys(places);
  const unknown = between.filter((id) => !known.includes(id));
  if (unknown.length) return unknown.map((id) => `A path: ${id} is no place${suggestion(id, known)}`);
  const name = `The path between ${between.map((id) => places[id]?.name).join(' and ')}`;
  if (!(metres > 0)) return [`${name}: has no length`];
  const [[east = 0, north = 0] = [], [otherEast = 0, otherNorth = 0] = []] = between.map(
    (id) => places[id]?.at ?? [],
  );
  const straight = Math.hypot(east - otherEast, north - otherNorth);
  if (metres + TOLERANCE_METRES >= straight) return [];
  return [`${name}: is shorter (${metres} metres) than the straight line (${Math.round(straight)} metres)`];
}

/** Positions and paths: each place has a position, and paths lead from everywhere to everywhere, stations apart. */
export function checkPaths(programme: WrittenProgramme): readonly string[] {
  const places = Object.entries(programme.places);
  const [start] = places.find(([, { kind }]) => kind === 'gate') ?? places[0] ?? [''];
  const reached = metresFrom(start, programme.paths);
  return [
    ...places.filter(([, { at }]) => at?.length !== 2).map(([, { name }]) => `${name}: has no position`),
    ...programme.paths.flatMap((path) => pathProblems(path, programme)),
    ...places
      .filter(([id, { kind }]) => kind !== 'station' && !reached.has(id))
      .map(([, { name }]) => `${name}: no path leads there`),
  ];
}
