import type { Article } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';
import { ages } from '../facts/ages.ts';
import { crew } from '../facts/crew.ts';
import { festival } from '../edition.ts';
import { productName } from '../products.ts';
import { hoursText, type Hours } from '../../figures/hours.ts';
import { hoursInWords } from '../../figures/duration.ts';
import { capitalised, numberWord } from '../../figures/number-word.ts';
import { years } from '../../figures/years.ts';

const hello = { text: festival.email.hello, to: `mailto:${festival.email.hello}` };

const deadline = dateOf(calendar.stewardsUntil);

const shift = (name: string, hours: Hours, work: string) => `${name}, ${hoursText(hours)}: ${work}`;

export const stewards: Article = {
  title: 'Stewards & Volunteers',
  description: `Stewarding at ${festival.fullName}: what you do, how long the shifts are, what you get for them, and how to apply by email.`,
  picture: 'stage-from-the-back',
  lead: `Stewards point the way, count heads and know where the nearest toilet is. You give us ${numberWord(crew.shifts)} shifts and keep the rest of the weekend.`,
  feature: {
    title: 'A day’s four shifts',
    list: [
      shift('Morning', crew.day.morning, 'tea and tents'),
      shift('Afternoon', crew.day.afternoon, 'gates and children'),
      shift('Evening', crew.day.evening, 'crowds, with some of the music'),
      shift('Night', crew.day.night, 'stars, and a quiet radio'),
    ],
  },
  facts: [
    { term: 'Applications', value: { until: 'stewardsUntil', before: `By ${deadline}`, after: 'Closed' } },
    {
      term: 'Shifts',
      value: capitalised(numberWord(crew.shifts)),
      note: `Of ${hoursInWords(crew.shiftHours)} each`,
    },
    {
      term: 'You get',
      value: 'A ticket and a pitch',
      note: `${productName('weekend-camping')}, among the crew`,
    },
    { term: 'Meals', value: 'One a shift', note: 'And tea at any hour' },
    { term: 'Age', value: `${years(ages.adult)} or over` },
    { term: 'How', value: 'By email', note: [hello] },
  ],
  sections: [
    {
      heading: 'What stewards do',
      blocks: [
        {
          list: [
            'Swap tickets for wristbands and wave cars into rows.',
            'Walk the fields at night, and ask people in the quiet ones to be quiet.',
            'Watch the crowd from the side and radio for help before it’s needed.',
            'Stay with a lost child and radio the others.',
          ],
        },
        'Stewards don’t search bags or throw anyone out. Licensed security staff are paid to do that.',
      ],
    },
    {
      heading: 'The hours',
      picture: 'sunrise-over-the-fell',
      blocks: [
        `Nobody works two in a row, or more than one night. You’ll hear which are yours a month before, in time to swap.`,
      ],
    },
    {
      heading: 'What you get',
      blocks: [
        'A ticket for the whole weekend and a pitch in the crew’s field, which has its own showers. A hot meal with each shift, a waterproof that you give back and a T-shirt that you don’t.',
        'There’s no pay, but no deposit either.',
        {
          strip: {
            title: 'Come with a friend',
            text: 'Put each other’s names on your emails to get the same shifts.',
          },
        },
      ],
    },
    {
      heading: 'Other jobs',
      picture: 'sound-desk',
      blocks: [
        {
          list: [
            'The week before, fences, signs, trackway and bunting, with gloves and lunch from us.',
            'All weekend, sorting what’s in the wrong recycling bin, with gloves on.',
            'First aiders and electricians should say so and bring their papers.',
          ],
        },
      ],
    },
    {
      heading: 'How to apply',
      blocks: [
        {
          steps: [
            [
              {
                until: 'stewardsUntil',
                before: 'Write to ',
                after: `Applications for ${festival.year} closed on ${deadline}. To be asked next time, write to `,
              },
              hello,
              { until: 'stewardsUntil', before: ` by ${deadline}`, after: '' },
              ', with “Steward” as the subject, your name, your age and a telephone number.',
            ],
            'Say what you’ve done before, if anything.',
            'Say what you need, such as a job that you can do sitting down, a shift by daylight or a place to keep medicine.',
            {
              until: 'stewardsUntil',
              before: 'We answer everyone by the middle of May.',
              after: 'We write to you when applications open again.',
            },
          ],
        },
        `There are ${crew.stewards} places. You arrive on Thursday for the briefing that evening.`,
      ],
    },
  ],
};
