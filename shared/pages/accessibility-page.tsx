import { accessibility } from '../data/articles/accessibility.ts';
import { places } from '../data/programme/places.ts';
import { placeTable } from '../data/wording/place-table-wording.ts';
import { placeSection } from '../rules/programme/place-table.ts';
import { savedOffline } from '../page.ts';
import { informationPage } from './information-page.tsx';

/** The article, and what the data says of each place's access. */
export const accessibilityPage = savedOffline(
  informationPage('accessibility', 'Accessibility', {
    ...accessibility,
    sections: [...accessibility.sections, placeSection(Object.values(places), placeTable)],
  }),
);
