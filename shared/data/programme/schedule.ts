/** The running order, bands aside. With them, days have 7, 10 and 8 entries (specification, section 9). */
import type { Listed } from '../../model/programme.ts';

export const schedule: readonly Listed[] = [
  {
    sets: [
      'lantern-procession',
      'valley-choir',
      'brass-band',
      'falconry-saturday',
      'morning-swim',
      'drum-parade',
      'falconry-sunday',
    ],
  },
  { label: 'Talk', sets: ['hear-a-landscape', 'last-record-shop', 'owls'] },
  {
    label: 'Late night tent',
    sets: ['hob-lane', 'vesper-low', 'dub-ghyll', 'ada-fontaine', 'mossop', 'selkie'],
  },
];
