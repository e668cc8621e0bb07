import type { Artist, ArtistProfile } from '../../shared/model/artists.ts';
import type { Announced, AnnouncedSet, ProgrammeChange, SetFacts } from '../../shared/model/changes.ts';
import type { PlaceId } from '../../shared/model/grounds.ts';
import type {
  AttractionEvent,
  ChildrensEvent,
  Concert,
  DjEvent,
  EventAccess,
  EventSet,
  GuidedWalkEvent,
  Listed,
  TalkEvent,
} from '../../shared/model/programme.ts';

/** Names with characters that addresses, style sheets and wood type must accept. */
export const lineUp: readonly Artist[] = [
  { name: 'AC/DC', genre: 'Rock' },
  { name: 'What?', genre: 'Doubt' },
  { name: 'Sam & Ella', genre: 'Duets' },
  { name: 'Sigur Rós', genre: 'Weather' },
  { name: '!!!', genre: 'Funk' },
  { name: '<b>', genre: 'Noise' },
  { name: '電気グルーヴ', genre: 'Techno' },
];

const profileOf = (name: string, letter: string): ArtistProfile => ({
  name,
  genre: 'See the poster',
  bio: `${name} came by boat.`,
  spotify: `https://open.spotify.com/artist/${letter.repeat(22)}`,
  description: `${name} on the island: where they come from, their one album, and what the keeper of the lamp says.`,
});

export const profiles: readonly [ArtistProfile, ...ArtistProfile[]] = [
  profileOf('Sigur Rós', 'S'),
  profileOf('AC/DC', 'A'),
  profileOf('What?', 'W'),
  profileOf('Sam & Ella', 'E'),
];

const access: EventAccess = {
  seats: 'none',
  strobe: false,
  haze: false,
  loudness: 'quiet',
  part: 'watch',
};

const concert = (title: string, place: PlaceId, set: EventSet): Concert => ({
  id: set.id,
  kind: 'music',
  title,
  artist: title,
  description: 'They play.',
  place,
  access: { ...access, strobe: 'not known', loudness: 'loud' },
  sets: [set],
});

export const concerts: readonly Concert[] = [
  concert('What?', 'loft', { id: 'what', day: 'thu', start: '18:00', end: '19:00' }),
  concert('AC/DC', 'raft', { id: 'acdc', day: 'thu', start: '23:30', end: '24:45' }),
  concert('Sam & Ella', 'raft', { id: 'sam-ella', day: 'fri', start: '17:00', end: '18:00' }),
  concert('Sigur Rós', 'loft', { id: 'sigur-ros', day: 'fri', start: '20:00', end: '22:00' }),
  concert('!!!', 'raft', { id: 'chk', day: 'sat', start: '16:00', end: '17:00' }),
  concert('<b>', 'loft', { id: 'bold', day: 'sat', start: '18:00', end: '19:00', cancelled: true }),
  concert('電気グルーヴ', 'raft', { id: 'denki-groove', day: 'sat', start: '21:00', end: '22:30' }),
];

export const djSets: readonly DjEvent[] = [
  {
    id: 'pilot-whale',
    kind: 'dj',
    title: 'Pilot Whale',
    genre: 'Dub',
    description: 'Slow, and then slower.',
    place: 'loft',
    access: { ...access, seats: 'for some', strobe: true, haze: true, loudness: 'loud' },
    sets: [{ id: 'pilot-whale', day: 'thu', start: '23:00', end: '24:00' }],
  },
];

export const talks: readonly TalkEvent[] = [
  {
    id: 'tides',
    kind: 'talk',
    title: 'Tides for beginners',
    speakers: ['Arne Lie, pilot', 'Kari Moe, who drew the tables'],
    description: 'Twice a day, he says.',
    place: 'loft',
    access: { ...access, seats: 'for all', loudness: 'spoken' },
    sets: [{ id: 'tides', day: 'sat', start: '13:00', end: '14:00' }],
  },
];

export const kidsActivities: readonly ChildrensEvent[] = [
  {
    id: 'crabs',
    kind: 'children',
    title: 'Crab fishing',
    ageGroup: 'Ages 4 to 9',
    description: 'They are all put back.',
    place: 'quay',
    access: { ...access, part: 'join in' },
    sets: [{ id: 'crabs', day: 'fri', start: '10:00', end: '11:00' }],
  },
];

export const guidedWalks: readonly GuidedWalkEvent[] = [
  {
    id: 'birds',
    kind: 'walk',
    title: 'Birds before breakfast',
    difficulty: 'Easy',
    distance: '3 km',
    meet: 'The quay',
    description: 'Bring gloves.',
    place: 'quay',
    access: { ...access, part: 'join in', stepFree: false },
    sets: [{ id: 'birds', day: 'fri', start: '05:00', end: '07:00' }],
  },
];

export const attractions: readonly AttractionEvent[] = [
  {
    id: 'lighting',
    kind: 'attraction',
    title: 'Lighting the lamp',
    description: 'It is switched on.',
    place: 'raft',
    access,
    sets: [{ id: 'lighting', day: 'fri', start: '22:30', end: '23:00' }],
  },
];

export const schedule: readonly Listed[] = [{ sets: ['lighting'] }];

const concertsWere: Readonly<Record<string, Partial<AnnouncedSet>>> = {
  what: { end: '19:15' },
  chk: { place: 'loft' },
};

/** The programme as it was before the changes. */
export const announced: Announced = {
  at: '2027-05-01T12:00:00+02:00',
  sets: [
    ...concerts.map(({ title, place, sets: [{ cancelled: _cancelled, ...set }] }) => ({
      ...set,
      title,
      place,
      ...concertsWere[set.id],
    })),
    { id: 'pilot-whale', title: 'Pilot Whale', day: 'thu', start: '23:00', end: '24:00', place: 'loft' },
    { id: 'tides', title: 'Tides for beginners', day: 'sat', start: '13:00', end: '14:00', place: 'loft' },
    { id: 'crabs', title: 'Crab fishing', day: 'thu', start: '10:00', end: '11:00', place: 'quay' },
    { id: 'seals', title: 'Counting the seals', day: 'thu', start: '12:00', end: '13:00', place: 'quay' },
    { id: 'birds', title: 'Birds before breakfast', day: 'fri', start: '05:00', end: '07:00', place: 'quay' },
    { id: 'lighting', title: 'Lighting the lamp', day: 'fri', start: '22:00', end: '22:30', place: 'raft' },
  ],
};

type Facts = Partial<SetFacts>;
const june = (day: number, set: string, before: Facts, after: Facts, why: string): ProgrammeChange => ({
  at: `2027-06-0${day}T12:00:00+02:00`,
  set,
  before,
  after,
  why,
});
const on = { cancelled: false };
const off = { cancelled: true };
const times = (start: string, end: string) => ({ start, end });

export const changesWritten = '2027-08-07T02:30:00+02:00';

/** One change of each kind. */
export const changes: readonly ProgrammeChange[] = [
  june(1, 'lighting', times('22:00', '22:30'), times('22:30', '23:00'), 'It was still light.'),
  june(2, 'crabs', { day: 'thu' }, { day: 'fri' }, 'The tide tables were for Bodø.'),
  {
    at: '2027-06-03T12:00:00+02:00',
    withdrawn: 'seals',
    title: 'Counting the seals',
    before: { day: 'thu', start: '12:00', end: '13:00', place: 'quay' },
    why: 'Nobody asked the seals.',
  },
  june(4, 'tides', on, off, 'The pilot was at sea.'),
  june(5, 'what', { end: '19:15' }, { end: '19:00' }, 'They have one song fewer.'),
  june(6, 'tides', off, on, 'The pilot is back.'),
  {
    at: '2027-08-05T13:00:00+02:00',
    fact: 'The last ferry',
    before: '1am',
    after: '1.30am',
    why: 'The captain wants to hear the end.',
  },
  {
    ...june(7, 'chk', { place: 'loft' }, { place: 'raft' }, 'The loft has a leak.'),
    at: '2027-08-06T14:02:00+02:00',
  },
  { ...june(8, 'bold', on, off, 'The drummer is asleep.'), at: '2027-08-07T02:30:00+02:00' },
];
