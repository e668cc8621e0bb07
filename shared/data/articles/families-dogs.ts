import { helpByText, helpNumber } from '../facts/help.ts';
import type { Article } from '../../model/text-blocks.ts';
import { times } from '../facts/times.ts';
import { limits } from '../facts/limits.ts';
import { ages, childDiscount, childrenPerAdult, childPrices } from '../facts/ages.ts';
import { fields } from '../facts/campsite.ts';
import { festival } from '../edition.ts';
import { places } from '../programme/places.ts';
import { hoursText } from '../../figures/hours.ts';
import { metresInWords, milesInWords } from '../../figures/distance.ts';
import { away } from '../facts/area.ts';
import { percentText } from '../../figures/percent.ts';
import { years } from '../../figures/years.ts';
import { numberWord, capitalised } from '../../figures/number-word.ts';

// Sample.
const vet = { name: 'Hollow Oak Vets', phone: '01632 960 210' };

export const familiesDogs: Article = {
  title: 'Families & Dogs',
  description: `Bringing children or a dog to ${festival.fullName}: ages and prices, the children’s area, ear defenders, lost children, and where dogs may go.`,
  picture: 'kites',
  lead: 'Children do well here, and so do dogs that like drums and rain.',
  feature: {
    title: `Free under ${years(ages.freeBelow)}`,
    text: 'No ticket, just a wristband from the gate.',
  },
  facts: [
    {
      term: `Under ${years(ages.reducedBelow)}`,
      value: `${percentText(childDiscount)} off`,
      note: childPrices.withCode,
    },
    {
      term: `${years(ages.teens.from)} to ${years(ages.teens.to)}`,
      value: 'Full price',
      note: childPrices.teens,
    },
    { term: 'One adult to', value: `${numberWord(childrenPerAdult)} children`, note: 'At most' },
    {
      term: 'Children’s area',
      value: places.paddock.name,
      note: `Friday ${hoursText({ from: times.gatesFriday, to: times.childrensAreaCloses })}, Saturday and Sunday ${hoursText({ from: times.gatesWeekend, to: times.childrensAreaCloses })}`,
    },
    {
      term: 'A child is lost',
      value: helpNumber,
      note: {
        until: 'fieldsClose',
        before: ['Or text ', helpByText, ', or tell the nearest steward'],
        after: 'Nobody answers now',
      },
    },
    { term: 'Dogs', value: 'Free', note: 'Registered beforehand, one to an adult' },
  ],
  sections: [
    {
      heading: 'Tickets for children',
      picture: 'child-on-shoulders',
      blocks: [
        `A child is the age they are on the first day. ${childPrices.underFive} Write your phone number on every child’s wristband.`,
        [
          'If you’re bringing a twelve-year-old, write to ',
          { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
          ' first.',
        ],
      ],
    },
    {
      heading: 'Who looks after whom',
      blocks: [
        `Under-${years(ages.aloneFrom)}s must come with an adult of ${years(ages.adult)} or over. One adult may bring at most ${numberWord(childrenPerAdult)} of them. The adult stays as long as they do.`,
        `${places.paddock.name} isn’t a crèche, so stay there with your children. The late night tent, ${places.lateTent.name}, is for over-${years(ages.adult)}s.`,
      ],
    },
    {
      heading: 'If you lose each other',
      blocks: [
        {
          strip: {
            title: 'Tell the nearest steward',
            steps: [
              'A lost child comes before anything else.',
              'Stay where you are, with the steward. We never call out a child’s name over a loudspeaker.',
              `Two vetted staff stay with a found child, at the information point, open ${hoursText(times.informationPoint)}, and otherwise in the medical tent.`,
            ],
          },
        },
      ],
    },
    {
      heading: 'Noise and sleep',
      blocks: [
        `The information point lends 80 pairs of ear defenders, free, from babies’ sizes up. Under-${numberWord(ages.freeBelow)}s should wear them in sight of a stage that is playing. The best place with a child is behind the sound desk.`,
        `Families camp in ${fields.family.name}, on the ordinary camping ticket.`,
      ],
    },
    {
      heading: 'Babies',
      blocks: [
        {
          list: [
            `Baby changing: in ${places.paddock.name}, beside the medical tent and in ${fields.family.name}, each with a roof, a mat and running water.`,
            `Boiled water, and bottles warmed: in ${places.paddock.name} and at the information point. There’s no steriliser, so bring what you use at home.`,
            [
              'Breastfeeding: anywhere you like. There’s ',
              { text: 'a tent with armchairs', to: 'plan#feedingTent' },
              ` by ${places.paddock.name}.`,
            ],
            'Nappies: the information point has a few for emergencies.',
            'Pushchairs: big wheels or none.',
          ],
        },
      ],
    },
    {
      heading: 'Teenagers',
      picture: 'drumming-workshop',
      blocks: [
        `${capitalised(numberWord(ages.aloneFrom))}- and ${numberWord(ages.teens.to)}-year-olds may come for the day without an adult. To camp, anyone under ${years(ages.adult)} needs one in the same field.`,
      ],
    },
    {
      heading: 'Dog tickets',
      blocks: [
        [
          'Every dog needs a free ticket, and an adult of its own. Write to ',
          { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
          ' with your order number, its name and its microchip number, then pick up its tag at the gate.',
        ],
        'Assistance dogs go everywhere and need no ticket.',
      ],
    },
    {
      heading: 'Where dogs may not go',
      picture: 'falconry-lawn',
      blocks: [
        {
          list: [
            `The late night tent, ${places.lateTent.name}`,
            'The pit in front of any stage',
            'The food queue',
            `The children’s area, ${places.paddock.name}`,
            `${places.lawn.name} during the falconry`,
          ],
        },
      ],
    },
    {
      heading: 'Keeping a dog here',
      picture: 'dog-in-the-shade',
      blocks: [
        {
          list: [
            `On a short lead, ${metresInWords(limits.leadMetres)} at most, day and night.`,
            'Never left in a tent or a car. A parked car in July kills in minutes: we ring the police.',
            'Bag the poo, for a bin with a dog on its lid.',
            `There’s shade under the trees at ${places.clearing.name}, and a bowl at every drinking tap.`,
            'Bring proof of its jabs.',
            [
              `The nearest vet is ${vet.name} in ${away.gosforth.name}, ${milesInWords(away.gosforth.miles)} by road: `,
              { text: vet.phone, to: `tel:${vet.phone}` },
              '.',
            ],
          ],
        },
      ],
    },
  ],
};
