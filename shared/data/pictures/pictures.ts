/** Every picture of the site. A new picture needs an entry in one of these lists. */
import { afternoonPhotos } from './afternoon-photos.ts';
import { heroes } from './heroes.ts';
import { leads } from './leads.ts';
import { morningPhotos } from './morning-photos.ts';
import { nightPhotos } from './night-photos.ts';
import { portraits } from './portraits.ts';
import { reprints } from './reprints.ts';

export const pictures = [
  ...heroes,
  ...portraits,
  ...leads,
  ...morningPhotos,
  ...afternoonPhotos,
  ...nightPhotos,
  ...reprints,
] as const;
