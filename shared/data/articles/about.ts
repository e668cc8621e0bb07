import type { Article } from '../blocks.ts';
import { times } from '../facts/times.ts';
import { away } from '../facts/area.ts';
import { festival } from '../festival.ts';
import { places } from '../programme/places.ts';
import { clockTime } from '../../rules/clock.ts';
import { milesInWords } from '../../rules/figures/distance.ts';

const [firstCurator, secondCurator] = festival.curators;

/** One of the pages that give the castle as the festival's place (specification, section 1). */
export const about: Article = {
  title: 'About',
  description: `How ${festival.fullName} began in ${festival.founded} with 500 people on a castle lawn, who runs it, why it stays small, and what we mean by alternative.`,
  picture: 'about',
  lead: `Three days of music in the grounds of ${festival.place.venue}, in ${festival.place.region}. It began in ${festival.founded} with 500 people and a borrowed lawn, there are about ${festival.capacity} of us now, and that is where it stops.`,
  facts: [
    { term: 'First festival', value: festival.founded.toString(), note: 'With 500 people' },
    { term: 'This year', value: festival.dates },
    { term: 'People', value: `About ${festival.capacity}` },
    { term: 'Place', value: festival.place.venue, note: festival.place.locality },
    { term: 'Curators', value: `${firstCurator} and ${secondCurator}` },
    { term: 'Bands at the same time', value: 'One' },
  ],
  sections: [
    {
      heading: 'How it began',
      blocks: [
        { print: 'choir-in-the-woods' },
        `In ${festival.founded} ${firstCurator} and ${secondCurator} asked the family at the castle for the loan of a lawn. The stage was two hay trailers with a tarpaulin over them, and there was one bar.`,
        'Five hundred people found it. At teatime on Saturday the generator gave out, and the choir carried on without it. There has been a choir on the programme ever since.',
      ],
    },
    {
      heading: 'Why Nightjar',
      blocks: [
        { print: 'lost-bird' },
        'A nightjar is a bird that you hear before you see it, if you see it at all. By day it lies along a branch or on the ground, the colour of bark and dead leaves. At dusk it churrs: one low note and another, on and on, from no direction in particular.',
        'It comes to Britain for the summer and winters in Africa. It’s mostly heard in the south, and scarce in Cumbria, so we don’t promise you one. We took the name for what you hear in the dark, before you know where to look.',
      ],
    },
    {
      heading: 'Two summers off',
      blocks: [
        { print: 'falconry-lawn' },
        'In 2020 the pandemic shut every field in the country. In 2021 the fields were opening again, but a gale had taken the castle’s roof, and the lawn spent that summer under slates and scaffolding. We came back in 2022.',
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
          'Who played, and what went right, is kept under ',
          { text: 'past festivals', to: 'programme/past-festivals' },
          '.',
        ],
      ],
    },
    {
      heading: 'Who runs it',
      blocks: [
        { print: 'sound-desk' },
        `${firstCurator} books the bands. ${secondCurator} sees to everything that the bands stand on, plug into or eat. They agree about two thirds of the bill and settle the rest on the way up Harter Fell, where whoever still has breath gets the casting vote.`,
        'Four more people work on it through the year. In the week itself there are about 240: stewards, medics, cooks, riggers, lifeguards for one hour, and the people who empty the bins at five in the morning and should be thanked when seen.',
      ],
    },
    {
      heading: 'Why it stays small',
      blocks: [
        'It has grown to five times its first size, as our neighbours have remarked. Four things stop it here.',
        {
          list: [
            'The road. There is one sensible way up the valley, in places one car wide, and the tractors were there first.',
            'The neighbours. Sound carries in a valley, and the nearest farmhouse has a bedroom on this side.',
            'The bill, which has one band on it at a time.',
            'The lawn. With this many people you can still see from the back, reach the bar within one song, and find whoever you came with.',
          ],
        },
        'Tickets and the bars pay for all of it. No stage carries a sponsor’s name.',
        {
          band: {
            title: 'One band at a time',
            text: 'Nobody has to choose. A bigger crowd needs a second band to thin it out, and so there is no bigger crowd.',
          },
        },
      ],
    },
    {
      heading: 'The castle',
      blocks: [
        { print: 'courtyard-morning' },
        `${festival.place.venue} stands by a small mere on the south side of the Esk, about ${milesInWords(away.boot.miles)} from Boot. The square tower is of the fourteenth century and was meant for raiders from Scotland. The courtyard came when they had stopped, and the library later still, with money from iron ore.`,
        `It is a house with people living in one corner of it, and it is not open on other days. For the festival they lend us ${places.courtyard.name}, ${places.library.name}, the lawns, the boathouse and the fields along the beck.`,
        [
          `The river comes down from under Scafell Pike and meets the sea at ${festival.place.station}, ${milesInWords(away.ravenglass.miles)} away by road. The way here is on `,
          { text: 'Getting Here', to: 'info/getting-here' },
          ', and what else is in the valley on ',
          { text: 'Things to Do', to: 'further-afield/things-to-do' },
          '.',
        ],
      ],
    },
    {
      heading: 'What we mean by alternative',
      blocks: [
        { print: 'brass-band' },
        'It used to be the rack in the record shop for whatever fitted in no other. We have kept the word because that is still where we shop. The bill has guitars in it, loud and soft, a good deal of electricity and one brass band. What they share is that they would be doing it if nobody had asked.',
        `It also goes for the arrangements. There is no enclosure for important people, and the acts eat in the same queue as you. Outdoors it is over at ${clockTime(times.outdoorMusicEnds)}, and in the morning somebody leads a walk.`,
        [
          'The twelve acts are on the ',
          { text: 'line-up', to: 'lineup' },
          '. To tell us what we have missed, write to ',
          { text: festival.email.hello, to: `mailto:${festival.email.hello}` },
          '. We read all of it and have booked two bands that way.',
        ],
      ],
    },
  ],
};
