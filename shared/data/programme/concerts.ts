import { findingOut } from '../facts/finding-out.ts';
import { houseArtist, lineUp } from './line-up.ts';
import type { Concert, EventAccess, EventSet } from '../../model/programme.ts';
import type { PlaceId } from '../../model/grounds.ts';
import { profiles } from './profiles.ts';

interface Playing extends EventSet {
  /** The act's name in the line-up. */
  readonly artist: string;
  readonly place: PlaceId;
  /** An interpreter signs the last set of each night on the largest stage. */
  readonly arranged?: EventAccess['arranged'];
}

/** One concert for each act of the line-up. */
const playing: readonly Playing[] = [
  {
    id: 'penelope-isles',
    artist: 'Penelope Isles',
    day: 'friday',
    start: '14:00',
    end: '14:45',
    place: 'boathouse',
  },
  { id: 'bodega', artist: 'Bodega', day: 'friday', start: '15:30', end: '16:20', place: 'castle' },
  { id: 'the-waeve', artist: 'The Waeve', day: 'friday', start: '17:15', end: '18:15', place: 'boathouse' },
  { id: 'arab-strap', artist: 'Arab Strap', day: 'friday', start: '19:20', end: '20:30', place: 'boathouse' },
  {
    id: 'sea-power',
    artist: 'Sea Power',
    day: 'friday',
    start: '21:15',
    end: '22:45',
    place: 'castle',
    arranged: ['BSL'],
  },
  { id: 'bdrmm', artist: 'bdrmm', day: 'saturday', start: '14:00', end: '14:45', place: 'boathouse' },
  {
    id: 'throwing-muses',
    artist: 'Throwing Muses',
    day: 'saturday',
    start: '16:00',
    end: '17:00',
    place: 'castle',
  },
  {
    id: 'the-moonlandingz',
    artist: 'The Moonlandingz',
    day: 'saturday',
    start: '19:00',
    end: '20:15',
    place: 'boathouse',
  },
  {
    id: 'wren-hadley',
    artist: houseArtist.name,
    day: 'saturday',
    start: '21:15',
    end: '22:45',
    place: 'castle',
    arranged: ['BSL'],
  },
  {
    id: 'holiday-ghosts',
    artist: 'Holiday Ghosts',
    day: 'sunday',
    start: '14:15',
    end: '15:00',
    place: 'boathouse',
  },
  { id: 'life', artist: 'LIFE', day: 'sunday', start: '17:00', end: '18:00', place: 'castle' },
  {
    id: 'the-go-team',
    artist: 'The Go! Team',
    day: 'sunday',
    start: '19:45',
    end: '21:15',
    place: 'castle',
    arranged: ['BSL'],
  },
];

/** The act's short biography, or else its genre. */
const describe = (act: string): string =>
  profiles.find(({ name }) => name === act)?.bio ?? lineUp.find(({ name }) => name === act)?.genre ?? '';

/** Acts name their strobes and haze in the week before the festival. */
const access: EventAccess = {
  seats: 'none',
  strobe: 'not known',
  haze: 'not known',
  loudness: 'loud',
  part: 'watch',
  finding: findingOut.acts,
};

export const concerts: readonly Concert[] = playing.map(({ artist, place, arranged, ...set }) => ({
  id: set.id,
  kind: 'music',
  title: artist,
  artist,
  description: describe(artist),
  place,
  access: { ...access, ...(arranged && { arranged }) },
  sets: [set],
}));
