/** Photos of the gallery, printed again in the inks of the section that shows them. */
import type { Picture } from './picture-entry.ts';

export const reprints = [
  {
    id: 'steam-train-in-blue',
    of: 'steam-train',
    width: 1200,
    height: 800,
    section: 'area',
    light: 'day',
    alt: 'The engine of the narrow-gauge train to the coast, close, under a long plume of smoke.',
  },
  {
    id: 'walkers-on-the-ridge-in-blue',
    of: 'walkers-on-the-ridge',
    width: 1200,
    height: 800,
    section: 'area',
    light: 'dusk',
    small: true,
    alt: 'A party of eight climbs a dark ridge in front of a huge sun.',
  },
  {
    id: 'pie-and-peas-in-blue',
    of: 'pie-and-peas',
    width: 1000,
    height: 1000,
    section: 'area',
    light: 'studio',
    small: true,
    keeps: 0.75,
    alt: 'A steaming pie with peas, and a fork ready.',
  },
  {
    id: 'asleep-on-a-rug-in-blue',
    of: 'asleep-on-a-rug',
    width: 1200,
    height: 800,
    section: 'area',
    light: 'day',
    small: true,
    alt: 'Someone sleeps on a checked rug under a hat, and a small dog sleeps as well.',
  },
  {
    id: 'wild-swimming-in-blue',
    of: 'wild-swimming',
    width: 1200,
    height: 800,
    section: 'area',
    light: 'dusk',
    alt: 'Three swimmers in a lake at sunrise, from behind, with rings of water around them.',
  },
] as const satisfies readonly Picture[];
