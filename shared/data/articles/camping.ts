import { away } from '../facts/area.ts';
import { soldWithTickets } from '../facts/sold-with-tickets.ts';
import { helpFact } from '../facts/help.ts';
import type { Article } from '../../model/text-blocks.ts';
import { times } from '../facts/times.ts';
import { limits } from '../facts/limits.ts';
import { shuttle } from '../facts/shuttle.ts';
import { fields, fieldsInWords, nightsInWords, quietFrom, quietHours } from '../facts/campsite.ts';
import { festival } from '../edition.ts';
import { productName } from '../products.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { hoursText, momentText, hourInWords } from '../../figures/hours.ts';
import { metresText, metresInWords, milesInWords } from '../../figures/distance.ts';
import { capitalised } from '../../figures/number-word.ts';
import type { Facts } from '../facts/facts.ts';

// Sample: quiet places for vans.
/**
 * One of the pages that give the castle as the festival's place (specification, section 1). Its opening time
 * differs from that of the ticket pages (section 9).
 */
export const camping = ({ stayInside, metres, priceOf }: Facts): Article => ({
  title: 'Camping',
  description: `Camping at ${festival.fullName}: when the fields open and close, which of the ${fieldsInWords} to choose, showers, stoves, vans, noise and what to pack.`,
  picture: 'campsite-at-six',
  lead: `${capitalised(fieldsInWords)} fields by the beck, beside ${festival.place.venue} in ${festival.place.region}. It’ll rain on at least one of your ${nightsInWords} nights.`,
  feature: {
    title: 'Pack for rain',
    text: [
      'Some things ',
      { text: 'stay at home', to: 'info/dos-donts#leave-at-home' },
      '; for the rest there are ',
      { text: 'shops nearby', to: 'further-afield/stores' },
      '.',
    ],
    list: [
      'A tent with all its poles, tried out on a lawn',
      'Steel pegs',
      'A mat, and a sleeping bag good for five degrees (July nights go down to ten)',
      'A waterproof with a hood, wellies, and shoes that aren’t wellies',
      'Midge repellent, a head net and a head torch',
      'A power bank and a water bottle',
      'Earplugs and an eye mask, as it’s light by half past four',
    ],
  },
  facts: [
    { term: 'Opens', value: momentText(times.campingOpensOnInfoPages) },
    { term: 'Closes', value: momentText(times.campsiteCloses) },
    { term: productName('weekend-camping'), value: priceOf('weekend-camping') },
    { term: 'Gate to the fields', value: metresText(metres.gateToCampsite) },
    { term: 'Quiet from', value: quietFrom, note: quietHours },
    helpFact,
  ],
  sections: [
    {
      heading: 'Opening and closing',
      blocks: [
        [
          `All ${fieldsInWords} fields open together, and we can’t let you in early: `,
          { text: 'Long Tether', to: 'further-afield/beds#long-tether' },
          `, ${milesInWords(away.santonBridge.miles)} off, has pitches for the night before. You need a `,
          { text: 'camping ticket', to: 'tickets' },
          '. If you’re late, ',
          { text: 'ring from the road', to: 'info/getting-here#if-you-are-late' },
          '.',
        ],
        `From the car park it’s ${metresText(metres.carParkToGate)} to the gate, where there are wheelbarrows, then ${metresText(metres.gateToCampsite)} of farm track to the fields.`,
        `Last entry to the arena is at ${clockTime(times.lastEntry)} each night.${stayInside} To the medical tent it lets you through at any hour.`,
      ],
    },
    {
      heading: 'Stoves and fires',
      blocks: [
        'Gas stoves are fine outdoors, on the ground.',
        {
          warning:
            'Never cook inside a tent or a porch, and never take a stove or a barbecue in to keep warm.',
          text: 'They give off carbon monoxide. It has no smell, and it has killed people in tents. No open fires, charcoal, disposable barbecues, candles or lanterns with a flame. If you see a fire, ring the bell at the fire point beside the toilets.',
        },
      ],
    },
    {
      heading: `${capitalised(fieldsInWords)} fields`,
      blocks: [
        `For quieter camping, choose ${fields.quiet.name} when you arrive. Quiet means voices down and no music. The bass from ${places.lateTent.name} carries, so bring earplugs.`,
        [
          'You ',
          { text: 'apply beforehand', to: 'info/accessibility' },
          ` for accessible camping, ${metresText(metres.gateToAccessibleCampsite)} from the gate.`,
        ],
        {
          table: {
            caption: 'Which field is which',
            head: ['Field', 'For', 'Quiet from', 'What’s in it'],
            rows: [
              [
                fields.main.name,
                'Anyone, groups, most vans',
                clockTime(fields.main.quietFrom),
                'Toilets, taps, hot showers, sinks',
              ],
              [fields.quiet.name, 'People who sleep', clockTime(fields.quiet.quietFrom), 'Toilets, taps'],
              [
                fields.family.name,
                'People with children',
                clockTime(fields.family.quietFrom),
                'Toilets, taps, hot showers, sinks, baby changing',
              ],
            ],
          },
        },
      ],
    },
    {
      heading: 'Pitching',
      blocks: [
        {
          list: [
            'Stay inside the white lines.',
            `${capitalised(metresInWords(limits.tentsApartMetres))} from the walls of your tent to the next one’s.`,
            'Pitch high, with the low end to the south-west, because the bottom of the field floods.',
            'No gazebos, no fences of tape, no saving space.',
          ],
        },
        [
          'To camp together, arrive together. Twelve or more may ',
          { text: 'write to us', to: `mailto:${festival.email.hello}` },
          ' for a corner of their own.',
        ],
      ],
    },
    {
      heading: 'Campervans and motorhomes',
      blocks: [
        `They go along the top of ${fields.main.name}, where the ground is firmest; for quiet nights, ask at the gate for one of the places in ${fields.quiet.name}. Everyone in one needs a camping ticket, and the van needs a parking pass, ${priceOf('parking')}, like a car.`,
        [
          `${capitalised(metresInWords(limits.vanMetres))} is the longest that’ll get round the bends, so no caravans or trailers. For longer vans there’s `,
          { text: 'Long Tether', to: 'further-afield/beds#long-tether' },
          '.',
        ],
        'There’s no hook-up, and generators stay off. Empty your waste at the marked point. Once you’re in, you can’t drive out until Monday.',
      ],
    },
    {
      heading: 'Toilets, showers and water',
      picture: 'towels-on-the-jetty',
      blocks: [
        'Each field has a block of composting toilets, lit all night, with one accessible toilet in it.',
        `Showers are hot and free, in ${fields.main.name} and ${fields.family.name}, from ${hoursText(times.showers)}. The queue is longest from ${hoursText(times.showerQueue)}.`,
        'Taps at every block give drinking water. Wash pans and teeth at the sinks, not under the taps or in the beck.',
        `Tea, coffee and breakfast start at ${hourInWords(times.teaStarts)} beside the fields, with bacon rolls, or mushroom ones, which are vegan, spread and all.`,
      ],
    },
    {
      heading: 'Weather and safety',
      picture: 'boots-and-mud',
      blocks: [
        {
          warning: 'A beck here can rise within the hour.',
          text: [
            'If ours does, stewards help you move, at night too. In a gale or a thunderstorm, go to ',
            { text: 'the castle barn', to: 'plan#barn' },
            `, which is dry, open to all and ${metresText(metres.gateToBarn)} from the gate.`,
          ],
        },
        [
          'Carry what you can’t lose. There are lockers by the main gate, ',
          `${priceOf('locker')} from Thursday to Monday, with a socket inside, `,
          soldWithTickets,
          '.',
        ],
      ],
    },
    {
      heading: 'Leaving',
      blocks: [
        `The fields close ${momentText(times.campsiteCloses)} and the last bus to ${festival.place.station} goes at ${clockTime(shuttle.monday.to)}. Count your pegs, because one left in the grass ends up in a hoof or a mower.`,
        'We give you two bags, one for recycling and one for the rest, which you bring back, full or empty.',
      ],
    },
  ],
});
