import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { limits } from '../facts/limits.ts';
import { metres } from '../facts/distances.ts';
import { shuttle } from '../facts/shuttle.ts';
import { fields, fieldsInWords, nightsInWords, quietFrom, quietHours } from '../facts/campsite.ts';
import { festival } from '../festival.ts';
import { priceOf, productName } from '../products.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { hoursText, momentText, hourInWords } from '../../figures/hours.ts';
import { metresText, metresInWords } from '../../figures/distance.ts';
import { capitalised } from '../../figures/number-word.ts';

/**
 * One of the pages that give the castle as the festival's place (specification, section 1). Its opening time is not the
 * ticket pages' (section 9).
 */
export const camping: Article = {
  title: 'Camping',
  description: `Camping at ${festival.fullName}: when the fields open and close, which of the ${fieldsInWords} to choose, showers, stoves, vans, noise and what to pack.`,
  picture: 'campsite-at-six',
  lead: `${capitalised(fieldsInWords)} fields by the beck, beside ${festival.place.venue} in ${festival.place.region}. The grass is good, the pegs find stones, and it’ll rain on at least one of your ${nightsInWords} nights.`,
  facts: [
    { term: 'Opens', value: momentText(times.campingOpensOnInfoPages) },
    { term: 'Closes', value: momentText(times.campsiteCloses) },
    { term: productName('weekend-camping'), value: priceOf('weekend-camping') },
    { term: 'Gate to the fields', value: metresText(metres.gateToCampsite) },
    { term: 'Quiet from', value: quietFrom, note: quietHours },
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
        `Camping opens ${momentText(times.campingOpensOnInfoPages)} and closes ${momentText(times.campsiteCloses)}. All ${fieldsInWords} fields open together, and we can’t let you in early.`,
        [
          `You need a `,
          { text: 'camping ticket', to: 'tickets' },
          `, because a ${productName('weekend')} or a day ticket doesn’t include a pitch. If you arrive after last entry at ${clockTime(times.lastEntry)}, `,
          { text: 'ring from the road', to: 'info/getting-here' },
          ' and we’ll let you in and walk you over.',
        ],
        `From the car park it is ${metresText(metres.carParkToGate)} to the gate, then ${metresText(metres.gateToCampsite)} of farm track to the fields. There are a dozen wheelbarrows at the gate, with a queue for them at six.`,
      ],
    },
    {
      heading: `${capitalised(fieldsInWords)} fields`,
      blocks: [
        { print: 'beck-and-footbridge' },
        {
          table: {
            caption: 'Which field is which',
            head: ['Field', 'For', 'Quiet from', 'What’s in it'],
            rows: [
              [
                fields.main.name,
                'Anyone, groups, vans along the top',
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
        `You choose when you arrive. Quiet means voices down and no music; in ${fields.quiet.name} a steward will come and tell you. The bass from ${places.lateTent.name} goes through hedges, so bring earplugs there too.`,
        [
          'There’s more for those who come ',
          { text: 'with children or with a dog', to: 'info/families-dogs' },
          `. Accessible camping is by itself, ${metresText(metres.gateToAccessibleCampsite)} from the gate, and you `,
          { text: 'apply for it beforehand', to: 'info/accessibility' },
          '.',
        ],
      ],
    },
    {
      heading: 'Pitching',
      blocks: [
        'Put your tent up at home first, so that it takes half as long here.',
        {
          list: [
            'Stay inside the white lines, guy ropes included. The lanes between are for fire engines.',
            `${capitalised(metresInWords(limits.tentsApartMetres))} from the walls of your tent to the next one’s. Guy ropes may cross.`,
            'Turn the low end to the south-west. The wind comes up the valley from the sea.',
            'Pitch high. The bottom of the field is flat because it floods.',
            'No gazebos, no fences of tape, no saving space for friends who come later.',
          ],
        },
        [
          `To camp together, arrive together. If there are twelve of you or more, we’ll keep you a corner of ${fields.main.name}. Write to `,
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          ' a fortnight before, with one name and the time you’ll arrive.',
        ],
      ],
    },
    {
      heading: 'Campervans and motorhomes',
      blocks: [
        `They go along the top of ${fields.main.name}, where the ground is firmest. Everyone in one needs a camping ticket, and the van needs a parking pass, ${priceOf('parking')}, like a car.`,
        `${capitalised(metresInWords(limits.vanMetres))} is the longest that’ll get round the bends. No caravans or trailers. Cars stay in the car park.`,
        'There’s no hook-up. Generators stay off. Empty your waste at the marked point by the toilets and nowhere else. Once you’re in, you stay until Monday, because the field won’t take the traffic.',
      ],
    },
    {
      heading: 'Toilets, showers and water',
      blocks: [
        { print: 'kettle-and-stove' },
        'Each field has a block of composting toilets, lit all night and cleaned four times a day, with one accessible toilet in it. There’s paper, but bring a roll anyway.',
        `Showers are hot, free and in ${fields.main.name} and ${fields.family.name}, from ${hoursText(times.showers)}. The queue is longest at ${hourInWords(times.showerQueue.from)} in the morning and gone by ${hourInWords(times.showerQueue.to)}.`,
        'Taps at every block give mains water for drinking. Wash pans and teeth at the sinks, not under the taps. Keep soap and pans out of the beck.',
        `Tea, coffee and bacon or mushroom rolls start at ${hourInWords(times.teaStarts)} beside the fields.`,
      ],
    },
    {
      heading: 'Stoves and fires',
      blocks: [
        'Gas stoves are fine outdoors, on the ground, with nothing hanging over them and someone beside them.',
        'Never cook inside a tent or a porch, and never take a stove or a barbecue in to keep warm. They give off carbon monoxide. It has no smell, and it has killed people in tents.',
        'No open fires, charcoal, disposable barbecues, candles or lanterns with a flame. The only campfire is the one we light. If you see another, ring the bell at the nearest fire point: every field has them.',
      ],
    },
    {
      heading: 'What to bring',
      blocks: [
        {
          band: {
            title: 'Pack for rain',
            list: [
              'A tent with its own groundsheet and all its poles, tried out on a lawn',
              'Steel pegs, because plastic ones last one night here',
              'A mat, because the cold comes from below',
              'A sleeping bag good for five degrees (July nights go down to ten)',
              'A waterproof with a hood, wellies, and shoes that aren’t wellies',
              'One set of dry clothes in a bag that stays shut',
              'Midge repellent and a head net',
              'A head torch, a power bank and a water bottle',
              'Earplugs and an eye mask, as it’s light by half past four',
            ],
          },
        },
        [
          'Some things ',
          { text: 'stay at home', to: 'info/dos-donts' },
          '. What you’ve forgotten, the ',
          { text: 'shops nearby', to: 'further-afield/stores' },
          ' may have.',
        ],
      ],
    },
    {
      heading: 'Weather and safety',
      blocks: [
        { print: 'boots-and-mud' },
        'A beck here can rise within the hour. If ours does, we rope off the bottom of the fields and stewards help you move, at night too. In a gale or a thunderstorm we open the castle barn, which is dry. Go there.',
        'Stewards walk the fields day and night and check wristbands at the way in. A padlock shows which tent has something in it, so carry what you can’t lose instead.',
        [
          `For the rest there are lockers by the main gate, ${priceOf('locker')} from Thursday to Monday, with a socket inside, `,
          { text: 'sold with the tickets', to: 'tickets/purchase' },
          `. There are none in the fields. Your medicine can go in the fridge at the medical tent, ${metresText(metres.gateToMedical)} from the gate.`,
        ],
      ],
    },
    {
      heading: 'Leaving',
      blocks: [
        { print: 'towels-on-the-jetty' },
        `The fields close ${momentText(times.campsiteCloses)} and the last bus to ${festival.place.station} goes at ${clockTime(shuttle.monday.to)}. The sheep are back by Wednesday, so count your pegs. One left in the grass ends up in a hoof or a mower.`,
        'We give you two bags, one for recycling and one for the rest. Bring both back, full or empty. If your tent breaks, carry it out anyway, because we can’t recycle it either.',
        [{ text: 'Too many were left', to: 'info/sustainability' }, ' last year.'],
      ],
    },
  ],
};
