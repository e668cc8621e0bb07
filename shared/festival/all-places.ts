import { grounds } from '../data/programme/grounds.ts';
import type { Place } from '../data/programme/ground-model.ts';
import { places } from '../data/programme/places.ts';

/** Where something happens, and what else there is on the grounds, by id. */
export const allPlaces: Readonly<Record<string, Place>> = { ...places, ...grounds };
