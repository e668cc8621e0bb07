/** The format of a festival's data. A festival omits what it does not have. */
import type { ArtistProfile } from '../model/artists.ts';
import type { Calendar } from '../model/calendar.ts';
import type { Announced } from '../model/changes.ts';
import type { DayId, Edition } from '../model/festival.ts';
import type { EventFact, PlaceFact, PlaceId, PlaceKind, PlanLabel, Terrain } from '../model/grounds.ts';
import type { Installed } from '../model/installed.ts';
import type { Currency } from '../model/measures.ts';
import type { TextSource } from '../model/overridable.ts';
import type { Card, FirstPicture, PictureEntry, PictureId } from '../model/pictures.ts';
import type { PrintRecord } from '../model/prints.ts';
import type { Price, Product, ProductId, TicketId } from '../model/products.ts';
import type { EventKind, Listed } from '../model/programme.ts';
import type { SiteSection } from '../model/sections.ts';
import type { Visits } from '../model/visits.ts';
import type { Texts } from '../wording/texts.ts';

/** The content with empty values for what a festival lacks. */
interface CompleteContent extends Omit<TextSource, 'prices'> {
  readonly edition: Edition;
  readonly calendar: Calendar;
  readonly visits: Visits;
  readonly currency: Currency & { readonly code: string };
  readonly festivalTickets: readonly Product[];
  readonly prices: Readonly<Record<ProductId, Price>>;
  readonly texts: (content: TextSource) => Texts;
  readonly extras: readonly Product[];
  readonly dayTickets: readonly { readonly id: TicketId; readonly day: DayId; readonly name: string }[];
  /** The profiles of acts. Every act without one falls back to the first (specification, section 2). */
  readonly profiles: readonly ArtistProfile[];
  readonly schedule: readonly Listed[];
  readonly announced: Announced;
  readonly changesWritten: string;
  /** The facts that apply to each kind of place or event, and may be unknown. */
  readonly applicablePlaceFacts: Readonly<Partial<Record<PlaceKind, readonly PlaceFact[]>>>;
  readonly applicableEventFacts: Readonly<Partial<Record<EventKind, readonly EventFact[]>>>;
  readonly planLabels: Readonly<Partial<Record<PlaceId, PlanLabel>>>;
  readonly pictures: readonly PictureEntry[];
  readonly printRecords: Readonly<Record<PictureId, PrintRecord>>;
  /** The prints that have another look in dark mode. */
  readonly darkPrints: Readonly<Record<'lit' | 'moonlit' | 'night', ReadonlySet<PictureId>>>;
  /** Those that fill the first screen. */
  readonly heroes: readonly FirstPicture[];
  readonly galleryPhotos: readonly PictureId[];
  readonly installed: Installed;
  /** The festival's logo, as an SVG path in a square of 64 units. */
  readonly logo: string;
  /** The drawing around the places. Without it, there is no plan. */
  readonly terrain?: Terrain;
  /** The pictures that other websites show beside a link. */
  readonly cards?: Readonly<Record<SiteSection, Card>>;
}

/** The instant from which revisions are counted. */
const NOTHING_PUBLISHED = '2020-01-01T00:00:00+00:00';

const nothing = {
  djSets: [],
  talks: [],
  kidsActivities: [],
  guidedWalks: [],
  attractions: [],
  grounds: {},
  paths: [],
  availabilities: {},
  changes: [],
  extras: [],
  dayTickets: [],
  profiles: [],
  schedule: [],
  announced: { at: NOTHING_PUBLISHED, sets: [] },
  changesWritten: NOTHING_PUBLISHED,
  applicablePlaceFacts: {},
  applicableEventFacts: {},
  planLabels: {},
  pictures: [],
  printRecords: {},
  darkPrints: { lit: new Set(), moonlit: new Set(), night: new Set() },
  heroes: [],
  galleryPhotos: [],
  installed: { categories: ['music', 'entertainment'], start: 'home' },
  logo: 'M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56z',
} satisfies Partial<CompleteContent>;

type Omissible = keyof typeof nothing;

/** Everything that a festival's data say. */
export type Content = Omit<CompleteContent, Omissible> & Partial<Pick<CompleteContent, Omissible>>;

export const completeContent = (content: Content): CompleteContent => ({ ...nothing, ...content });
