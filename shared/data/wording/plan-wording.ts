import type { PlanWording } from '../../wording/plan-labels.ts';
import { notKnownKey } from '../../wording/not-known-wording.ts';
import { planPageLabels } from '../../wording/plan-labels.ts';
import { festival } from '../edition.ts';
import type { Facts } from '../facts/facts.ts';

/** The wording of the plan of the grounds, and of the list beside it. */
export const planPage = ({ content: { paths } }: Facts): PlanWording => ({
  ...planPageLabels,
  title: 'The plan',
  description: `The grounds of ${festival.fullName} as a plan and as a list: stages, toilets, water, food, first aid and camping, with distances, ground and steps.`,
  lead: `A map of the site. Double lines are step-free. Dotted ones aren’t, or aren’t checked.${paths.some(({ closed }) => closed) ? ' Barred ones are closed.' : ''}`,
  list: {
    heading: 'The same as a list',
    link: 'The same as a list',
    note: ['Metres are on foot from the gate, the shortest way. ', ...notKnownKey],
  },
  large: {
    link: 'Large\u00A0print,\u00A0A3',
    how: 'Printed from here, it’s one sheet of A3 with large letters. The access desk has copies.',
  },
  groups: [
    { heading: 'Coming and going', kinds: ['gate', 'bus stop', 'parking', 'bicycle racks'] },
    { heading: 'Music, words, water', kinds: ['stage', 'room', 'outdoors', 'water'] },
    { heading: 'Food, bars, merch', kinds: ['food', 'bar', 'shop'] },
    {
      heading: 'Toilets, showers, water',
      kinds: ['toilets', 'accessible toilets', 'showers', 'drinking water'],
    },
    {
      heading: 'Help and quiet',
      kinds: [
        'first aid',
        'shelter',
        'information',
        'quiet space',
        'charging',
        'baby changing',
        'amnesty bin',
        'dogs',
      ],
    },
    { heading: 'Camping', kinds: ['camp field'] },
  ],
  explained: {
    'camp field': 'info/camping',
    'bus stop': 'info/getting-here#the-shuttle-bus',
    parking: 'info/getting-here#parking',
    'first aid': 'info/faqs#medical',
    shelter: 'info/camping#weather-and-safety',
    'baby changing': 'info/families-dogs#babies',
    'quiet space': 'info/accessibility#quiet-light-and-noise',
  },
});
