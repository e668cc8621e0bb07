import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { limits } from '../facts/limits.ts';
import { metres } from '../facts/distances.ts';
import { shuttle } from '../facts/shuttle.ts';
import { fields, quietHours } from '../facts/campsite.ts';
import { festival } from '../festival.ts';
import { festivalTickets, priceOf } from '../products.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../rules/clock.ts';
import { hoursText, momentText, hourInWords } from '../../rules/figures/hours.ts';
import { metresText, metresInWords } from '../../rules/figures/distance.ts';
import { capitalised } from '../../rules/figures/number-word.ts';

const [weekend, weekendCamping] = festivalTickets;

/**
 * One of the pages that give the castle as the festival's place (specification, section 1). Its opening time is not the
 * ticket pages' (section 9).
 */
export const camping: Article = {
  title: 'Camping',
  description: `Camping at ${festival.fullName}: when the fields open and close, which of the three to choose, showers, stoves, vans, noise and what to pack.`,
  picture: 'campsite-at-six',
  lead: `Three fields by the beck, beside ${festival.place.venue} in ${festival.place.region}. The grass is good, the pegs find stones, and it will rain on at least one of your four nights.`,
  facts: [
    { term: 'Opens', value: momentText(times.campingOpensOnInfoPages) },
    { term: 'Closes', value: momentText(times.campsiteCloses) },
    { term: weekendCamping.name, value: priceOf('weekend-camping') },
    { term: 'Gate to the fields', value: metresText(metres.gateToCampsite) },
    { term: 'Quiet from', value: clockTime(fields.quiet.quietFrom), note: quietHours },
    { term: 'Showers', value: 'Hot and free' },
    { term: 'Information point', value: hoursText(times.informationPoint) },
    {
      term: 'Help, day and night',
      value: [{ text: festival.phone.onSite, to: `tel:${festival.phone.onSite}` }],
    },
  ],
  sections: [
    {
      heading: 'Opening and closing',
      blocks: [
        { print: 'castle-gate' },
        `Camping opens ${momentText(times.campingOpensOnInfoPages)} and closes ${momentText(times.campsiteCloses)}. All three fields open together. Nobody is let in before.`,
        [
          `You need a camping ticket, and we do check: a ${weekend.name} or a day ticket buys no pitch. All of them are on `,
          { text: 'Tickets', to: 'tickets' },
          `. If you arrive after last entry at ${clockTime(times.lastEntry)}, `,
          { text: 'ring from the road', to: 'info/getting-here' },
          ' and you will be let in and walked over.',
        ],
        `From the car park it is ${metresText(metres.carParkToGate)} to the gate, and ${metres.gateToCampsite} more of farm track to the fields. There are a dozen wheelbarrows at the gate, and a queue for them at six.`,
      ],
    },
    {
      heading: 'Three fields',
      blocks: [
        { print: 'beck-and-footbridge' },
        {
          table: {
            caption: 'Which field is which',
            head: ['Field', 'For', 'Quiet from', 'What is in it'],
            rows: [
              [
                fields.main.name,
                'Anybody, groups, vans along the top',
                clockTime(fields.main.quietFrom),
                'Toilets, taps, hot showers, sinks',
              ],
              [
                fields.quiet.name,
                'People who sleep',
                clockTime(fields.quiet.quietFrom),
                `Toilets and taps; showers are in ${fields.main.name}`,
              ],
              [
                fields.family.name,
                'People with children',
                clockTime(fields.family.quietFrom),
                'Toilets, taps, hot showers, sinks, baby changing',
              ],
            ],
          },
        },
        { print: 'asleep-on-a-rug' },
        `You choose when you arrive. Quiet means voices down and no music: in ${fields.quiet.name} a steward comes and says so. The bass from ${places.lateTent.name} takes no notice of hedges, so bring earplugs there too.`,
        [
          'Who may camp with children, and what goes for dogs, is on ',
          { text: 'Families & Dogs', to: 'info/families-dogs' },
          `. Accessible camping is in a place of its own, ${metresText(metres.gateToAccessibleCampsite)} from the gate, by `,
          { text: 'application beforehand', to: 'info/accessibility' },
          '.',
        ],
      ],
    },
    {
      heading: 'Pitching',
      blocks: [
        'A tent that has been up once since last summer is half the work.',
        {
          list: [
            'Stay inside the white lines. The lanes between are for fire engines and must be empty, guy ropes included.',
            `${capitalised(metresInWords(limits.tentsApartMetres))} from your tent to the next one. Guy ropes may cross; walls may not.`,
            'Turn the low end to the south-west. The wind comes up the valley from the sea.',
            'Pitch high. The bottom of a field is flat because water made it so.',
            'No gazebos, no fences of tape, no saving of space for somebody who comes tomorrow.',
          ],
        },
        [
          `To camp together, arrive together. Twelve people or more can have a corner kept in ${fields.main.name}: write to `,
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          ' a fortnight before, with one name and one time of arrival.',
        ],
      ],
    },
    {
      heading: 'Campervans and motorhomes',
      blocks: [
        `They stand along the top of ${fields.main.name}, where the ground is firmest. Everybody in one needs a camping ticket, and the van needs a parking pass, ${priceOf('parking')}, as a car does. ${capitalised(metresInWords(limits.vanMetres))} is the longest that gets round the bends. No caravans or trailers, and cars stay in the car park.`,
        'There is no hook-up, and generators stay off. Waste goes down the marked point by the toilets and nowhere else. Once in, vans stay until Monday, because the field will not take the traffic.',
      ],
    },
    {
      heading: 'Toilets, showers and water',
      blocks: [
        { print: 'kettle-and-stove' },
        'Each field has a block of composting toilets, lit all night and cleaned four times a day, with one accessible toilet in it. There is paper. Bring a roll all the same.',
        `Showers are hot, free and in ${fields.main.name} and ${fields.family.name}, from ${hoursText(times.showers)}. The queue is longest at ${hourInWords(times.showerQueue.from)} in the morning and gone by ${hourInWords(times.showerQueue.to)}.`,
        'Taps at every block give mains water for drinking. Wash pans and teeth at the sinks, not under the taps. Leave the beck to the sheep upstream and the trout down.',
        `Tea, coffee and bacon or mushroom rolls start at ${hourInWords(times.teaStarts)} beside the fields.`,
      ],
    },
    {
      heading: 'Stoves and fires',
      blocks: [
        'Gas stoves are welcome: outdoors, on the ground, with somebody watching and nothing hanging over. Never cook inside a tent or a porch. A burning stove gives off carbon monoxide, which has no smell and has killed people in tents.',
        'No open fires, charcoal, disposable barbecues, candles or lanterns with a flame. Every field has fire points with a bell. The one campfire is ours, and there is room round it.',
      ],
    },
    {
      heading: 'What to bring',
      blocks: [
        {
          band: {
            title: 'Pack for rain',
            list: [
              'A tent with its own groundsheet, and all its poles: try it on the lawn first',
              'Steel pegs. Plastic ones last one night here',
              'A mat that keeps the ground off, because cold comes from below',
              'A sleeping bag good for five degrees: July nights go down to ten, and bags age',
              'A waterproof with a hood, wellingtons, and shoes that are not wellingtons',
              'One set of dry clothes in a bag that stays shut',
              'Midge repellent, and a head net if they like you',
              'A head torch, a power bank and a water bottle',
              'Earplugs and an eye mask: it is light by half past four',
            ],
          },
        },
        [
          'What to leave at home is on ',
          { text: 'Dos & Don’ts', to: 'info/dos-donts' },
          '. What you forgot may be in one of the ',
          { text: 'shops nearby', to: 'further-afield/stores' },
          '.',
        ],
      ],
    },
    {
      heading: 'Weather and safety',
      blocks: [
        { print: 'tents-in-rain' },
        'A beck here can rise within the hour. If ours does, the bottom of the fields is roped off and stewards help you move, at night too. In a gale or a thunderstorm the castle barn is opened. It is dry and dull.',
        'Stewards walk the fields day and night, and the gate to them checks wristbands. Thefts are few, and nearly all from tents with a padlock on. Carry what you cannot lose.',
        [
          `For the rest there are lockers by the main gate, ${priceOf('locker')} from Thursday to Monday, with a socket inside. They are `,
          { text: 'sold with the tickets', to: 'tickets/purchase' },
          `, and there are none in the fields. Medicine can go in the fridge at the medical tent, ${metresText(metres.gateToMedical)} from the gate.`,
        ],
      ],
    },
    {
      heading: 'Leaving',
      blocks: [
        { print: 'boots-and-mud' },
        `The fields close ${momentText(times.campsiteCloses)} and the last bus to ${festival.place.station} goes at ${clockTime(shuttle.monday.to)}. Sheep are back in by Wednesday, so pegs count: one left in the grass goes through a hoof or a mower.`,
        'You get two bags when you come, one for recycling and one for the rest. Bring both back full or empty. If your tent breaks, carry it out all the same: we cannot recycle it either.',
        [
          'How many were left last year is on ',
          { text: 'Sustainability', to: 'info/sustainability' },
          '. It was too many.',
        ],
      ],
    },
  ],
};
