/** The shapes of the programme: events, their sets, and what a visitor must know of their access. */
import type { DayId } from './festival.ts';
import type { Finding, Known, PlaceAccess, PlaceId } from './grounds.ts';

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

/** What a visitor must know of an event beforehand. What it leaves out is as its place says. */
export interface EventAccess extends Partial<Pick<PlaceAccess, 'stepFree' | 'covered' | 'inside' | 'seats'>> {
  readonly strobe: Known<boolean>;
  readonly haze: Known<boolean>;
  readonly loudness: Known<'quiet' | 'spoken' | 'loud'>;
  /** Only what is really arranged. */
  readonly arranged?: readonly ('captions' | 'BSL')[];
  readonly part: 'watch' | 'join in';
  readonly finding?: Finding;
}

interface EventBasics {
  /** A word that never changes, unique among all events. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly place: PlaceId;
  /** Where it ends, if it moves. */
  readonly endPlace?: PlaceId;
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
  /** Empty where nobody is named. */
  readonly speakers: readonly string[];
}

/** A session for children or teenagers. */
export interface ChildrensEvent extends EventBasics {
  readonly kind: 'children';
  readonly ageGroup: string;
}

/** Each set of a walk ends when the walk does, so that its duration is known. */
export interface GuidedWalkEvent extends EventBasics {
  readonly kind: 'walk';
  readonly difficulty: 'Easy' | 'Moderate' | 'Hard';
  readonly distance: string;
  /** How long it is in numbers, and how many metres it climbs. */
  readonly miles?: number;
  readonly ascent?: number;
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

/** Sets that the running order lists. Those of one label that follow each other at one place share an entry. */
export interface Listed {
  /** Stands before the title and a colon. */
  readonly label?: string;
  /** The ids of its sets. */
  readonly sets: readonly string[];
}
