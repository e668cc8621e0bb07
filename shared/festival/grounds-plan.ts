/** The plan of the grounds as it is drawn, computed once from the data for the pages that show it. */
import { walking } from '../data/facts/walking.ts';
import { paths } from '../data/programme/footpaths.ts';
import { grounds } from '../data/programme/grounds.ts';
import type { Place } from '../data/programme/ground-model.ts';
import { places } from '../data/programme/places.ts';
import { planLabels, terrain } from '../data/programme/terrain.ts';
import { planPage } from '../data/wording/plan-wording.ts';
import { metresText } from '../figures/distance.ts';
import { minutesText } from '../figures/duration.ts';
import { planBoards } from '../rules/plan/plan-boards.ts';
import { planBounds } from '../rules/plan/plan-bounds.ts';
import { isOnGrounds } from '../rules/programme/on-grounds.ts';

const all: Readonly<Record<string, Place>> = { ...places, ...grounds };

/** The places that the plan shows, with their ids. */
export const shownOnPlan = Object.entries(all).filter(([, place]) => isOnGrounds(place));

const bounds = planBounds(
  shownOnPlan.map(([, place]) => place),
  terrain.margin,
);

/** The scale bar is as long as a walk of whole minutes, and at most a third of the plan. */
const minutes = Math.max(1, Math.floor((bounds.east - bounds.west) / 3 / walking.metresPerMinute));

/** What the drawing consists of. */
export const groundsPlan = {
  bounds,
  terrain,
  boards: planBoards(all, paths),
  labels: planLabels,
  places: all,
  paths,
  name: planPage.drawing,
  scale: {
    metresPerMinute: walking.metresPerMinute,
    minutes,
    text: `${minutesText(minutes)}, ${metresText(minutes * walking.metresPerMinute)}`,
  },
};
