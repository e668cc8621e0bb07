import type { PlaceId } from './grounds.ts';
import type { Text } from './text-blocks.ts';

/** Words about a route between two places: its `{metres}`, its `{direction}` and its `{slope}`. */
export interface Leg {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly text: string;
}

/** The texts of a festival's own plan, beside the words that are the same for all. */
export interface PlanTexts {
  /** The plan described for somebody who cannot see it, from the gate onwards, in paragraphs. */
  readonly inWords: readonly (readonly Leg[])[];
  /** Each place as a part of a sentence, and as the position of a visitor. */
  readonly phrases: Readonly<Record<PlaceId, string>>;
  /** The places whose phrases are plurals. */
  readonly plurals: readonly PlaceId[];
  /** Shown with a route to a bus stop. */
  readonly lastBuses?: string;
  /** Shown below the form that asks for a route. */
  readonly wayHome?: Text;
}
