/** The texts of the plan of the grounds, and of the list beside it. */
import type { PlaceId } from './grounds.ts';
import type { Text } from './text-blocks.ts';

/** What is told of a route from a place to another: its `{metres}`, in which `{direction}`, and its `{slope}`. */
export interface Leg {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly text: string;
}

/** What a festival with a plan says on it, beside the words that are the same for all. */
export interface PlanTexts {
  /** The plan as one would tell it to somebody who does not see it, from the gate onwards, a paragraph each. */
  readonly inWords: readonly (readonly Leg[])[];
  /** Each place within a sentence, and at the spot where its position is. */
  readonly phrases: Readonly<Record<PlaceId, string>>;
  /** The places whose phrases are plurals. */
  readonly plurals: readonly PlaceId[];
  /** Stands with a route to a bus stop. */
  readonly lastBuses?: string;
  /** Below the form that asks for a route. */
  readonly home?: Text;
}
