/** The part of the content that today's overrides can change. */
import type { ProgrammeChange } from './changes.ts';
import type { Path, Place, PlaceId } from './grounds.ts';
import type { Artist } from './artists.ts';
import type { Currency } from './measures.ts';
import type { Availabilities, ProductId } from './products.ts';
import type {
  AttractionEvent,
  ChildrensEvent,
  Concert,
  DjEvent,
  GuidedWalkEvent,
  TalkEvent,
  EventSet,
} from './programme.ts';

export interface Overridable {
  readonly concerts: readonly Concert[];
  readonly djSets: readonly DjEvent[];
  readonly talks: readonly TalkEvent[];
  readonly kidsActivities: readonly ChildrensEvent[];
  readonly guidedWalks: readonly GuidedWalkEvent[];
  readonly attractions: readonly AttractionEvent[];
  /** The places of the programme. */
  readonly places: Readonly<Record<PlaceId, Place>>;
  readonly grounds: Readonly<Record<PlaceId, Place>>;
  readonly paths: readonly Path[];
  readonly availabilities: Availabilities;
  /** In the order in which they were made. */
  readonly changes: readonly ProgrammeChange[];
}

/** The data from which sentences are written. */
export interface TextSource extends Overridable {
  readonly lineUp: readonly Artist[];
  /** The current prices. */
  readonly prices: Readonly<Record<ProductId, number>>;
  readonly currency: Currency;
}

export interface Overrides {
  /** The time at which the file was saved, with the offset from UTC. Undefined without a file. */
  readonly written?: string | undefined;
  /** An urgent notice for the top of every page, as plain text. */
  readonly notice?: string | undefined;
  /** In the order in which they were made. */
  readonly changes: readonly ProgrammeChange[];
  /** Sets that differ from the plan, by their ids. */
  readonly sets: Readonly<Record<string, EventSet>>;
  /** Ids of closed places; for a closed path, the ids of both ends. */
  readonly closed: readonly string[];
  readonly availabilities: Availabilities;
}
