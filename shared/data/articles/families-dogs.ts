import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { limits } from '../facts/limits.ts';
import { metres } from '../facts/distances.ts';
import { ages, childDiscount, childrenPerAdult, childPrices } from '../facts/ages.ts';
import { policy } from '../facts/policy.ts';
import { fields } from '../facts/campsite.ts';
import { festival } from '../festival.ts';
import { places } from '../programme/places.ts';
import { hoursText } from '../../rules/figures/hours.ts';
import { metresText, metresInWords } from '../../rules/figures/distance.ts';
import { percentText } from '../../rules/figures/percent.ts';
import { years } from '../../rules/figures/years.ts';
import { numberWord, capitalised } from '../../rules/figures/number-word.ts';

export const familiesDogs: Article = {
  title: 'Families & Dogs',
  description: `Bringing children or a dog to ${festival.fullName}: ages and prices, the children’s area, ear defenders, lost children, and where dogs may go.`,
  picture: 'kites',
  lead: 'Children do well here, and dogs do if they like people, drums and rain. Both need somebody who stays with them.',
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
        `A child under ${numberWord(ages.freeBelow)} needs no ticket, only a wristband from the gate. Every child’s wristband has space for a grown-up’s phone number; the steward has the pen.`,
        [
          'Twelve-year-olds fall between the bands as they are printed. If you are bringing one, write to ',
          { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
          ' before you buy.',
        ],
      ],
    },
    {
      heading: 'Who looks after whom',
      blocks: [
        `Under-${years(ages.aloneFrom)}s come with an adult of ${years(ages.adult)} or over, and one adult brings at most ${numberWord(childrenPerAdult)} of them. The adult stays on the site for as long as they do.`,
        'There is a field to run about in, a castle to look at, and bedtime is open to argument.',
        `${places.paddock.name} is not a crèche, so somebody stays there too. There is tea.`,
        `${policy.lateTent} It is loud, dark and for over-${years(ages.adult)}s.`,
      ],
    },
    {
      heading: 'If you lose each other',
      blocks: [
        {
          band: {
            title: 'Tell the nearest steward',
            steps: [
              'Every steward has a radio, and a lost child comes before anything else on it.',
              'Stay where you are. The steward stays with you and sends out a description. We never read a child’s name out over a loudspeaker.',
              `A found child waits at the information point with two vetted members of staff, or at the medical tent when the information point is closed. The information point is open ${hoursText(times.informationPoint)}; the medical tent never shuts.`,
              'To collect a child you show the number on your wristband and answer a question or two.',
            ],
          },
        },
        `When you arrive, walk the children to the information point and show it to them: it stands just inside the gate and has the yellow flag. If your phone has no signal, any steward’s radio will do.`,
      ],
    },
    {
      heading: 'Noise and sleep',
      blocks: [
        { print: 'ear-defenders' },
        `We lend 80 pairs of ear defenders, from babies’ sizes up, at the information point. They are free; leave a name. Under-${numberWord(ages.freeBelow)}s should wear them within sight of any stage that is playing.`,
        'The best place with a child is behind the sound desk: the sound is better there, and you can leave without asking forty people to move.',
        [
          `Families camp in ${fields.family.name}, on the ordinary camping ticket. It is ${metresText(metres.gateToCampsite)} of farm track from the gate, so bring the wheels that can do it. The rest is on `,
          { text: 'Camping', to: 'info/camping' },
          '.',
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
            'Breast-feeding: anywhere you like. The tent with the armchairs is for anyone who would rather sit down.',
            'Nappies: bring your own and put them in the bins marked for them. The information point keeps a few in three sizes for emergencies.',
            'Pushchairs: big wheels or none. A carrier is better when it has rained, and it will have rained.',
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
          'Bars sell soft drinks to anybody and alcohol to adults. What there is to make, hit and fly is on ',
          { text: 'Kids & Teens', to: 'programme/kids-teens' },
          '.',
        ],
      ],
    },
    {
      heading: 'Dog tickets',
      blocks: [
        [
          'A dog’s ticket is free, but every dog must have one: one dog to an adult. Write to ',
          { text: festival.email.tickets, to: `mailto:${festival.email.tickets}` },
          ' with your order number, the dog’s name and its microchip number, and collect the tag at the gate.',
        ],
        'Assistance dogs go everywhere and need no ticket.',
        'If your dog dislikes crowds, drums or thunder, leave it with someone kind. It will have a better weekend.',
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
            `${places.lawn.name} during the falconry, for the sake of all the animals concerned`,
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
            `On a short lead, ${metresInWords(limits.leadMetres)} at most, day and night. There are Herdwick sheep on three sides.`,
            'Never left in a car, with or without a window open. A parked car in July can kill a dog in minutes, so we ring the police and they break the glass. Not left alone in a tent either.',
            'Poo goes in a bag and the bag in a bin. The bins with the dog on the lid are on every path.',
            `Shade is under the trees at ${places.clearing.name}. Bowls stand at every drinking tap.`,
            'Bring a towel, a blanket and proof of its jabs. The nearest vet is a drive away.',
          ],
        },
      ],
    },
  ],
};
