import type { PictureId } from '../../../shared/data/pictures.ts';
import type { Scene } from '../kit.ts';
import { galleryAfternoon } from './gallery-afternoon.ts';
import { galleryArrivals } from './gallery-arrivals.ts';
import { galleryMorning } from './gallery-morning.ts';
import { galleryNight } from './gallery-night.ts';
import { heroes } from './heroes.ts';
import { leads } from './leads.ts';
import { leadsTwo } from './leads-two.ts';
import { portraits } from './portraits.ts';
import { portraitsTwo } from './portraits-two.ts';

/** Which scene draws which picture. */
export const scenes: Partial<Record<PictureId, Scene>> = {
  ...heroes,
  ...portraits,
  ...portraitsTwo,
  ...leads,
  ...leadsTwo,
  ...galleryMorning,
  ...galleryArrivals,
  ...galleryAfternoon,
  ...galleryNight,
};
