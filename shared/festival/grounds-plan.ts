import { metresText } from '../figures/distance.ts';
import { minutesText } from '../figures/duration.ts';
import { planTold } from '../rules/plan/plan-told.ts';
import { SHEET, sheetScale } from '../rules/plan/grid.ts';
import { planSheet } from '../rules/plan/sheet.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';
import type { ProgrammeBasics } from './programme-basics.ts';

export function createGroundsPlan({
  walking,
  paths,
  planLabels,
  terrain,
  allPlaces,
  texts: { planInWords, groundWords, landmarkWords, planPage },
}: ProgrammeBasics) {
  /** The places that the plan shows, with their ids. */
  const shownOnPlan = Object.entries(allPlaces).filter(([, place]) => isOnGrounds(place));

  const sheet = planSheet(allPlaces, paths, terrain, planLabels);

  const aMinute = walking.metresPerMinute * sheetScale(sheet.grid);

  /** The scale bar is as long as a walk of whole minutes, and at most a third of the plan. */
  const minutes = Math.max(1, Math.floor(SHEET / 3 / aMinute));

  /** What the drawing of the plan consists of. */
  const groundsPlan = {
    ...sheet,
    name: planPage.drawing,
    scale: {
      aMinute,
      minutes,
      text: `${minutesText(minutes)}, ${metresText(minutes * walking.metresPerMinute)}`,
    },
  };

  /** The plan as one tells it. */
  const toldPlan = planTold(planInWords, allPlaces, paths, { ...groundWords, ...landmarkWords });

  return { shownOnPlan, groundsPlan, toldPlan };
}
