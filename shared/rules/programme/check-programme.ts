import { checkChanges } from './checks/check-changes.ts';
import { checkActs, checkEvents, checkIds, checkProfiles } from './checks/check-events.ts';
import { checkOverlaps, checkTimes } from './checks/check-times.ts';
import { checkPaths } from './checks/check-paths.ts';
import { type WrittenProgramme, namedSets } from './checks/written.ts';
import { suggestion } from '../text/nearest.ts';

function checkSchedule(programme: WrittenProgramme): readonly string[] {
  const setIds = namedSets(programme).flatMap(({ set }) => set.id ?? []);
  const listed = programme.schedule.flatMap(({ sets }) => sets);
  return [
    ...listed
      .filter((id) => !setIds.includes(id))
      .map((id) => `The schedule: ${id} is no set${suggestion(id, setIds)}`),
    ...listed.filter((id, index) => listed.indexOf(id) < index).map((id) => `The schedule has ${id} twice`),
  ];
}

const checks = [
  checkIds,
  checkEvents,
  checkActs,
  checkProfiles,
  checkTimes,
  checkOverlaps,
  checkPaths,
  checkSchedule,
  checkChanges,
] as const;

/** Names everything that is wrong with a programme, in sentences for its author; empty if nothing is. */
export const checkProgramme = (programme: WrittenProgramme): readonly string[] =>
  checks.flatMap((check) => check(programme));
