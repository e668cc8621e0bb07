import type { PictureId } from '../../../shared/data/pictures.ts';
import type { Scene } from '../kit.ts';
import { heroes } from './heroes.ts';
import { portraits } from './portraits.ts';

/** Which scene draws which picture. */
export const scenes: Partial<Record<PictureId, Scene>> = { ...heroes, ...portraits };
