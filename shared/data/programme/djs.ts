import type { ListPage } from '../../model/text-blocks.ts';
import { findingOut } from '../facts/finding-out.ts';
import { times } from '../facts/times.ts';
import { setTimes } from '../facts/set-times.ts';
import { shuttle } from '../facts/shuttle.ts';
import { ages } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { festival } from '../edition.ts';
import type { Facts } from '../facts/facts.ts';
import type { DjEvent, EventAccess } from '../../model/programme.ts';
import { places } from './places.ts';
import { clockTime } from '../../figures/clock.ts';
import { hourInWords } from '../../figures/hours.ts';
import { years } from '../../figures/years.ts';
import { capitalised, rangeInWords } from '../../figures/number-word.ts';

/** Most sets in the late night tent have strobes, so visitors are told to expect them in each. */
const lateTent: EventAccess = {
  strobe: true,
  haze: 'not known',
  loudness: 'loud',
  part: 'watch',
  finding: findingOut.acts,
};

// Samples: DJs.
/** Sets of the late night tent, one entry for each night, and one set at noon. */
export const djSets: readonly DjEvent[] = [
  {
    id: 'dorothy-postbox',
    kind: 'dj',
    title: 'Dorothy Postbox',
    genre: 'Sixties and seventies 45s',
    place: 'courtyard',
    access: { ...lateTent, seats: 'none', strobe: false, haze: false },
    sets: [{ id: 'dorothy-postbox', day: 'friday', start: setTimes.firstRecords, end: '13:45' }],
    description:
      'The first music of the weekend, on seven-inch singles, none worth more than a fiver, from two shopping trolleys.',
  },
  {
    id: 'hob-lane',
    kind: 'dj',
    title: 'Hob Lane',
    genre: 'Kosmische, early electronics',
    place: 'lateTent',
    access: lateTent,
    sets: [{ id: 'hob-lane', day: 'friday', start: '23:15', end: '24:40' }],
    description:
      'Long German records and short British ones, with a drum machine to join them up. It starts slowly, but by midnight you’ll have stopped noticing.',
  },
  {
    id: 'vesper-low',
    kind: 'dj',
    title: 'Vesper Low',
    genre: 'Deep house',
    place: 'lateTent',
    access: lateTent,
    sets: [{ id: 'vesper-low', day: 'friday', start: '24:40', end: times.lateTentEnds }],
    description: 'All vinyl. She learned on the night shift at a hospital radio station.',
  },
  {
    id: 'dub-ghyll',
    kind: 'dj',
    title: 'Dub Ghyll',
    genre: 'Dub, roots, steppers',
    place: 'lateTent',
    access: lateTent,
    sets: [{ id: 'dub-ghyll', day: 'saturday', start: '23:15', end: '24:40' }],
    description: 'Two brothers from Millom with a homemade echo box.',
  },
  {
    id: 'ada-fontaine',
    kind: 'dj',
    title: 'Ada Fontaine',
    genre: 'Disco, Italo, boogie',
    place: 'lateTent',
    access: lateTent,
    sets: [{ id: 'ada-fontaine', day: 'saturday', start: '24:40', end: times.lateTentEnds }],
    description:
      'The busiest hour and twenty minutes of the weekend, so come before one. She doesn’t take requests, having generally thought of them already.',
  },
  {
    id: 'mossop',
    kind: 'dj',
    title: 'Mossop',
    genre: 'Post-punk, electro',
    place: 'lateTent',
    access: lateTent,
    sets: [{ id: 'mossop', day: 'sunday', start: '22:00', end: '24:00' }],
    description:
      'Half of these records are older than the people dancing. Starts gently, for the walkers. Doesn’t stay gentle.',
  },
  {
    id: 'selkie',
    kind: 'dj',
    title: 'Selkie',
    genre: 'Ambient to techno, and back',
    place: 'lateTent',
    access: lateTent,
    sets: [{ id: 'selkie', day: 'sunday', start: '24:00', end: times.lateTentEnds }],
    description:
      'One unbroken set that begins with shingle recorded at Drigg and comes back to it. The last record of the festival is a lullaby.',
  },
];

/** The number of DJs each night. */
const djsANight = (all: readonly DjEvent[]): string =>
  capitalised(
    rangeInWords(
      festival.days.map(
        ({ id }) =>
          all.filter(({ place, sets }) => place === 'lateTent' && sets.some(({ day }) => day === id)).length,
      ),
    ),
  );

export const djsPage = ({ content }: Facts): ListPage => ({
  title: 'DJs',
  description: `${content.djSets.length > 0 ? `${djsANight(content.djSets)} DJs a night` : 'DJs'} in ${festival.name}’s late tent and one at ${hourInWords(setTimes.firstRecords)} in ${places.courtyard.name}: who plays, what they play, and when they start.`,
  picture: 'djs',
  lead: `${policy.lateTent} It’s for over-${years(ages.adult)}s, and starts when the bands have stopped.`,
  poster: {
    title: `Last bus ${clockTime(shuttle.festivalDays.to)}`,
    ems: 8.5,
    text: 'There’s a bar inside, and earplugs by the door are free.',
  },
});
