/** The shapes of the ground: places, paths, and what the plan draws around them. */
import type { CalendarInstant } from './calendar.ts';

/** The id of a place of the grounds. */
export type PlaceId = string;

/** A fact that somebody answers for. What nobody knows yet is printed as such. */
export type Known<Value> = Value | 'not known';

/** Of what is not known: who finds out, and by when. */
export interface Finding {
  readonly who?: string;
  readonly by?: CalendarInstant;
}

export type Seats = 'for all' | 'for some' | 'none';

/** What a visitor must know of a place beforehand. */
export interface PlaceAccess {
  /** As visitors read it. */
  readonly surface: Known<string>;
  readonly slope: Known<'level' | 'gentle' | 'steep'>;
  readonly shade: Known<boolean>;
  readonly seats: Known<Seats>;
  /** Whether a wheelchair gets there without a step, and without a second person to help. */
  readonly stepFree: Known<boolean>;
  readonly covered: Known<boolean | 'partly'>;
  readonly inside: boolean;
  /** The raised platform for wheelchair users, where there is one. */
  readonly platform?: { readonly wheelchairs: number; readonly covered: boolean };
  readonly finding?: Finding;
}

/** What visitors may be told of a place. */
export type PlaceFact = 'surface' | 'slope' | 'shade' | 'seats' | 'stepFree' | 'covered';

export type PlaceKind =
  | 'stage'
  | 'room'
  | 'outdoors'
  | 'water'
  | 'gate'
  | 'station'
  | 'bus stop'
  | 'parking'
  | 'camp field'
  | 'bar'
  | 'food'
  | 'drinking water'
  | 'toilets'
  | 'accessible toilets'
  | 'showers'
  | 'first aid'
  | 'quiet space'
  | 'information'
  | 'charging'
  | 'shelter'
  | 'shop'
  | 'baby changing'
  | 'bicycle racks'
  | 'amnesty bin'
  | 'dogs';

/** Metres to the east and to the north of the gate. */
export type Position = readonly [east: number, north: number];

/** A place of the festival: a stage, a room, a field, a tap. */
export interface Place {
  /** As visitors read it. */
  readonly name: string;
  readonly kind: PlaceKind;
  /** What else is at the same place. */
  readonly also?: readonly PlaceKind[];
  /** Which of the section's two inks fills its name in the running order. Without an ink, it has an outline. */
  readonly ink?: 'first' | 'second';
  /** Several things happen there at the same time. */
  readonly several?: true;
  /** A festival without a plan has no need of it. */
  readonly at?: Position;
  readonly access: PlaceAccess;
  /** Nobody is let in or served there now; people may still walk past. */
  readonly closed?: true;
}

/** A place whose position is known, as all of a plan are. */
export type PlacedPlace = Place & Required<Pick<Place, 'at'>>;

/** How a path rises or falls, as one goes from its first place to its second. */
export interface Incline {
  readonly goes: 'up' | 'down';
  readonly steepness?: 'gentle' | 'steep';
  /** At the steepest, one metre up or down for so many. */
  readonly oneIn?: number;
}

export type Slope = 'level' | Incline;

/** A way on foot between two places, in both directions. */
export interface Path<Id extends string = string> {
  readonly between: readonly [Id, Id];
  readonly metres: number;
  /** As visitors read it. Several, as one goes from the first place to the second. */
  readonly surface: Known<string | readonly [string, string]>;
  readonly slope: Known<Slope>;
  /** Whether a wheelchair gets along it without a step, and without a second person to help. */
  readonly stepFree: Known<boolean>;
  readonly finding?: Finding;
  /** There are no lamps. */
  readonly unlit?: true;
  /** Nobody may walk there now: all ways, distances and pages do without it. */
  readonly closed?: true;
}

/**
 * Areas, as the plan draws them: buildings with straight edges, a building within a building as its window, all others
 * with curved edges. Fells and waters are listed from the outside inwards, one area for each step of height or depth.
 */
export type AreaKind = 'fell' | 'water' | 'wood' | 'field' | 'lawn' | 'building';

export type LineKind = 'beck' | 'road';

/** Each point is a thing of its own. */
export type ScatteredKind = 'tree' | 'tent';

/** Something on the ground. A curved edge goes along its points, and touches none of them but the ends of a line. */
export interface Feature {
  readonly kind: AreaKind | LineKind | ScatteredKind;
  readonly points: readonly Position[];
}

/** On which side of a place its name stands on the plan. */
export interface PlanLabel {
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** Moves it further, in metres to the east and to the north. */
  readonly by?: Position;
  /** Characters on a line, at most; 12 when absent. */
  readonly longest?: number;
}

/** What the plan draws around the places. Areas of a kind are drawn together, in the order of the kinds. */
export interface Terrain {
  /** Metres of ground around the outermost places. */
  readonly margin: Readonly<Record<'north' | 'east' | 'south' | 'west', number>>;
  readonly features: readonly Feature[];
  /** What visitors call it, in wide letters. */
  readonly names: readonly {
    readonly text: string;
    /** The middle of the name. */
    readonly at: Position;
    /** In degrees, clockwise. */
    readonly turn?: number;
  }[];
}

export type EventFact = 'stepFree' | 'seats' | 'strobe' | 'haze';

/** What visitors look for on the plan, as addresses name it. */
export type PlanNeed =
  | 'toilets'
  | 'accessible-toilets'
  | 'showers'
  | 'water'
  | 'food'
  | 'first-aid'
  | 'quiet'
  | 'information'
  | 'charging'
  | 'step-free';

type Rise = Readonly<Record<'up' | 'down', string>>;

/** How the ground of a way is told: its `{surface}`s with their `{metres}` where they are known, a slope's metre in a `{run}`. */
export interface GroundWords {
  readonly notKnown: string;
  readonly next: string;
  readonly nextFor: string;
  readonly slopes: Rise &
    Readonly<Record<'level' | 'upAndDown' | 'atTheSteepest' | 'notKnown', string>> &
    Readonly<Record<'gentle' | 'steep', Rise>>;
}
