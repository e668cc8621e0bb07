import type { Article } from '../../model/text-blocks.ts';
import { away } from '../facts/area.ts';
import { daysInWords, festival } from '../edition.ts';
import { milesInWords } from '../../figures/distance.ts';
import { capitalised } from '../../figures/number-word.ts';
import { listed } from '../../figures/listed.ts';

/** A line never ends within a name. */
const curators = Object.values(festival.curators).map((name) => name.replaceAll(' ', '\u00a0'));

/** One of the pages that give the castle as the festival's place (specification, section 1). */
export const about: Article = {
  title: 'About',
  description: `How ${festival.fullName} began in ${festival.founded} with 500 people on a castle lawn, who runs it, why it stays small, and what we mean by alternative.`,
  picture: 'about',
  lead: `${capitalised(daysInWords)} days of music in the grounds of ${festival.place.venue}, in ${festival.place.region}. It began in ${festival.founded} with 500 people on a borrowed lawn, and stops at about ${festival.capacity}.`,
  feature: {
    title: 'One band at a time',
    text: 'You never have to choose. A bigger crowd would need a second band to thin it out.',
  },
  facts: [
    { term: 'First festival', value: festival.founded.toString() },
    { term: 'Dates', value: festival.dates },
    { term: 'Place', value: festival.place.venue, note: festival.place.locality },
    { term: 'Curators', value: listed(curators).replace(' and ', ' and\u00a0') },
  ],
  sections: [
    {
      heading: 'How it began',
      picture: 'choir-in-the-woods',
      blocks: [
        `In ${festival.founded} ${festival.curators.bands} and ${festival.curators.grounds} asked the family at the castle if they could borrow a lawn. Five hundred people found the stage, two hay trailers under a tarpaulin.`,
        [
          'The pandemic took one summer, and a gale in the castle’s roof another. ',
          { text: 'We came back', to: 'programme/past-festivals' },
          ' in 2022.',
        ],
      ],
    },
    {
      heading: 'Why Nightjar',
      picture: 'lost-bird-in-teal',
      blocks: [
        'A nightjar is a bird that you hear before you see it, if you see it at all. At dusk it churrs, from no direction in particular.',
      ],
    },
    {
      heading: 'The castle',
      picture: 'castle-gate',
      blocks: [
        `${festival.place.venue} stands by a small mere on the south side of the Esk, about ${milesInWords(away.boot.miles)} from Boot. The square tower was built in the fourteenth century to keep out raiders from Scotland.`,
        'People still live in one corner of it.',
      ],
    },
    {
      heading: 'Who runs it',
      picture: 'sound-desk',
      blocks: [
        `${festival.curators.bands} books the bands. ${festival.curators.grounds} sorts out everything the bands stand on, plug into or eat. They agree on about two thirds of the bill, and settle the rest on the way up Harter Fell.`,
        'Four more people work on it through the year. In festival week there are about 240, among them the people who empty the bins at five in the morning.',
      ],
    },
    {
      heading: 'Why it stays small',
      blocks: [
        {
          bars: [
            { name: festival.founded.toString(), figure: '500', amount: 500 },
            { name: festival.year.toString(), figure: festival.capacity, amount: 2500 },
          ],
        },
        {
          list: [
            'The road is one car wide in places and shared with tractors.',
            'Sound carries in a valley with neighbours in it.',
            'One band plays at a time.',
            'From the back of the lawn you can see the stage.',
          ],
        },
      ],
    },
    {
      heading: 'What we mean by alternative',
      picture: 'merch-table',
      blocks: [
        'It used to be the rack in the record shop for whatever didn’t fit anywhere else. That’s still where we shop, for people who’d play unasked.',
        'There’s no VIP enclosure, and the acts queue for their food with you.',
        [
          'If your favourite band isn’t on the ',
          { text: 'line-up', to: 'lineup' },
          ', write to ',
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          '. That’s how we’ve booked two bands.',
        ],
      ],
    },
  ],
};
