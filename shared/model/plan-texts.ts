/** The texts of the plan of the grounds, and of the list beside it. */
import type { PlaceFact, PlaceId, PlaceKind, PlanNeed, Seats } from './grounds.ts';
import type { Summary, Text } from './text-blocks.ts';

/** What the list says of a place. */
export interface PlanEntryWording {
  readonly kindOf: Readonly<Record<PlaceKind, string>>;
  readonly closed: string;
  /** Of a path that leads from there to a `{place}`. */
  readonly pathClosed: string;
  readonly stepFree: Readonly<Record<'true' | 'false', string>>;
  /** What follows a fact that nobody knows, and how these are called. */
  readonly notKnown: { readonly sign: string; readonly facts: Readonly<Record<PlaceFact, string>> };
  readonly slope: Readonly<Record<'level' | 'gentle' | 'steep', string>>;
  readonly seats: Readonly<Record<Seats, string>>;
  readonly shade: Readonly<Record<'true' | 'false', string>>;
  /** For so many `{wheelchairs}`. */
  readonly platform: Readonly<Record<'covered' | 'open', string>>;
}

export interface PlanWording extends Summary {
  readonly lead: Text;
  /** What the drawing is called. */
  readonly drawing: string;
  /** On a phone, shows all of the drawing, which is larger than the screen. */
  readonly whole: string;
  readonly list: { readonly heading: string; readonly link: string; readonly note: Text };
  /** Stands before the list: its heading, and what leads to it. */
  readonly told: { readonly heading: string; readonly link: string };
  /** How many places the list shows, `{count}`. */
  readonly shown: { readonly one: string; readonly many: string };
  /** Leads to the plan in large print, and how that is printed. */
  readonly large: { readonly link: string; readonly how: string };
  readonly form: { readonly label: string; readonly show: string };
  readonly needs: Readonly<Record<PlanNeed, string>>;
  readonly entry: PlanEntryWording;
  /** The list's groups. Each place is in the group of its kind. */
  readonly groups: readonly { readonly heading: string; readonly kinds: readonly PlaceKind[] }[];
  /** The page that explains a kind of place, where the programme has nothing at it. */
  readonly explained: Readonly<Partial<Record<PlaceKind, string>>>;
}

/** What is told of a way from a place to another: its `{metres}`, in which `{direction}`, and its `{slope}`. */
export interface Leg {
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly text: string;
}

/** What a festival with a plan says on it, beside the words that are the same for all. */
export interface PlanTexts {
  readonly page: PlanWording;
  /** The plan as one would tell it to somebody who does not see it, from the gate onwards, a paragraph each. */
  readonly inWords: readonly (readonly Leg[])[];
  /** Each place within a sentence, and at the spot where its position is. */
  readonly phrases: Readonly<Record<PlaceId, string>>;
  /** The places whose phrases are plurals. */
  readonly plurals: readonly PlaceId[];
  /** Stands with a way to a bus stop. */
  readonly lastBuses?: string;
  /** Below the form that asks for a way. */
  readonly home?: Text;
}
