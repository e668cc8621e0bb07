import type { EasyPage } from '../../model/text-blocks.ts';
import { calendar, dateOf } from '../calendar.ts';
import { ages } from '../facts/ages.ts';
import { helpCall } from '../facts/help.ts';
import { shuttle } from '../facts/shuttle.ts';
import { times } from '../facts/times.ts';
import { daysInWords, festival } from '../edition.ts';
import { clockTime } from '../../figures/clock.ts';
import { metresText } from '../../figures/distance.ts';
import { minutesText } from '../../figures/duration.ts';
import { hoursText } from '../../figures/hours.ts';
import { years } from '../../figures/years.ts';
import type { Facts } from '../facts/facts.ts';

const phone = { text: festival.phone.access, to: `tel:${festival.phone.access}` };

/** The festival in Easy Read. Each line is one sentence of fifteen words at most. */
export const easyRead = ({ metres, priceOf }: Facts): EasyPage => ({
  title: 'Easy Read',
  description: `${festival.fullName} in Easy Read: short sentences with pictures on tickets, the way here, camping, food, toilets and help.`,
  lead: [
    'Here are short sentences with pictures. Another page says ',
    { text: 'what will happen', to: 'info/what-will-happen' },
    '.',
  ],
  sections: [
    {
      heading: 'What it is',
      rows: [
        {
          picture: 'hands-on-strings',
          text: [
            `${festival.name} is a music festival.`,
            `It lasts ${daysInWords} days.`,
            `The dates are ${festival.dates}.`,
          ],
        },
        {
          picture: 'castle-at-dawn-in-teal',
          text: ['It is at a castle.', 'The castle is in the hills.', 'The ground is not flat.'],
        },
      ],
    },
    {
      heading: 'Tickets',
      rows: [
        {
          picture: 'tickets',
          text: [
            `A ticket for ${daysInWords} days costs ${priceOf('weekend')}.`,
            `With camping it costs ${priceOf('weekend-camping')}.`,
            `A ticket for one day costs ${priceOf('day-friday')}.`,
            `Under ${years(ages.freeBelow)}s go free.`,
            {
              until: 'salesOpen',
              before: 'You cannot buy a ticket yet.',
              after: {
                until: 'salesClose',
                before: [{ text: 'Buy your ticket here', to: 'tickets' }, '.'],
                after: 'You cannot buy a ticket now.',
              },
            },
          ],
        },
        {
          picture: 'wheelchair-platform',
          text: [
            'Do you need a person to help you?',
            'Their ticket is free.',
            {
              until: 'companionsUntil',
              before: `Ask us by ${dateOf(calendar.companionsUntil)}.`,
              after: {
                until: 'fieldsClose',
                before: 'It is late, but you can still ask us.',
                after: `That was for ${festival.year}.`,
              },
            },
          ],
        },
      ],
    },
    {
      heading: 'Getting here',
      rows: [
        {
          picture: 'steam-train',
          text: [`You can come by train.`, `The station is ${festival.place.station}.`],
        },
        {
          sign: 'bus stop',
          text: [
            'Our bus takes you from the station.',
            'The bus is free.',
            `It takes ${minutesText(shuttle.journeyMinutes)}.`,
          ],
        },
        {
          sign: 'parking',
          text: ['You can come by car.', `Parking costs ${priceOf('parking')}.`],
        },
        { sign: 'bicycle racks', text: ['You can come by bicycle.', 'The racks are beside the gate.'] },
      ],
    },
    {
      heading: 'At the festival',
      rows: [
        {
          picture: 'courtyard-morning',
          text: [
            `The gate opens at ${clockTime(times.gatesFriday)} on Friday.`,
            `It opens at ${clockTime(times.gatesWeekend)} on Saturday and Sunday.`,
            `You cannot come in after ${clockTime(times.lastEntry)}.`,
            'If you are ill, you can always come in.',
          ],
        },
        {
          sign: 'food',
          text: ['You can buy food.', 'You can pay with a card.', 'There is no cash machine.'],
        },
        { sign: 'drinking water', text: ['Water is free.', 'Bring a bottle.'] },
        {
          sign: 'accessible toilets',
          text: [
            'There are accessible toilets near both stages.',
            'They open with a RADAR key.',
            'Do you have no key? Ask a steward.',
          ],
        },
      ],
    },
    {
      heading: 'Camping',
      rows: [
        {
          picture: 'campsite-at-six',
          text: [
            'You can sleep in a tent.',
            'Bring your own tent.',
            `The fields are ${metresText(metres.gateToCampsite)} from the gate.`,
            'The way there is rough.',
          ],
        },
        { picture: 'boots-and-mud', text: ['It may rain.', 'Bring boots and a coat.'] },
      ],
    },
    {
      heading: 'Help',
      rows: [
        {
          sign: 'first aid',
          text: [
            'Do you feel ill?',
            'Go to the medical tent.',
            'It is always open.',
            {
              until: 'fieldsClose',
              before: ['Or ring ', helpCall, ' at the festival, at any hour.'],
              after: 'At the festival you can also ring.',
            },
            'Is somebody’s life in danger? Ring 999.',
          ],
        },
        {
          sign: 'quiet space',
          text: [
            'Is it too loud?',
            'Go to the quiet space.',
            `It is open ${hoursText(times.quietSpace)}.`,
            'You do not need a reason.',
          ],
        },
        {
          sign: 'charging',
          text: ['Is there a storm?', 'Go to the castle barn.', 'It is dry, and open to all.'],
        },
        {
          sign: 'information',
          text: [
            ['Do you have a question? Ring ', phone, '.'],
            'Nobody has tried this page with readers yet.',
            'Is something hard to read? Please tell us.',
          ],
        },
      ],
    },
  ],
});
