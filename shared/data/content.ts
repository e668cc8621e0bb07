/** This festival as one value, from which the rules and pages are made. */
import { galleryPhotos } from './archive/gallery-photos.ts';
import { calendar } from './calendar.ts';
import { visits } from './facts/visits.ts';
import { festival } from './edition.ts';
import { installed } from './installed.ts';
import { logo } from './logo.ts';
import { cards } from './pictures/cards.ts';
import { heroes } from './pictures/heroes.ts';
import { litPrints, moonlitPrints, nightPrints } from './pictures/dark-prints.ts';
import { pictures } from './pictures/pictures.ts';
import printRecords from './pictures/prints.json' with { type: 'json' };
import { availabilities, currency, dayTickets, extras, festivalTickets, prices } from './products.ts';
import { announced } from './programme/announced.ts';
import { applicableEventFacts, applicablePlaceFacts } from './programme/applicable-facts.ts';
import { attractions } from './programme/attractions.ts';
import { changes, changesWritten } from './programme/changes.ts';
import { concerts } from './programme/concerts.ts';
import { djSets } from './programme/djs.ts';
import { paths } from './programme/footpaths.ts';
import { grounds } from './programme/grounds.ts';
import { guidedWalks } from './programme/guided-walks.ts';
import { kidsActivities } from './programme/kids-teens.ts';
import { lineUp } from './programme/line-up.ts';
import { places } from './programme/places.ts';
import { profiles } from './programme/profiles.ts';
import { schedule } from './programme/schedule.ts';
import { talks } from './programme/talks.ts';
import { planLabels, terrain } from './programme/terrain.ts';
import { texts } from './texts.ts';

export const content = {
  edition: festival,
  calendar,
  visits,
  installed,
  logo,
  lineUp,
  profiles,
  concerts,
  djSets,
  talks,
  kidsActivities,
  guidedWalks,
  attractions,
  schedule,
  announced,
  changes,
  changesWritten,
  places,
  grounds,
  paths,
  terrain,
  planLabels,
  applicablePlaceFacts,
  applicableEventFacts,
  festivalTickets,
  extras,
  dayTickets,
  prices,
  currency,
  availabilities,
  pictures,
  printRecords,
  darkPrints: { lit: litPrints, moonlit: moonlitPrints, night: nightPrints },
  heroes,
  cards,
  galleryPhotos,
  texts,
};
