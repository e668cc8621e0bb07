import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { away } from '../facts/area.ts';
import { daysInWords, festival } from '../festival.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../figures/clock.ts';
import { milesInWords } from '../../figures/distance.ts';
import { capitalised } from '../../figures/number-word.ts';
import { listed } from '../../figures/listed.ts';

/** One of the pages that give the castle as the festival's place (specification, section 1). */
export const about: Article = {
  title: 'About',
  description: `How ${festival.fullName} began in ${festival.founded} with 500 people on a castle lawn, who runs it, why it stays small, and what we mean by alternative.`,
  picture: 'about',
  lead: `${capitalised(daysInWords)} days of music in the grounds of ${festival.place.venue}, in ${festival.place.region}. It began in ${festival.founded} with 500 people on a borrowed lawn, and stops at about ${festival.capacity}.`,
  facts: [
    { term: 'First festival', value: festival.founded.toString(), note: 'With 500 people' },
    { term: 'This year', value: festival.dates },
    { term: 'People', value: `About ${festival.capacity}` },
    { term: 'Place', value: festival.place.venue, note: festival.place.locality },
    { term: 'Curators', value: listed(Object.values(festival.curators)) },
    { term: 'Bands on at once', value: 'One' },
  ],
  sections: [
    {
      heading: 'How it began',
      blocks: [
        { print: 'choir-in-the-woods' },
        `In ${festival.founded} ${festival.curators.bands} and ${festival.curators.grounds} asked the family at the castle if they could borrow a lawn. The stage was two hay trailers under a tarpaulin, beside one bar.`,
        'Five hundred people found it. On Saturday a choir sang at teatime, and there’s been a choir on the programme ever since.',
      ],
    },
    {
      heading: 'Why Nightjar',
      blocks: [
        { print: 'lost-bird' },
        'A nightjar is a bird that you hear before you see it, if you see it at all. By day it lies along a branch or on the ground, the colour of bark and dead leaves. At dusk it churrs on one low note and another, on and on, from no direction in particular.',
        'It comes to Britain for the summer and winters in Africa. It’s mostly heard in the south and scarce in Cumbria, so we don’t promise you one. We took the name for what you hear in the dark, before you know where to look.',
      ],
    },
    {
      heading: 'Two summers off',
      blocks: [
        { print: 'falconry-lawn' },
        'In 2020 there was the pandemic. By 2021 fields were opening again, but a gale had taken the castle’s roof, and the lawn spent that summer under slates and scaffolding. We came back in 2022.',
        {
          table: {
            caption: 'How many came',
            head: ['Year', 'People'],
            rows: [
              [`${festival.founded}`, '500'],
              ['2020', 'No festival: the pandemic'],
              ['2021', 'No festival: the castle’s roof'],
              ['2022', '1,500'],
              ['2023', '1,800'],
              ['2024', '2,000'],
              ['2025', '2,500'],
            ],
          },
        },
        [
          'Each year has a page of ',
          { text: 'who played, and what went right', to: 'programme/past-festivals' },
          '.',
        ],
      ],
    },
    {
      heading: 'Who runs it',
      blocks: [
        { print: 'sound-desk' },
        `${festival.curators.bands} books the bands. ${festival.curators.grounds} sorts out everything the bands stand on, plug into or eat. They agree on about two thirds of the bill. The rest gets settled on the way up Harter Fell, by whoever’s got breath left.`,
        'Four more people work on it through the year. In festival week there are about 240: stewards, medics, cooks, riggers, lifeguards for one hour, and the people who empty the bins at five in the morning. If you see them, say thank you.',
      ],
    },
    {
      heading: 'Why it stays small',
      blocks: [
        'It’s five times the size it was. Four things stop it getting bigger.',
        {
          list: [
            'The road. There’s one sensible way up the valley, one car wide in places, which we share with tractors.',
            'The neighbours. Sound carries in a valley, and the nearest farmhouse has a bedroom on this side.',
            'The bill. One band plays at a time.',
            'The lawn. With this many people you can see from the back, get to the bar in one song and find your friends.',
          ],
        },
        'Tickets and the bars pay for all of it, so no stage carries a sponsor’s name.',
        {
          band: {
            title: 'One band at a time',
            text: 'You never have to choose. A bigger crowd would need a second band to thin it out, so we don’t have a bigger crowd.',
          },
        },
      ],
    },
    {
      heading: 'The castle',
      blocks: [
        { print: 'courtyard-morning' },
        `${festival.place.venue} stands by a small mere on the south side of the Esk, about ${milesInWords(away.boot.miles)} from Boot. The square tower is fourteenth-century and was built to keep out raiders from Scotland. The courtyard came once they’d stopped, and the library later still, with money from iron ore.`,
        `People still live in one corner of it, so it isn’t open the rest of the year. For the festival they lend us ${places.courtyard.name}, ${places.library.name}, the lawns, the boathouse and the fields along the beck.`,
        [
          `The river comes down from under Scafell Pike and meets the sea at ${festival.place.station}, ${milesInWords(away.ravenglass.miles)} away by road. You can `,
          { text: 'come by train', to: 'info/getting-here' },
          ' and ',
          { text: 'stay for the rest of the valley', to: 'further-afield/things-to-do' },
          '.',
        ],
      ],
    },
    {
      heading: 'What we mean by alternative',
      blocks: [
        { print: 'brass-band' },
        'It used to be the rack in the record shop for whatever didn’t fit anywhere else. We’ve kept the word because that’s still where we shop. There are guitars on the bill, loud and soft, plenty of electricity and one brass band. They’d all do it unasked.',
        `It goes for the rest of it, too. There’s no VIP enclosure, and the acts queue for their food with you. Outdoor music is over at ${clockTime(times.outdoorMusicEnds)}, in time for the morning’s walk.`,
        [
          'Everyone who plays is on the ',
          { text: 'line-up', to: 'lineup' },
          '. If we’ve missed your favourite band, write to ',
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          '. We read every email, and it’s how we’ve booked two bands.',
        ],
      ],
    },
  ],
};
