import type { CalendarInstant } from './calendar.ts';

/** The id of a place of the grounds. */
export type PlaceId = string;

/** A confirmed fact. A fact that is not known yet is printed as such. */
export type OrNotKnown<Value> = Value | 'not known';

/** For an unknown fact: who finds it out, and by when. */
export interface Finding {
  readonly who?: string;
  readonly by?: CalendarInstant;
}

export type Seats = 'for all' | 'for some' | 'none';

/** The facts of a place that visitors must know in advance. */
export interface PlaceAccess {
  readonly surface: OrNotKnown<string>;
  readonly slope: OrNotKnown<'level' | 'gentle' | 'steep'>;
  readonly shade: OrNotKnown<boolean>;
  readonly seats: OrNotKnown<Seats>;
  /** Whether a wheelchair user gets there without a step and without help. */
  readonly stepFree: OrNotKnown<boolean>;
  readonly covered: OrNotKnown<boolean | 'partly'>;
  readonly inside: boolean;
  /** The raised platform for wheelchair users, where there is one. */
  readonly platform?: { readonly wheelchairs: number; readonly covered: boolean };
  readonly finding?: Finding;
}

/** The facts of a place that may be unknown. */
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
  readonly name: string;
  readonly kind: PlaceKind;
  /** Further kinds of things at the same place. */
  readonly also?: readonly PlaceKind[];
  /** The ink that fills its name in the running order. Without one, the name has an outline. */
  readonly ink?: 'first' | 'second';
  /** Several sets may overlap there. */
  readonly several?: true;
  /** Needed only in a festival with a plan. */
  readonly at?: Position;
  readonly access: PlaceAccess;
  /** The place admits and serves nobody now. People may still walk past it. */
  readonly closed?: true;
}

/** A place with a position, as every place on a plan has. */
export type PlacedPlace = Place & Required<Pick<Place, 'at'>>;

/** A path's rise or fall, from its first place to its second. */
interface Incline {
  readonly goes: 'up' | 'down';
  readonly steepness?: 'gentle' | 'steep';
  /** The steepest part rises or falls one metre in this many. */
  readonly oneIn?: number;
}

export type Slope = 'level' | Incline;

/** A footpath between two places, in both directions. */
export interface Path<Id extends string = string> {
  readonly between: readonly [Id, Id];
  readonly metres: number;
  /** The surface as visitors read it; two in the order from the first place to the second. */
  readonly surface: OrNotKnown<string | readonly [string, string]>;
  readonly slope: OrNotKnown<Slope>;
  /** Whether a wheelchair user can follow it without a step and without help. */
  readonly stepFree: OrNotKnown<boolean>;
  readonly finding?: Finding;
  /** There are no lamps. */
  readonly unlit?: true;
  /** The path is closed now: all routes, distances and pages leave it out. */
  readonly closed?: true;
}

/**
 * Areas of the plan. Buildings have straight edges, a building within a building is its window, and all
 * others have curved edges. Fells and waters are listed from the outside inwards, one area for each step.
 */
type AreaKind = 'fell' | 'water' | 'wood' | 'field' | 'lawn' | 'building';

type LineKind = 'beck' | 'road';

/** Each point is a separate thing. */
type ScatteredKind = 'tree' | 'tent';

/** A curved edge follows its points without touching them, except the ends of a line. */
export interface Feature {
  readonly kind: AreaKind | LineKind | ScatteredKind;
  readonly points: readonly Position[];
}

/** The side of a place on which the plan shows its name. */
export interface PlanLabel {
  readonly side: 'left' | 'right' | 'above' | 'below';
  /** A further offset of the name, in metres to the east and to the north. */
  readonly by?: Position;
  /** The most characters on a line; 12 if undefined. */
  readonly longest?: number;
}

/** The drawing around the places. Areas of a kind are drawn together, in the order of the kinds. */
export interface Terrain {
  /** Metres of terrain around the outermost places. */
  readonly margin: Readonly<Record<'north' | 'east' | 'south' | 'west', number>>;
  readonly features: readonly Feature[];
  /** Names of the landscape, in wide letters. */
  readonly names: readonly {
    readonly text: string;
    /** The middle of the name. */
    readonly at: Position;
    /** In degrees, clockwise. */
    readonly turn?: number;
  }[];
}

export type EventFact = 'stepFree' | 'seats' | 'strobe' | 'haze';

/** Things that visitors look for on the plan, by their names in addresses. */
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

/**
 * Words for a route's terrain: its `{surface}`s with their `{metres}`
 * where they are known, and `{run}` metres for one metre of slope.
 */
export interface TerrainWords {
  readonly notKnown: string;
  readonly next: string;
  readonly nextFor: string;
  readonly slopes: Rise &
    Readonly<Record<'level' | 'upAndDown' | 'atTheSteepest' | 'notKnown', string>> &
    Readonly<Record<'gentle' | 'steep', Rise>>;
}
