/** The home page's hero pictures. They fill the first screen, which crops their edges. */
import type { Picture } from './picture-entry.ts';

export const heroes = [
  {
    id: 'hero-castle',
    width: 1600,
    height: 1067,
    section: 'home',
    fillsScreen: { wide: [0.5, 0], tall: [0.5, 0.12] },
    inks: 'coral-blue',
    light: 'dusk',
    alt: 'The castle by the mere at dusk, the sun going down beside it and two people at the end of a jetty.',
  },
  {
    id: 'hero-stage',
    width: 1600,
    height: 1067,
    section: 'home',
    fillsScreen: { wide: [0.5, 0.1], tall: [0.5, 0.3] },
    alt: 'A four-piece band small against a lit disc, seen over the heads of the crowd at night.',
  },
  {
    id: 'hero-tents',
    width: 1600,
    height: 1067,
    section: 'home',
    fillsScreen: { wide: [0.5, 0.5], tall: [0.5, 0.6] },
    inks: 'amber-blue',
    light: 'dusk',
    alt: 'Bell tents under the stars, strung with bulbs; two campers and a dog stand among lanterns.',
  },
] as const satisfies readonly Picture[];

export type FirstPicture = (typeof heroes)[number];
