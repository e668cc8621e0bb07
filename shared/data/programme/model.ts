/** The shapes of the programme: events, their sets, and what a visitor must know about access. */
import type { DayId } from '../festival.ts';
import type { PlaceId } from './places.ts';

/** A fact that somebody answers for. What nobody knows yet is printed as such. */
export type Known<Value> = Value | 'not known';

export type Seats = 'for all' | 'for some' | 'none';

/** One occurrence of an event. It begins at `start`, and is over at `end`. */
export interface EventSet {
  /** A word that never changes, unique among all sets: calendars and visitors' choices refer to it. */
  readonly id: string;
  readonly day: DayId;
  /** Festival time on the 24-hour clock. After midnight the hours count on: 02:00 of Friday night is Friday, `26:00`. */
  readonly start: string;
  readonly end: string;
  /** Where it differs from the event's. */
  readonly place?: PlaceId;
  /** It does not take place. It stays in the programme, so that those who picked it learn of it. */
  readonly cancelled?: true;
}

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
}

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
  | 'charging';

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
  readonly at: Position;
  readonly access: PlaceAccess;
}

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

/** What a visitor must know of an event beforehand. What it leaves out is as its place says. */
export interface EventAccess extends Partial<Pick<PlaceAccess, 'stepFree' | 'covered' | 'inside'>> {
  readonly seats: Known<Seats>;
  readonly strobe: Known<boolean>;
  readonly haze: Known<boolean>;
  readonly loudness: 'quiet' | 'spoken' | 'loud';
  /** Only what is really arranged. */
  readonly arranged?: readonly ('captions' | 'BSL')[];
  readonly part: 'watch' | 'join in';
}

interface EventBasics {
  /** A word that never changes, unique among all events. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly place: PlaceId;
  readonly access: EventAccess;
  /** Made with children in mind, though it is no session for them alone. */
  readonly suitsChildren?: true;
  readonly sets: readonly [EventSet, ...EventSet[]];
}

/** A concert of an act of the line-up. */
export interface Concert extends EventBasics {
  readonly kind: 'music';
  /** The act's name in the line-up. */
  readonly artist: string;
}

export interface DjEvent extends EventBasics {
  readonly kind: 'dj';
  readonly genre: string;
}

export interface TalkEvent extends EventBasics {
  readonly kind: 'talk';
  readonly speaker: string;
}

/** A session for children or teenagers. */
export interface ChildrensEvent extends EventBasics {
  readonly kind: 'children';
  readonly ageGroup: string;
}

/** The easiest first. */
export const difficulties = ['Easy', 'Moderate', 'Hard'] as const;

/** Each set of a walk ends when the walk does, so that its duration is known. */
export interface GuidedWalkEvent extends EventBasics {
  readonly kind: 'walk';
  readonly difficulty: (typeof difficulties)[number];
  readonly distance: string;
  /** Follows the duration, after a comma. */
  readonly durationNote?: string;
  /** As visitors read it; `place` is where the plan has it. */
  readonly meet: string;
}

export interface AttractionEvent extends EventBasics {
  readonly kind: 'attraction';
}

export type ProgrammeEvent =
  | Concert
  | DjEvent
  | TalkEvent
  | ChildrensEvent
  | GuidedWalkEvent
  | AttractionEvent;

export type EventKind = ProgrammeEvent['kind'];

/** An entry of the running order: a set, or several that follow each other at one place. */
export interface ScheduleEntry {
  /** Stands before the title and a colon. */
  readonly label?: string;
  /** The ids of its sets. */
  readonly sets: readonly [string, ...string[]];
}

interface ChangeBasics {
  /** The date and time of the change, with the offset from UTC: `2026-07-17T14:02:00+01:00`. */
  readonly at: string;
  /** A word on the reason, as visitors read it. */
  readonly why: string;
}

/** What visitors rely on of a set. */
export interface SetFacts {
  readonly day: DayId;
  /** As in `EventSet`. */
  readonly start: string;
  readonly end: string;
  readonly place: PlaceId;
  readonly cancelled: boolean;
}

/** A set that moved, was cancelled, or takes place after all. Before and after have the same fields. */
export interface SetChange extends ChangeBasics {
  /** The id of the set. */
  readonly set: string;
  readonly before: Partial<SetFacts>;
  readonly after: Partial<SetFacts>;
}

/** A set that is no longer in the programme at all, not even as cancelled: it should never have been there. */
export interface Withdrawal extends ChangeBasics {
  /** The id that the set had. */
  readonly withdrawn: string;
  readonly title: string;
  readonly before: Omit<SetFacts, 'cancelled'>;
}

/** Something else that visitors rely on: the last bus, a gate. All as visitors read it. */
export interface FactChange extends ChangeBasics {
  readonly fact: string;
  readonly before: string;
  readonly after: string;
}

export type Change = SetChange | Withdrawal | FactChange;

/** A set as it was announced. The words are of that day: places and days may have changed since. */
export interface AnnouncedSet {
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly cancelled?: true;
}

/** The programme as visitors were told it first. */
export interface Announced {
  /** The date and time, with the offset from UTC. */
  readonly at: string;
  /** Empty before the announcement: until then, sets may change without a word. */
  readonly sets: readonly AnnouncedSet[];
}
