import type { Festival } from 'schema-dts';
import { pathTo } from '../addressing/paths.ts';
import type { Edition } from '../data/archive/edition-model.ts';
import type { FullUrls } from '../page.ts';
import { location, organizer, scheduled } from './event-basics.ts';

/** An edition that is over, as schema.org data: its dates say so. */
export const editionData = (edition: Edition, urls: FullUrls): Festival => ({
  '@type': 'Festival',
  name: edition.name,
  url: urls.absolute(pathTo(edition.slug)),
  image: urls.asset('cards/archive.jpg'),
  startDate: edition.startsAt,
  endDate: edition.endsAt,
  ...scheduled,
  location: location(),
  organizer: organizer(urls),
  performer: edition.lineUp.map(({ name, genre }) => ({ '@type': 'MusicGroup', name, genre })),
});
