import { checkChanges } from './checks/check-changes.ts';
import { checkActs, checkEvents, checkIds, checkProfiles } from './checks/check-events.ts';
import { checkOverlaps, checkTimes } from './checks/check-times.ts';
import { checkPaths } from './checks/check-paths.ts';
import { checkSchedule } from './checks/check-schedule.ts';
import type { WrittenProgramme } from './checks/written.ts';

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

/** Everything that is wrong with a programme, in sentences for whoever wrote it. Empty if nothing is. */
export const checkProgramme = (programme: WrittenProgramme): readonly string[] =>
  checks.flatMap((check) => check(programme));
