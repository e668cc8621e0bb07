import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { limits } from '../facts/limits.ts';
import { metres } from '../facts/distances.ts';
import { ages, childDiscount, childrenPerAdult, childPrices } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { fields } from '../facts/campsite.ts';
import { festival } from '../festival.ts';
import { places } from '../programme/places.ts';
import { hoursText } from '../../figures/hours.ts';
import { metresText, metresInWords } from '../../figures/distance.ts';
import { percentText } from '../../figures/percent.ts';
import { years } from '../../figures/years.ts';
import { numberWord, capitalised } from '../../figures/number-word.ts';

export const familiesDogs: Article = {
  title: 'Families & Dogs',
  description: `Bringing children or a dog to ${festival.fullName}: ages and prices, the children’s area, ear defenders, lost children, and where dogs may go.`,
  picture: 'kites',
  lead: 'Children do well here, as long as you stay with them. So do dogs that like people, drums and rain.',
  facts: [
    { term: `Under ${years(ages.freeBelow)}`, value: 'Free', note: childPrices.underFive },
    {
      term: `Under ${years(ages.reducedBelow)}`,
      value: `${percentText(childDiscount)} off`,
      note: childPrices.children,
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
      value: [{ text: festival.phone.onSite, to: `tel:${festival.phone.onSite}` }],
      note: 'Or tell the nearest steward',
    },
    { term: 'Dogs', value: 'Free', note: 'Registered beforehand, one to an adult' },
  ],
  sections: [
    {
      heading: 'Tickets for children',
      blocks: [
        { print: 'child-on-shoulders' },
        'A child is the age they are on the first day of the festival. Put their tickets in the same basket as yours.',
        `A child under ${numberWord(ages.freeBelow)} needs no ticket, just a wristband from the gate. Write your phone number on every child’s wristband: the steward has a pen.`,
        [
          'Bringing a twelve-year-old? Write to ',
          { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
          ' first and we’ll sort the ticket.',
        ],
      ],
    },
    {
      heading: 'Who looks after whom',
      blocks: [
        `Under-${years(ages.aloneFrom)}s must come with an adult of ${years(ages.adult)} or over. One adult may bring at most ${numberWord(childrenPerAdult)} of them. The adult stays on the site as long as they do.`,
        `${places.paddock.name} is not a crèche. Stay there with your children: there’s tea.`,
        `${policy.lateTent} It’s loud, dark and for over-${years(ages.adult)}s.`,
      ],
    },
    {
      heading: 'If you lose each other',
      blocks: [
        {
          band: {
            title: 'Tell the nearest steward',
            steps: [
              'Every steward has a radio, and a lost child comes before anything else.',
              'Stay where you are. The steward stays with you and tells the others who to look for. We never call out a child’s name over a loudspeaker.',
              `We take a found child to the information point, open ${hoursText(times.informationPoint)}. When it’s shut, we take them to the medical tent. Two vetted staff stay with them.`,
              'To collect a child, show the number on your wristband and answer a question or two.',
            ],
          },
        },
        `When you arrive, show the children the information point. It is just inside the gate, with the yellow flag. If your phone has no signal, find a steward.`,
      ],
    },
    {
      heading: 'Noise and sleep',
      blocks: [
        { print: 'ear-defenders' },
        `The information point lends 80 pairs of ear defenders, free, from babies’ sizes up. Under-${numberWord(ages.freeBelow)}s should wear them if they can see a stage that is playing.`,
        'The best place with a child is behind the sound desk. The sound is better, and you can slip out.',
        [
          `Families camp in ${fields.family.name}, on the ordinary camping ticket. It’s ${metresText(metres.gateToCampsite)} of farm track from the gate, so bring big wheels. The `,
          { text: 'other fields', to: 'info/camping' },
          ' are louder, or have no showers.',
        ],
      ],
    },
    {
      heading: 'Babies',
      blocks: [
        {
          list: [
            `Baby changing: in ${places.paddock.name}, beside the medical tent and in ${fields.family.name}, each with a roof, a mat and running water.`,
            `Bottles warmed: in ${places.paddock.name} while it is open, and at the information point ${hoursText(times.informationPoint)}.`,
            'Breastfeeding: anywhere you like. If you’d rather sit, there’s a tent with armchairs.',
            'Nappies: bring your own and put used ones in the marked bins. The information point keeps a few, in three sizes, for emergencies.',
            'Pushchairs: big wheels or none. A carrier is better once it’s rained.',
          ],
        },
      ],
    },
    {
      heading: 'Teenagers',
      blocks: [
        { print: 'drumming-workshop' },
        `${capitalised(numberWord(ages.aloneFrom))}- and ${numberWord(ages.teens.to)}-year-olds may come for the day without an adult. To camp, anyone under ${years(ages.adult)} needs one in the same field. Bring photo ID with a date of birth.`,
        [
          'The bars sell soft drinks to anyone and alcohol to adults. There’s plenty ',
          { text: 'to make, hit and fly', to: 'programme/kids-teens' },
          '.',
        ],
      ],
    },
    {
      heading: 'Dog tickets',
      blocks: [
        [
          'A dog’s ticket is free, but every dog needs one. It’s one dog to an adult. Write to ',
          { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
          ' with your order number, the dog’s name and its microchip number, then pick up its tag at the gate.',
        ],
        'Assistance dogs go everywhere and need no ticket.',
        'If your dog hates crowds, drums or thunder, it will have a better weekend with someone kind at home.',
      ],
    },
    {
      heading: 'Where dogs may not go',
      blocks: [
        { print: 'falconry-lawn' },
        {
          list: [
            `The late night tent, ${places.lateTent.name}`,
            'The pit in front of any stage',
            'The food queue',
            `The children’s area, ${places.paddock.name}`,
            `${places.lawn.name} during the falconry, for everyone’s sake`,
          ],
        },
      ],
    },
    {
      heading: 'Keeping a dog here',
      blocks: [
        { print: 'dog-in-the-shade' },
        {
          list: [
            `On a short lead, ${metresInWords(limits.leadMetres)} at most, day and night, because there are Herdwick sheep on three sides.`,
            'Never left in a car, with or without a window open. A parked car in July can kill a dog in minutes. If we see one, we ring the police. Never leave one alone in a tent either.',
            'Poo goes in a bag, and the bag in a bin with the dog on its lid, on every path.',
            `There’s shade under the trees at ${places.clearing.name}, and a bowl at every drinking tap.`,
            'Bring a towel, a blanket and proof of its jabs, as the nearest vet is a drive away.',
          ],
        },
      ],
    },
  ],
};
