import type { Labels, ListPage } from '../blocks.ts';
import { policy, times } from '../facts.ts';
import { festival } from '../festival.ts';
import { places } from './places.ts';

export interface DjSet {
  readonly name: string;
  readonly genre: string;
  readonly time: string;
  readonly venue: string;
  readonly description: string;
}

export const djsPage: ListPage & Labels<'genre' | 'venue'> = {
  title: 'DJs',
  description: `Two DJs a night in ${festival.name}’s late tent and one at noon in ${places.courtyard.name}: who plays, what they play, and when they start.`,
  picture: 'djs',
  lead: `${policy.lateTent} It starts half an hour after the last band on Friday and Saturday, and at 10pm on Sunday. Two DJs a night, one good sound system, and a wooden floor because of what happened to the grass. It is for over-18s and the bar is inside.`,
  closing: [
    `Free earplugs hang by the door. The last shuttle bus leaves at ${times.lastShuttle}, and the fields are quiet from ${times.campsiteQuiet}. For anything before midnight, see the `,
    { text: 'schedule for all three days', to: 'programme/schedule' },
    '.',
  ],
  labels: { genre: 'Plays', venue: 'Where' },
};

/** The six DJs of the late night tent, whose entries in the schedule have two each, and one at noon. */
export const djSets: readonly DjSet[] = [
  {
    name: 'Dorothy Postbox',
    genre: 'Sixties and seventies 45s',
    time: 'Friday, 12 noon to 1.45pm',
    venue: places.courtyard.name,
    description:
      'The first music of the weekend: seven-inch singles from two shopping trolleys, none worth more than a fiver, for people still carrying their tents.',
  },
  {
    name: 'Hob Lane',
    genre: 'Kosmische, early electronics',
    time: 'Friday night, 11.15pm to 12.40am',
    venue: places.lateTent.name,
    description:
      'Long German records and short British ones, with a drum machine joining them where they do not meet. Starts slowly. By midnight you will have stopped noticing.',
  },
  {
    name: 'Vesper Low',
    genre: 'Deep house',
    time: `Friday night, 12.40am to ${times.lateTentEnds}`,
    venue: places.lateTent.name,
    description:
      'Plays vinyl and hardly looks up. She learned on the night shift of a hospital radio station, where nobody rings in and you may play both sides.',
  },
  {
    name: 'Dub Ghyll',
    genre: 'Dub, roots, steppers',
    time: 'Saturday night, 11.15pm to 12.40am',
    venue: places.lateTent.name,
    description:
      'Two brothers from Millom with a homemade echo box. The bass is real and the bar keeps its glasses away from the edge of the shelf. They are plastic, but they walk.',
  },
  {
    name: 'Ada Fontaine',
    genre: 'Disco, Italo, boogie',
    time: `Saturday night, 12.40am to ${times.lateTentEnds}`,
    venue: places.lateTent.name,
    description:
      'The busiest hour and twenty minutes of the weekend, so come before one. She takes no requests. She has generally thought of it already.',
  },
  {
    name: 'Mossop',
    genre: 'Post-punk, electro',
    time: 'Sunday night, 10pm to 12 midnight',
    venue: places.lateTent.name,
    description:
      'Half of these records are older than the people dancing. A gentle start, for those who walked up something that morning, and then not gentle.',
  },
  {
    name: 'Selkie',
    genre: 'Ambient to techno, and back',
    time: `Sunday night, 12 midnight to ${times.lateTentEnds}`,
    venue: places.lateTent.name,
    description:
      'One unbroken set that begins with shingle recorded at Drigg and comes back to it. The last record of the festival is a lullaby. Take the hint.',
  },
];
