import type { Overrides } from '../model/overridable.ts';
import { allEvents } from '../figures/all-events.ts';
import { checkCalendar } from '../rules/calendar/check-calendar.ts';
import { checkEdition, checkPrices } from '../rules/calendar/check-edition.ts';
import { applyOverrides, asPlanned } from '../rules/overrides/apply-overrides.ts';
import { createPrints } from '../rules/pictures/prints.ts';
import { checkProgramme } from '../rules/programme/check-programme.ts';
import { checkChangesWritten } from '../rules/programme/checks/check-changes.ts';
import { completeContent, type Content } from './content.ts';

/**
 * Names what is wrong with a festival's content or today's changes, in sentences for their author.
 * @param now in milliseconds since the epoch, if later dates of writing are wrong
 */
export function contentProblems(
  writtenContent: Content,
  today: Overrides = asPlanned,
  now = Infinity,
): readonly string[] {
  const content = completeContent(writtenContent);
  const { edition, calendar, changes, changesWritten, prices, lineUp, profiles, announced, schedule } =
    content;
  const current = applyOverrides(content, today);
  return [
    ...createPrints(content).unprinted(),
    ...checkChangesWritten(changes, changesWritten, now),
    ...checkEdition(edition),
    ...checkCalendar(calendar, edition),
    ...checkPrices(prices, calendar),
    ...checkProgramme({
      urgent: today !== asPlanned,
      oneBandAtATime: edition.oneBandAtATime,
      days: edition.days,
      dayChangesAt: edition.dayChangesAt,
      lineUp,
      profiles,
      places: { ...current.places, ...current.grounds },
      paths: current.paths,
      changes: current.changes,
      announced: announced.sets,
      events: allEvents(current),
      schedule,
    }),
  ];
}
