/** The home page's hero pictures. They fill the first screen, which crops their edges. */
import type { Picture } from '../../model/pictures.ts';

export const heroes = [
  {
    id: 'hero-castle',
    width: 1600,
    height: 1067,
    section: 'home',
    fillsScreen: { above: 0.12, tall: [0.14, 0.14, 1.12] },
    inks: 'coral-blue',
    light: 'dusk',
    front: 'sky',
    alt: 'The castle by the mere at dusk, the sun going down beside it and two people at the end of a jetty.',
  },
  {
    id: 'hero-stage',
    width: 1600,
    height: 1067,
    section: 'home',
    fillsScreen: { above: 0, tall: [0.5, 0.33] },
    front: 'sky',
    alt: 'A four-piece band small against a lit disc, over the black heads of the crowd; one of them sits high, both arms up.',
  },
  {
    id: 'hero-tents',
    width: 1600,
    height: 1067,
    section: 'home',
    fillsScreen: { above: 0.28, tall: [0.5, 1] },
    inks: 'amber-blue',
    light: 'dusk',
    front: 'sky',
    alt: 'Bell tents under the stars, strung with bulbs; two campers and a dog stand among lanterns.',
  },
  {
    id: 'hero-hands',
    of: 'raised-wristbands',
    width: 1200,
    height: 800,
    section: 'home',
    fillsScreen: { above: 0.08, tall: [0.5, 0.5] },
    inks: 'coral-blue',
    light: 'dusk',
    alt: 'Five arms with wristbands go up in the last light, two arcs of sun behind them.',
  },
  {
    id: 'hero-dawn',
    of: 'castle-at-dawn',
    width: 1200,
    height: 800,
    section: 'home',
    fillsScreen: { above: 0.08, tall: [0.55, 0.5] },
    inks: 'coral-blue',
    light: 'dusk',
    front: 'sky',
    alt: 'The castle at first light over an empty field, the sun coming up beside it.',
  },
] as const satisfies readonly Picture[];

export type FirstPicture = Picture & (typeof heroes)[number];
