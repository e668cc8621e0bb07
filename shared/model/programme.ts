import type { DayId } from './festival.ts';
import type { Finding, OrNotKnown, PlaceAccess, PlaceId } from './grounds.ts';

/** One occurrence of an event. It begins at `start`, and is over at `end`. */
export interface EventSet {
  /** A unique id that never changes: calendars and visitors' picks refer to it. */
  readonly id: string;
  readonly day: DayId;
  /** Festival time. After midnight the hours count on: 02:00 of Friday night is Friday, `26:00`. */
  readonly start: string;
  readonly end: string;
  /** The place, if it differs from the event's. */
  readonly place?: PlaceId;
  /** The set is cancelled. It stays in the programme, so that those who picked it learn of it. */
  readonly cancelled?: true;
}

/** Facts of an event that visitors must know in advance. Omitted facts are those of its place. */
export interface EventAccess extends Partial<Pick<PlaceAccess, 'stepFree' | 'covered' | 'inside' | 'seats'>> {
  readonly strobe: OrNotKnown<boolean>;
  readonly haze: OrNotKnown<boolean>;
  readonly loudness: OrNotKnown<'quiet' | 'spoken' | 'loud'>;
  /** Only services that are really arranged. */
  readonly arranged?: readonly ('captions' | 'BSL')[];
  readonly part: 'watch' | 'join in';
  readonly finding?: Finding;
}

interface EventBasics {
  /** A unique id that never changes. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly place: PlaceId;
  readonly endPlace?: PlaceId;
  readonly access: EventAccess;
  /** It suits children, though it is not only for them. */
  readonly suitsChildren?: true;
  readonly sets: readonly [EventSet, ...EventSet[]];
}

/** A concert of an act in the line-up. */
export interface Concert extends EventBasics {
  readonly kind: 'music';
  readonly artist: string;
}

export interface DjEvent extends EventBasics {
  readonly kind: 'dj';
  readonly genre: string;
}

export interface TalkEvent extends EventBasics {
  readonly kind: 'talk';
  /** Empty if no speaker is named. */
  readonly speakers: readonly string[];
}

/** A session for children or teenagers. */
export interface ChildrensEvent extends EventBasics {
  readonly kind: 'children';
  readonly ageGroup: string;
}

/** Each set of a walk ends with the walk, so that its duration is known. */
export interface GuidedWalkEvent extends EventBasics {
  readonly kind: 'walk';
  readonly difficulty: 'Easy' | 'Moderate' | 'Hard';
  readonly distance: string;
  /** The length in miles, and the climb in metres. */
  readonly miles?: number;
  readonly ascent?: number;
  /** Follows the duration, after a comma. */
  readonly durationNote?: string;
  /** The meeting point as visitors read it; `place` is its position on the plan. */
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

/** Sets in the running order. Sets with one label that follow each other at one place share an entry. */
export interface Listed {
  /** The text before the title, without the colon. */
  readonly label?: string;
  readonly sets: readonly string[];
}
