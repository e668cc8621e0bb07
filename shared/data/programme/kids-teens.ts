import type { ListPage } from '../blocks.ts';
import { ages, policy, times } from '../facts.ts';
import { festival } from '../festival.ts';
import { places } from './places.ts';

export interface KidsActivity {
  readonly title: string;
  readonly ageGroup: string;
  readonly description: string;
}

export const kidsTeensPage: ListPage = {
  title: 'Kids & Teens',
  description: `What there is for children and teenagers at ${festival.fullName}: mud, kites, lanterns, drums, a beck, and a band by Sunday afternoon.`,
  picture: 'kids-teens',
  lead: `Most of this is in ${places.paddock.name}, open from ${times.gatesFriday} on Friday and ${times.gatesWeekend} on Saturday and Sunday, until 6pm. It is free and you need not book, except where it says so. Bring clothes that you have already given up on.`,
  closing: [
    `${ages.underFive} ${policy.children} ${ages.teens} Who must stay with whom, and where to borrow ear defenders, is on `,
    { text: 'Families & Dogs', to: 'info/families-dogs' },
    '.',
  ],
};

export const kidsActivities: readonly KidsActivity[] = [
  {
    title: 'Mud kitchen',
    ageGroup: 'Under 5s',
    description:
      'Pans, ladles, a trough and the raw material. Soup is served all day. There is a tap with warm water, and a rail to hang the chef from.',
  },
  {
    title: 'Stories on the rug',
    ageGroup: 'Ages 2–6',
    description: `Under the trees at ${places.clearing.name} at 2.30pm on Friday, and at 11.30am and 2.30pm on Saturday and Sunday. Twenty-five minutes, with a wolf in it. Grown-ups may lie down.`,
  },
  {
    title: 'Lantern making',
    ageGroup: 'Ages 4–11',
    description: `Willow, tissue paper and a great deal of glue, on Friday until 6pm. Lanterns need half an hour to dry before the procession leaves ${places.courtyard.name} at 6.30pm, so start by half past four. The lights are batteries.`,
  },
  {
    title: 'Beck dipping',
    ageGroup: 'Ages 5–11',
    description:
      'Nets, trays and a freshwater biologist, in ankle-deep water at 11am on Saturday and Sunday. Stonefly larvae, bullheads if you are quiet. Everything goes back. Fifteen children at a time; put a name down at the tent that morning.',
  },
  {
    title: 'Kite workshop',
    ageGroup: 'Ages 6–12',
    description: `Split cane, ripstop and forty metres of line. Build until noon, fly after lunch on ${places.lawn.name}, except while the falcons have it on Saturday and Sunday. They win.`,
  },
  {
    title: 'Drum making',
    ageGroup: 'All ages',
    description: `Oil cans, inner tubes and buckets, any afternoon and on Sunday morning. What you make you may play in the drum parade, which leaves ${places.paddock.name} on Sunday at 12.45pm. Parents of drummers get sympathy and earplugs.`,
  },
  {
    title: 'Zine table',
    ageGroup: 'Ages 10–15',
    description:
      'Typewriters, scissors, glue, a photocopier and no screen. Interview whoever will stand still. Copies go on the merch table each evening at 50p, and the makers keep the money.',
  },
  {
    title: 'A band by Sunday',
    ageGroup: 'Ages 13–17',
    description: `Come alone or with friends to ${places.paddock.name} on Saturday at 10.30am. Instruments and three patient musicians are there. By Sunday at 4pm you play two songs to an audience that includes your family. Twenty places: put your name down at the information point, from Friday.`,
  },
];
