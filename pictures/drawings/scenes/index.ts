import type { PictureId } from '../../../shared/data/pictures.ts';
import type { Scene } from '../kit.ts';
import { gallery1 } from './gallery-01.ts';
import { gallery2 } from './gallery-02.ts';
import { gallery3 } from './gallery-03.ts';
import { gallery4 } from './gallery-04.ts';
import { gallery5 } from './gallery-05.ts';
import { gallery6 } from './gallery-06.ts';
import { gallery7 } from './gallery-07.ts';
import { gallery8 } from './gallery-08.ts';
import { gallery9 } from './gallery-09.ts';
import { gallery10 } from './gallery-10.ts';
import { gallery11 } from './gallery-11.ts';
import { gallery12 } from './gallery-12.ts';
import { gallery13 } from './gallery-13.ts';
import { gallery14 } from './gallery-14.ts';
import { gallery15 } from './gallery-15.ts';
import { gallery16 } from './gallery-16.ts';
import { heroes } from './heroes.ts';
import { leads1 } from './leads-1.ts';
import { leads2 } from './leads-2.ts';
import { leads3 } from './leads-3.ts';
import { leads4 } from './leads-4.ts';
import { leads5 } from './leads-5.ts';
import { leads6 } from './leads-6.ts';
import { leads7 } from './leads-7.ts';
import { portraits1 } from './portraits-1.ts';
import { portraits2 } from './portraits-2.ts';
import { portraits3 } from './portraits-3.ts';
import { portraits4 } from './portraits-4.ts';
import { portraits5 } from './portraits-5.ts';
import { portraits6 } from './portraits-6.ts';

/** Which scene draws which picture. */
export const scenes: Partial<Record<PictureId, Scene>> = {
  ...heroes,
  ...portraits1,
  ...portraits2,
  ...portraits3,
  ...portraits4,
  ...portraits5,
  ...portraits6,
  ...leads1,
  ...leads2,
  ...leads3,
  ...leads4,
  ...leads5,
  ...leads6,
  ...leads7,
  ...gallery1,
  ...gallery2,
  ...gallery3,
  ...gallery4,
  ...gallery5,
  ...gallery6,
  ...gallery7,
  ...gallery8,
  ...gallery9,
  ...gallery10,
  ...gallery11,
  ...gallery12,
  ...gallery13,
  ...gallery14,
  ...gallery15,
  ...gallery16,
};
