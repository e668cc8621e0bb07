import { metresText } from '../figures/distance.ts';
import type { PlacedPlace } from '../model/grounds.ts';
import { minutesText } from '../figures/duration.ts';
import { writePlan } from '../rules/plan/write-plan.ts';
import { SHEET, sheetScale } from '../rules/plan/grid.ts';
import { planSheet } from '../rules/plan/sheet.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

/** Creates the plan of the grounds, for a festival that has its drawing and its description. */
export function createGroundsPlan({
  visits: { pace },
  paths,
  planLabels,
  terrain,
  allPlaces,
  texts: { plan, groundWords, landmarkWords },
}: ProgrammeBasics) {
  if (!terrain || !plan) return undefined;

  const placesWithPosition = Object.entries(allPlaces).filter(
    (entry): entry is [string, PlacedPlace] => entry[1].at !== undefined,
  );

  const placesOnPlan = placesWithPosition.filter(([, place]) => isOnGrounds(place));

  const sheet = planSheet(Object.fromEntries(placesWithPosition), paths, terrain, planLabels);

  const aMinute = pace.metresPerMinute * sheetScale(sheet.grid);

  /** The scale bar is as long as a walk of whole minutes, and at most a third of the plan. */
  const minutes = Math.max(1, Math.floor(SHEET / 3 / aMinute));

  const groundsPlan = {
    ...sheet,
    name: plan.page.drawing,
    scale: {
      aMinute,
      minutes,
      text: `${minutesText(minutes)}, ${metresText(minutes * pace.metresPerMinute)}`,
    },
  };

  const planInWords = writePlan(plan.inWords, Object.fromEntries(placesWithPosition), paths, {
    ...groundWords,
    ...landmarkWords,
  });

  return { shownOnPlan: placesOnPlan, groundsPlan, planInWords, words: plan };
}

export type GroundsPlan = NonNullable<ReturnType<typeof createGroundsPlan>>;
